import type { Hall } from "@stormakt/host";
import { Refusal, shownName } from "@stormakt/host";
import { TableId } from "@stormakt/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Guest } from "../auth/guests.ts";
import type { HouseBook, Visitor } from "../house/book.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";

const NAMED = 20;

/** Who watches a table, at whichever node, for those who play at it. */
export function serveWatching(
  app: FastifyInstance,
  ports: {
    hall: Hall;
    book: HouseBook;
    visitors: () => readonly Pick<Visitor, "person" | "tables">[];
    whoIs: (request: FastifyRequest) => Promise<Guest>;
    now: () => number;
  },
): void {
  const { hall, book, visitors, whoIs, now } = ports;
  answerOn(app)("GET", "/api/tables/:table/watching", async (request) => {
    const guest = await whoIs(request);
    const table = read(TableId, (request.params as { table: string }).table);
    const { mine } = await hall.ask(guest, "about", { table });
    if (mine.length === 0) throw new Refusal("not-your-seat", "only those who play here can do this");
    const here = [...visitors(), ...(await book.visitorsAt(now()))].filter(({ tables }) => tables.includes(table));
    const playing = await hall.inTurn(table, (open) => new Set(open.table.seats.flatMap(({ persons }) => persons)));
    const watching = [...new Set(here.map(({ person }) => person))].filter((person) => !playing.has(person));
    const names = await book.namesOf(watching.slice(0, NAMED));
    return {
      count: watching.length,
      names: watching.slice(0, NAMED).map((person) => shownName(names.get(person) ?? null)),
    };
  });
}
