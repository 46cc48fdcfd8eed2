import type { GameTypes } from "@stormakt/kernel";
import { KERNEL_RULES } from "@stormakt/kernel";
import type { Language, Part, Words } from "@stormakt/words";
import { isNamed, plainly, Speaker } from "@stormakt/words";
import type { LawOptions } from "./laws.ts";
import type { Position } from "./positions.ts";
import type { Taken } from "./walk.ts";
import { must } from "./walk.ts";

/** Says everything that occurs, and fails where it cannot. */
class Sayer {
  private readonly speaker: Speaker;
  private readonly words: Words;
  private readonly language: Language;
  private readonly said = new Set<string>();
  constructor(language: Language, words: Words, manner: ConstructorParameters<typeof Speaker>[2]) {
    this.language = language;
    this.words = words;
    this.speaker = new Speaker(language, words, manner, (seat) => `Seat ${seat + 1}`);
  }
  taken<G extends GameTypes>({ action, receipt }: Taken<G>): void {
    this.hear("move", action, () => this.speaker.move(action));
    for (const { event, audience } of receipt.told)
      for (const told of [event, audience?.others]) if (told !== undefined) this.hear("event", told, () => this.speaker.event(told));
  }
  position<G extends GameTypes>({ engine, state, config }: Position<G>): void {
    const { outcome } = state;
    if (outcome !== null) {
      this.hear("outcome", outcome, () => this.speaker.outcome(outcome));
      return;
    }
    const frame = engine.view(state, null).stack.at(-1);
    if (frame === undefined) return;
    this.hear(`question of ${frame.step}`, frame.memory, () => this.speaker.ask(frame.step, frame.memory));
    this.hear(`wait for ${frame.step}`, frame.memory, () => this.speaker.wait(frame.step, frame.memory, frame.waiting));
    for (let seat = 0; seat < config.seats; seat++)
      for (const { action, verdict } of engine.choices(state, seat)) {
        this.hear("move", action, () => this.speaker.move(action));
        if (!verdict.legal) this.refusal(verdict.rule);
      }
  }
  private refusal(rule: string): void {
    const known = rule in this.words.refusals || (KERNEL_RULES as readonly string[]).includes(rule);
    must(known, () => `${this.language}: no words for a refusal by ${rule}`);
  }
  /** The same thing is not said twice: games repeat themselves. */
  private hear(what: string, about: object, say: () => Part[]): void {
    const key = `${what} ${JSON.stringify(about)}`;
    if (this.said.has(key)) return;
    const parts = say();
    for (const part of parts)
      if (isNamed(part) && part.thing !== "seat")
        must(
          this.words.things[part.thing]?.[part.id] !== undefined,
          () => `${this.language}: ${part.thing} ${part.id} has no name (${key})`,
        );
    const text = plainly(parts);
    must(text !== "" && !/undefined|NaN|\[object|null/.test(text), () => `${this.language}: ${key} is said as “${text}”`);
    this.said.add(key);
  }
}

const SAYERS = new WeakMap<object, readonly Sayer[]>();
/** One for each language given. Kept, so that what was said once need not be said again. */
export function speakersOf<G extends GameTypes>(options: LawOptions<G>): readonly Sayer[] {
  const { words, manner } = options;
  if (words === undefined || manner === undefined) return [];
  const known = SAYERS.get(options);
  if (known !== undefined) return known;
  const made = Object.entries(words).map(([language, own]) => new Sayer(language as Language, own, manner));
  SAYERS.set(options, made);
  return made;
}
