import type { Format, NamedAction, Outcome, Seat } from "@stormakt/kernel";
import { namingOf } from "@stormakt/kernel/naming";
import { asTold } from "@stormakt/protocol/client";
import { frozenOnDisk } from "@stormakt/server/editions";
import { gameCalled, mannerOf, wordsOf } from "@stormakt/shelf";
import type { Language, Part } from "@stormakt/words";
import { FormerSpeaker, formerly, isNamed, Speaker } from "@stormakt/words";
import { seatColour } from "./terminal.ts";

/** Somebody who says what happens in a game, in one language. */
export async function speakerFor(game: string, language: Language, names: readonly string[], rulesVersion?: string): Promise<Speaker> {
  const [words, manner, rules] = await Promise.all([wordsOf(game, language), mannerOf(game), gameCalled(game)]);
  const called = (seat: Seat): string => names[seat] ?? `${seat + 1}`;
  const today = new Speaker(language, words, manner, called);
  const isFormer = rulesVersion !== undefined && rulesVersion !== rules.rulesVersion;
  const frozen = isFormer ? await frozenOnDisk(game, rulesVersion) : null;
  return frozen === null ? today : new FormerSpeaker(today, called, manner, frozen.words, asTold);
}

/** Somebody who says by its own words what happened under one edition, given things by name. */
export interface Voice {
  event(named: NamedAction): Part[];
  outcome(named: Outcome): Part[];
}
export async function voiceOf(
  { game, rulesVersion, format }: { readonly game: string; readonly rulesVersion: string; readonly format: Format },
  language: Language,
  names: readonly string[],
): Promise<Voice> {
  const rules = await gameCalled(game);
  const isOfToday = rules.rulesVersion === rulesVersion;
  const frozen = isOfToday && format !== 1 ? null : await frozenOnDisk(game, rulesVersion);
  const places = frozen?.words ?? namingOf(rules);
  const speaker =
    frozen === null
      ? await speakerFor(game, language, names)
      : formerly(frozen.words, language, (seat: Seat) => names[seat] ?? `${seat + 1}`);
  return {
    event: (named) => speaker.event(places === null ? named : places.placeEvent(named)),
    outcome: (named) => speaker.outcome(places?.placeOutcome(named) ?? named),
  };
}

/** A sentence for the terminal: the names of players in their colours. */
export const colourfully = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      isNamed(part) ? (part.thing === "seat" && typeof part.id === "number" ? seatColour(part.id)(part.text) : part.text) : part,
    )
    .join("");
