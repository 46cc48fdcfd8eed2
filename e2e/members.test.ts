/** Guests who become members and come back from another device, with an authenticator that Chromium makes up. */
import { hashOf, newSecret } from "@stormakt/server/house";
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

describe("a link by mail", () => {
  /** As it stands in the mail; the server of these tests sends none. */
  async function linkOf(person: string): Promise<string> {
    const key = newSecret(192);
    const row = { hash: hashOf(key), purpose: "come-in", person, address: "ebba@example.org", until: Date.now() + 600_000 };
    await stage.house.store.db.insertInto("mail_links").values(row).execute();
    return `/me#${key}`;
  }
  async function newMember(name: string): Promise<{ page: Page; id: string }> {
    const page = await stage.visitor({ name });
    await withAuthenticator(page);
    await page.goto("/me");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("A member since").waitFor();
    return { page, id: await whoAmI(page).then(({ id }) => id) };
  }

  it("lets in whoever is nobody here yet, without a question", async () => {
    const { id } = await newMember("Sigrid");
    const fresh = await stage.visitor();
    await fresh.goto(await linkOf(id));
    await fresh.getByText("A member since").waitFor();
    expect([await whoAmI(fresh), await fresh.getByRole("dialog").count()]).toEqual([{ id, name: "Sigrid" }, 0]);
    expect(fresh.url()).not.toContain("#");
  });
  it.each([
    ["wide", { width: 1280, height: 900 }],
    ["on a phone", { width: 390, height: 844 }],
  ])("asks whoever is here as a guest, %s, who may stay who they are or come in with their seats", async (how, size) => {
    const { id } = await newMember(`Ebba ${how}`);
    const guest = await stage.visitor({ name: "Somebody", ...size });
    await guest.goto("/me");
    await guest.getByText("You are a guest.").waitFor();
    const table = await newTable(guest, "A guest’s");
    const link = await linkOf(id);
    await guest.goto("/ranking");
    await guest.goto(link);
    const dialog = guest.getByRole("dialog", { name: `Come in as Ebba ${how}?` });
    await dialog.getByText(`This link is Ebba ${how}’s. You are here as Somebody.`).waitFor();
    expect(await findings(guest, `a link, ${how}`)).toEqual([]);
    expect(guest.url()).not.toContain("#");
    await dialog.getByRole("button", { name: "Stay Somebody" }).click();
    await guest.getByRole("status").filter({ hasText: "You stay who you are." }).waitFor();
    expect((await whoAmI(guest)).name).toBe("Somebody");
    // It was not used up.
    await guest.goto("/ranking");
    await guest.goto(link);
    await dialog.getByRole("button", { name: `Come in as Ebba ${how}` }).click();
    await guest.getByText("A member since").waitFor();
    expect(await whoAmI(guest)).toEqual({ id, name: `Ebba ${how}` });
    expect(await myTables(guest)).toContain(table);
    // Whoever sits down from here on does so under the name they came in by.
    const kept = await guest.evaluate(() => localStorage.getItem("stormakt.settings") ?? "");
    expect((JSON.parse(kept) as { state: { name: string } }).state.name).toBe(`Ebba ${how}`);
    await guest.goto("/ranking");
    await guest.goto(link);
    await guest.getByRole("status").filter({ hasText: "This link has been used, or is too old." }).waitFor();
    stage.complaints.splice(0);
  });
  it("tells a member that nothing of theirs goes along, and Escape changes nothing", async () => {
    const [ebba, karin] = [await newMember("Ebba Brahe"), await newMember("Karin Månsdotter")];
    const table = await newTable(karin.page, "Karin’s");
    const link = await linkOf(ebba.id);
    await karin.page.goto("/ranking");
    await karin.page.goto(link);
    const dialog = karin.page.getByRole("dialog", { name: "Come in as Ebba Brahe?" });
    await dialog.getByText("this device leaves Karin Månsdotter").waitFor();
    await karin.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await whoAmI(karin.page)).toEqual({ id: karin.id, name: "Karin Månsdotter" });
    await karin.page.goto("/ranking");
    await karin.page.goto(link);
    await dialog.getByRole("button", { name: "Come in as Ebba Brahe" }).click();
    await dialog.waitFor({ state: "detached" });
    await karin.page.getByRole("heading", { name: "Ebba Brahe" }).waitFor();
    expect(await myTables(karin.page)).not.toContain(table);
  });
});

const whoAmI = (page: Page): Promise<{ id: string; name: string }> =>
  page.evaluate(async () => ((await (await fetch("/api/session")).json()) as { person: { id: string; name: string } }).person);
const newTable = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (called) => {
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const body = JSON.stringify({ game: "vasa-regalis", name: called, seats });
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
    return ((await answer.json()) as { table: { id: string } }).table.id;
  }, name);
const myTables = (page: Page): Promise<string[]> =>
  page.evaluate(async () => ((await (await fetch("/api/my-tables")).json()) as { tables: { id: string }[] }).tables.map(({ id }) => id));
