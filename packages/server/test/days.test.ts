/**
 * Days at a server: friends, clubs, tournaments, keepers and guests, each request with what was answered, as it is written down in days/.
 * Tests beside this one say why it is so; this one notices whatever else changes. Where that is meant: vitest run -u on this file.
 */
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashOf } from "../src/auth/guests.ts";
import { HouseBook } from "../src/house/book.ts";
import type { Somebody } from "./company.ts";
import { pause } from "./house.ts";
import { Transcript } from "./transcript.ts";

let day: Transcript;
beforeEach(async () => {
  day = await Transcript.open();
}, 120_000);
afterEach(() => day.close());
const writtenDown = (name: string): Promise<void> => expect(`${day.lines.join("\n")}\n`).toMatchFileSnapshot(`days/${name}.txt`);

const SEATS = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
/** A table that somebody makes, by what it is called. */
async function table(by: Somebody, name: string, more: object = {}): Promise<string> {
  const { table: made } = (await by.send("POST", "/api/tables", { game: "vasa-regalis", seats: SEATS, name, ...more })).body;
  day.call(made.id, name);
  return made.id as string;
}

it("of friends is as it is written down", async () => {
  const [anna, bo, carl] = [await day.member("Anna"), await day.member("Bo"), await day.member("Carl")];
  const gast = await day.guest("Gast");
  day.heading("who may ask whom");
  await day.ask(gast, "GET", "/api/friends");
  await day.ask(gast, "POST", "/api/friends", { name: "Anna" });
  for (const body of [{}, { name: "" }, { name: "Anna", person: anna.id }, { person: "" }, { person: "x".repeat(65) }])
    await day.ask(anna, "POST", "/api/friends", body);
  for (const body of [{ name: "Nobody" }, { person: gast.id }, { name: "Anna" }, { person: anna.id }])
    await day.ask(anna, "POST", "/api/friends", body);
  await day.ask(anna, "POST", "/api/friends", { name: " bo " });
  await day.ask(anna, "POST", "/api/friends", { person: bo.id });
  await day.ask(bo, "GET", "/api/friends");
  day.heading("answers");
  await day.ask(bo, "POST", `/api/friends/${carl.id}/answer`, { accept: true });
  await day.ask(bo, "POST", `/api/friends/${anna.id}/answer`, { accept: "yes" });
  await day.ask(bo, "POST", `/api/friends/${anna.id}/answer`, { accept: false });
  await day.ask(anna, "GET", "/api/friends");
  await day.ask(anna, "POST", "/api/friends", { name: "Bo" });
  await day.ask(anna, "DELETE", `/api/friends/${bo.id}`);
  await day.ask(anna, "POST", "/api/friends", { name: "Bo" });
  await day.ask(bo, "DELETE", `/api/friends/${anna.id}`);
  await day.ask(bo, "POST", "/api/friends", { name: "Anna" });
  await day.ask(anna, "POST", "/api/friends", { name: "Bo" });
  await day.ask(anna, "POST", "/api/friends", { name: "Carl" });
  await day.ask(carl, "POST", `/api/friends/${anna.id}/answer`, { accept: true });
  await day.ask(anna, "GET", "/api/friends");
  day.heading("tables of friends");
  const [open, hidden] = [await table(anna, "Open", { listed: true }), await table(anna, "Hidden")];
  await day.ask(bo, "GET", "/api/friends");
  await day.ask(bo, "POST", `/api/tables/${hidden}/invitations`, { person: anna.id });
  await day.ask(anna, "POST", `/api/tables/${hidden}/invitations`, { person: gast.id });
  await day.ask(gast, "POST", `/api/tables/${open}/invitations`, { person: anna.id });
  await day.ask(carl, "POST", `/api/tables/${open}/invitations`, { person: anna.id });
  await day.ask(anna, "POST", `/api/tables/${hidden}/invitations`, {});
  await day.ask(anna, "POST", `/api/tables/${hidden}/invitations`, { person: bo.id });
  await day.ask(anna, "POST", `/api/tables/${hidden}/invitations`, { person: bo.id });
  await day.ask(bo, "GET", "/api/friends");
  await day.ask(bo, "GET", `/api/invitations/${hidden}`);
  await day.ask(carl, "GET", `/api/invitations/${hidden}`);
  await day.rows("notices");
  await day.rows("table_invitations");
  await day.ask(bo, "DELETE", `/api/invitations/${hidden}`);
  await day.ask(bo, "GET", `/api/invitations/${hidden}`);
  await day.ask(anna, "POST", `/api/tables/${open}/invitations`, { person: bo.id });
  await day.ask(bo, "POST", `/api/tables/${open}/join`);
  await day.ask(bo, "GET", "/api/friends");
  await day.ask(anna, "POST", `/api/tables/${open}/invitations`, { person: carl.id });
  await day.ask(gast, "POST", `/api/tables/${open}/join`);
  await day.ask(carl, "GET", "/api/friends");
  await day.ask(anna, "POST", `/api/tables/${open}/invitations`, { person: carl.id });
  day.heading("blocks");
  await day.ask(gast, "PUT", `/api/friends/${anna.id}/block`, { blocked: true });
  await day.ask(anna, "PUT", `/api/friends/${anna.id}/block`, { blocked: true });
  await day.ask(anna, "PUT", `/api/friends/${gast.id}/block`, { blocked: true });
  await day.ask(anna, "PUT", `/api/friends/${bo.id}/block`, { blocked: 1 });
  await day.ask(anna, "PUT", `/api/friends/${bo.id}/block`, { blocked: true });
  await day.ask(anna, "PUT", `/api/friends/${bo.id}/block`, { blocked: true });
  await day.ask(bo, "GET", "/api/friends");
  await day.ask(bo, "POST", "/api/friends", { name: "Anna" });
  await day.ask(anna, "GET", "/api/friends");
  await day.ask(anna, "POST", "/api/friends", { name: "Bo" });
  await day.ask(anna, "PUT", `/api/friends/${bo.id}/block`, { blocked: false });
  for (const rows of ["friends", "friend_asks", "blocks"]) await day.rows(rows);
  day.heading("their own data, and forgetting them");
  await anna.send("POST", "/api/me/recovery-codes");
  await anna.send("PUT", "/api/me/wishes", {
    language: "sv",
    zone: "UTC",
    quiet: null,
    wait: 30,
    mail: "off",
    daily: 480,
    push: true,
    hook: false,
  });
  await anna.send("PUT", `/api/me/hushed/${open}`, { hushed: true });
  await day.ask(anna, "GET", "/api/me/data");
  await day.ask(anna, "DELETE", "/api/me");
  await day.ask(bo, "GET", "/api/friends");
  for (const rows of ["friends", "friend_asks", "blocks", "table_invitations", "notices"]) await day.rows(rows);
  // Where somebody has sat is swept away a moment later, and not looked at here.
  for (const rows of ["tables", "seats", "journal"]) await day.rows(rows, hidden);
  for (const rows of ["persons", "members", "recovery_codes", "wishes", "hushed"]) await day.rows(rows);
  await writtenDown("friends");
}, 120_000);

