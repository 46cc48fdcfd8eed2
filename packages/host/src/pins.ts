/** Notes pinned to moments: their writer's own while the match runs, and everybody's afterwards where the writer shares them. */
import type { Asks, Person, Pin } from "@stormakt/protocol";
import { shownName } from "./called.ts";
import { refuse } from "./failure.ts";
import type { Hall } from "./hall.ts";
import type { OpenTable } from "./open-table.ts";

const MOST = 200;

/** What somebody may read of them. */
export async function pinsFor({ store }: Hall, { id, table }: OpenTable, { id: reader }: Person): Promise<{ pins: Pin[] }> {
  const isOver = table.memory.status === "finished";
  const found = (await store.pins(id)).filter(({ person, shared }) => person === reader || (shared && isOver));
  return {
    pins: found.map(({ person, seat, ...pin }) => ({
      ...pin,
      seat,
      name: shownName(table.seats[seat]?.name ?? null) ?? "",
      mine: person === reader,
    })),
  };
}
export async function changePin(
  { store, world }: Hall,
  { id, table }: OpenTable,
  { id: person }: Person,
  { pin, move, text, shared = false }: Omit<Asks<"pin">, "table">,
): Promise<void> {
  const own = (await store.pins(id)).filter((one) => one.person === person);
  const known = own.find((one) => one.id === pin);
  if (pin !== undefined && known === undefined) refuse("not-found", "there is no such note of yours");
  if (shared && table.memory.status !== "finished") refuse("not-finished", "notes are shared when the match is over");
  if (text === "") {
    if (known !== undefined) await store.dropPin(id, known.id);
    return;
  }
  if (known === undefined && own.length >= MOST) refuse("too-many", "so many notes are enough; take one away first");
  const [seat = 0] = table.seatsOf(person);
  await store.setPin(id, {
    id: known?.id ?? world.secret(96),
    person,
    move,
    seat: known?.seat ?? seat,
    text,
    at: known?.at ?? world.now(),
    shared,
  });
}
