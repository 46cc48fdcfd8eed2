/** What a table gives occasion to tell people of. */
import type { Summary } from "@stormakt/host";
import type { Kind } from "./words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A reminder comes when a quarter of the time is left, but not earlier than this before the end. */
const REMINDER = { share: 0.25, most: 12 * HOUR, least: 5 * MINUTE };

export interface Occasion {
  readonly key: string;
  readonly kind: Kind;
  readonly person: string;
  /** Empty: it is about none. */
  readonly table: string;
  readonly at: number;
}
/** Games go by their own names in every language. */
export const titleOf = (game: string): string =>
  game.replaceAll(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap === "" ? "" : " ") + letter.toUpperCase());

/** What a table gives occasion to tell. The same question is one occasion, however often it is looked at. */
export function occasionsAt({ id, status, persons, waiting, asked, until, since, seats }: Summary): Occasion[] {
  const people = persons.flatMap((person, seat) => (person === null || seats[seat]?.bot != null ? [] : [{ person, seat }]));
  if (status === "finished")
    return [...new Set(people.map(({ person }) => person))].map((person) => ({
      key: `${id} over ${person}`,
      kind: "over",
      person,
      table: id,
      at: since,
    }));
  return people.flatMap(({ person, seat }): Occasion[] => {
    const place = waiting.indexOf(seat);
    if (place < 0) return [];
    const at = asked?.[place] ?? since;
    const end = until?.[place] ?? null;
    const turn: Occasion = { key: `${id} turn ${seat} ${at}`, kind: "turn", person, table: id, at };
    if (end === null || end - at < 2 * HOUR) return [turn];
    const early = Math.min(REMINDER.most, Math.max(REMINDER.least, (end - at) * REMINDER.share));
    return [turn, { key: `${id} reminder ${seat} ${at}`, kind: "reminder", person, table: id, at: end - early }];
  });
}
