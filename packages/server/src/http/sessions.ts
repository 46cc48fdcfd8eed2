import type { Hall } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import { Name } from "@stormakt/protocol";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest, Guests } from "../auth/guests.ts";
import { cookieFor, deviceOf, hashOf, noCookie, tokenOf } from "../auth/guests.ts";
import type { House } from "../house/house.ts";
import { Buckets } from "../limits.ts";
import { addressOf } from "../live/sockets.ts";
import type { Members } from "../members/members.ts";
import type { Settings } from "../settings.ts";
import type { Routing } from "./openapi.ts";
import { read } from "./read.ts";

const Welcome = z.strictObject({
  name: Name.optional(),
  /** For programs that are no browsers: the token is told, to be sent as `Authorization: Bearer …`. */
  token: z.boolean().optional(),
});
const Rename = z.strictObject({ name: Name });

interface SessionPorts {
  readonly hall: Hall;
  readonly house: House;
  readonly guests: Guests;
  readonly members: Members;
  readonly settings: Settings;
  readonly whoIs: (request: FastifyRequest) => Promise<Guest>;
}
/** Guests come in, take another name, and leave. */
export function serveSessions(route: Routing, { hall, house, guests, members, settings, whoIs }: SessionPorts): void {
  const newcomers = new Buckets({ burst: settings.guests, perSecond: settings.guests / 60 });
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
    const token = tokenOf(request.headers);
    const guest = await guests.known(token);
    // Whatever is still connected by this session, in another window or at another node, is sent away with it.
    if (guest !== null && token !== null) await members.endSessions(guest.id, ({ isThis }) => isThis, hashOf(token));
    reply.header("set-cookie", noCookie);
    return {};
  });
}
