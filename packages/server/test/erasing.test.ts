/** Somebody who has left traces wherever there is room for them is forgotten: every row of every table is looked at. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashOf } from "../src/auth/guests.ts";
import { HouseBook } from "../src/house/book.ts";
import { TABLES } from "../src/store/schema.ts";
import type { Somebody } from "./company.ts";
import { ask, befriend, DATABASES, newGuest, newMember, startOn } from "./company.ts";

const SEATS = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
const GAME = "vasa-regalis";

describe.each(DATABASES)("on %s", (database) => {
  let house: Awaited<ReturnType<typeof startOn>>;
  beforeAll(async () => {
    house = await startOn(database);
  }, 120_000);
  afterAll(() => house.stop());

  /** Every row in which one of these stands, as its table and itself. */
  async function tracesOf(...signs: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const table of TABLES) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(house.server.store.db);
      for (const row of rows) {
        const text = JSON.stringify(row);
        if (signs.some((sign) => text.includes(sign))) found.push(`${table}: ${text}`);
      }
    }
    return found;
  }
  const make = async (who: Somebody, more: object = {}): Promise<{ id: string; invite: string }> => {
    const { body } = await who.send("POST", "/api/tables", { game: GAME, seats: SEATS, ...more });
    return { id: body.table.id as string, invite: body.invite as string };
  };
  const say = (who: Somebody, table: string, as: number, text: string) =>
    house.server.hall.ask({ id: who.id, name: who.name }, "chat", { table, as, text });

  it("nothing is left that names a member, nor the guest they once were, whatever they did", async () => {
    const { server } = house;
    const { port, store } = server;
    const { db } = store;
    const book = new HouseBook(db);
    const bo = await newMember(server, "Bo Bengtsson");
    const anna = await newMember(server, "Anna Unmistakable");
    // As a guest, before: she sat down, said something and got up again; and reported something.
    const guest = await newGuest(port, "Guest Unmistakable");
    const bos = await make(bo);
    await guest.send("POST", `/api/tables/${bos.id}/join`, { invite: bos.invite });
    await say(guest, bos.id, 1, "said by Unmistakable");
    await guest.send("POST", "/api/reports", { table: bos.id, as: 1, text: "Unmistakable", version: "1", errors: [] });
    await server.hall.ask({ id: guest.id, name: guest.name }, "leave", { table: bos.id, as: 1 });
    const kept = await make(guest, { name: "Unmistakable and kept" });
    await db
      .insertInto("recovery_codes")
      .values({ hash: hashOf("23456789abcdefgh"), person: anna.id })
      .execute();
    expect((await ask(port, guest.token, "POST", "/api/session/recovery", { code: "23456789abcdefgh" })).body.person.id).toBe(anna.id);
    // As a member: a table of her own, one that she only made, and one where a seat is kept for her.
    const own = await make(anna, { name: "Unmistakable one" });
    await say(anna, own.id, 0, "Unmistakable words");
    const bots = await make(anna, { name: "Unmistakable bots", seats: ["easy", "easy", "easy"].map((level) => ({ kind: "bot", level })) });
    await befriend(anna, bo);
    await anna.send("POST", `/api/tables/${own.id}/invitations`, { person: bo.id });
    const { body: made } = await anna.send("POST", "/api/clubs", { name: "A club", about: "", shield: "azure-lion" });
    await anna.send("POST", `/api/clubs/${made.club}/invitations`, { person: bo.id });
    // She has kept house, and was told to be quiet once; others have done something to her.
    await book.appoint(anna.id, 1);
    await anna.send("POST", "/api/admin/acts", { act: "mute", person: bo.id, minutes: 1, why: "" });
    await book.write(bo.id, { act: "mute", person: anna.id } as { act: string }, 1, true);
    await book.ban("a ban", { person: guest.id }, "", 1, null);
    await book.mute(anna.id, "", 1, 1);
    await anna.send("PUT", `/api/me/hushed/${own.id}`, { hushed: true });

    const signs = [anna.id, guest.id, "Unmistakable", "anna unmistakable"];
    const before = new Set((await tracesOf(...signs)).map((one) => one.split(":")[0]));
    for (const table of ["journal", "tables", "sat", "reports", "acts", "bans", "mutes", "admins", "friends", "hushed", "former_guests"])
      expect(before).toContain(table);
    expect((await anna.get("/api/me/data")).body).toMatchObject({
      admin: { since: 1 },
      hushed: [own.id],
      reports: [{ text: "Unmistakable" }],
      tables: expect.arrayContaining([own.id, bots.id, bos.id, kept.id].map((id) => expect.objectContaining({ id }))),
    });
    expect((await anna.send("DELETE", "/api/me")).status).toBe(200);
    // A last look is taken after three seconds.
    await vi.waitFor(async () => expect(await tracesOf(...signs)).toEqual([]), { timeout: 90_000, interval: 500 });
    // What Bo has is his still.
    expect((await bo.get(`/api/tables/${bos.id}`)).body.table).toMatchObject({ owner: bo.id });
  }, 180_000);
});
