/** Of a view that somebody has seen before only what has changed is sent. */
import type { Edition, Look, Recent } from "@stormakt/kernel";
import { flat } from "@stormakt/kernel";
import type { As, Now } from "@stormakt/protocol";
import type { Table } from "./table.ts";
import type { Besides } from "./table-showing.ts";

/** JSON; most fields are mostly empty. */
function textOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "boolean") return value ? "true" : "false";
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}
/** What of a question is the same for all, as JSON without its end: written once. */
function commonOfPrompt(table: Table, { step, memory, waiting, window }: NonNullable<Now["prompt"]>, top: Look["top"]): string {
  if (top === undefined || table.lastAsked?.top !== top)
    table.lastAsked = { top, text: JSON.stringify({ step, memory, waiting, window }).slice(0, -1), told: new Map() };
  return table.lastAsked.text;
}
/** The whole of it as one text, made once for all of whom the same is asked, and who have answered the same. */
function toldPrompt(table: Table, common: string, rest: string): string {
  const told = table.lastAsked?.told;
  const known = told?.get(rest);
  if (known !== undefined) return known;
  const text = flat(`,"prompt":${common}${rest}`);
  told?.set(rest, text);
  return text;
}
const ASKED = `,"asked":true,"own":null,"order":false}`;
const UNASKED = `,"asked":false,"own":null,"order":false}`;

/** What the match ended with stands above what the rules said. */
const withOutcome = (change: string | undefined, outcome: Now["view"]["outcome"]): string =>
  JSON.stringify({ ...(change === undefined ? {} : (JSON.parse(change) as object)), outcome: [outcome] });

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
  /** Each aspect as it stands with those who look, as JSON. */
  private readonly texts = { choices: "", composable: "", mayUndo: "", mayAskTakeBack: "", takeBack: "", orders: "" };
  /** What they were last asked: what of it is the same for all, and what is their own; null: nothing, or nothing was shown yet. */
  private asked: { readonly common: string; readonly asked: boolean; readonly own: string; readonly order: boolean } | null = null;
  private change: string | null = null;
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
    let change = `{"from":${this.base},"n":${aspects.n}`;
    const view = outcome === this.outcome ? look.change : withOutcome(look.change, outcome);
    if (view !== undefined) change += `,"view":${view}`;
    change += this.tellAspects(table, aspects, look.top, table.offers(as, aspects));
    this.change = isKnown ? `${change},"clocks":${textOf(aspects.clocks)}}` : null;
    this.edition = edition;
    this.outcome = outcome;
    this.look = look;
    this.aspects = aspects;
    this.whole = null;
    this.heard = table.heard(as);
    this.base += 1;
  }
  /** The fields that are not as they were shown last, each as it stands in JSON. */
  private tellAspects(table: Table, is: Besides, top: Look["top"], offers: string): string {
    return (
      this.tellPrompt(table, is.prompt, top) +
      this.tellAspect("choices", offers) +
      this.tellAspect("composable", textOf(is.composable)) +
      this.tellAspect("mayUndo", textOf(is.mayUndo)) +
      this.tellAspect("mayAskTakeBack", textOf(is.mayAskTakeBack)) +
      this.tellAspect("takeBack", textOf(is.takeBack)) +
      this.tellAspect("orders", textOf(is.orders))
    );
  }
  private tellPrompt(table: Table, prompt: Now["prompt"], top: Look["top"]): string {
    const last = this.asked;
    if (prompt === null) {
      this.asked = null;
      return last === null && this.aspects !== null ? "" : `,"prompt":null`;
    }
    const common = commonOfPrompt(table, prompt, top);
    const own = prompt.own === null ? "null" : JSON.stringify(prompt.own);
    const { asked, order } = prompt;
    if (last !== null && last.asked === asked && last.order === order && last.own === own && last.common === common) return "";
    this.asked = { common, asked, own, order };
    return toldPrompt(
      table,
      common,
      own === "null" && !order ? (asked ? ASKED : UNASKED) : `,"asked":${asked},"own":${own},"order":${order}}`,
    );
  }
  private tellAspect(field: keyof typeof this.texts, text: string): string {
    if (text === this.texts[field]) return "";
    this.texts[field] = text;
    return `,"${field}":${text}`;
  }
  /** What has changed since the view before, as JSON; null: there was none to compare with. */
  get changed(): string | null {
    return this.change;
  }
  /** All of it, as JSON; made once for all who need it. */
  get shown(): string {
    if (this.whole === null) {
      const whole = this.look?.whole();
      const view = this.outcome === null ? whole : { ...whole, outcome: this.outcome };
      const { mayAct: _, n, prompt, ...rest } = this.aspects ?? {};
      this.whole = JSON.stringify({ n, prompt, choices: JSON.parse(this.texts.choices) as Now["choices"], ...rest, view });
    }
    return this.whole;
  }
}
