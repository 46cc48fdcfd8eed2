import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Summary } from "@stormakt/host";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableCard, withCard } from "../src/cards/card.ts";
import type { RunningServer } from "../src/index.ts";
import { newFolder, newPerson, newToken, startQuietly } from "./house.ts";

describe("what a link says of itself", () => {
  const folder = newFolder();
  let server: RunningServer;
  beforeAll(async () => {
    const webDir = join(folder.path, "web");
    mkdirSync(webDir);
    writeFileSync(
      join(webDir, "index.html"),
      '<!doctype html><html><head><title>Stormakt</title><meta name="description" content="House." /></head><body></body></html>',
    );
    server = await startQuietly({ dataDir: folder.path, webDir, publicUrl: "https://stormakt.example" });
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });
  const page = async (path: string, language = "en"): Promise<string> =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { "accept-language": language } })).text();
  const seats = [{ kind: "me" as const }, { kind: "open" as const }, { kind: "bot" as const, level: "random" }];

  it("is the game, who plays and whose turn it is, of a listed table, in the reader's language and as text", async () => {
    const anna = await newPerson(() => server.port, 'Anna "<b>"');
    const { table } = await anna.ask("create", { game: "vasa-regalis", name: "$& <script>", seats, listed: true });
    const gathering = await page(`/t/${table.id}`);
    expect(gathering).toContain('property="og:title" content="$&amp; &lt;script&gt; · Vasa Regalis"');
    expect(gathering).toContain("Waiting for players: 1 of 3 chairs are free. At the table: Anna &quot;&lt;b&gt;&quot;.");
    expect(gathering).toContain('content="https://stormakt.example/cards/vasa-regalis.jpg"');
    expect(gathering).not.toContain("<script>");
    expect(await page(`/t/${table.id}`, "sv-SE,sv;q=0.9")).toContain("Väntar på spelare");
    const bo = await newPerson(() => server.port, "Bo");
    await bo.ask("join", { table: table.id });
    expect(await page(`/t/${table.id}?move=3`)).toMatch(/and Bo play\./);
    anna.close();
    bo.close();
  });
  it("calls whoever has given no name a guest, in the reader's language", () => {
    const person = { bot: null, free: false };
    const table = {
      game: "vasa-regalis",
      name: "",
      status: "running",
      waiting: [0],
      seats: [
        { ...person, name: "Guest pv5" },
        { ...person, name: "Bo" },
        { name: null, bot: "easy", free: false },
      ],
    } as unknown as Summary;
    expect(tableCard(table, "en").description).toBe("A guest and Bo play. A guest to move.");
    expect(tableCard(table, "de").description).toBe("Es spielen ein Gast und Bo. Am Zug: ein Gast.");
    const gathering = {
      ...table,
      status: "gathering" as const,
      seats: [
        { ...person, name: null },
        { name: null, bot: null, free: true },
      ],
    };
    expect(tableCard(gathering, "sv").description).toBe("Väntar på spelare: 1 av 2 stolar är lediga. Vid bordet: en gäst.");
  });
  it("says nothing of whose turn it is where those who watch are kept behind", async () => {
    const anna = await newPerson(() => server.port, "Anna");
    const bo = await newPerson(() => server.port, "Bo");
    const delay = { kind: "minutes" as const, by: 5 };
    const made = async (more: object): Promise<string> => {
      const { table } = await anna.ask("create", {
        game: "vasa-regalis",
        seats: [{ kind: "me" }, { kind: "open" }, { kind: "me" }],
        listed: true,
        ...more,
      });
      await bo.ask("join", { table: table.id });
      return page(`/t/${table.id}`);
    };
    expect(await made({})).toContain("to move");
    const behind = await made({ delay });
    expect(behind).toContain("Anna, Bo and Anna play.");
    expect(behind).not.toContain("to move");
    anna.close();
    bo.close();
  });
  it("is nothing of a private table, and of no table at all, but the game that the sender names", async () => {
    const anna = await newPerson(() => server.port, "Anna");
    const { table } = await anna.ask("create", { game: "vasa-regalis", name: "Our secret", seats });
    const bare = (path: string): Promise<string> => page(path).then((text) => text.replaceAll(/content="[^"]*\/t\/[^"]*"/g, ""));
    expect(await bare(`/t/${table.id}`)).toBe(await bare("/t/AAAAAAAAAAAAAAAA"));
    expect(await page(`/t/${table.id}`)).not.toMatch(/Anna|secret|Vasa/);
    expect(await page(`/t/${table.id}?of=wallenstein`)).toContain("You are invited to Wallenstein");
    expect(await page(`/t/${table.id}?of=evil`)).not.toMatch(/invited|evil"/);
    expect(await page("/new/wallenstein")).toContain("/cards/wallenstein.jpg");
    anna.close();
  });
  it("leaves the rest of the page as it is", () => {
    expect(withCard("<head><title>x</title></head><p>y", { title: "$1", description: "", game: null }, { site: "", path: "/" })).toMatch(
      /^<head><title>x<\/title><meta .*content="\$1".*<\/head><p>y$/,
    );
  });
});

describe("those who watch", () => {
  it("are seen by those who play, by name where they gave one, and by nobody else", async () => {
    const folder = newFolder();
    const server = await startQuietly({ dataDir: folder.path });
    const token = await newToken(server.port, "Anna");
    const ask = async (path: string, method = "GET", as = token, body?: object): Promise<Record<string, unknown>> =>
      (await (
        await fetch(`http://127.0.0.1:${server.port}${path}`, {
          method,
          headers: { authorization: `Bearer ${as}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
      ).json()) as Record<string, unknown>;
    const made = await ask("/api/tables", "POST", token, {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }],
      listed: true,
    });
    const { id } = made["table"] as { id: string };
    const watching = `/api/tables/${id}/watching`;
    expect(await ask(watching)).toEqual({ count: 0, names: [] });
    const cilla = await newPerson(() => server.port, "Cilla");
    const guest = await newPerson(() => server.port, "Guest pv5");
    for (const one of [cilla, guest]) await one.table(id, null).ready();
    const told = await ask(watching);
    expect(told["count"]).toBe(2);
    expect(new Set(told["names"] as unknown[])).toEqual(new Set(["Cilla", null]));
    expect(await ask(watching, "GET", await newToken(server.port, "Dag"))).toMatchObject({ error: { code: "not-your-seat" } });
    cilla.close();
    guest.close();
    await server.close();
    folder.remove();
  });
});
