/** Members' ways to come in: a device that signs, and the last way that stays. */
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { Refusal } from "@stormakt/host";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Members } from "../src/members/members.ts";
import { Passkeys, siteOf } from "../src/members/passkeys.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/index.ts";

const SITE = siteOf("https://stormakt.example");
const base64url = (data: Uint8Array): string => Buffer.from(data).toString("base64url");
const sha256 = (data: Uint8Array | string): Buffer => createHash("sha256").update(data).digest();

/** As much of CBOR as a device speaks. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, held]) => [cbor(key), cbor(held)])]);
}
/** A device with one key, bound to a site. */
class Device {
  private static made = 0;
  readonly id = Buffer.from(`key ${Device.made++} of a device`);
  counter = 0;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private readonly host: string;
  constructor(host = "stormakt.example") {
    this.host = host;
  }
  private data(flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), counter, more]);
  }
  private client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  registered(challenge: string, origin = SITE.origin): never {
    const { x, y } = this.keys.publicKey.export({ format: "jwk" });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, "base64url")],
        [-3, Buffer.from(y!, "base64url")],
      ]),
    );
    const held = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const attestation = cbor(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", this.data(0x41, held)],
      ]),
    );
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.client("webauthn.create", challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ["internal", "usb", "telepathy"],
      },
    } as never;
  }
  signed(challenge: string, origin = SITE.origin): never {
    const client = this.client("webauthn.get", challenge, origin);
    const data = this.data(0x01);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), this.keys.privateKey)),
      },
    } as never;
  }
}
const why = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return `${error.failure.code}: ${error.failure.text}`;
    throw error;
  }
};

let store: ServerStore;
let [passkeys, members]: [Passkeys, Members] = [null as never, null as never];
let time = 1_000;
const open: ServerStore[] = [];
beforeEach(async () => {
  time = 1_000;
  store = await SqliteStore.open(":memory:");
  open.push(store);
  const now = (): number => time;
  passkeys = new Passkeys(store.db, now);
  members = new Members({ book: { db: store.db } as never, hall: null as never, refresh: async () => {}, now });
  for (const [id, name] of [
    ["anna", "Anna"],
    ["bo", "Bo"],
  ] as const) {
    await store.createSession(`session of ${id}`, { id, name }, 0, "");
    await members.become(id);
  }
});
afterAll(async () => {
  for (const one of open) await one.close();
});
async function added(device: Device, person = "anna", label = "phone"): Promise<void> {
  const { challenge } = await passkeys.optionsToAdd({ id: person, name: person }, SITE);
  await passkeys.add(person, device.registered(challenge), label, SITE);
}

describe("a passkey", () => {
  it("lets its person in once it was added, and is counted on", async () => {
    const device = new Device();
    await added(device);
    const [row] = await store.db.selectFrom("passkeys").selectAll().execute();
    expect(row).toMatchObject({ id: base64url(device.id), person: "anna", label: "phone", created: 1_000, used: 1_000, counter: 1 });
    time = 2_000;
    const { challenge } = await passkeys.optionsToComeIn(SITE);
    expect(await passkeys.comeIn(device.signed(challenge), SITE)).toBe("anna");
    const [used] = await store.db.selectFrom("passkeys").selectAll().execute();
    expect(used).toMatchObject({ created: 1_000, used: 2_000, counter: 2 });
    expect((await members.membershipOf("anna"))?.passkeys).toMatchObject([{ label: "phone", created: 1_000, used: 2_000 }]);
  });
  it("is told with its ways of being asked to a device that may have it already, those that are known", async () => {
    await added(new Device());
    const { excludeCredentials } = await passkeys.optionsToAdd({ id: "anna", name: "Anna" }, SITE);
    expect(excludeCredentials).toMatchObject([{ transports: ["internal", "usb"] }]);
    expect((await passkeys.optionsToAdd({ id: "bo", name: "Bo" }, SITE)).excludeCredentials).toEqual([]);
  });
  it("signs what it was given, once, in time, for the person it was given to", async () => {
    const refused = "not-allowed: the passkey did not sign what it was given";
    const device = new Device();
    const { challenge } = await passkeys.optionsToAdd({ id: "anna", name: "Anna" }, SITE);
    expect(await why(passkeys.add("bo", device.registered(challenge), "", SITE))).toBe(refused);
    expect(await why(passkeys.add("anna", device.registered("made up"), "", SITE))).toBe(refused);
    await passkeys.add("anna", device.registered(challenge), "", SITE);
    expect(await why(passkeys.add("anna", new Device().registered(challenge), "", SITE))).toBe(refused);
    const late = await passkeys.optionsToComeIn(SITE);
    time += 5 * 60_000 + 1;
    expect(await why(passkeys.comeIn(device.signed(late.challenge), SITE))).toBe(refused);
    const inTime = await passkeys.optionsToComeIn(SITE);
    // What nobody signed in time is forgotten when the next is given out.
    expect(await store.db.selectFrom("challenges").select("challenge").execute()).toEqual([{ challenge: inTime.challenge }]);
    time += 5 * 60_000;
    expect(await why(passkeys.comeIn(device.signed(inTime.challenge), SITE))).toBe("done");
    expect(await why(passkeys.comeIn(device.signed(inTime.challenge), SITE))).toBe(refused);
  });
  it("is of this site alone, and of a device that is known", async () => {
    const device = new Device();
    await added(device);
    const given = async (): Promise<string> => (await passkeys.optionsToComeIn(SITE)).challenge;
    expect(await why(passkeys.comeIn(device.signed(await given(), "https://other.example"), SITE))).toContain("not-allowed");
    expect(await why(passkeys.comeIn(new Device().signed(await given()), SITE))).toBe("not-found: this passkey is not known here");
    const elsewhere = new Device("other.example");
    const { challenge } = await passkeys.optionsToAdd({ id: "anna", name: "Anna" }, SITE);
    expect(await why(passkeys.add("anna", elsewhere.registered(challenge), "", SITE))).toContain("not-allowed");
    const forged = device.signed(await given()) as { response: { signature: string } };
    forged.response.signature = base64url(Buffer.alloc(70, 1));
    expect(await why(passkeys.comeIn(forged as never, SITE))).toContain("not-allowed");
  });
  it("is one of twenty at most", async () => {
    for (let i = 0; i < 19; i++) await added(new Device());
    expect(await why(added(new Device()))).toBe("done");
    expect(await why(added(new Device()))).toBe("too-many: so many passkeys are enough; take one away first");
    expect(await why(added(new Device(), "bo"))).toBe("done");
  });
});

