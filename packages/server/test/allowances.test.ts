/**
 * What may be asked how often, request by request: so many at once, and how long the next one has to wait. The clock that counts it stands
 * still meanwhile.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { costOf, DELVES } from "../src/limits.ts";
import type { Somebody } from "./company.ts";
import { Transcript } from "./transcript.ts";

let day: Transcript;
let count = 0;
let club = "";
beforeAll(async () => {
  day = await Transcript.open();
  const founder = await day.member("Founder");
  club = (await founder.send("POST", "/api/clubs", { name: "Club", about: "", shield: "or-lion" })).body.club as string;
  day.stopTheClock();
}, 120_000);
afterAll(() => day.close());

const HOUR = 3_600;
const DAY = 86_400;
const plan = { name: "Cup", form: "swiss", game: "vasa-regalis", size: 3, rounds: 1, timeout: "bot", bots: null, rated: true };
const pace = { kind: "live", bank: 60, increment: 1, window: 30 };
/** Method, address, body, how often at once, and seconds until the next. */
const ALLOWED: readonly (readonly [string, string, object | undefined, number, number])[] = [
  ["GET", "/api/me/data", undefined, 5, 12],
  ["POST", "/api/reports", {}, 5, 12],
  ["POST", "/api/admin/key", {}, 5, 12],
  ["POST", "/api/clubs", { name: "A Club", about: "", shield: "or-lion" }, 3, DAY / 3],
  ["POST", "/api/clubs/CLUB/invitations", { name: "Nobody" }, 20, HOUR / 20],
  ["POST", "/api/clubs/CLUB/join", {}, 20, 3],
  ["POST", "/api/clubs/CLUB/link", {}, 30, 2],
  ["DELETE", "/api/clubs/CLUB/invitation", undefined, 30, 2],
  ["POST", "/api/friends", { name: "Nobody" }, 20, HOUR / 20],
  ["DELETE", "/api/friends/nobody", undefined, 60, 1],
  ["POST", "/api/friends/nobody/answer", { accept: true }, 60, 1],
  ["PUT", "/api/friends/nobody/block", { blocked: false }, 60, 1],
  ["POST", "/api/tables/none/invitations", { person: "nobody" }, 20, HOUR / 20],
  ["POST", "/api/tournaments", { club: null, plan: { ...plan, pace } }, 5, DAY / 5],
  ["POST", "/api/tournaments/none/entry", {}, 30, 2],
  ["PUT", "/api/me/wishes", {}, 30, HOUR / 30],
  ["POST", "/api/me/targets", {}, 30, HOUR / 30],
  ["PUT", "/api/me/hushed/none", {}, 30, HOUR / 30],
  ["POST", "/api/session/recovery", {}, 20, 3],
];

it.each(ALLOWED)("%s %s", async (method, path, body, most, wait) => {
  const who: Somebody = await day.member(`Member ${++count}`);
  const asked = async (): Promise<Response> =>
    fetch(`http://127.0.0.1:${day.server.port}${path.replace("CLUB", club)}`, {
      method,
      headers: { authorization: `Bearer ${who.token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  let granted = 0;
  let answer = await asked();
  for (; answer.status !== 429 && granted < 100; answer = await asked()) granted += 1;
  const { error } = (await answer.json()) as { error: { code: string; wait: number } };
  // To the hundredth of a second: what is left of a number after the last figure is rounding.
  expect([granted, error.code, Math.round(error.wait / 10) / 100]).toEqual([most, "too-fast", wait]);
  expect(Number(answer.headers.get("retry-after"))).toBe(Math.ceil(error.wait / 1000));
});

it("every request has its cost, and those that go through a match's past are known", () => {
  const costs: Readonly<Record<number, readonly Parameters<typeof costOf>[0][]>> = {
    1: ["move", "ping", "games", "rename", "about", "invite", "leave", "undo", "take-back", "help", "orders", "close", "kick", "admit"],
    2: ["judge", "open", "chat", "note", "looked", "pins", "cancel"],
    3: ["pin", "tables", "mine", "join", "seat-key"],
    4: ["suggest"],
    5: ["view", "log", "create", "rematch"],
    10: ["record", "claim"],
    20: ["branch"],
  };
  for (const [cost, names] of Object.entries(costs)) for (const name of names) expect(`${name} ${costOf(name)}`).toBe(`${name} ${cost}`);
  expect([...DELVES].sort()).toEqual(["branch", "log", "record", "suggest", "view"]);
});
