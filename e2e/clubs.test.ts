/** Two members befriend, found a club, sit down at its table, and play a tournament for it with bots filling up. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { resize, Stage, seat, setUpTable, start } from "./stage.ts";

/** A folder for pictures of the pages, to be looked at; without it none are taken. */
const PICTURES = process.env["PICTURES"] ?? "";
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

/** Somebody whom the server knows as a member: how one becomes one is shown elsewhere. */
async function member(
  name: string,
  more: { width?: number; height?: number; language?: "en" | "sv" } = {},
): Promise<{ page: Page; id: string }> {
  const page = await stage.visitor({ name, ...more });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/friends");
  await page.getByRole("heading", { name: /^(Become a member|Bli medlem)$/ }).waitFor();
  const id = await page.evaluate(async () => ((await (await fetch("/api/session")).json()) as { person: { id: string } }).person.id);
  await stage.house.store.db.insertInto("members").values({ person: id, called: name.toLowerCase(), since: 1 }).execute();
  return { page, id };
}
/** Looks at a page, wide and narrow. */
async function look(page: Page, name: string): Promise<void> {
  expect(await findings(page, name)).toEqual([]);
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of [390, 1440]) {
    await resize(page, width, 900);
    // Nothing reaches beyond the edge.
    expect([name, width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([name, width, 0]);
    if (PICTURES === "") continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true });
  }
  await resize(page, wide.width, wide.height);
}

describe("guests", () => {
  it("see what there is, are told what it takes, and miss nothing", async () => {
    const page = await stage.visitor({ name: "Guest" });
    for (const path of ["friends", "clubs", "tournaments"]) {
      await page.goto(`/${path}`);
      await page.getByRole("link", { name: "Become a member" }).waitFor();
      await look(page, `guest-${path}`);
    }
  });
});

describe("members", () => {
  it("befriend, found a club, meet at its table, and play a tournament of two rounds", async () => {
    const anna = await member("Anna", { width: 1440 });
    const brita = await member("Brita", { width: 390, height: 844, language: "sv" });

    await anna.page.goto("/friends");
    await anna.page.getByLabel("Name of the member").fill("brita");
    await anna.page.getByRole("button", { name: "Ask" }).click();
    await anna.page.getByText("Waiting for an answer").waitFor();
    await look(anna.page, "friends-asked");
    await brita.page.goto("/friends");
    await brita.page.getByText("De vill bli dina vänner").waitFor();
    await look(brita.page, "friends-asks-sv");
    await brita.page.getByRole("button", { name: "Ja" }).click();
    await brita.page.getByRole("button", { name: "Ta bort: Anna" }).waitFor();

    await anna.page.goto("/clubs");
    await anna.page.getByLabel("Name", { exact: true }).fill("Thursday Club");
    await anna.page.getByLabel("What it is about").fill("We play on Thursdays.");
    await anna.page.getByRole("radio", { name: "Shield 5" }).check({ force: true });
    await look(anna.page, "clubs");
    await anna.page.getByRole("button", { name: "Found a club" }).click();
    await anna.page.getByText("Notice board").first().waitFor();
    await anna.page.getByRole("button", { name: "Make a link" }).click();
    const link = await anna.page.locator("input[readonly]").inputValue();
    expect(link).toMatch(/\/clubs\/[\w-]+#[\w-]{16,}$/);
    await brita.page.goto(new URL(link).pathname + new URL(link).hash);
    await brita.page.getByRole("button", { name: "Gå med" }).click();
    await brita.page.getByText("Anslagstavla").first().waitFor();
    expect(brita.page.url()).not.toContain("#");
    await look(brita.page, "club-sv");
    const club = new URL(brita.page.url()).pathname.split("/").at(-1) ?? "";

    await setUpTable(anna.page, `vasa-regalis?club=${club}`);
    await seat(anna.page, 2, "A friend");
    await anna.page.getByText("This table is for members of your club.").waitFor();
    await start(anna.page);
    await anna.page.getByRole("button", { name: "Invite: Brita" }).click();
    await anna.page.getByText("Invited", { exact: true }).first().waitFor();
    await look(anna.page, "waiting-room");
    await brita.page.goto("/friends");
    await brita.page.getByText("Anna bjuder in dig till Vasa Regalis").waitFor();
    await brita.page.getByRole("link", { name: /^Kom/ }).click();
    await brita.page.getByRole("button", { name: "Sitt här" }).first().click();
    await anna.page.getByText("Brita").first().waitFor();

    await anna.page.goto(`/clubs/${club}`);
    await anna.page.getByLabel("Name of the season").fill("Autumn");
    await anna.page.getByRole("button", { name: "Begin a season" }).click();
    await anna.page.getByRole("heading", { name: "Autumn" }).waitFor();
    await look(anna.page, "club");

    await anna.page.goto("/tournaments");
    await anna.page.getByLabel("Name", { exact: true }).fill("Autumn Cup");
    await anna.page.getByLabel("For whom").selectOption({ label: "for the club Thursday Club" });
    await anna.page.getByLabel("Seats at a table").selectOption("3");
    await anna.page.locator("select[name=rounds]").selectOption("2");
    await look(anna.page, "tournaments");
    await anna.page.getByRole("button", { name: "Announce" }).click();
    await anna.page.getByRole("button", { name: "Enter", exact: true }).click();
    await anna.page.getByText("You have entered.").waitFor();
    const cup = new URL(anna.page.url()).pathname;
    await brita.page.goto(cup);
    await brita.page.getByRole("button", { name: "Anmäl mig" }).click();
    await brita.page.getByText("Du är anmäld.").waitFor();
    await anna.page.reload();
    await anna.page.getByRole("button", { name: "Begin" }).click();
    for (let round = 1; round <= 2; round++) {
      await anna.page.getByRole("heading", { name: `Round ${round}` }).waitFor({ timeout: 30_000 });
      const id = cup.split("/").at(-1) ?? "";
      const rows = await stage.house.store.db
        .selectFrom("pairings")
        .selectAll()
        .where("tournament", "=", id)
        .where("round", "=", round)
        .execute();
      const { table_id: table, seats } = rows[0]!;
      if (round === 1) {
        // The way to a table that only the club may see.
        await brita.page.goto(cup);
        await brita.page.getByRole("link", { name: /^Till bordet/ }).click();
        await brita.page.waitForURL(`**/t/${table}**`);
        await look(anna.page, "tournament-running");
      }
      for (const [at, person] of (JSON.parse(seats) as (string | null)[]).entries())
        if (person !== null) await stage.house.hall.ask({ id: person, name: "" }, "resign", { table, as: at });
    }
    await anna.page.getByText(/has won with 0.5 points/).waitFor({ timeout: 40_000 });
    await look(anna.page, "tournament-over");
    await brita.page.goto(cup);
    await brita.page.getByText(/har vunnit med 0,5 poäng/).waitFor();
    await look(brita.page, "tournament-over-sv");
    await anna.page.goto(`/clubs/${club}`);
    await anna.page.getByText("2 matches so far.").waitFor({ timeout: 30_000 });
    await look(anna.page, "club-season");
  }, 240_000);
});