describe("the last way to come in", () => {
  const only = "not-allowed: this is the only way left to come in";
  const mailed = (person: string) =>
    store.db
      .insertInto("mail_addresses")
      .values({ person, address: `${person}@example.org`, since: 0 })
      .execute();
  const coded = (person: string) =>
    store.db
      .insertInto("recovery_codes")
      .values({ hash: `code of ${person}`, person })
      .execute();
  it("stays, be it a passkey", async () => {
    const [one, two] = [new Device(), new Device()];
    await added(one);
    await added(new Device(), "bo");
    expect(await why(members.dropPasskey("anna", "another"))).toBe("not-found: there is no such passkey");
    expect(await why(members.dropPasskey("nobody", base64url(one.id)))).toBe("not-found: there is no such passkey");
    expect(await why(members.dropPasskey("bo", base64url(one.id)))).toBe("not-found: there is no such passkey");
    expect(await why(members.dropPasskey("anna", base64url(one.id)))).toBe(only);
    await added(two);
    expect(await why(members.dropPasskey("anna", base64url(one.id)))).toBe("done");
    expect((await members.membershipOf("anna"))?.passkeys.map(({ id }) => id)).toEqual([base64url(two.id)]);
    await mailed("anna");
    expect(await why(members.dropPasskey("anna", base64url(two.id)))).toBe("done");
    expect((await members.membershipOf("bo"))?.passkeys).toHaveLength(1);
  });
  it("may be a code on paper", async () => {
    const one = new Device();
    await added(one);
    await coded("anna");
    expect(await why(members.dropPasskey("anna", base64url(one.id)))).toBe("done");
  });
  it("stays, be it an address", async () => {
    expect(await why(members.dropMail("anna"))).toBe("done");
    await mailed("anna");
    await mailed("bo");
    expect(await why(members.dropMail("anna"))).toBe(only);
    await coded("anna");
    expect(await why(members.dropMail("anna"))).toBe("done");
    expect([await members.personOfMail("ANNA@example.org"), await members.personOfMail("bo@example.org")]).toEqual([null, "bo"]);
    await added(new Device(), "bo");
    expect(await why(members.dropMail("bo"))).toBe("done");
  });
});

describe("a link by mail", () => {
  it("makes an address its person's, once, in time, and never another member's", async () => {
    const link = await members.newMailLink("confirm", "anna", "Anna@Example.org");
    expect(await members.useMailLink(link)).toBe("anna");
    expect(await members.personOfMail("anna@example.org")).toBe("anna");
    expect(await why(members.useMailLink(link))).toBe("not-found: this link has been used, or is too old");
    const taken = await members.newMailLink("confirm", "bo", "anna@example.org");
    expect(await why(members.useMailLink(taken))).toBe("not-allowed: this address is another member's: come in by it instead");
    const other = await members.newMailLink("confirm", "anna", "anna@example.net");
    await members.useMailLink(other);
    expect([await members.personOfMail("anna@example.org"), await members.personOfMail("anna@example.net")]).toEqual([null, "anna"]);
    const [first, second] = [
      await members.newMailLink("come-in", "anna", "anna@example.net"),
      await members.newMailLink("come-in", "anna", "anna@example.net"),
    ];
    expect(await why(members.useMailLink(first))).toContain("not-found");
    time += 30 * 60_000;
    expect(await members.useMailLink(second)).toBe("anna");
    const late = await members.newMailLink("come-in", "anna", "anna@example.net");
    time += 30 * 60_000 + 1;
    expect(await why(members.useMailLink(late))).toContain("not-found");
  });
});