it("of clubs is as it is written down", async () => {
  const [anna, bo, carl, dora] = [await day.member("Anna"), await day.member("Bo"), await day.member("Carl"), await day.member("Dora")];
  const gast = await day.guest("Gast");
  const plan = { name: "Wasa Club", about: "We play", shield: "or-lion" };
  day.heading("who may found what");
  await day.ask(gast, "POST", "/api/clubs", plan);
  for (const bad of [{ name: "" }, { about: "x".repeat(501) }, { shield: "or" }, { shield: "OR-lion" }, { more: 1 }])
    await day.ask(anna, "POST", "/api/clubs", { ...plan, ...bad });
  const { club } = await anna.send("POST", "/api/clubs", plan).then(({ body }) => body);
  day.call(club, "Club");
  await day.ask(bo, "POST", "/api/clubs", { ...plan, name: "WASA  club" });
  for (const who of [null, gast, bo, anna]) await day.ask(who, "GET", "/api/clubs");
  for (const who of [gast, bo, anna]) await day.ask(who, "GET", `/api/clubs/${club}`);
  await day.ask(anna, "GET", "/api/clubs/none");
  day.heading("coming in");
  await day.ask(bo, "POST", `/api/clubs/${club}/join`);
  await day.ask(bo, "POST", `/api/clubs/${club}/join`, { key: "x".repeat(27) });
  await day.ask(bo, "POST", `/api/clubs/${club}/link`);
  const { key: former } = await anna.send("POST", `/api/clubs/${club}/link`).then(({ body }) => body);
  const { key } = await anna.send("POST", `/api/clubs/${club}/link`).then(({ body }) => body);
  await day.ask(bo, "POST", `/api/clubs/${club}/join`, { key: former });
  await day.ask(gast, "POST", `/api/clubs/${club}/join`, { key });
  await day.ask(bo, "POST", `/api/clubs/${club}/join`, { key });
  await day.ask(bo, "POST", `/api/clubs/${club}/join`, { key });
  await day.ask(bo, "POST", `/api/clubs/${club}/invitations`, { name: "Carl" });
  await day.ask(anna, "POST", `/api/clubs/${club}/invitations`, { name: "Nobody" });
  await day.ask(anna, "POST", `/api/clubs/${club}/invitations`, { name: "Carl" });
  await day.ask(anna, "POST", `/api/clubs/${club}/invitations`, { person: bo.id });
  await day.ask(carl, "GET", "/api/clubs");
  await day.ask(carl, "GET", `/api/clubs/${club}`);
  await day.ask(carl, "DELETE", `/api/clubs/${club}/invitation`);
  await day.ask(anna, "POST", `/api/clubs/${club}/invitations`, { person: carl.id });
  await day.ask(anna, "POST", `/api/clubs/${club}/invitations`, { person: dora.id });
  await day.rows("club_invitations");
  await day.rows("notices");
  await day.ask(carl, "POST", `/api/clubs/${club}/join`);
  await day.ask(dora, "POST", `/api/clubs/${club}/join`);
  day.heading("parts");
  await day.ask(bo, "PUT", `/api/clubs/${club}/members/${carl.id}`, { role: "steward" });
  await day.ask(anna, "PUT", `/api/clubs/${club}/members/${carl.id}`, { role: "king" });
  await day.ask(anna, "PUT", `/api/clubs/${club}/members/${gast.id}`, { role: "steward" });
  await day.ask(anna, "PUT", `/api/clubs/${club}/members/${anna.id}`, { role: "member" });
  await day.ask(anna, "PUT", `/api/clubs/${club}/members/${carl.id}`, { role: "steward" });
  const change = { about: "Changed", shield: "gules-crown", board: "Tonight at eight" };
  await day.ask(bo, "PUT", `/api/clubs/${club}`, change);
  await day.ask(carl, "PUT", `/api/clubs/${club}`, { ...change, board: "x".repeat(301) });
  await day.ask(carl, "PUT", `/api/clubs/${club}`, change);
  await day.ask(bo, "DELETE", `/api/clubs/${club}/members/${dora.id}`);
  await day.ask(carl, "DELETE", `/api/clubs/${club}/members/${anna.id}`);
  await day.ask(carl, "DELETE", `/api/clubs/${club}/members/${gast.id}`);
  await day.ask(gast, "DELETE", `/api/clubs/${club}/members/${bo.id}`);
  await day.ask(anna, "DELETE", `/api/clubs/${club}/members/${anna.id}`);
  await day.ask(carl, "DELETE", `/api/clubs/${club}/members/${dora.id}`);
  await day.ask(bo, "DELETE", `/api/clubs/${club}/members/${bo.id}`);
  await day.ask(bo, "GET", `/api/clubs/${club}`);
  await day.ask(carl, "DELETE", `/api/clubs/${club}`);
  await day.ask(carl, "POST", `/api/clubs/${club}/invitations`, { name: "Bo" });
  await day.ask(bo, "POST", `/api/clubs/${club}/join`);
  await day.ask(anna, "PUT", `/api/clubs/${club}/members/${bo.id}`, { role: "founder" });
  day.heading("tables");
  const [own, open, begun] = [
    await table(carl, "Own"),
    await table(carl, "Open", { listed: true }),
    await table(carl, "Begun", { seats: SEATS.map(() => ({ kind: "me" })) }),
  ];
  for (const id of ["none", open, begun]) await day.ask(carl, "POST", `/api/clubs/${club}/tables`, { table: id });
  await day.ask(bo, "POST", `/api/clubs/${club}/tables`, { table: own });
  await day.ask(gast, "POST", `/api/clubs/${club}/tables`, { table: own });
  await day.ask(carl, "POST", `/api/clubs/${club}/tables`, { table: own });
  await day.ask(gast, "GET", `/api/clubs/${club}/tables/${own}`);
  await day.ask(bo, "GET", `/api/clubs/${club}/tables/${open}`);
  const { invite } = await bo.get(`/api/clubs/${club}/tables/${own}`).then(({ body }) => body);
  await day.ask(gast, "POST", `/api/tables/${own}/join`, { invite });
  await day.ask(bo, "POST", `/api/tables/${own}/join`, { invite });
  day.heading("seasons");
  const season = { title: "Winter", game: "vasa-regalis", from: 1_000, to: 2_000, bots: true };
  for (const bad of [{ to: 1_000 }, { to: 999 }, { title: "" }, { from: -1 }, { bots: 1 }])
    await day.ask(bo, "POST", `/api/clubs/${club}/seasons`, { ...season, ...bad });
  await day.ask(dora, "POST", `/api/clubs/${club}/seasons`, season);
  await bo.send("POST", `/api/clubs/${club}/seasons`, season);
  await carl.send("POST", `/api/clubs/${club}/seasons`, { ...season, title: "Summer", from: 3_000, to: 9_000, game: null, bots: false });
  const page = await bo.get(`/api/clubs/${club}`).then(({ body }) => body);
  for (const { id, title } of page.inside.seasons) day.call(id, title);
  await day.ask(bo, "GET", `/api/clubs/${club}`);
  await day.ask(dora, "DELETE", `/api/clubs/${club}/seasons/${page.inside.seasons[0].id}`);
  await day.ask(carl, "DELETE", `/api/clubs/${club}/seasons/${page.inside.seasons[0].id}`);
  day.heading("their own data, and forgetting them");
  await day.ask(anna, "GET", "/api/me/data");
  await day.ask(bo, "DELETE", "/api/me");
  for (const rows of ["clubs", "club_members", "club_invitations", "club_tables", "seasons"]) await day.rows(rows);
  await day.ask(carl, "DELETE", "/api/me");
  await day.ask(anna, "GET", `/api/clubs/${club}`);
  await day.ask(anna, "DELETE", `/api/clubs/${club}/members/${anna.id}`);
  for (const rows of ["clubs", "club_members", "club_invitations", "club_tables", "seasons"]) await day.rows(rows);
  await writtenDown("clubs");
}, 120_000);

