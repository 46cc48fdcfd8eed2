import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Refusal } from "@stormakt/host";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** Large, and needed only by whoever has a passkey: a server starts without it. */
const library = () => import("@simplewebauthn/server");

/** How long a device may take to sign. */
const PATIENCE = 5 * 60_000;
const MOST = 20;
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
type Transport = (typeof TRANSPORTS)[number];

/** The site that passkeys are bound to. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}
export const siteOf = (origin: string): Site => ({ origin, host: new URL(origin).hostname });

/** Passkeys: a device signs what it is given, and no other site can make it. What is to be signed is kept where every node finds it. */
export class Passkeys {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }
  private async remember(challenge: string, person: string): Promise<void> {
    const now = this.now();
    await this.db.deleteFrom("challenges").where("until", "<", now).execute();
    await this.db
      .insertInto("challenges")
      .values({ challenge, person, until: now + PATIENCE })
      .execute();
  }
  /** Whether it was given out to this person and has not been signed before. */
  private takeFor =
    (person: string) =>
    async (challenge: string): Promise<boolean> => {
      const { numDeletedRows } = await this.db
        .deleteFrom("challenges")
        .where("challenge", "=", challenge)
        .where("person", "=", person)
        .where("until", ">=", this.now())
        .executeTakeFirst();
      return Number(numDeletedRows) > 0;
    };

  async optionsToAdd(person: { readonly id: string; readonly name: string }, { host }: Site) {
    const known = await this.db.selectFrom("passkeys").select(["id", "transports"]).where("person", "=", person.id).execute();
    if (known.length >= MOST) throw new Refusal("too-many", "so many passkeys are enough; take one away first");
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: "Stormakt",
      rpID: host,
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      attestationType: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsIn(transports) })),
    });
    await this.remember(options.challenge, person.id);
    return options;
  }
  async add(person: string, response: RegistrationResponseJSON, label: string, { origin, host }: Site): Promise<void> {
    const { verifyRegistrationResponse } = await library();
    const found = await verified(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: this.takeFor(person),
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      }),
    );
    const { credential } = found.registrationInfo ?? refuseKey();
    await this.db
      .insertInto("passkeys")
      .values({
        id: credential.id,
        person,
        key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        label,
        created: this.now(),
        used: this.now(),
      })
      .execute();
  }
  /** Whoever it is: the device offers the passkeys it has for this site. */
  async optionsToComeIn({ host }: Site) {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: "preferred" });
    await this.remember(options.challenge, "");
    return options;
  }
  /** Resolves with whose passkey it is. */
  async comeIn(response: AuthenticationResponseJSON, { origin, host }: Site): Promise<string> {
    const row = await this.db.selectFrom("passkeys").selectAll().where("id", "=", response.id).executeTakeFirst();
    if (row === undefined) throw new Refusal("not-found", "this passkey is not known here");
    const { verifyAuthenticationResponse } = await library();
    const found = await verified(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: this.takeFor(""),
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.key, "base64url")),
          counter: row.counter,
          transports: transportsIn(row.transports),
        },
      }),
    );
    await this.db
      .updateTable("passkeys")
      .set({ counter: found.authenticationInfo.newCounter, used: this.now() })
      .where("id", "=", row.id)
      .execute();
    return row.person;
  }
}
const refuseKey = (): never => {
  throw new Refusal("not-allowed", "the passkey did not sign what it was given");
};
/** The library throws at whatever does not fit, in words that tell a visitor nothing. */
async function verified<T extends { readonly verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  const found = await verify().catch(() => null);
  return found?.verified === true ? found : refuseKey();
}
const transportsIn = (json: string): Transport[] => {
  const told = JSON.parse(json) as unknown[];
  return TRANSPORTS.filter((one) => told.includes(one));
};
