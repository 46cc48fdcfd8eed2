import type { DigestOfTable, SumOfTable } from "./digest.ts";
import type { NamedFrame } from "./naming.ts";
import type { Told } from "./writing.ts";

/** What was looked at last at one place, so that what has not changed is not worked through again. Only its own edition can read it. */
export interface Recent {
  view?: unknown;
  /** The table that view is of, and since when its seat's past is open. */
  table?: unknown;
  since?: object | null;
  /** What its game made of that table for all; undefined: it was not only that. */
  alike?: object | undefined;
  digest?: DigestOfTable;
  sum?: SumOfTable;
}

/** What was found of one match that is the same in everybody's eyes, so that it is found once for all. */
export interface Common {
  position?: unknown;
  /** The edition that looked. */
  by?: unknown;
  stack?: unknown;
  /** The stack of the position that was looked at last, where all saw the same of it, and what they saw. */
  last?: { readonly frames: unknown; readonly stack: unknown } | undefined;
  /** Of the table of this position, by the game itself; `last`: of the position that was looked at before. */
  alike?: { made?: unknown; readonly last?: unknown };
  /** How parts of what was seen last have become parts of what is seen now. */
  told?: Told;
  /** Whether the table of one position holds what that of another held. */
  same?: { readonly from: unknown; readonly to: unknown; readonly isSame: boolean };
  /** What is on the stack that is the same for all, by place, where not all of it is. */
  frames?: unknown[];
  top?: { readonly frame: unknown; readonly named: NamedFrame };
  /** How what all see alike of one table became what they see of another. */
  toldAlike?: { readonly from: object; readonly to: object; readonly text: string; readonly whole: string | undefined };
  /** How the table and the stack have changed, where that is all that has. */
  toldView?: { readonly table: string | undefined; readonly stack: string | undefined; readonly text: string | undefined };
  /** How one stack became another. */
  change?: { readonly from: unknown; readonly to: unknown; readonly text: string | undefined };
}
