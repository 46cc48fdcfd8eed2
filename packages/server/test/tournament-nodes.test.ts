/** Three nodes on one PostgreSQL, all of which look at one tournament: each round is made once. */
import type { Client } from "@stormakt/protocol/client";
import { overSocket, Client as SocketClient } from "@stormakt/protocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PostgresStore } from "../src/store/postgres.ts";
import type { Somebody } from "./company.ts";
import { newMember } from "./company.ts";
import { openSocket } from "./house.ts";
import { until } from "./post-office.ts";
import type { ThreeNodes } from "./three-nodes.ts";
import { startThreeNodes } from "./three-nodes.ts";

const ROUNDS = 3;
let url: string;
let nodes: ThreeNodes["nodes"];
let stop: ThreeNodes["stop"];
beforeAll(async () => {
  ({ url, nodes, stop } = await startThreeNodes({ NOTICE_ROUND: "20" }));
}, 240_000);
afterAll(() => stop());

it("each round of a tournament with bots is made exactly once, whichever node sees first that the former is over", async () => {
  const store = await PostgresStore.open(url, "witness", { connections: 2 });
  const people: { who: Somebody; line: Client }[] = [];
  for (let at = 0; at < 4; at++) {
    const { port } = nodes[at % 3]!;
    const who = await newMember({ port, store }, `Member ${at}`);
    people.push({ who, line: new SocketClient(overSocket(() => openSocket(port, who.token))) });
  }
  const first = people[0]!.who;
  const plan = {
    name: "Cup",
    form: "swiss",
    game: "vasa-regalis",
    size: 3,
    rounds: ROUNDS,
    pace: { kind: "deadline", each: 86_400 },
    timeout: "bot",
    bots: "random",
    rated: true,
  };
  const { tournament: id } = (await first.send("POST", "/api/tournaments", { club: null, plan })).body as { tournament: string };
  for (const { who } of people) await who.send("POST", `/api/tournaments/${id}/entry`);
  // All at once, at every node: one begins it.
  const begun = await Promise.all([0, 1, 2, 3, 4, 5].map(() => first.send("POST", `/api/tournaments/${id}/start`)));
  expect(begun.some(({ status }) => status === 200)).toBe(true);
  const pairings = () => store.db.selectFrom("pairings").selectAll().where("tournament", "=", id).orderBy("round").orderBy("n").execute();
  for (let round = 1; round <= ROUNDS; round++) {
    const tables = await until(`round ${round}`, async () => {
      const rows = (await pairings()).filter((row) => row.round === round);
      return rows.length > 0 && rows.every(({ laid }) => laid === 1) && rows;
    });
    expect(tables).toHaveLength(2);
    await Promise.all(
      tables.map(async ({ table_id: table, seats }) => {
        for (const [seat, person] of (JSON.parse(seats) as (string | null)[]).entries()) {
          const one = people.find(({ who }) => who.id === person);
          if (one !== undefined) await one.line.ask("resign", { table, as: seat });
        }
      }),
    );
  }
  await until("the end", async () => (await first.get(`/api/tournaments/${id}`)).body.status === "over" && true);
  const rows = await pairings();
  expect(rows.map(({ round, n }) => `${round}.${n}`)).toEqual(["1.0", "1.1", "2.0", "2.1", "3.0", "3.1"]);
  const tables = await store.db.selectFrom("tables").select("id").execute();
  expect(tables.map((one) => one.id).sort()).toEqual(rows.map(({ table_id }) => table_id).sort());
  for (const { table_id: table } of rows) {
    const journal = await store.read(table, 0);
    expect(journal.filter(({ kind }) => kind === "created" || kind === "began")).toHaveLength(2);
  }
  for (const { line } of people) line.close();
  await store.close();
}, 240_000);
