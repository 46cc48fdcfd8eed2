import { Refusal } from "@stormakt/host";
import { TableName } from "@stormakt/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest, Guests } from "../auth/guests.ts";
import { cookieFor, deviceOf, hashOf, newSecret, tokenOf } from "../auth/guests.ts";
import { Buckets } from "../limits.ts";
import { addressOf } from "../live/sockets.ts";
import type { Members } from "../members/members.ts";
import type { Passkeys, Site } from "../members/passkeys.ts";
import { siteOf } from "../members/passkeys.ts";
import type { Mailer } from "../notices/mailer.ts";
import { phrasesIn } from "../notices/words.ts";
import type { Settings } from "../settings.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";
import { within } from "./within.ts";

const Label = TableName.min(1).max(40);
const Address = z.email().max(200);
const Language = z.string().regex(/^[a-z]{2}$/);
/** What the browser's own part of WebAuthn answers; the library looks closely at it. */
const Signed = z.looseObject({ id: z.string().max(1_400), rawId: z.string(), response: z.looseObject({}), type: z.literal("public-key") });
const AddPasskey = z.strictObject({ label: Label, response: Signed });
const UsePasskey = z.strictObject({ response: Signed });
const Mail = z.strictObject({ address: Address, language: Language });
/** `sure`: whoever is here as somebody else knows that they come in as another, and that their seats go along. */
const Key = z.strictObject({ key: z.string().min(16).max(64), sure: z.boolean().default(false) });
const Code = z.strictObject({ code: z.string().min(8).max(40) });

export interface MemberPorts {
  readonly members: Members;
  readonly passkeys: Passkeys;
  readonly mailer: Mailer | null;
  readonly guests: Guests;
  readonly settings: Settings;
  readonly whoIs: (request: FastifyRequest) => Promise<Guest>;
}

