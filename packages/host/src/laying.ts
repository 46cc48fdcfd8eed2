/** How tables come to be: set up by somebody, laid for people, laid again after a match. */
import { FORMAT, readConfig, sayConfigError, settleConfig } from "@stormakt/kernel";
import type { Person, SeatPlan } from "@stormakt/protocol";
import { mustBeLevel } from "./admission.ts";
import { nameToSit } from "./called.ts";
import * as at from "./commands.ts";
import type { EntryOf, PlannedSeat } from "./entries.ts";
import { refuse } from "./failure.ts";
import type { Hall } from "./hall.ts";
import type { OpenTable } from "./open-table.ts";
import { Table } from "./table.ts";

/** The options of a match, or why they make none. */
export async function configOf(hall: Hall, game: string, options: object, seats: number) {
  const rules = await hall.game(game);
  const read = readConfig(rules, { ...options, seats });
  if ("config" in read) return { game: rules, config: read.config as { seats: number } };
  const { error } = read;
  return refuse("bad-options", sayConfigError(error), error.why === "rule" ? { rule: error.rule } : {});
}
export function planSeats(hall: Hall, plan: readonly SeatPlan[], person: Person): PlannedSeat[] {
  return plan.map((seat): PlannedSeat => {
    if (seat.kind === "open") return { person: null, name: null, bot: null, reserved: null };
    if (seat.kind === "me") return { person: person.id, name: nameToSit(person, seat.name), bot: null, reserved: null };
    mustBeLevel(hall, seat.level);
    return { person: null, name: null, bot: seat.level, reserved: null };
  });
}
type NewTable = Omit<EntryOf<"created">, "kind" | "at" | "id" | "invite" | "seen">;
export async function makeTable(hall: Hall, plan: NewTable, id = hall.world.secret(96)): Promise<OpenTable> {
  const { world, store } = hall;
  const time = world.now();
  const created: EntryOf<"created"> = { kind: "created", at: time, id, invite: world.secret(96), ...plan };
  const editions = hall.editionsOf(plan.game);
  await editions.takeFor([created]);
  const table = Table.create(editions, created);
  const began = at.begin(table, table.seats, world.secret(256), time);
  for (const entry of began) table.apply(entry);
  const due = hall.dueAt(table);
  await hall.make(table, store.create({ table: id, after: 0, entries: [created, ...began], summary: table.summary(), due }));
  return hall.inTurn(id, (open) => {
    hall.lookAt(open);
    return open;
  });
}
/** A table that is set up for people, who sit at it from the start. Laid once, however often and by however many nodes it is laid. */
export async function layTable(
  hall: Hall,
  {
    id,
    options,
    ...plan
  }: Omit<NewTable, "rulesVersion" | "format" | "config" | "branchOf" | "from"> & {
    readonly id: string;
    readonly options: object;
  },
): Promise<void> {
  const { game, config } = await configOf(hall, plan.game, options, plan.seats.length);
  await makeTable(hall, { ...plan, rulesVersion: game.rulesVersion, format: FORMAT, config, branchOf: null, from: null }, id);
}
/** The same people, each one chair further on, kept for them until they come; whoever asks first has come. */
export async function setUpRematch(hall: Hall, table: Table, rematch: string, person: Person): Promise<void> {
  const { facts } = table.memory;
  const { name, game, pace, timeout, listed, rated = false, delay } = facts;
  // Another match is another beginning: it is played by the rules of today, as far as they know what was agreed on.
  const rules = await hall.game(game);
  const { rulesVersion } = rules;
  const { config } = settleConfig(rules, facts.config);
  // Whoever began begins last the next time.
  const seats = [...table.seats.slice(1), ...table.seats.slice(0, 1)].map(({ persons, bot, name: called }): PlannedSeat => {
    if (persons.length === 0) return { person: null, name: null, bot: bot ?? hall.bots.standIn, reserved: null };
    const isHere = persons.includes(person.id);
    return { person: isHere ? person.id : null, name: called, bot: null, reserved: isHere ? null : persons[0]! };
  });
  // Already there when somebody asked before: then this changes nothing.
  await makeTable(
    hall,
    {
      name,
      game,
      rulesVersion,
      format: FORMAT,
      config,
      seats,
      pace,
      timeout,
      listed,
      rated,
      ...(delay === undefined ? {} : { delay }),
      owner: person.id,
      branchOf: null,
      from: null,
    },
    rematch,
  );
  await hall.write(rematch, ({ table: next }) => {
    if (!next.seats.some(({ reserved }) => reserved === person.id)) return [];
    return at.join(next, person, undefined, hall.world.secret(256), hall.world.now());
  });
}
