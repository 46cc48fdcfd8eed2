import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLink, seatLink, secretIn, tableLink } from "../src/links.ts";

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const origin = "https://play.example.org";

describe("links", () => {
  it("are read as they are written", () => {
    const link = tableLink(origin, "Vq3xT9aLk0PzW2bN", "s6xxxxxxxxxxxxxx");
    expect(link).toBe(`${origin}/t/Vq3xT9aLk0PzW2bN#s6xxxxxxxxxxxxxx`);
    expect(readLink(link)).toEqual({ kind: "table", origin, table: "Vq3xT9aLk0PzW2bN", invite: "s6xxxxxxxxxxxxxx" });
    expect(readLink(tableLink(origin, "Vq3xT9aLk0PzW2bN", null))).toMatchObject({ kind: "table", invite: null });
    const key = "s11xxxxxxxxxxxxxxxxxxxxxxxx";
    expect(seatLink(origin, key)).toBe(`${origin}/s#${key}`);
    expect(readLink(seatLink(origin, key))).toEqual({ kind: "seat", origin, key });
    expect(readLink("localhost:8628")).toEqual({ kind: "server", origin: "http://localhost:8628" });
  });
  it("never hold a secret in the path or the query", () => {
    const secret = "s6xxxxxxxxxxxxxx";
    for (const text of [tableLink(origin, "Vq3xT9aLk0PzW2bN", secret), seatLink(origin, secret)]) {
      const { pathname, search } = new URL(text);
      expect(pathname + search).not.toContain(secret);
    }
    for (const old of [`/t/Vq3xT9aLk0PzW2bN?invite=${secret}`, `/claim/${secret}`, "/s", `/s/${secret}`, "/t/Vq3xT9aLk0PzW2bN#main"])
      expect([old, readLink(origin + old)]).toEqual([old, null]);
    expect(secretIn("#main")).toBeNull();
  });
  it("have this one form in the documents, the example and every client", () => {
    expect(file("docs/protocol.md")).toContain("`/t/<table>#<invite>`");
    expect(file("docs/protocol.md")).toContain("`/s#<key>`");
    expect(file("examples/bot.mjs")).toContain("/t/<table>#<invite>");
    for (const path of [
      "examples/bot.mjs",
      "docs/protocol.md",
      "docs/hosting.md",
      "README.md",
      "packages/cli/src/commands/play-online.ts",
      "packages/web/src/app.tsx",
      "packages/web/src/shell/new-table/new-table.tsx",
      "packages/web/src/shell/table/share.tsx",
      "packages/web/src/shell/table/gathering.tsx",
      "packages/web/src/shell/table/table-page.tsx",
      "packages/web/src/shell/table/table-menu.tsx",
    ])
      expect(`${path}\n${file(path)}`).not.toMatch(/[?&]invite=|get\("invite"\)|\/claim\//);
  });
});