it("of tournaments is as it is written down", async () => {
  const [anna, bo, carl] = [await day.member("Anna"), await day.member("Bo"), await day.member("Carl")];
  const gast = await day.guest("Gast");
  const plan = {
    name: "Cup",
    form: "swiss",
    game: "vasa-regalis",
    size: 3,
    rounds: 2,
    pace: { kind: "live", bank: 600, increment: 10, window: 30 },
    timeout: "bot",
    bots: null,
    rated: true,
  };
  const announce = (by: Somebody, more: object = {}, club: string | null = null) =>
    day.ask(by, "POST", "/api/tournaments", { club, plan: { ...plan, ...more } });
  day.heading("who may announce what");
  await announce(gast);
  await announce(anna, {}, "none");
  for (const bad of [
    { size: 2 },
    { size: 6 },
    { rounds: 0 },
    { rounds: 16 },
    { pace: { kind: "none" } },
    { bots: "nobody" },
    { game: "chess" },
    { name: "" },
    { options: { nonsense: true } },
  ])
    await announce(anna, bad);
  const made = async (by: Somebody, name: string, more: object = {}): Promise<string> => {
    const { tournament } = (await by.send("POST", "/api/tournaments", { club: null, plan: { ...plan, name, ...more } })).body;
    day.call(tournament, name);
    return tournament as string;
  };
  const cup = await made(anna, "Cup");
  for (const who of [null, gast, anna]) await day.ask(who, "GET", "/api/tournaments");
  day.heading("entering, and beginning");
  await day.ask(gast, "POST", `/api/tournaments/${cup}/entry`);
  await day.ask(anna, "POST", "/api/tournaments/none/entry");
  await day.ask(anna, "POST", `/api/tournaments/${cup}/entry`);
  await day.ask(anna, "POST", `/api/tournaments/${cup}/start`);
  await day.ask(bo, "POST", `/api/tournaments/${cup}/entry`);
  await day.ask(bo, "DELETE", `/api/tournaments/${cup}/entry`);
  for (const who of [bo, bo, carl]) {
    await day.ask(who, "POST", `/api/tournaments/${cup}/entry`);
    // Those who enter in the same millisecond stand in no order that could be written down.
    await pause(5);
  }
  await day.ask(bo, "POST", `/api/tournaments/${cup}/start`);
  await day.ask(bo, "POST", `/api/tournaments/${cup}/cancel`);
  await anna.send("POST", `/api/tournaments/${cup}/start`);
  const { pairings } = (await anna.get(`/api/tournaments/${cup}`)).body;
  const seated = pairings[0].seats as string[];
  day.call(pairings[0].table, "Laid");
  day.lines.push(`a table with ${seated.length} seats is laid: ${pairings[0].isLaid}, ${pairings.length} in all`);
  await day.ask(carl, "POST", `/api/tournaments/${cup}/entry`);
  await day.ask(anna, "POST", `/api/tournaments/${cup}/start`);
  await day.ask(gast, "GET", `/api/tournaments/${cup}/tables/none`);
  await day.ask(gast, "GET", `/api/tournaments/${cup}/tables/${pairings[0].table}`);
  await carl.send("DELETE", `/api/tournaments/${cup}/entry`);
  const { entrants, status, round } = (await anna.get(`/api/tournaments/${cup}`)).body;
  day.lines.push(`entrants ${entrants.map(({ name, withdrawn }: { name: string; withdrawn: number | null }) => `${name} ${withdrawn}`)}`);
  day.lines.push(`${status}, round ${round}`);
  const { table: laid } = (await anna.get(`/api/tables/${pairings[0].table}`)).body;
  day.lines.push(`the table: ${laid.name}, ${laid.status}, listed ${laid.listed}, rated ${laid.rated}, ${laid.timeout}, ${laid.pace.bank}`);
  day.heading("of a club");
  const { club } = (await bo.send("POST", "/api/clubs", { name: "Club", about: "", shield: "or-lion" })).body;
  day.call(club, "Club");
  const { tournament: own } = (await bo.send("POST", "/api/tournaments", { club, plan: { ...plan, name: "Own" } })).body;
  day.call(own, "Own");
  for (const who of [gast, bo]) await day.ask(who, "GET", `/api/tournaments/${own}`);
  for (const who of [gast, bo]) await day.ask(who, "GET", "/api/tournaments");
  day.heading("calling off");
  await day.ask(gast, "POST", `/api/tournaments/${cup}/cancel`);
  await anna.send("POST", `/api/tournaments/${cup}/cancel`);
  day.lines.push((await anna.get(`/api/tournaments/${cup}`)).body.status);
  await day.ask(anna, "POST", `/api/tournaments/${cup}/cancel`);
  await day.ask(bo, "DELETE", `/api/tournaments/${cup}/entry`);
  const other = await made(anna, "Other", { form: "robin", bots: "easy", rounds: 1 });
  await day.ask(anna, "POST", `/api/tournaments/${other}/cancel`);
  await day.ask(gast, "GET", `/api/tournaments/${other}`);
  for (let at = 0; at < 3; at++) await made(bo, `More ${at}`);
  await day.ask(gast, "GET", "/api/tournaments");
  day.heading("their own data, and forgetting them");
  await day.ask(bo, "GET", "/api/me/data");
  await day.ask(bo, "DELETE", "/api/me");
  await day.ask(gast, "GET", "/api/tournaments");
  await writtenDown("tournaments");
}, 120_000);

