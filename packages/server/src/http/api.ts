import type { Hall } from "@stormakt/host";
import { Refusal, TRY_AGAIN } from "@stormakt/host";
import type { Asks, ErrorCode, RequestName } from "@stormakt/protocol";
import { Name, REQUESTS } from "@stormakt/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest, Guests } from "../auth/guests.ts";
import { cookieFor, deviceOf, isOriginAllowed, noCookie, tokenOf } from "../auth/guests.ts";
import type { House } from "../house/house.ts";
import type { People } from "../house/people.ts";
import type { Reports } from "../house/reports.ts";
import { Buckets, costOf, tablesOf } from "../limits.ts";
import { addressOf, CLOSING } from "../live/sockets.ts";
import type { Settings } from "../settings.ts";
import { serveHouse } from "./admin.ts";
import type { ClubsApi } from "./clubs.ts";
import { serveClubs } from "./clubs.ts";
import type { FriendsApi } from "./friends.ts";
import { serveFriends } from "./friends.ts";
import type { Health } from "./health.ts";
import type { MemberPorts } from "./members.ts";
import { serveMembers } from "./members.ts";
import { serveNotices } from "./notices.ts";
import { describeApi, INVITATION, type Route } from "./openapi.ts";
import { read } from "./read.ts";
import { serveStanding } from "./standing.ts";
import type { TournamentsApi } from "./tournaments.ts";
import { serveTournaments } from "./tournaments.ts";
import { serveWatching } from "./watching.ts";

const STATUS: Partial<Record<ErrorCode, number>> = {
  "bad-message": 400,
  "bad-options": 400,
  "too-long": 413,
  "too-fast": 429,
  "name-taken": 409,
  "not-found": 404,
  "not-your-seat": 403,
  "not-allowed": 403,
  banned: 403,
  muted: 403,
  closing: 503,
  "try-again": 503,
  broken: 500,
};
const Welcome = z.strictObject({
  name: Name.optional(),
  /** For programs that are no browsers: the token is told, to be sent as `Authorization: Bearer …`. */
  token: z.boolean().optional(),
});
const Rename = z.strictObject({ name: Name });

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
  const { hall, house, guests, settings } = ports;
  const rate = new Buckets({ burst: 4 * settings.rate, perSecond: settings.rate });
  const byPerson = new Buckets({ burst: 4 * settings.rate, perSecond: settings.rate });
  const newcomers = new Buckets({ burst: settings.guests, perSecond: settings.guests / 60 });
  const routes: Route[] = [];

  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    reply.header("cache-control", "no-store");
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && !isOriginAllowed(request.headers.origin, request.headers.host, settings.origins))
      throw new Refusal("not-allowed", "another site may not speak for its visitors");
    if (house.isBanned(null, addressOf(request.raw, settings.trustProxy))) throw new Refusal("banned", "you are not welcome here");
    const wait = rate.take(addressOf(request.raw, settings.trustProxy), performance.now());
    if (wait !== null) throw new Refusal("too-fast", "too many requests; wait a little", { wait });
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const failure = error instanceof Refusal ? error.failure : hall.isOutage(error) ? TRY_AGAIN : null;
    if (failure !== null) {
      if (failure === TRY_AGAIN) request.log.warn({ err: error }, "the store is away");
      if (failure.wait !== undefined) reply.header("retry-after", Math.ceil(failure.wait / 1000));
      return reply.code(STATUS[failure.code] ?? 409).send({ error: failure });
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ error: { code: status === 413 ? "too-long" : "bad-message", text: error.message.slice(0, 200) } });
    request.log.error({ err: error }, "a request failed");
    return reply.code(500).send({ error: { code: "broken", text: "something went wrong; nothing was changed" } });
  });

  const whoIs = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await guests.known(tokenOf(request.headers));
    if (guest === null) throw Object.assign(new Error("who are you? POST /api/session first"), { statusCode: 401 });
    if (house.isBanned(guest.id, addressOf(request.raw, settings.trustProxy))) throw new Refusal("banned", "you are not welcome here");
    return guest;
  };
  const route = (made: Route, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void => {
    routes.push(made);
    app.route({ method: made.method, url: made.path.replaceAll(/\{(\w+)\}/g, ":$1"), handler });
  };

  route(
    { method: "POST", path: "/api/session", says: "Comes in as a guest; keeps the session where there is one", asks: Welcome },
    async (request, reply) => {
      const { name, token: wantsToken } = read(Welcome, request.body ?? {});
      const known = wantsToken === true ? null : await guests.known(tokenOf(request.headers));
      if (known !== null && house.isBanned(known.id, addressOf(request.raw, settings.trustProxy)))
        throw new Refusal("banned", "you are not welcome here");
      if (known !== null) return { person: known };
      const wait = newcomers.take(addressOf(request.raw, settings.trustProxy), performance.now());
      if (wait !== null) throw new Refusal("too-fast", "too many newcomers from your address", { wait });
      const { guest, token } = await guests.welcome(name, deviceOf(request.headers["user-agent"]));
      if (wantsToken === true) return { person: guest, token };
      reply.header("set-cookie", cookieFor(token, request.protocol === "https"));
      return { person: guest };
    },
  );
  route({ method: "GET", path: "/api/session", says: "Who one is" }, async (request) => ({ person: await whoIs(request) }));
  route({ method: "PATCH", path: "/api/session", says: "Takes another name", asks: Rename }, async (request) => {
    const guest = await whoIs(request);
    const refused = house.refuses(guest.id, "rename");
    if (refused !== null) throw new Refusal(refused.code, refused.text);
    return hall.ask(guest, "rename", read(Rename, request.body));
  });
  route({ method: "DELETE", path: "/api/session", says: "Leaves for good: the guest cannot come back" }, async (request, reply) => {
    await guests.bidFarewell(tokenOf(request.headers));
    reply.header("set-cookie", noCookie);
    return {};
  });

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
      const now = performance.now();
      const dear = byPerson.take(guest.id, now, costOf(name));
      if (dear !== null) throw new Refusal("too-fast", "too many requests; wait a little", { wait: dear });
      const tables = tablesOf({ ...asked, do: name });
      if (tables !== null && ports.health.isDraining) throw new Refusal(CLOSING.code, CLOSING.text, { wait: CLOSING.wait });
      const wait = tables === null ? null : ports.newTables.take(guest.id, now, tables);
      if (wait !== null) throw new Refusal("too-fast", "too many new tables; wait a little", { wait });
      const stranger = name === "join" ? await ports.clubTables.whyNotJoin(guest.id, (asked as Asks<"join">).table) : null;
      if (stranger !== null) throw new Refusal(stranger.code, stranger.text);
      return hall.ask(guest, name, asked);
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

  serveHouse(app, { ...ports, whoIs });
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
