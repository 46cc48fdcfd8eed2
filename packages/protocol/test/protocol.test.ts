import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RequestName } from "../src/index.ts";
import { ERRORS, HostMessage, LIMITS, LogLine, Pace, REQUESTS, readRequest, Timeout } from "../src/index.ts";

const page = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/```json (client|host)(?: ([\w-]+))?\n([\s\S]*?)```/g)].map(([, from, name, text]) => ({
  from,
  name,
  text: text ?? "",
}));
const names = Object.keys(REQUESTS) as RequestName[];

describe("docs/protocol.md", () => {
  it.each(names)("shows %s with an example of what is asked and what is answered", (name) => {
    const asked = examples.filter(({ from, text }) => from === "client" && text.includes(`"do": "${name}"`));
    expect(asked).not.toHaveLength(0);
    for (const { text } of asked) expect(readRequest(text.replaceAll("\n", " "))).toHaveProperty("request.do", name);
    const answered = examples.filter((one) => one.from === "host" && one.name === name);
    expect(answered).not.toHaveLength(0);
    for (const { text } of answered) REQUESTS[name].answers.parse((JSON.parse(text) as { ok: unknown }).ok);
  });
  it("shows nothing that is no message", () => {
    for (const { from, text } of examples) if (from === "host") HostMessage.parse(JSON.parse(text));
    for (const code of Object.keys(ERRORS)) expect(page).toContain(`| \`${code}\` |`);
  });
  it("names every kind of line, every pace and all that may be done when time is up", () => {
    const kinds = [...LogLine.options, ...Pace.options].map(({ shape }) => shape.kind.value);
    expect([...kinds, ...Timeout.options].filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
  });
});

describe("reading requests", () => {
  const read = (message: unknown) => readRequest(typeof message === "string" ? message : JSON.stringify(message));
  it("takes what is whole, and nothing with a field too many, too few or of another kind", () => {
    const move = { id: 1, do: "move", table: "AAAAAAAAAAAA", as: 0, after: 3, key: "k", action: { kind: "walk", far: [1, { x: null }] } };
    expect(read(move)).toEqual({ request: move });
    for (const broken of [
      { ...move, more: 1 },
      { ...move, as: null },
      { ...move, as: 99 },
      { ...move, as: 0.5 },
      { ...move, after: -1 },
      { ...move, key: "" },
      { ...move, key: "x".repeat(41) },
      { ...move, action: {} },
      { ...move, action: { kind: 7 } },
      { ...move, table: "short" },
      { ...move, table: "with spaces in it" },
    ])
      expect(read(broken)).toMatchObject({ id: 1, error: { code: "bad-message" } });
  });
  it("says the id of what it cannot read, where there is one", () => {
    expect(read("nonsense")).toMatchObject({ id: null, error: { code: "bad-message" } });
    expect(read({ id: 5, do: "toString" })).toMatchObject({ id: 5, error: { code: "bad-message" } });
    expect(read({ id: "5", do: "ping" })).toMatchObject({ id: null });
    expect(read("x".repeat(LIMITS.message + 1))).toMatchObject({ id: null, error: { code: "too-long" } });
  });
  it("takes what lies within itself as deep as may be and no deeper, however many brackets somebody writes", () => {
    const asked = { id: 1, table: "AAAAAAAAAAAA", as: 0, action: { kind: "walk", far: "DEEP" } };
    const within = (message: object, levels: number) =>
      read(JSON.stringify(message).replace('"DEEP"', `${"[".repeat(levels)}${"]".repeat(levels)}`));
    for (const message of [
      { ...asked, do: "move", after: 3, key: "k" },
      { ...asked, do: "judge" },
    ]) {
      // The message and its action are two of them.
      expect(within(message, LIMITS.deep - 2)).toHaveProperty("request.do", message.do);
      for (const levels of [LIMITS.deep - 1, 100, 8_000])
        expect(within(message, levels)).toEqual({ id: 1, error: { code: "bad-message", text: expect.stringContaining(`${LIMITS.deep}`) } });
      const wide = Array.from({ length: 200 }, () => [{}]);
      expect(read({ ...message, action: { kind: "walk", far: wide } })).toHaveProperty("request.do", message.do);
    }
    expect(read({ id: 1, do: "chat", table: "AAAAAAAAAAAA", as: 0, text: "[{".repeat(200) })).toHaveProperty("request.do", "chat");
  });
  it("trims names, and refuses empty ones", () => {
    expect(read({ id: 1, do: "rename", name: "  Anna " })).toHaveProperty("request.name", "Anna");
    expect(read({ id: 1, do: "rename", name: "   " })).toMatchObject({ error: { code: "bad-message" } });
  });
  it("takes names of every language, and none with what cannot be seen", () => {
    for (const name of [
      "Åsa Öberg",
      "Zoë",
      "Ærøskøbing",
      "Łukasz",
      "Ольга",
      "王小明",
      "שרה",
      "محمد",
      "O'Brien-Ng (2)",
      "⚓ Klas 🙂",
      "ประยุทธ์",
    ])
      expect(read({ id: 1, do: "rename", name })).toHaveProperty("request.name", name);
    const unseen = [
      "a\u0000b",
      "a\u001b[31mb",
      "a\nb",
      "a\u200bb",
      "\u200d",
      "a\u202eb",
      "\u2066a\u2069",
      "a\ufeffb",
      "a\u00adb",
      "a\u2028b",
      "\u3164",
      "a\u{e0041}",
      "e\u0301\u0301\u0301\u0301",
      "a\ud800",
    ];
    for (const name of unseen) {
      expect(read({ id: 1, do: "rename", name })).toMatchObject({ error: { code: "bad-message" } });
      expect(read({ id: 1, do: "create", game: "g", seats: [{ kind: "me", name }] })).toMatchObject({ error: { code: "bad-message" } });
      expect(read({ id: 1, do: "create", game: "g", name, seats: [{ kind: "me" }] })).toMatchObject({ error: { code: "bad-message" } });
      expect(read({ id: 1, do: "join", table: "AAAAAAAAAAAA", name })).toMatchObject({ error: { code: "bad-message" } });
    }
  });
  it("takes texts of several lines, and none with control characters", () => {
    const seat = { id: 1, table: "AAAAAAAAAAAA" };
    expect(read({ ...seat, do: "chat", as: 0, text: "one\n\ttwo" })).toHaveProperty("request.text", "one\n\ttwo");
    for (const text of ["a\u0000", "a\u001b[2J", "a\u009b31m", "a\ud800"]) {
      expect(read({ ...seat, do: "chat", as: 0, text })).toMatchObject({ error: { code: "bad-message" } });
      expect(read({ ...seat, do: "note", text })).toMatchObject({ error: { code: "bad-message" } });
    }
  });
  it("takes only whole moments", () => {
    for (const before of [0.5, 1e300, -1]) expect(read({ id: 1, do: "tables", before })).toMatchObject({ error: { code: "bad-message" } });
  });
});
