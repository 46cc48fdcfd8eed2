import type { Entry } from "@stormakt/host";
import { describe, expect, it } from "vitest";
import { traceOf } from "../src/house/trace.ts";

const seat = (person: string | null, name: string | null, reserved: string | null = null) => ({ person, name, bot: null, reserved });
const created = (owner: string, ...seats: object[]): Entry => ({ kind: "created", at: 0, name: "Annas bord", owner, seats }) as never;
const change = (at: number, what: string, person: string | null = null, name: string | null = null): Entry =>
  ({ kind: "seat", at: 1, seat: at, change: what, person, name, bot: null }) as never;
const chat = (at: number, name: string, text: string): Entry => ({ kind: "chat", at: 2, seat: at, name, text }) as never;
const of = (...entries: Entry[]) => traceOf(entries, "anna", "alias");

describe("what a journal holds of one person", () => {
  it("is gone from the table they made and the seats they had or were kept for", () => {
    const first = created("anna", seat("anna", "Anna"), seat("bo", "Bo"), seat(null, "Anna", "anna"));
    const { entries, isOwner, names } = of(first);
    expect(isOwner).toBe(true);
    expect(entries).toEqual([
      { kind: "created", at: 0, name: "", owner: "alias", seats: [seat("alias", null), seat("bo", "Bo"), seat(null, null, "alias")] },
    ]);
    expect([...names].map(([at, all]) => [at, ...all])).toEqual([
      [0, "Anna"],
      [2, "Anna"],
    ]);
    const guest = of(created("bo", seat("bo", "Bo"), seat("anna", "Anna")));
    expect(guest.isOwner).toBe(false);
    expect(guest.entries[0]).toMatchObject({ name: "Annas bord", owner: "bo", seats: [{ person: "bo" }, { person: "alias", name: null }] });
    const reserved = of(created("bo", seat(null, null, "anna")));
    expect(reserved.entries[0]).toMatchObject({ seats: [{ reserved: "alias" }] });
  });
  it("is left as it stands where nothing of theirs is in it", () => {
    const others = [created("bo", seat("bo", "Bo")), change(0, "left"), chat(0, "Bo", "hej"), { kind: "moved", at: 3 } as never];
    const { entries, said } = of(...others);
    entries.forEach((entry, at) => expect(entry).toBe(others[at]));
    expect(said).toEqual([]);
  });
  it("is what was said on a seat while it was theirs, however they came to it and until they left", () => {
    for (const end of ["left", "kicked", "bot", "opened"]) {
      const { entries, said } = of(
        created("bo", seat(null, null)),
        change(0, "joined", "anna", "Anna"),
        chat(0, "Anna", "mine"),
        change(0, end),
        chat(0, "", "not mine"),
        change(0, "shared", "anna", "Anna"),
        chat(0, "Anna", "mine again"),
        change(0, "joined", "bo", "Bo"),
        chat(0, "Bo", "his"),
        change(0, "returned", "anna", "Anna"),
        chat(0, "Anna", "mine once more"),
      );
      expect(said.map(({ text }) => text)).toEqual(["mine", "mine again", "mine once more"]);
      expect(said[0]).toEqual({ at: 2, text: "mine" });
      expect(entries.flatMap((entry) => (entry.kind === "chat" ? [[entry.name, entry.text]] : []))).toEqual([
        ["", ""],
        ["", "not mine"],
        ["", ""],
        ["Bo", "his"],
        ["", ""],
      ]);
      expect(entries[1]).toMatchObject({ person: "alias", name: null });
      expect(JSON.stringify(entries)).not.toMatch(/anna"|Anna"/);
    }
  });
  it("is their name also where another device of theirs, or a later entry, bears it", () => {
    const { entries } = of(
      created("bo", seat("anna", "Anna")),
      change(0, "shared", "annas-phone", "Anna"),
      change(0, "relieved", null, "Anna"),
      change(1, "joined", "cilla", "Anna"),
      chat(1, "Anna", "I am another"),
    );
    expect(entries[1]).toMatchObject({ person: "annas-phone", name: null });
    expect(entries[2]).toMatchObject({ person: null, name: null });
    expect(entries[3]).toMatchObject({ person: "cilla", name: "Anna" });
    expect(entries[4]).toMatchObject({ name: "Anna", text: "I am another" });
  });
});
