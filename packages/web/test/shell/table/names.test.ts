import { LANGUAGES } from "@stormakt/words";
import { expect, it } from "vitest";
import { namesOf, nameToSit } from "../../../src/shell/table/names.ts";
import { fetchShell } from "../../../src/words/spoken.ts";

it.each(LANGUAGES)("a guest who gives no name sits down by that of the chair, in %s", async (language) => {
  const t = await fetchShell(language);
  const names = namesOf({ seats: [{ name: "Ebba" }, { name: null }] }, t);
  expect(nameToSit("", { name: "Guest pv5" }, names[1] ?? "")).toBe(names[1]);
  expect(t.names).toContain(names[1]);
});
it("whoever gives a name has that, and whoever the server knows by name keeps it", () => {
  expect(nameToSit(" Axel ", { name: "Guest pv5" }, "Klas")).toBe("Axel");
  expect(nameToSit("", { name: "Brita" }, "Klas")).toBe("");
});
