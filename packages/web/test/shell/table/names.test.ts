import { LANGUAGES } from "@stormakt/words";
import { expect, it } from "vitest";
import { namesOf } from "../../../src/shell/table/names.ts";
import { fetchShell } from "../../../src/words/spoken.ts";

it.each(LANGUAGES)("whoever has given no name is called by one of the age that nobody else has, in %s", async (language) => {
  const t = await fetchShell(language);
  const names = namesOf({ seats: [{ name: t.names[0] ?? "" }, { name: null }, { name: "" }] }, t);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(t.names).toContain(name);
});
