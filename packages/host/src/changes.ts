/** Of a view that somebody has seen before only what has changed is sent. */
import type { Edition, Look, Recent } from "@stormakt/kernel";
import type { As, Now } from "@stormakt/protocol";
import type { Table } from "./table.ts";
import type { Besides } from "./table-showing.ts";

/** JSON; most fields are mostly empty. */
function textOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "boolean") return value ? "true" : "false";
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}
/** What of a question does not stand on top of the stack, as JSON: always one of these few. */
function askedIn(prompt: Now["prompt"]): string {
  if (prompt === null) return "null";
  const { asked, order } = prompt;
  if (!asked) return order ? '{"asked":false,"order":true}' : '{"asked":false,"order":false}';
  return order ? '{"asked":true,"order":true}' : '{"asked":true,"order":false}';
}

/** What the match ended with stands above what the rules said. */
const withOutcome = (change: string | undefined, outcome: Now["view"]["outcome"]): string =>
  JSON.stringify({ ...(change === undefined ? {} : (JSON.parse(change) as object)), outcome: [outcome] });

/** How what somebody was shown last has become what they are shown now. */
export interface ShownChange {
  /** The number of the view before, and the last line heard. */
  readonly from: number;
  readonly n: number;
  /** How the view has changed, as JSON; undefined: not at all. */
  readonly view: string | undefined;
  /** What else has changed, each with its name and a comma before it. */
  readonly besides: string;
}
/** What is shown besides the view, each with its name as it stands before it. */
const ASPECTS = ["prompt", "choices", "composable", "mayUndo", "mayAskTakeBack", "takeBack", "orders", "clocks"].map(
  (aspect) => `,"${aspect}":`,
);
const CHOICES = 1;

/** What was last shown to those who look with the same eyes. Belongs to one seat, or to spectators, and knows nothing but their own views. */
export class LastShown {
  /** Rises with each view that is shown. */
  base = 0;
  /** The last line those who look had heard: what they have not heard of changes nothing that they see. */
  heard = -1;
  /** The edition the view is of: between two editions nothing is compared. */
  private edition: Edition | null = null;
  private recent: Recent = {};
  private outcome: Now["view"]["outcome"] = null;
  /** Each of the aspects as it stands with those who look, as JSON. */
  private readonly texts: string[] = ASPECTS.map(() => "");
  /** What has changed since the view before; null: there was none to compare with. */
  change: ShownChange | null = null;
  private look: Look | null = null;
  private aspects: Besides | null = null;
  private whole: string | null = null;

  /** Looks at the table as it is now: `changed` and `shown` are of this view then. */
  show(table: Table, as: As, time: number): void {
    const { edition } = table;
    const isKnown = this.edition === edition;
    if (!isKnown) this.recent = {};
    const look = table.look(as, this.recent);
    const aspects = table.besides(as, time, look.top);
    const { outcome } = table.memory;
    const view = outcome === this.outcome ? look.change : withOutcome(look.change, outcome);
    const besides = this.tellAspects(aspects, table.offers(as, aspects));
    this.change = isKnown ? { from: this.base, n: aspects.n, view, besides } : null;
    this.edition = edition;
    this.outcome = outcome;
    this.look = look;
    this.aspects = aspects;
    this.whole = null;
    this.heard = table.heard(as);
    this.base += 1;
  }
  /** The aspects that are not as they were shown last, each as it stands in JSON, in the order of `ASPECTS`. */
  private tellAspects(is: Besides, offers: string): string {
    return (
      this.tellAspect(0, askedIn(is.prompt)) +
      this.tellAspect(CHOICES, offers) +
      this.tellAspect(2, textOf(is.composable)) +
      this.tellAspect(3, textOf(is.mayUndo)) +
      this.tellAspect(4, textOf(is.mayAskTakeBack)) +
      this.tellAspect(5, textOf(is.takeBack)) +
      this.tellAspect(6, textOf(is.orders)) +
      this.tellAspect(7, textOf(is.clocks))
    );
  }
  /** By number: it is asked of each who looks after every move, and a look-up by name takes several times as long. */
  private tellAspect(aspect: number, text: string): string {
    if (text === this.texts[aspect]) return "";
    this.texts[aspect] = text;
    return ASPECTS[aspect] + text;
  }
  /** All of it, as JSON; made once for all who need it. */
  get shown(): string {
    if (this.whole === null) {
      const whole = this.look?.whole();
      const view = this.outcome === null ? whole : { ...whole, outcome: this.outcome };
      const { mayAct: _, n, prompt, ...rest } = this.aspects ?? {};
      this.whole = JSON.stringify({ n, prompt, choices: JSON.parse(this.texts[CHOICES]!) as Now["choices"], ...rest, view });
    }
    return this.whole;
  }
}
