import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { asked, firstMove, leadFirst, playToTheEnd, Stage, seat, setUpTable, start } from "./stage.ts";

/** Over the network: two browsers, a server, bots in its threads. */
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

it("two browsers and two bots play a whole game; one talks, one asks to take back, a third watches", async () => {
  const ebba = await stage.visitor({ name: "Ebba" });
  await setUpTable(ebba);
  await leadFirst(ebba);
  await seat(ebba, 2, "A friend");
  await start(ebba);
  await ebba.getByText("The table is laid").waitFor();
  const link = await ebba.locator("input[readonly]").inputValue();

  const axel = await stage.visitor({ name: "Axel", theme: "dark" });
  await axel.goto(link);
  await axel.getByText("Pick a chair").waitFor();
  await axel.getByRole("button", { name: "Sit here" }).click();
  await axel.getByText("In the yard").first().waitFor();

  const watcher = await stage.visitor({ name: "Karin" });
  await watcher.goto(link);
  await watcher.getByText("You watch. Nobody’s secrets are shown.").waitFor();
  expect(await watcher.getByText("Your hand").count()).toBe(0);

  await ebba.getByRole("tab", { name: "Chat" }).click();
  await ebba.getByLabel("Say something").fill("God dag!");
  await ebba.getByRole("button", { name: "Send" }).click();
  await axel.getByRole("tab", { name: "Chat" }).click();
  await axel.getByText("God dag!").waitFor();

  // Ebba regrets it, and is let back by Axel; bots do not mind.
  await asked(ebba);
  await ebba.waitForFunction(() => document.title.includes("Your turn"));
  await ebba.getByRole("button", { name: /^Wood procurer, free/ }).click();
  await ebba.getByRole("button", { name: "Ask to take back" }).click();
  await axel.getByText("Ebba asks to take back a move.").first().waitFor();
  await axel.getByRole("button", { name: "Agree" }).click();
  await asked(ebba);
  await ebba.getByRole("button", { name: /^Wood procurer, free/ }).waitFor();

  await Promise.all([playToTheEnd(ebba), playToTheEnd(axel)]);
  const result = (page: typeof ebba) =>
    page.getByRole("list", { name: "Final places" }).or(page.getByText("All have lost")).first().innerText();
  expect(placesIn(await result(ebba))).toEqual(placesIn(await result(axel)));
  await watcher.getByText("The final table").waitFor();
});

it("whoever is about to resign is told what comes of it in a match that counts", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page);
  await leadFirst(page);
  await seat(page, 2, "A friend");
  await start(page);
  await page.getByRole("button", { name: "Put a bot here" }).click();
  await asked(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Resign" }).click();
  const dialog = page.getByRole("dialog", { name: "Resign" });
  await dialog.getByText("You come last, and that counts for the ranking.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await asked(page);
});

it("a seat is found again after the browser was closed, and a lost line is taken up", async () => {
  const page = await stage.visitor({ name: "Ebba" });
  await setUpTable(page);
  await leadFirst(page);
  await seat(page, 2, "A friend");
  await start(page);
  await page.getByRole("button", { name: "Put a bot here" }).click();
  await asked(page);
  await page.context().setOffline(true);
  await page.evaluate(() => fetch("/healthz").catch(() => null));
  await page.context().setOffline(false);
  await firstMove(page);
  await page
    .getByText(/Ebba takes/)
    .first()
    .waitFor({ state: "attached" });
  const table = page.url();
  const again = await page.context().newPage();
  await again.goto("/tables");
  await again.getByRole("link", { name: /Vasa Regalis/ }).click();
  await again.getByText("In the yard").first().waitFor();
  expect(new URL(again.url()).pathname).toBe(new URL(table).pathname);

  // The same chair on another device, by its secret.
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Play on another device" }).click();
  const secret = await page.getByRole("dialog").locator("input[readonly]").inputValue();
  const tablet = await stage.visitor({ name: "Ebba" });
  await tablet.goto(secret);
  await tablet.getByText("Your hand").first().waitFor();
  stage.complaints.splice(0);
});

/** The names in their order; each reader is called "You" on their own page. */
const placesIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "" && word !== "You");
