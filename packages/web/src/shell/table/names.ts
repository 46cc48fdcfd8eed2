import type { ShellWords } from "../../words/index.ts";

/** What everybody at the table is called: people by their names; bots, free chairs and people who have given none by names of the age that nobody else has. */
export function namesOf({ seats }: { readonly seats: readonly { readonly name: string | null }[] }, t: ShellWords): string[] {
  const taken = new Set(seats.flatMap(({ name }) => (name === null ? [] : [name])));
  const spare = t.names.filter((name) => !taken.has(name));
  // Names stay with their chairs when somebody sits down: each chair has its own of the spare ones.
  return seats.map(({ name }, at) => (name !== null && name !== "" ? name : (spare[at % spare.length] ?? t.setup.chair(at + 1))));
}
