/** Sets of seats, fiefs or countries on the table: small numbers, made and asked by these. */
export const hasBit = (set: number, member: number): boolean => (set & (1 << member)) !== 0;
export const withBit = (set: number, member: number): number => set | (1 << member);
export const withoutBit = (set: number, member: number): number => set & ~(1 << member);
