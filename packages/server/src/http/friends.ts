import { Name, TableId } from "@stormakt/protocol";
import type { FriendsNow } from "@stormakt/protocol/people";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest } from "../auth/guests.ts";
import type { Friends } from "../friends/friends.ts";
import type { Invitations } from "../friends/invitations.ts";
import { Buckets } from "../limits.ts";
import type { Members } from "../members/members.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";
import { within } from "./within.ts";

export const PersonId = z.string().min(1).max(64);
export const Whom = z.union([z.strictObject({ name: Name }), z.strictObject({ person: PersonId })]);
const Answered = z.strictObject({ accept: z.boolean() });
const Blocked = z.strictObject({ blocked: z.boolean() });
const Asked = z.strictObject({ person: PersonId });

export interface FriendsApi {
  readonly friends: Friends;
  readonly invitations: Invitations;
  readonly members: Members;
}
/** Friends among members. Guests have none, and are told so without a refusal. */
export function serveFriends(app: FastifyInstance, ports: FriendsApi & { whoIs: (request: FastifyRequest) => Promise<Guest> }): void {
  const { friends, invitations, members, whoIs } = ports;
  // What reaches somebody else is dear; what one does with one's own list is not.
  const sent = new Buckets({ burst: 20, perSecond: 20 / 3600 });
  const changes = new Buckets({ burst: 60, perSecond: 1 });
  const personIn = (request: FastifyRequest): string => read(PersonId, (request.params as { person: string }).person);
  const tableIn = (request: FastifyRequest): string => read(TableId, (request.params as { table: string }).table);
  const page = async ({ id }: Guest): Promise<FriendsNow> => {
    if (!(await members.isMember(id))) return { isMember: false, friends: [], asks: [], asked: [], blocked: [], invitations: [] };
    const known = await friends.friendsOf(id);
    const tables = await invitations.tablesOf(known.map((one) => one.id));
    return {
      isMember: true,
      friends: known.map((one) => ({ ...one, tables: tables.get(one.id) ?? [] })),
      asks: await friends.asksFor(id),
      asked: await friends.askedBy(id),
      blocked: await friends.blockedBy(id),
      invitations: await invitations.invitationsOf(id),
    };
  };
  const on = answerOn(app);

  on("GET", "/api/friends", async (request) => page(await whoIs(request)));
  on("POST", "/api/friends", async (request) => {
    const guest = await whoIs(request);
    const whom = read(Whom, request.body);
    within(sent, guest.id);
    await friends.ask(guest.id, whom);
    return page(guest);
  });
  on("POST", "/api/friends/:person/answer", async (request) => {
    const guest = await whoIs(request);
    within(changes, guest.id);
    await friends.answer(guest.id, personIn(request), read(Answered, request.body).accept);
    return page(guest);
  });
  on("DELETE", "/api/friends/:person", async (request) => {
    const guest = await whoIs(request);
    within(changes, guest.id);
    await friends.remove(guest.id, personIn(request));
    return page(guest);
  });
  on("PUT", "/api/friends/:person/block", async (request) => {
    const guest = await whoIs(request);
    within(changes, guest.id);
    await friends.block(guest.id, personIn(request), read(Blocked, request.body).blocked);
    return page(guest);
  });

  on("POST", "/api/tables/:table/invitations", async (request) => {
    const guest = await whoIs(request);
    const { person } = read(Asked, request.body);
    within(sent, guest.id);
    await invitations.invite(guest, tableIn(request), person);
    return {};
  });
  on("GET", "/api/invitations/:table", async (request) => ({
    invite: await invitations.keyFor((await whoIs(request)).id, tableIn(request)),
  }));
  on("DELETE", "/api/invitations/:table", async (request) => {
    const guest = await whoIs(request);
    await invitations.decline(guest.id, tableIn(request));
    return page(guest);
  });
}
