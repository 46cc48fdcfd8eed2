import type { Hall } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import type { Asks, RequestName } from "@stormakt/protocol";
import { REQUESTS } from "@stormakt/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Allowances } from "../allowances.ts";
import type { Guest, Guests } from "../auth/guests.ts";
import { tokenOf } from "../auth/guests.ts";
import type { House } from "../house/house.ts";
import type { People } from "../house/people.ts";
import type { Reports } from "../house/reports.ts";
import type { Buckets } from "../limits.ts";
import { costOf, DELVES, tablesOf } from "../limits.ts";
import { addressOf, CLOSING } from "../live/sockets.ts";
import type { Settings } from "../settings.ts";
import { serveHouse } from "./admin.ts";
import type { ClubsApi } from "./clubs.ts";
import { serveClubs } from "./clubs.ts";
import type { FriendsApi } from "./friends.ts";
import { serveFriends } from "./friends.ts";
import { keepTheGate } from "./gate.ts";
import type { Health } from "./health.ts";
import type { MemberPorts } from "./members.ts";
import { serveMembers } from "./members.ts";
import { serveNotices } from "./notices.ts";
import type { Route, Routing } from "./openapi.ts";
import { describeApi, INVITATION } from "./openapi.ts";
import { read } from "./read.ts";
import { serveSessions } from "./sessions.ts";
import { serveStanding } from "./standing.ts";
import type { TournamentsApi } from "./tournaments.ts";
import { serveTournaments } from "./tournaments.ts";
import { serveWatching } from "./watching.ts";

/** The part of the protocol that needs no socket, and guests' sessions. */
export function serveApi(
  app: FastifyInstance,
  ports: {
    hall: Hall;
    house: House;
    people: People;
    reports: Reports;
    guests: Guests;
    settings: Settings;
    allowances: Allowances;
    newTables: Buckets;
    health: Health;
  } & Omit<MemberPorts, "whoIs"> &
    Omit<Parameters<typeof serveNotices>[1], "whoIs"> &
    Parameters<typeof serveStanding>[1] &
    FriendsApi &
    ClubsApi &
    TournamentsApi &
    Omit<Parameters<typeof serveWatching>[1], "whoIs">,
): void {
  const { hall, house, guests, settings, allowances } = ports;
  const routes: Route[] = [];

  keepTheGate(app, ports);
  const whoever = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await guests.known(tokenOf(request.headers));
    if (guest === null) throw Object.assign(new Error("who are you? POST /api/session first"), { statusCode: 401 });
    return guest;
  };
  const whoIs = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await whoever(request);
    if (house.isBanned(guest.id, addressOf(request.raw, settings.trustProxy))) throw new Refusal("banned", "you are not welcome here");
    return guest;
  };
  const route: Routing = (made, handler) => {
    routes.push(made);
    app.route({ method: made.method, url: made.path.replaceAll(/\{(\w+)\}/g, ":$1"), handler });
  };

  serveSessions(route, { ...ports, whoIs });
  /** A request of the protocol under an address of its own: its fields come from the body, the query and the path. */
  const serve = <K extends RequestName>(name: K, made: Omit<Route, "asks" | "answers">): void => {
    const asks = z.strictObject(REQUESTS[name].asks);
    route({ ...made, asks, answers: REQUESTS[name].answers }, async (request) => {
      const fields = {
        ...(request.query as object),
        ...("invite" in REQUESTS[name].asks ? invitationOf(request) : {}),
        ...(request.body as object | undefined),
        ...(request.params as object),
      };
      const given =
        made.method === "GET" ? Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainQuery(value)])) : fields;
      const guest = await whoIs(request);
      const asked = read(asks, given) as Asks<K>;
      const muted = house.refuses(guest.id, name, asked);
      if (muted !== null) throw new Refusal(muted.code, muted.text);
      const now = performance.now();
      const cost = costOf(name);
      const dear = allowances.ofPerson(guest.id, now, cost) ?? allowances.ofAddress(addressOf(request.raw, settings.trustProxy), now, cost);
      if (dear !== null) throw new Refusal("too-fast", "too many requests; wait a little", { wait: dear });
      const tables = tablesOf({ ...asked, do: name });
      if (tables !== null && ports.health.isDraining) throw new Refusal(CLOSING.code, CLOSING.text, { wait: CLOSING.wait });
      const wait = tables === null ? null : ports.newTables.take(guest.id, now, tables);
      if (wait !== null) throw new Refusal("too-fast", "too many new tables; wait a little", { wait });
      const stranger = name === "join" ? await ports.clubTables.whyNotJoin(guest.id, (asked as Asks<"join">).table) : null;
      if (stranger !== null) throw new Refusal(stranger.code, stranger.text);
      return DELVES.has(name) ? allowances.lane.run(guest.id, () => hall.ask(guest, name, asked)) : hall.ask(guest, name, asked);
    });
  };
  serve("games", { method: "GET", path: "/api/games", says: "The games on the shelf" });
  serve("tables", { method: "GET", path: "/api/tables", says: "Listed tables, newest first" });
  serve("mine", { method: "GET", path: "/api/my-tables", says: "Tables where one has a seat, those that wait for one first" });
  serve("create", { method: "POST", path: "/api/tables", says: "Makes a table" });
  serve("about", { method: "GET", path: "/api/tables/{table}", says: "What may be known of a table" });
  serve("join", { method: "POST", path: "/api/tables/{table}/join", says: "Takes a free seat" });
  serve("record", { method: "GET", path: "/api/tables/{table}/record", says: "The record of a finished match" });
  serve("claim", { method: "POST", path: "/api/claim", says: "Takes over a seat by its key, from another device" });

  serveHouse(app, { ...ports, whoIs, whoever });
  serveMembers(app, { ...ports, whoIs });
  serveNotices(app, { ...ports, whoIs });
  serveStanding(app, ports);
  serveWatching(app, { ...ports, whoIs });
  serveFriends(app, { ...ports, whoIs });
  serveClubs(app, { ...ports, whoIs });
  serveTournaments(app, { ...ports, whoIs });
  app.get("/api/openapi.json", () => describeApi(routes));
}
/** Numbers and flags in an address are written as text. */
const plainQuery = (value: unknown): unknown => {
  if (value === "true" || value === "false") return value === "true";
  return typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
};
/** What lets somebody in is never part of an address, which proxies write down: it comes as a header, or in a body. */
function invitationOf({ query, headers }: FastifyRequest): { invite?: string } {
  if (Object.keys(query as object).some((name) => name === "invite" || name === "key"))
    throw new Refusal("bad-message", `a secret in an address is known to whoever keeps the logs: send the header ${INVITATION}`);
  const invite = headers[INVITATION.toLowerCase()];
  return typeof invite === "string" ? { invite } : {};
}
