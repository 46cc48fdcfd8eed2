import { Refusal } from "@stormakt/host";
import { Name, TableId, TableName, Text } from "@stormakt/protocol";
import type { ClubNow, ClubsNow } from "@stormakt/protocol/people";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest } from "../auth/guests.ts";
import type { ClubTables } from "../clubs/club-tables.ts";
import type { Clubs } from "../clubs/clubs.ts";
import type { House } from "../house/house.ts";
import { Buckets } from "../limits.ts";
import type { Members } from "../members/members.ts";
import { PersonId, Whom } from "./friends.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";
import { within } from "./within.ts";

const ALL = 100;
const About = Text.trim().max(500);
/** A tincture and a charge: the page draws it. */
const Shield = z.string().regex(/^[a-z]{2,10}-[a-zA-Z]{2,16}$/);
const NewClub = z.strictObject({ name: Name, about: About, shield: Shield });
const Change = z.strictObject({ about: About, shield: Shield, board: Text.trim().max(300) });
const Key = z.strictObject({ key: z.string().min(16).max(64).nullable().default(null) });
const Part = z.strictObject({ role: z.enum(["founder", "steward", "member"]) });
const OneTable = z.strictObject({ table: TableId });
const Time = z.int().min(0).max(8_000_000_000_000);
const Season = z.strictObject({
  title: TableName.min(1),
  game: Text.max(40).nullable(),
  from: Time,
  to: Time,
  bots: z.boolean(),
});

export interface ClubsApi {
  readonly clubs: Clubs;
  readonly clubTables: ClubTables;
  readonly members: Members;
  readonly house: House;
}
export function serveClubs(app: FastifyInstance, ports: ClubsApi & { whoIs: (request: FastifyRequest) => Promise<Guest> }): void {
  const { clubs, clubTables, members, house, whoIs } = ports;
  const founded = new Buckets({ burst: 3, perSecond: 3 / 86_400 });
  const sent = new Buckets({ burst: 20, perSecond: 20 / 3600 });
  const changes = new Buckets({ burst: 30, perSecond: 0.5 });
  const attempts = new Buckets({ burst: 20, perSecond: 20 / 60 });
  /** Whoever was told to be quiet writes on no board either. */
  const mayWrite = (guest: Guest): void => {
    const refused = house.refuses(guest.id, "chat");
    if (refused !== null) throw new Refusal(refused.code, refused.text);
  };
  const clubIn = (request: FastifyRequest): string => read(PersonId, (request.params as { club: string }).club);
  const personIn = (request: FastifyRequest): string => read(PersonId, (request.params as { person: string }).person);
  /** A club as it is known to everybody, and, to its members, all of it. */
  const page = async (id: string, guest: Guest): Promise<ClubNow> => {
    const { name, about, shield, board, founded: since, link } = await clubs.get(id);
    const people = await clubs.membersOf(id);
    const role = people.find((one) => one.id === guest.id)?.role ?? null;
    const isInvited = (await clubs.invitationsOf(guest.id)).some((one) => one.id === id);
    const open = {
      id,
      you: guest.id,
      name,
      about,
      shield,
      founded: since,
      count: people.length,
      role,
      isInvited,
      isMember: await members.isMember(guest.id),
    };
    if (role === null) return { ...open, isAdmin: await house.book.isAdmin(guest.id) };
    const [tables, past, seasons] = [await clubTables.open(id), await clubTables.past(id), await clubTables.seasons(id)];
    return {
      ...open,
      isAdmin: await house.book.isAdmin(guest.id),
      inside: { board, hasLink: link !== null, members: people, tables, past, seasons },
    };
  };
  const on = answerOn(app);
  /** Something done to a club by somebody; the club as it is then is answered. */
  const act = (
    method: "POST" | "PUT" | "DELETE",
    path: string,
    limit: Buckets,
    work: (club: string, guest: Guest, request: FastifyRequest) => Promise<void>,
  ): void =>
    on(method, `/api/clubs/:club${path}`, async (request) => {
      const guest = await whoIs(request);
      const club = clubIn(request);
      within(limit, guest.id);
      await work(club, guest, request);
      return page(club, guest).catch(() => ({}));
    });

  on("GET", "/api/clubs", async (request): Promise<ClubsNow> => {
    const { id } = await whoIs(request);
    return {
      isMember: await members.isMember(id),
      mine: await clubs.clubsOf(id),
      invitations: await clubs.invitationsOf(id),
      all: await clubs.all(ALL),
    };
  });
  on("POST", "/api/clubs", async (request) => {
    const guest = await whoIs(request);
    const asked = read(NewClub, request.body);
    mayWrite(guest);
    within(founded, guest.id);
    return { club: await clubs.found(guest.id, asked) };
  });
  on("GET", "/api/clubs/:club", async (request) => page(clubIn(request), await whoIs(request)));
  act("PUT", "", changes, (club, guest, { body }) => {
    mayWrite(guest);
    return clubs.change(club, guest.id, read(Change, body));
  });
  act("DELETE", "", changes, (club, { id }) => clubs.dissolve(club, id));
  on("POST", "/api/clubs/:club/link", async (request) => {
    const guest = await whoIs(request);
    within(changes, guest.id);
    return { key: await clubs.newLink(clubIn(request), guest.id) };
  });
  act("POST", "/join", attempts, (club, { id }, { body }) => clubs.join(club, id, read(Key, body).key));
  act("POST", "/invitations", sent, (club, { id }, { body }) => clubs.invite(club, id, read(Whom, body)));
  act("DELETE", "/invitation", changes, (club, { id }) => clubs.decline(club, id));
  act("DELETE", "/members/:person", changes, (club, { id }, request) => clubs.remove(club, id, personIn(request)));
  act("PUT", "/members/:person", changes, (club, { id }, request) =>
    clubs.setRole(club, id, personIn(request), read(Part, request.body).role),
  );
  act("POST", "/tables", changes, (club, guest, { body }) => clubTables.add(club, guest, read(OneTable, body).table));
  on("GET", "/api/clubs/:club/tables/:table", async (request) => {
    const { id } = await whoIs(request);
    const table = read(TableId, (request.params as { table: string }).table);
    return { invite: await clubTables.keyFor(clubIn(request), id, table) };
  });
  act("POST", "/seasons", changes, (club, guest, { body }) => {
    mayWrite(guest);
    return clubTables.beginSeason(club, guest.id, read(Season, body));
  });
  act("DELETE", "/seasons/:season", changes, (club, { id }, { params }) =>
    clubTables.dropSeason(club, id, (params as { season: string }).season),
  );
}
