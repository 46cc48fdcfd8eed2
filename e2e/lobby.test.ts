/** One's tables, finding people, and what is kept of moments, in real browsers. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { playToTheEnd, Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

interface NewTable {
  readonly [field: string]: unknown;
}
/** Comes in and makes a table as a program would. Resolves with its address and what lets others in. */
async function newTable(page: Page, more: NewTable): Promise<{ id: string; invite: string }> {
  if (!page.url().startsWith("http")) {
    await page.goto("/me");
    await page.getByText("You are a guest.").waitFor();
  }
  return page.evaluate(async (asked) => {
    const send = async (path: string, body: object): Promise<{ table: { id: string }; invite: string }> => {
      const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      return (await answer.json()) as { table: { id: string }; invite: string };
    };
    localStorage.setItem("stormakt.tables", "online");
    await send("/api/session", { name: (asked["called"] as string | undefined) ?? "Ebba" });
    const { called: _, ...table } = asked;
    const made = await send("/api/tables", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }],
      ...table,
    });
    return { id: made.table.id, invite: made.invite };
  }, more);
}
const slow = { kind: "deadline", each: 86_400 };

it("an open table is found by what it is, joined in a click, talked at, left and called off", async () => {
  const ebba = await stage.visitor({ name: "Ebba" });
  const { id } = await newTable(ebba, { name: "Open house", listed: true, pace: slow });
  await ebba.goto("/tables");
  await ebba.getByRole("heading", { name: "Waiting for players" }).waitFor();
  const axel = await stage.visitor({ name: "Axel", width: 390, height: 844, language: "sv" });
  await axel.goto("/tables");
  await axel.getByText("Open house").waitFor();
  await axel.getByLabel("Klocka").selectOption("live");
  await axel.getByText("Inget öppet bord passar.").waitFor();
  await axel.getByLabel("Klocka").selectOption("deadline");
  expect(await findings(axel, "open tables")).toEqual([]);
  await axel.locator(`[data-table="${id}"]`).getByRole("button").click();
  await axel.waitForURL(`**/t/${id}`);
  // The last chair was taken: the match has begun, and Ebba's list tells of it.
  await ebba.locator(`[data-table="${id}"]`).getByText("Axel").first().waitFor();

  const { id: other } = await newTable(ebba, {
    name: "Three of us",
    listed: true,
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  await axel.goto("/tables");
  await axel.getByRole("button", { name: "Spela med den som kommer" }).click();
  await axel.waitForURL(`**/t/${other}`);
  await axel.getByLabel("Säg något").fill("Vem mer?");
  await axel.getByRole("button", { name: "Skicka" }).click();
  await ebba.goto(`/t/${other}`);
  await ebba.getByText("Vem mer?").waitFor();
  expect(await findings(ebba, "waiting room")).toEqual([]);
  ebba.on("dialog", (dialog) => void dialog.accept());
  axel.on("dialog", (dialog) => void dialog.accept());
  await axel.getByRole("button", { name: "Lämna" }).click();
  await axel.waitForURL("**/tables");
  await ebba.locator("li[data-free]").nth(1).waitFor();
  await ebba.getByRole("button", { name: "Call it off" }).click();
  await ebba.waitForURL("**/tables");
  await ebba.locator(`[data-table="${id}"]`).waitFor();
  // Until the list is there anew it is the one of before.
  await expect.poll(() => ebba.locator(`[data-table="${other}"]`).count()).toBe(0);
});

it("the list of one's tables tells what waits, what is new in words, and what was said; every table leads to the next", async () => {
  const ebba = await stage.visitor({ name: "Ebba" });
  const tables = [await newTable(ebba, { name: "First", pace: slow }), await newTable(ebba, { name: "Second", pace: slow })];
  const axel = await stage.visitor({ name: "Axel" });
  for (const { id, invite } of tables) {
    await axel.goto(`/t/${id}#${invite}`);
    await axel.getByRole("button", { name: "Sit here" }).first().click();
    await axel.getByText("In the yard").first().waitFor();
  }
  // Whoever is asked first makes moves until it is the other's turn everywhere: both lists then tell the same of the game.
  for (const [at, { id }] of tables.entries()) {
    await axel.goto(`/t/${id}`);
    await axel.getByRole("tab", { name: "Chat" }).click();
    await axel.getByLabel("Say something").fill(`Hello ${at}`);
    await axel.getByRole("button", { name: "Send" }).click();
    await axel.locator("li", { hasText: `Hello ${at}` }).waitFor();
  }
  await ebba.goto("/tables");
  const row = ebba.locator(`[data-table="${tables[0]!.id}"]`);
  await row.locator("[data-unread]").waitFor();
  expect(await row.locator("[data-unread]").innerText()).toContain("1 message not read");
  await row.locator("[data-news]").waitFor();
  expect(await findings(ebba, "my tables")).toEqual([]);
  // Read on the one page, it is read everywhere.
  await ebba.goto(`/t/${tables[0]!.id}`);
  await ebba.getByRole("tab", { name: /^Chat/ }).click();
  await ebba.getByText("Hello 0").waitFor();
  await ebba.waitForTimeout(1_600);
  await ebba.goto("/tables");
  await ebba.locator(`[data-table="${tables[1]!.id}"] [data-unread]`).waitFor();
  expect(await row.locator("[data-unread]").count()).toBe(0);
  const both = [ebba, axel];
  const waiting = await Promise.all(
    both.map(async (page) => {
      await page.goto("/tables");
      await page.locator("[data-table]").nth(1).waitFor();
      return page.locator("[data-turn]").count();
    }),
  );
  expect(waiting[0]! + waiting[1]!).toBeGreaterThan(0);
  const busy = both[waiting[0]! >= waiting[1]! ? 0 : 1]!;
  const count = Math.max(...waiting);
  await busy.waitForFunction((wanted) => document.title.startsWith(`(${wanted})`), count);
  const first = await busy.locator("[data-turn]").first().getAttribute("data-table");
  await busy.locator("[data-turn] a").first().click();
  if (count > 1) {
    await busy.locator("[data-next]").click();
    await busy.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(first ?? "?"));
  }
});

it("notes are pinned to moments and shared after the end; lines are links; the others accept a rematch in a click", async () => {
  const ebba = await stage.visitor({ name: "Ebba" });
  const { id, invite } = await newTable(ebba, { name: "Pinned", listed: true, delay: { kind: "minutes", by: 5 } });
  const axel = await stage.visitor({ name: "Axel" });
  await axel.goto(`/t/${id}#${invite}`);
  await axel.getByRole("button", { name: "Sit here" }).click();
  await axel.getByText("In the yard").first().waitFor();
  await ebba.goto(`/t/${id}`);
  await ebba.getByText("In the yard").first().waitFor();
  const karin = await stage.visitor({ name: "Karin" });
  await karin.goto(`/t/${id}`);
  await karin.getByText("You watch 5 minutes behind the table.").waitFor();
  await ebba.locator("[data-watchers]").waitFor({ timeout: 40_000 });
  expect(await ebba.locator("[data-watchers]").innerText()).toContain("Karin");

  await ebba.getByRole("tab", { name: "Notebook" }).click();
  await ebba.getByPlaceholder("What you want to remember").fill("Axel hides cloth");
  await ebba.getByRole("button", { name: "Pin it" }).click();
  await ebba.locator("[data-pin]").getByText("Axel hides cloth").waitFor();
  expect(await findings(ebba, "notes on moments")).toEqual([]);
  await Promise.all([playToTheEnd(ebba), playToTheEnd(axel)]);
  await karin.getByText("The final table").waitFor();

  await ebba.getByRole("tab", { name: "Notebook" }).click();
  await ebba.getByRole("button", { name: "Show it to everybody" }).click();
  await ebba.getByText("shown to everybody").waitFor();
  await axel.reload();
  await axel.getByText("The final table").waitFor();
  await axel.getByRole("tab", { name: "Notebook" }).click();
  await axel.locator("[data-pin]").getByText("Axel hides cloth").waitFor();
  await axel.locator("[data-pin] button").first().click();
  await axel.waitForURL(/move=\d+/);
  expect(await findings(axel, "looking back")).toEqual([]);

  // A line is a link, and a moment a place to play on from.
  await axel.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await axel.getByRole("tab", { name: "Log" }).click();
  const line = axel.locator("li[data-kind=moved]").nth(2);
  await line.hover();
  await line.getByRole("button", { name: "Copy the link to this line" }).click();
  // The link is asked of the server before it is copied.
  const copied = (): Promise<string> => axel.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied, { timeout: 15_000 }).toMatch(/\/t\/[\w-]+\?move=\d+&of=vasa-regalis#/);
  const link = await copied();
  await karin.goto(link);
  await karin.getByRole("region", { name: "Look back" }).waitFor();
  await karin.goto(link.replace("&of", "&branch=&of"));
  await karin.getByRole("dialog").getByLabel("I play every chair").check();
  await karin.getByRole("dialog").getByRole("button", { name: "Play on from here", exact: true }).click();
  await karin.getByText("This table goes on from a moment of another game of Vasa Regalis.").waitFor();
  await karin.getByRole("link", { name: "Look at that moment" }).click();
  await karin.getByRole("region", { name: "Look back" }).waitFor();

  await axel.goto(`/t/${id}`);
  await axel.getByText("The final table").waitFor();
  await ebba.getByRole("button", { name: "Play again" }).click();
  await ebba.waitForURL((url) => !url.pathname.endsWith(id));
  await axel.getByText("Ebba wants to play again.").waitFor();
  await axel.getByRole("button", { name: "Sit down" }).click();
  await axel.waitForURL((url) => url.pathname === new URL(ebba.url()).pathname);
  await axel.getByText("In the yard").first().waitFor();
});