it("of those who keep house is as it is written down", async () => {
  const [anna, bo] = [await day.member("Anna"), await day.guest("Bo")];
  const book = new HouseBook(day.server.store.db);
  day.heading("who keeps house");
  await day.ask(anna, "GET", "/api/admin");
  await day.ask(anna, "POST", "/api/admin/key", { key: "short" });
  await day.ask(anna, "POST", "/api/admin/key", { key: "x".repeat(20) });
  await book.addKey(hashOf("k".repeat(20)), Date.now());
  await day.ask(anna, "POST", "/api/admin/key", { key: "k".repeat(20) });
  await day.ask(bo, "POST", "/api/admin/key", { key: "k".repeat(20) });
  const act = (body: object) => day.ask(anna, "POST", "/api/admin/acts", body);
  const looks = () => day.ask(anna, "GET", "/api/admin");
  day.heading("acts that cannot be read");
  for (const bad of [
    {},
    { act: "dance" },
    { act: "mute" },
    { act: "mute", person: bo.id, minutes: 0 },
    { act: "mute", person: bo.id, minutes: 5_256_001 },
    { act: "ban-range", range: "everybody" },
    { act: "ban-range", range: "10.0.0.0/7" },
    { act: "withdraw", more: 1 },
    { act: "announce", text: "x".repeat(301) },
  ])
    await act(bad);
  day.heading("acts");
  await act({ act: "mute", person: bo.id, minutes: 60, why: " loud " });
  await act({ act: "ban", person: bo.id, minutes: 120, why: "rude" });
  await act({ act: "ban-range", range: "192.0.2.0/24" });
  await act({ act: "announce", text: "New rules", minutes: 30 });
  await day.ask(bo, "GET", "/api/session");
  const { bans } = (await anna.get("/api/admin")).body;
  for (const { id, person } of bans) day.call(id, person === null ? "Ban of a net" : "Ban of Bo");
  await looks();
  await act({ act: "unban", ban: bans.find(({ person }: { person: string }) => person === bo.id).id });
  await day.ask(bo, "PATCH", "/api/session", { name: "Bosse" });
  await act({ act: "unmute", person: bo.id });
  await day.ask(bo, "PATCH", "/api/session", { name: "Bosse" });
  await act({ act: "withdraw" });
  await act({ act: "announce", text: "Only words" });
  await act({ act: "appoint", person: bo.id });
  await looks();
  await day.ask(bo, "POST", "/api/admin/acts", { act: "dismiss", person: anna.id });
  await looks();
  await book.appoint(anna.id, Date.now());
  day.heading("reports, and a table that is closed");
  const id = await table(bo, "Table");
  const report = { table: id, as: 0, text: "It hangs", version: "1", errors: ["none"] };
  await day.ask(anna, "POST", "/api/reports", report);
  for (const bad of [{ text: " " }, { text: "x".repeat(2_001) }, { errors: "none" }, { as: 7 }])
    await day.ask(bo, "POST", "/api/reports", { ...report, ...bad });
  const { report: filed } = (await bo.send("POST", "/api/reports", report)).body;
  day.call(filed, "Report");
  await day.rows("reports");
  await day.ask(bo, "GET", `/api/admin/reports/${filed}`);
  await day.ask(anna, "GET", "/api/admin/reports/none");
  await day.ask(anna, "GET", `/api/admin/reports/${filed}`);
  await day.ask(anna, "GET", `/api/admin/reports/${filed}/view/1`);
  await day.ask(anna, "GET", `/api/admin/reports/${filed}/view/2`);
  await day.ask(anna, "GET", `/api/admin/reports/${filed}/record`);
  await act({ act: "settle-report", report: filed });
  await act({ act: "close-table", table: id, why: "quarrel" });
  await day.ask(bo, "GET", `/api/tables/${id}`);
  await act({ act: "close-table", table: id });
  await looks();
  day.heading("their own data, and forgetting them");
  await day.ask(bo, "GET", "/api/me/data");
  await day.ask(anna, "DELETE", "/api/me");
  for (const rows of ["admins", "mutes", "bans"]) await day.rows(rows);
  await writtenDown("keepers");
}, 120_000);