/** Becoming a member, coming in from another device, and seeing where one is logged in. */
export function serveMembers(app: FastifyInstance, ports: MemberPorts): void {
  const { members, passkeys, mailer, guests, settings, whoIs } = ports;
  // Guessing is hopeless, and sending is dear.
  const attempts = new Buckets({ burst: 20, perSecond: 20 / 60 });
  const letters = new Buckets({ burst: 5, perSecond: 5 / 3600 });
  const lettersFrom = new Buckets({ burst: 20, perSecond: 20 / 3600 });
  const mayTry = (request: FastifyRequest): void => within(attempts, addressOf(request.raw, settings.trustProxy));
  const maySend = (request: FastifyRequest, address: string): void => {
    within(lettersFrom, addressOf(request.raw, settings.trustProxy));
    within(letters, address.toLowerCase());
  };
  /** The site that the page comes from; the origin was checked against the host already. */
  const site = (request: FastifyRequest): Site => {
    const origin = settings.publicUrl === "" ? (request.headers.origin ?? `${request.protocol}://${request.host}`) : settings.publicUrl;
    return siteOf(origin);
  };
  /** Somebody has shown who they are: a session of their own, and all that they did here as a guest. */
  const comeIn = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<object> => {
    const person = await guests.byId(id);
    if (person === null) throw new Refusal("not-found", "there is no such member any more");
    const before = await guests.known(tokenOf(request.headers));
    // Whoever is in already stays in by the same session.
    if (before?.id === id) return { person };
    const token = await guests.letIn(person, deviceOf(request.headers["user-agent"]));
    if (before !== null) await members.takeOver(before.id, id);
    reply.header("set-cookie", cookieFor(token, request.protocol === "https"));
    return { person };
  };
  /**
   * A link is easily passed on: by one click on another's, somebody would come in as them, and bring along every seat they have. Whoever is
   * here as somebody else is told first whose it is. Null: nobody else is.
   */
  const whoElse = async (
    request: FastifyRequest,
    key: string,
  ): Promise<{ asks: { name: string; here: string; isGuest: boolean } } | null> => {
    const [here, id] = [await guests.known(tokenOf(request.headers)), await members.personOfMailLink(key)];
    const meant = here === null || id === null || id === here.id ? null : await guests.byId(id);
    if (here === null || meant === null) return null;
    return { asks: { name: meant.name, here: here.name, isGuest: (await members.membershipOf(here.id)) === null } };
  };
  const on = answerOn(app);

  on("POST", "/api/me/passkeys/options", async (request) => {
    const guest = await whoIs(request);
    await members.mustBeFree(guest.id, guest.name);
    return passkeys.optionsToAdd(guest, site(request));
  });
  on("POST", "/api/me/passkeys", async (request) => {
    const guest = await whoIs(request);
    const { label, response } = read(AddPasskey, request.body);
    await members.mustBeFree(guest.id, guest.name);
    await passkeys.add(guest.id, response as never, label, site(request));
    await members.become(guest.id);
    return { member: await members.membershipOf(guest.id) };
  });
  on("DELETE", "/api/me/passkeys/:id", async (request) => {
    const guest = await whoIs(request);
    await members.dropPasskey(guest.id, (request.params as { id: string }).id);
    return { member: await members.membershipOf(guest.id) };
  });
  on("POST", "/api/session/passkey/options", async (request) => {
    mayTry(request);
    return passkeys.optionsToComeIn(site(request));
  });
  on("POST", "/api/session/passkey", async (request, reply) => {
    mayTry(request);
    return comeIn(request, reply, await passkeys.comeIn(read(UsePasskey, request.body).response as never, site(request)));
  });

  const mustHaveMail = (): Mailer => {
    if (mailer === null) throw new Refusal("not-allowed", "this server sends no mail");
    return mailer;
  };
  on("POST", "/api/me/mail", async (request) => {
    const guest = await whoIs(request);
    const post = mustHaveMail();
    const { address, language } = read(Mail, request.body);
    maySend(request, address);
    await members.mustBeFree(guest.id, guest.name);
    const key = await members.newMailLink("confirm", guest.id, address);
    const { subject, body } = phrasesIn(language).confirm;
    await post.send({ to: address, subject, text: body(`${settings.publicUrl}/me#${key}`) });
    return {};
  });
  on("DELETE", "/api/me/mail", async (request) => {
    const guest = await whoIs(request);
    await members.dropMail(guest.id);
    return { member: await members.membershipOf(guest.id) };
  });
  /** Answers the same whether the address is known or not, and does the same work before it does. */
  on("POST", "/api/session/mail", async (request) => {
    const post = mustHaveMail();
    const { address, language } = read(Mail, request.body);
    mayTry(request);
    maySend(request, address);
    const person = await members.personOfMail(address);
    const key = person === null ? newSecret(192) : await members.newMailLink("come-in", person, address);
    const { subject, body } = phrasesIn(language).comeIn;
    if (person !== null)
      void post
        .send({ to: address, subject, text: body(`${settings.publicUrl}/me#${key}`) })
        .catch((error: unknown) => request.log.warn({ err: error }, "a mail could not be sent"));
    return {};
  });
  on("POST", "/api/session/mail-link", async (request, reply) => {
    mayTry(request);
    const { key, sure } = read(Key, request.body);
    const asks = sure ? null : await whoElse(request, key);
    return asks ?? comeIn(request, reply, await members.useMailLink(key));
  });

  on("POST", "/api/me/recovery-codes", async (request) => ({ codes: await members.newCodes((await whoIs(request)).id) }));
  on("POST", "/api/session/recovery", async (request, reply) => {
    mayTry(request);
    return comeIn(request, reply, await members.useCode(read(Code, request.body).code));
  });

  const hashHere = (request: FastifyRequest): string | null => {
    const token = tokenOf(request.headers);
    return token === null ? null : hashOf(token);
  };
  on("GET", "/api/me/sessions", async (request) => ({
    sessions: await members.sessionsOf((await whoIs(request)).id, hashHere(request)),
  }));
  on("DELETE", "/api/me/sessions/:id", async (request) => {
    const { id: person } = await whoIs(request);
    const { id } = request.params as { id: string };
    await members.endSessions(person, (line) => (id === "others" ? !line.isThis : line.id === id), hashHere(request));
    return { sessions: await members.sessionsOf(person, hashHere(request)) };
  });
}
