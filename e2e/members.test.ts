/** Guests who become members and come back from another device, with an authenticator that Chromium makes up. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
afterEach(() => stage.nobodyComplained());

interface Credential {
  credentialId: string;
  isResidentCredential: boolean;
  privateKey: string;
  signCount: number;
}
const SURE = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
interface Device {
  credentials(): Promise<Credential[]>;
}
/** A device of one's own, perhaps with the passkeys of another one: as they are carried along by those who keep them. */
async function withAuthenticator(page: Page, from?: Device): Promise<Device> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...SURE, automaticPresenceSimulation: true },
  });
  const credentials = async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  if (from !== undefined)
    for (const credential of await from.credentials()) await devtools.send("WebAuthn.addCredential", { authenticatorId, credential });
  return { credentials };
}

describe("a member", () => {
  it("comes back by passkey from another device, and finds every seat, also those taken there as a guest", async () => {
    const first = await stage.visitor({ name: "Ebba" });
    const key = await withAuthenticator(first);
    await first.goto("/me");
    await first.getByText("You are a guest.").waitFor();
    expect(await findings(first, "me")).toEqual([]);
    await first.getByRole("button", { name: "Add a passkey" }).click();
    await first.getByText("A member since").waitFor();
    expect(await key.credentials()).toHaveLength(1);
    const table = await newTable(first, "First table");

    const second = await stage.visitor({ name: "Somebody" });
    await withAuthenticator(second, key);
    await second.goto("/me");
    await second.getByText("You are a guest.").waitFor();
    const taken = await newTable(second, "Second table");
    await second.getByRole("button", { name: "Come in with a passkey" }).click();
    await second.getByText("A member since").waitFor();
    const mine = await myTables(second);
    expect(mine).toEqual(expect.arrayContaining([table, taken]));
    // Both devices stand in the list; the other one can be shut out.
    await second.getByRole("button", { name: "End", exact: true }).first().click();
    await first.reload();
    await first.getByText("You are a guest.").waitFor();
  });

  it("can come in by a code on paper, and is shown the codes once", async () => {
    const page = await stage.visitor({ name: "Karin", width: 390, height: 844, language: "sv" });
    await withAuthenticator(page);
    await page.goto("/me");
    await page.getByRole("button", { name: "Lägg till en nyckel" }).click();
    await page.getByText("Medlem sedan").waitFor();
    await page.getByRole("button", { name: "Gör nya koder" }).click();
    const code = (await page.locator("code").first().textContent()) ?? "";
    expect(await page.locator("code").count()).toBe(10);
    expect(await findings(page, "me, a member")).toEqual([]);
    await page.reload();
    await page.getByText("10 koder kvar").waitFor();
    expect(await page.locator("code").count()).toBe(0);
    const other = await stage.visitor({ name: "Other device" });
    await other.goto("/me");
    await other.getByLabel("Code", { exact: true }).fill(code);
    await other.getByRole("button", { name: "Come in with a code" }).click();
    await other.getByText("A member since").waitFor();
    await other.getByText("9 codes left").waitFor();
  });

  it("says why a passkey is refused, and changes nothing", async () => {
    const page = await stage.visitor({ name: "Nobody" });
    await withAuthenticator(page);
    await page.goto("/me");
    await page.route("**/api/me/passkeys", (route) =>
      route.fulfill({ status: 403, contentType: "application/json", body: '{"error":{"code":"not-allowed","text":"no"}}' }),
    );
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("status").filter({ hasText: "Only somebody else may do this." }).waitFor();
    await page.getByText("You are a guest.").waitFor();
    // The browser itself writes down every answer that is not one.
    stage.complaints.splice(0);
  });
});

const newTable = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (called) => {
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const body = JSON.stringify({ game: "vasa-regalis", name: called, seats });
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
    return ((await answer.json()) as { table: { id: string } }).table.id;
  }, name);
const myTables = (page: Page): Promise<string[]> =>
  page.evaluate(async () => ((await (await fetch("/api/my-tables")).json()) as { tables: { id: string }[] }).tables.map(({ id }) => id));
