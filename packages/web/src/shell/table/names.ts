import type { ShellWords } from "../../words/index.ts";

/** What everybody at the table is called: people by their names, bots and free chairs by names of the age that nobody else has. */
export function namesOf({ seats }: { readonly seats: readonly { readonly name: string | null }[] }, t: ShellWords): string[] {
  const taken = new Set(seats.flatMap(({ name }) => (name === null ? [] : [name])));
  const spare = t.names.filter((name) => !taken.has(name));
  // Names stay with their chairs when somebody sits down: each chair has its own of the spare ones.
  return seats.map(({ name }, at) => (name !== null && name !== "" ? name : (spare[at % spare.length] ?? t.setup.chair(at + 1))));
}

/** What a server calls a guest whom nobody has named: a number, in English. */
const NAMELESS = /^Guest [0-9a-z]{1,4}$/;
/** By which name somebody sits down: their own; a guest without one is called as their chair would be. Nothing: the server knows them. */
export const nameToSit = (own: string, person: { readonly name: string } | null, chair: string): string =>
  own.trim() || (person === null || NAMELESS.test(person.name) ? chair : "");