it("of a guest is as it is written down", async () => {
  const [anna, bo] = [await day.member("Anna"), await day.guest("Bo")];
  day.heading("who somebody is");
  await day.ask(null, "GET", "/api/session");
  await day.ask(bo, "GET", "/api/session");
  await day.ask(bo, "POST", "/api/session");
  await day.ask(bo, "PATCH", "/api/session", { name: "" });
  await day.ask(bo, "PATCH", "/api/session", { name: "Bosse" });
  await day.ask(bo, "GET", "/api/me");
  day.heading("how somebody wants to be told");
  const wishes = {
    language: "sv",
    zone: "Europe/Stockholm",
    quiet: { from: 0, to: 420 },
    wait: 30,
    mail: "off",
    daily: 480,
    push: true,
    hook: false,
  };
  for (const bad of [{ language: "swedish" }, { zone: "Nowhere" }, { wait: -1 }, { mail: "always" }, { daily: 1440 }, { push: 1 }])
    await day.ask(bo, "PUT", "/api/me/wishes", { ...wishes, ...bad });
  await day.ask(bo, "PUT", "/api/me/wishes", wishes);
  const hook = (url: string) => ({ kind: "hook", to: { form: "slack", url }, language: "de", zone: "Europe/Berlin" });
  for (const url of ["http://example.org/x", "https://127.0.0.1/x", "https://example.org:8443/x", "nowhere"])
    await day.ask(bo, "POST", "/api/me/targets", hook(url));
  let targets: { id: string }[] = [];
  for (let at = 0; at < 10; at++) ({ targets } = (await bo.send("POST", "/api/me/targets", hook(`https://example.org/${at}`))).body);
  for (const [at, { id }] of targets.entries()) day.call(id, `Target ${at}`);
  await day.ask(bo, "POST", "/api/me/targets", hook("https://example.org/10"));
  day.lines.push(`${(await bo.get("/api/me")).body.targets.length} targets`);
  await bo.send("POST", "/api/me/targets", hook("https://example.org/3"));
  await bo.send("DELETE", `/api/me/targets/${targets[0]?.id ?? ""}`);
  day.lines.push(`${(await bo.get("/api/me")).body.targets.length} targets`);
  const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
  const browser = { kind: "push", to: { endpoint: "https://push.example.org/1", keys }, language: "de", zone: "Europe/Berlin" };
  const { targets: both } = (await bo.send("POST", "/api/me/targets", browser)).body;
  day.lines.push(JSON.stringify({ ...both.at(-1), id: "", created: 0 }));
  await day.ask(bo, "DELETE", "/api/me/mail");
  await day.ask(bo, "POST", "/api/me/mail", { address: "bo@example.org", language: "sv" });
  await day.ask(null, "POST", "/api/session/mail", { address: "bo@example.org", language: "sv" });
  for (const stop of ["", "?for=", `?for=${bo.id}`, `?for=${bo.id}.x`]) await day.ask(null, "POST", `/api/stop-mails${stop}`);
  day.heading("members");
  await day.ask(bo, "POST", "/api/me/recovery-codes");
  await day.ask(anna, "POST", "/api/me/recovery-codes");
  await day.ask(anna, "GET", "/api/me");
  await day.ask(anna, "DELETE", "/api/me/passkeys/none");
  await day.ask(null, "POST", "/api/session/recovery", { code: "x" });
  await day.ask(null, "POST", "/api/session/recovery", { code: "xxxx-xxxx-xxxx-xxxx" });
  for (const length of [15, 16, 64, 65]) await day.ask(null, "POST", "/api/session/mail-link", { key: "x".repeat(length) });
  for (const length of [7, 8, 40, 41]) await day.ask(null, "POST", "/api/session/recovery", { code: "x".repeat(length) });
  await day.ask(bo, "DELETE", "/api/me/sessions/none");
  day.heading("tables, over HTTP");
  for (const bad of [
    { game: "chess" },
    { seats: SEATS.slice(1) },
    { seats: [] },
    { seats: [{ kind: "bot", level: "god" }, ...SEATS.slice(1)] },
  ])
    await day.ask(bo, "POST", "/api/tables", { game: "vasa-regalis", seats: SEATS, ...bad });
  const id = await table(bo, "Table", { listed: true });
  await day.ask(anna, "GET", `/api/tables/${id}`);
  await day.ask(anna, "GET", `/api/tables/${id}?invite=x`);
  await day.ask(anna, "GET", "/api/tables?status=gathering&game=vasa-regalis");
  await day.ask(anna, "GET", "/api/tables?status=running");
  await day.ask(anna, "GET", "/api/tables?status=nonsense");
  await day.ask(anna, "POST", `/api/tables/${id}/join`, { seat: 2 });
  await day.ask(anna, "POST", `/api/tables/${id}/join`, { seat: 2 });
  await day.ask(anna, "GET", "/api/my-tables");
  await day.ask(anna, "GET", "/api/my-tables?finished=true");
  await day.ask(anna, "GET", `/api/tables/${id}/record`);
  await day.ask(anna, "GET", `/api/tables/${id}/watching`);
  await day.ask(bo, "POST", "/api/claim", { key: "x".repeat(27) });
  for (const seat of [0, 1, 2]) await day.ask(anna, "POST", `/api/tables/${id}/nudge`, { seat });
  await day.ask(bo, "PUT", `/api/me/hushed/${id}`, { hushed: true });
  await day.ask(bo, "GET", "/api/me");
  await day.ask(bo, "PUT", `/api/me/hushed/${id}`, { hushed: false });
  day.heading("standings");
  for (const path of ["/api/ranking", "/api/ranking?game=vasa-regalis&seats=3", "/api/ranking?game=vasa-regalis&seats=0"])
    await day.ask(bo, "GET", path);
  for (const who of [anna.id, bo.id, "bot:hard", "bot:Hard"]) await day.ask(bo, "GET", `/api/people/${who}`);
  day.heading("their own data, and leaving");
  await day.ask(bo, "GET", "/api/me/data");
  await day.ask(bo, "DELETE", "/api/session");
  await day.ask(bo, "GET", "/api/session");
  await writtenDown("guests");
}, 120_000);
