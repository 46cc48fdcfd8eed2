/** Small sets as numbers, one bit for each member. */
export const hasBit = (set: number, member: number): boolean => (set & (1 << member)) !== 0;
/** The lowest member of a set that is not empty. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);
export function countBits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
/** The nth member, counted from 0; there must be as many. */
export function nthBit(set: number, index: number): number {
  let left = set;
  for (let passed = 0; passed < index; passed++) left &= left - 1;
  return lowestBit(left);
}
