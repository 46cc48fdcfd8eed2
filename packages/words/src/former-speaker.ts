import type { Outcome, Seat } from "@stormakt/kernel";
import type { Manner, Part, SeatName, Words } from "./contract.ts";
import type { Language } from "./languages.ts";
import { Speaker } from "./speaker.ts";

/** The words of a former edition, and what they are said of, by its own catalogue: in the languages there were when it was frozen. */
export interface FormerWords extends Partial<Readonly<Record<Language, Words>>> {
  readonly manner: Manner;
  readonly en: Words;
  placeAction(named: never): { readonly kind: string };
  placeEvent(named: never): { readonly kind: string };
  placeOutcome(named: Outcome | null): Outcome | null;
}
type Kind = { readonly kind: string };

/**
 * Speaks at a table of a former edition: what happened there is told in the words of then, and so is whatever those of today have none for.
 * `told` gives back an event or action by name, as the host told it.
 */
export class FormerSpeaker extends Speaker {
  private readonly former: Speaker;
  private readonly things: FormerWords;
  private readonly told: (placed: Kind) => Kind;
  constructor(today: Speaker, seatName: SeatName, todaysManner: Manner, former: FormerWords, told: (placed: Kind) => Kind) {
    super(today.language, today.words, todaysManner, seatName);
    this.former = formerly(former, today.language, seatName);
    this.things = former;
    this.told = told;
  }
  override event(event: Kind): Part[] {
    const told = this.told(event);
    try {
      return this.former.event(this.things.placeEvent(told as never));
    } catch (error) {
      // Nobody told it: a board of today imagines what might happen.
      if (told === event) return super.event(event);
      throw error;
    }
  }
  override move(action: Kind): Part[] {
    const told = this.told(action);
    try {
      return told === action ? super.move(action) : this.former.move(this.things.placeAction(told as never));
    } catch {
      // Put together at this table, with things of today; or one of then for which today has no place, which still goes by name.
      return told === action ? this.former.move(this.things.placeAction(action as never)) : super.move(action);
    }
  }
  override ask(step: string, memory: object): Part[] {
    return this.words.steps[step] === undefined ? this.former.ask(step, memory) : super.ask(step, memory);
  }
  override wait(step: string, memory: object, who: readonly Seat[]): Part[] {
    return this.words.steps[step] === undefined ? this.former.wait(step, memory, who) : super.wait(step, memory, who);
  }
  override outcome(outcome: Outcome): Part[] {
    return this.words.outcomes[outcome.because] === undefined ? this.former.outcome(outcome) : super.outcome(outcome);
  }
  override refusal(rule: string): string {
    const today = super.refusal(rule);
    return today === rule ? this.former.refusal(rule) : today;
  }
}
/** Somebody who speaks by the words of a former edition alone; in a language that came later than it, English. */
export function formerly(former: FormerWords, language: Language, seatName: SeatName): Speaker {
  const own = former[language];
  return own === undefined ? new Speaker("en", former.en, former.manner, seatName) : new Speaker(language, own, former.manner, seatName);
}
