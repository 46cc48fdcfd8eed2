import { Engine, usualConfig } from "@stormakt/kernel";
import { sveaRike } from "@stormakt/svea-rike";
import { FIEF } from "@stormakt/svea-rike/catalog";
import { expect, it } from "vitest";
import { SAID, table } from "../src/tables/svea-rike.ts";
import type { Seen } from "../src/tables/table.ts";
import { speakerFor } from "../src/voice.ts";

const NAMES = ["Karin", "Lars", "Brita"];

it("SR-ERA-4 the terminal has no colony on sale in the Vasa era, and says why", async () => {
  const engine = new Engine(sveaRike);
  const state = engine.begin(usualConfig(sveaRike, { seats: 3 }), "vasa");
  const speaker = await speakerFor("svea-rike", "en", NAMES);
  const said = SAID.en;
  const seenUnder = (sovereign: number): Seen => {
    const view = engine.view(state, 0);
    return { view: { ...view, table: { ...view.table, sovereign } }, seat: 0, seats: 3, names: NAMES, speaker };
  };
  const onSaleIn = (seen: Seen): string => {
    const drawn = table.draw(seen).replaceAll(/\s+/g, " ");
    return drawn.slice(drawn.indexOf(said.onSale), drawn.indexOf(said.row));
  };
  const vasa = seenUnder(0);
  const expansion = seenUnder(8);
  for (const id of ["africa", "america"]) {
    const colony = speaker.name({ thing: "fief", id: FIEF.names.indexOf(id) });
    expect(onSaleIn(vasa)).not.toContain(colony);
    expect(table.look(colony, vasa)).toContain(said.locked);
    expect(onSaleIn(expansion)).toContain(colony);
    expect(table.look(colony, expansion)).toContain(said.onSale);
  }
  expect(onSaleIn(vasa)).toContain(speaker.name({ thing: "fief", id: FIEF.names.indexOf("gotland") }));
});
