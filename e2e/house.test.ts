import { HouseBook, hashOf } from "@stormakt/server/house";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { asked, leadFirst, moves, Stage, seat, setUpTable, start } from "./stage.ts";

/** Chairs that change hands, and keeping house: votes, taking a chair back, reports, admins, one's own data. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

/** Ebba, Axel in Swedish, and a bot. */
async function seated(): Promise<{ ebba: Page; axel: Page; link: string; table: string }> {
  const ebba = await stage.visitor({ name: "Ebba" });
  await setUpTable(ebba);
  await leadFirst(ebba);
  await seat(ebba, 2, "A friend");
  await start(ebba);
  await ebba.getByText("The table is laid").waitFor();
  const link = await ebba.locator("input[readonly]").inputValue();
  const axel = await stage.visitor({ name: "Axel", language: "sv" });
  await axel.goto(link);
  await axel.getByRole("button", { name: "Sitt här" }).click();
  await asked(ebba);
  // The match begins with whoever sits down; that they look at it, too, is known a moment later.
  await axel.getByText("Din hand").first().waitFor();
  await ebba.getByText(/^away/).first().waitFor({ state: "detached" });
  return { ebba, axel, link, table: new URL(link).pathname.split("/").at(-1) ?? "" };
}
async function propose(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Axel is away: propose a bot" }).click();
  await page.getByText(/A bot takes the chair in \d:\d\d/).waitFor();
}
async function becomeAdmin(page: Page): Promise<void> {
  const key = `e2e-key-${Math.floor(performance.now())}-${"x".repeat(16)}`;
  await new HouseBook(stage.house.store.db).addKey(hashOf(key), Date.now());
  await page.goto(`/admin#${key}`);
  await page.getByRole("heading", { name: "Who is here" }).waitFor();
}

it("whoever is away is voted on in the open, calls it off by coming back, and takes the chair back by one click", async () => {
  const { ebba, axel, link, table } = await seated();
  // What stands before the sign is which game it is, and no secret.
  expect([...new URL(link).searchParams]).toEqual([["of", "vasa-regalis"]]);
  await ebba.getByRole("button", { name: "More", exact: true }).click();
  expect(await ebba.getByRole("menuitem", { name: /propose a bot/ }).count()).toBe(0);
  await ebba.keyboard.press("Escape");
  await axel.goto("/rules/vasa-regalis");
  await ebba.getByText(/^away/).first().waitFor();
  await propose(ebba);
  await axel.goto(link);
  await ebba.getByText(/A bot takes the chair in/).waitFor({ state: "detached" });

  await axel.goto("/rules/vasa-regalis");
  await ebba.getByText(/^away/).first().waitFor();
  await propose(ebba);
  // The delay is over, as far as the host is concerned.
  const axels = 1;
  await stage.house.hall.write(table, () => [
    { kind: "seat", at: Date.now(), seat: axels, change: "kicked", person: null, name: null, bot: "random" },
  ]);
  await ebba.getByText(/A bot takes the chair in/).waitFor({ state: "detached" });
  await axel.goto(link);
  await axel.getByText("Du var borta, och en bot spelar på din stol.").waitFor();
  await axel.getByRole("button", { name: "Ta tillbaka stolen" }).click();
  await axel.getByText("Du var borta, och en bot spelar på din stol.").waitFor({ state: "detached" });
  await axel.getByText("Din hand").first().waitFor();
  await axel.reload();
  await axel.getByText("Din hand").first().waitFor();
});

it("a report from the table is looked into with the reporter's eyes; a table is closed, and all is written down", async () => {
  const { ebba, axel } = await seated();
  await moves(ebba).first().click();
  await axel.getByRole("button", { name: "Mer", exact: true }).click();
  await axel.getByRole("menuitem", { name: "Rapportera ett problem" }).click();
  await axel.getByLabel("Vad är fel?").fill("Skeppet ser ut att flyta");
  await axel.getByRole("button", { name: "Skicka rapporten" }).click();
  await axel.getByText("Tack. Rapporten är skickad.").waitFor();

  const keeper = await stage.visitor({ name: "Keeper" });
  await becomeAdmin(keeper);
  expect(new URL(keeper.url()).hash).toBe("");
  expect(await findings(keeper, "house")).toEqual([]);
  for (const name of ["Ebba", "Axel", "Keeper"]) await keeper.getByText(name, { exact: true }).first().waitFor();
  await keeper.getByRole("link", { name: "Look at the game" }).first().click();
  await keeper.getByText("Skeppet ser ut att flyta").waitFor();
  await keeper.getByText("In the yard").first().waitFor();
  await keeper.getByRole("button", { name: "More", exact: true }).click();
  await keeper.getByRole("menuitem", { name: "Look back" }).click();
  await keeper.getByRole("slider", { name: "Moment of the game" }).waitFor();

  await keeper.goto("/admin");
  keeper.on("dialog", (dialog) => void dialog.accept());
  await keeper.getByLabel("What everybody is told").fill("New sails");
  await keeper.getByRole("button", { name: "Announce", exact: true }).click();
  await ebba.getByText(/New sails/).waitFor();
  await axel.getByText(/Servern startar om om/).waitFor();
  await keeper.getByRole("button", { name: "Withdraw it" }).click();
  await ebba.getByText(/New sails/).waitFor({ state: "detached" });
  await keeper.getByRole("button", { name: "Close the table" }).first().click();
  await ebba.getByText("The table was closed by whoever runs the server.").first().waitFor();
  await keeper.getByText("closed a table").first().waitFor();
});

it("somebody has their data, and is forgotten", async () => {
  const { ebba, axel } = await seated();
  await axel.getByRole("button", { name: "Inställningar" }).click();
  const [download] = await Promise.all([axel.waitForEvent("download"), axel.getByRole("link", { name: "Ladda ner" }).click()]);
  expect(download.suggestedFilename()).toBe("stormakt-my-data.json");
  await axel.getByRole("button", { name: "Glöm mig …" }).click();
  await axel.getByText(/Det går inte att ångra/).waitFor();
  await axel.getByRole("button", { name: "Glöm mig", exact: true }).click();
  await axel.waitForURL("/");
  await ebba.getByText("Axel", { exact: true }).first().waitFor({ state: "detached" });
  stage.complaints.splice(0);
});
