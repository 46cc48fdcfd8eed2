/** Three nodes on one PostgreSQL, all of which look for whom to tell what: each notice is sent once, whichever node has the table or falls. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { USUAL_WISHES } from "../src/notices/wishes.ts";
import { newToken, pause, startQuietly } from "./house.ts";
import { newSubscriber, openEndpoint, openPostOffice, until } from "./post-office.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

const TABLES = 6;
let postgres: TestPostgres;
let nodes: RunningServer[];
let post: Awaited<ReturnType<typeof openPostOffice>>;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  postgres = await startPostgres();
  post = await openPostOffice();
  endpoint = await openEndpoint();
  const databaseUrl = await postgres.database();
  nodes = await Promise.all(
    [0, 1, 2].map(() =>
      startQuietly({
        databaseUrl,
        publicUrl: "https://stormakt.example",
        smtpUrl: post.url,
        mailFrom: "house@stormakt.example",
        hookHosts: [endpoint.host],
        hookCa: endpoint.ca,
        noticeRound: 40,
      }),
    ),
  );
}, 240_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await post.close();
  endpoint.close();
  await postgres.stop();
});
async function ask<T = Record<string, unknown>>(node: number, token: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${nodes[node]!.port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

it("each notice is sent once, by push, mail and chat, though three nodes look and one falls", async () => {
  const place = { language: "en", zone: "UTC" };
  const told: { way: string; token: string; node: number; seatOf: string }[] = [];
  for (let at = 0; at < TABLES; at++) {
    const way = ["push", "mail", "hook"][at % 3]!;
    const isOneGone = at === TABLES - 1;
    const others = isOneGone ? 2 : 3;
    const node = at % others;
    const tokens = [await newToken(nodes[node]!.port, `A${at}`), await newToken(nodes[node]!.port, `B${at}`)];
    for (const [seat, token] of tokens.entries()) {
      const name = `${way}-${at}-${seat}`;
      if (way === "mail") {
        await ask(node, token, "POST", "/api/me/mail", { address: `${name}@stormakt.example`, language: "en" });
        const letter = await until("a letter", () => post.letters.find(({ to }) => to === `${name}@stormakt.example`));
        await ask((node + 1) % others, token, "POST", "/api/session/mail-link", { key: /#([\w-]+)/.exec(letter.text)?.[1] ?? "" });
      } else {
        const to =
          way === "push"
            ? { endpoint: `${endpoint.url}/${name}`, keys: newSubscriber().keys }
            : { form: "json", url: `${endpoint.url}/${name}` };
        await ask(node, token, "POST", "/api/me/targets", { kind: way, to, ...place });
      }
      await ask(node, token, "PUT", "/api/me/wishes", { ...USUAL_WISHES, wait: 0 });
    }
    post.letters.length = 0;
    const { table, invite } = await ask<{ table: { id: string }; invite: string }>(node, tokens[0]!, "POST", "/api/tables", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }],
      pace: { kind: "deadline", each: 86_400 },
    });
    // Whoever sits down last does so at another node.
    await ask((node + 1) % others, tokens[1]!, "POST", `/api/tables/${table.id}/join`, { invite });
    told.push({ way, token: tokens[0]!, node, seatOf: table.id });
    if (at === TABLES - 2) await nodes[2]!.close();
    if (at >= TABLES - 2) continue;
    await until(`a notice by ${way}`, async () => (await sent()).some(({ table_id, due }) => table_id === table.id && due === null));
  }
  const rows = await until("every notice", async () => {
    const all = await sent();
    const isAll = told.every(({ seatOf }) => all.some(({ table_id }) => table_id === seatOf));
    return isAll && all.every(({ due, kind }) => due === null || kind !== "turn") ? all : undefined;
  });
  await pause(600);
  const turns = rows.filter(({ kind }) => kind === "turn");
  expect(turns.length).toBeGreaterThanOrEqual(TABLES);
  expect(turns.map(({ tries }) => tries)).toEqual(turns.map(() => 1));
  const byWay = (way: string): number => turns.filter((one) => one.way === way).length;
  expect(endpoint.calls.filter(({ path }) => path.startsWith("/push"))).toHaveLength(byWay("push"));
  expect(endpoint.calls.filter(({ path }) => path.startsWith("/hook"))).toHaveLength(byWay("hook"));
  const paths = endpoint.calls.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
}, 240_000);
const sent = () => nodes[0]!.store.db.selectFrom("notices").selectAll().execute();
