import { afterAll, beforeAll, expect, it } from "vitest";
import { asked, moves, Stage, setUpTable, start } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it("once visited, plays without a network: a new game, and the old one", async () => {
  const page = await stage.visitor({ name: "Ebba", serviceWorker: true });
  await page.goto("/");
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? waiting ?? installing;
    if (worker !== null && worker.state !== "activated")
      await new Promise<void>((resolve) => {
        worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
      });
  });
  await setUpTable(page);
  await start(page);
  await asked(page);
  await moves(page).first().click();
  const table = page.url();

  await page.context().setOffline(true);
  await page.goto("/");
  await page.getByRole("link", { name: "Play: Vasa Regalis" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await asked(page);
  await moves(page).first().click();
  await page.goto(table);
  await page.getByText("In the yard").first().waitFor();
  await page.goto("/rules/vasa-regalis");
  await page.getByText("VR-SETUP-1").waitFor();
  expect(new URL(page.url()).pathname).toBe("/rules/vasa-regalis");
});
