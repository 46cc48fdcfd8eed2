import type { Hall } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import type { ClubName, TournamentLine, TournamentNow, TournamentsNow } from "@stormakt/protocol/people";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest } from "../auth/guests.ts";
import type { Clubs } from "../clubs/clubs.ts";
import type { House } from "../house/house.ts";
import { Buckets } from "../limits.ts";
import type { Members } from "../members/members.ts";
import type { Tournament, TournamentBook } from "../tournaments/book.ts";
import { pointsAt, standingsOf, WIN } from "../tournaments/pairing/standings.ts";
import { MOST_ENTRANTS, Plan } from "../tournaments/plan.ts";
import type { Rounds } from "../tournaments/rounds.ts";
import { PersonId } from "./friends.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";
import { within } from "./within.ts";

const New = z.strictObject({ club: PersonId.nullable(), plan: Plan });

export interface TournamentsApi {
  readonly tournaments: TournamentBook;
  readonly rounds: Rounds;
  readonly clubs: Clubs;
  readonly members: Members;
  readonly house: House;
  readonly hall: Hall;
}
export function serveTournaments(
  app: FastifyInstance,
  ports: TournamentsApi & { whoIs: (request: FastifyRequest) => Promise<Guest> },
): void {
  const { tournaments, rounds, clubs, members, house, hall, whoIs } = ports;
  const announced = new Buckets({ burst: 5, perSecond: 5 / 86_400 });
  const changes = new Buckets({ burst: 30, perSecond: 0.5 });
  const idIn = (request: FastifyRequest): string => read(PersonId, (request.params as { tournament: string }).tournament);
  const clubOf = async ({ club }: Tournament): Promise<ClubName | null> => {
    const found = club === null ? null : await clubs.get(club).catch(() => null);
    return found === null ? null : { id: found.id, name: found.name, shield: found.shield };
  };
  const brief = ({ id, name, status, round, rounds: all, since, plan }: Tournament): Omit<TournamentLine, "club"> => ({
    id,
    name,
    status,
    round,
    rounds: all,
    since,
    game: plan.game,
    form: plan.form,
  });
  const page = async (id: string, guest: Guest): Promise<TournamentNow> => {
    const found = await tournaments.getFor(id, guest.id);
    const entrants = await tournaments.entrants(id);
    const pairings = await tournaments.pairings(id);
    const people = entrants.map((one) => one.id);
    return {
      ...brief(found),
      plan: found.plan,
      club: await clubOf(found),
      isOrganiser: found.organiser === guest.id,
      isMember: await members.isMember(guest.id),
      isEntered: entrants.some((one) => one.id === guest.id && one.withdrawn === null),
      most: MOST_ENTRANTS[found.plan.form],
      win: WIN,
      entrants,
      /** The tables of each round; who sits where is known to all who may see the tournament. */
      pairings: pairings.map((one) => ({ ...one, points: one.seats.map((_, seat) => (one.isOver ? pointsAt(one, seat) : null)) })),
      standings: standingsOf(people, pairings, found.seed),
    };
  };
  const on = answerOn(app);
  const act = (method: "POST" | "DELETE", path: string, work: (id: string, guest: Guest) => Promise<void>): void =>
    on(method, `/api/tournaments/:tournament${path}`, async (request) => {
      const guest = await whoIs(request);
      within(changes, guest.id);
      await work(idIn(request), guest);
      return page(idIn(request), guest);
    });

  on("GET", "/api/tournaments", async (request): Promise<TournamentsNow> => {
    const guest = await whoIs(request);
    const found = await tournaments.listFor(guest.id);
    const list: TournamentLine[] = [];
    for (const one of found) list.push({ ...brief(one), club: await clubOf(one) });
    return { isMember: await members.isMember(guest.id), clubs: await clubs.clubsOf(guest.id), tournaments: list };
  });
  on("POST", "/api/tournaments", async (request) => {
    const guest = await whoIs(request);
    const { club, plan } = read(New, request.body);
    const refused = house.refuses(guest.id, "chat");
    if (refused !== null) throw new Refusal(refused.code, refused.text);
    await rounds.mustFit(plan);
    within(announced, guest.id);
    return { tournament: await tournaments.announce(guest.id, club, plan) };
  });
  on("GET", "/api/tournaments/:tournament", async (request) => page(idIn(request), await whoIs(request)));
  act("POST", "/entry", (id, guest) => tournaments.enter(id, guest.id));
  act("DELETE", "/entry", (id, guest) => tournaments.withdraw(id, guest.id));
  act("POST", "/start", (id, guest) => rounds.start(id, guest.id));
  act("POST", "/cancel", (id, guest) => tournaments.cancel(id, guest.id));
  /** A club's tables are private: its members are let in to look on. */
  on("GET", "/api/tournaments/:tournament/tables/:table", async (request) => {
    const { id } = await whoIs(request);
    const { table } = request.params as { table: string };
    await tournaments.getFor(idIn(request), id);
    const isIts = (await tournaments.pairings(idIn(request))).some((one) => one.table === table && one.isLaid);
    if (!isIts) throw new Refusal("not-found", "there is no such table");
    return { invite: await hall.inTurn(table, (open) => open.table.memory.facts.invite) };
  });
}
