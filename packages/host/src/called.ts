/** What people at a table are called. Whoever has no name has none here either: each reader gives them one in their own language. */
import type { Person } from "@stormakt/protocol";

/** What servers once called guests whom nobody had named: a number, in English. Journals keep it for ever. */
const NUMBERED = /^Guest (?:[1-9a-z]|1[0-9a-e])[0-9a-z]{2}$/;

/** The name of a seat as all may hear it; null: nobody has given one. */
export const shownName = (name: string | null): string | null => (name === null || name === "" || NUMBERED.test(name) ? null : name);
/** By which name somebody sits down: the one for this table, else their own. */
export const nameToSit = (person: Person, name: string | undefined): string | null => name ?? shownName(person.name);
