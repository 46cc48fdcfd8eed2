import type { FrozenWords } from "@stormakt/bots";
import type { NamedAction } from "@stormakt/kernel";
import { asTold } from "@stormakt/protocol/client";
import type { Language, Manner, Part, SeatName, Words } from "@stormakt/words";
import { Speaker } from "@stormakt/words";

/** Speaks at a table of a former edition: what happened there is told in the words of then, all else in those of today. */
export class FormerSpeaker extends Speaker {
  private readonly then: Speaker;
  private readonly frozen: FrozenWords;
  constructor(language: Language, words: Words, manner: Manner, seatName: SeatName, frozen: FrozenWords) {
    super(language, words, manner, seatName);
    this.then = new Speaker(language, frozen[language], frozen.manner, seatName);
    this.frozen = frozen;
  }
  override event(event: { readonly kind: string }): Part[] {
    return this.then.event(this.frozen.placeEvent(asTold(event) as NamedAction));
  }
  override refusal(rule: string): string {
    const today = super.refusal(rule);
    return today === rule ? this.then.refusal(rule) : today;
  }
}
