import type { GameTypes } from "./contract.ts";
import type { Naming } from "./naming.ts";
import { flat } from "./writing.ts";

/** What somebody may choose from, as JSON: the same actions are told again and again, each with the rule that forbids it, or none. */
export class Offers<G extends GameTypes> {
  private readonly naming: Naming<G>;
  /** Actions that are made once and for all, by the rule that forbids them, or none. */
  private readonly known = new WeakMap<object, Map<G["Rule"] | null, string>>();
  constructor(naming: Naming<G>) {
    this.naming = naming;
  }
  /** With a comma before it, in one piece. `isKept`: the very same action will be told again. */
  told(action: G["Action"], rule: G["Rule"] | null, isKept: boolean): string {
    if (!isKept) return this.tell(action, rule);
    let known = this.known.get(action);
    if (known === undefined) this.known.set(action, (known = new Map()));
    let text = known.get(rule);
    if (text === undefined) known.set(rule, (text = flat(this.tell(action, rule))));
    return text;
  }
  private tell(action: G["Action"], rule: G["Rule"] | null): string {
    return `,{"action":${JSON.stringify(this.naming.nameAction(action))},"rule":${JSON.stringify(rule)}}`;
  }
}
