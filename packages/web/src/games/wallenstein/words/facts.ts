/** What is said of a county in one breath. */
export interface CountyFacts {
  readonly name: string;
  readonly owner: string | null;
  readonly armies: number;
  readonly buildings: readonly string[];
  readonly sites: number;
  readonly markers: number;
  readonly tax: number;
  readonly grain: number;
  readonly leader: string | null;
  readonly statues: readonly string[];
}
/** What is true of several things, one after the other. */
export const list = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(", ");
