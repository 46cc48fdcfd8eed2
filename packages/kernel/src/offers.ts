import type { GameTypes } from "./contract.ts";
import type { Naming } from "./naming.ts";

/** What somebody may choose from, as JSON: the same actions are told again and again, each with the rule that forbids it, or none. */
export class Offers<G extends GameTypes> {
  private readonly naming: Naming<G>;
  /** Actions that are made once and for all, as they are told. */
  private readonly known = new WeakMap<object, string>();
  private readonly rules = new Map<string, string>();
  constructor(naming: Naming<G>) {
    this.naming = naming;
  }
  /** `isKept`: the very same action will be told again. */
  told(action: G["Action"], rule: G["Rule"] | null, isKept: boolean): string {
    return this.tellAction(action, isKept) + (rule === null ? "null}" : this.tellRule(rule));
  }
  private tellAction(action: G["Action"], isKept: boolean): string {
    const known = isKept ? this.known.get(action) : undefined;
    if (known !== undefined) return known;
    const text = `{"action":${JSON.stringify(this.naming.nameAction(action))},"rule":`;
    if (isKept) this.known.set(action, text);
    return text;
  }
  private tellRule(rule: string): string {
    let text = this.rules.get(rule);
    if (text === undefined) this.rules.set(rule, (text = `${JSON.stringify(rule)}}`));
    return text;
  }
}
