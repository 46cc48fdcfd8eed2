import type { GameTypes, View } from "./contract.ts";
import { sameData } from "./data.ts";
import type { NamedFrame, NamedView, Naming } from "./naming.ts";
import type { Common } from "./recent.ts";

/** A view, as far as somebody needs to be told of it. */
export interface Look {
  /** How it has changed since the last look, a `Change` as JSON; undefined: not at all, or there was none. */
  readonly change: string | undefined;
  /** What is on top of the stack: what is asked. */
  readonly top: NamedFrame | undefined;
  /** All of it. */
  whole(): NamedView;
}

/** Compared once for all who look. */
export function isSameTable(from: unknown, to: unknown, common: Common): boolean {
  const known = common.same;
  if (known !== undefined && known.from === from && known.to === to) return known.isSame;
  const isSame = from !== to && sameData(from, to);
  common.same = { from, to, isSame };
  return isSame;
}

export class LookOf<G extends GameTypes> implements Look {
  readonly change: string | undefined;
  readonly top: NamedFrame | undefined;
  private readonly naming: Naming<G>;
  private readonly view: View<G>;
  constructor(naming: Naming<G>, view: View<G>, change: string | undefined, common: Common) {
    this.naming = naming;
    this.view = view;
    this.change = change;
    const top = view.stack.at(-1);
    if (top !== undefined && common.top?.frame !== top) common.top = { frame: top, named: naming.nameFrame(top) };
    this.top = top === undefined ? undefined : common.top?.named;
  }
  whole(): NamedView {
    return this.naming.nameView(this.view);
  }
}
