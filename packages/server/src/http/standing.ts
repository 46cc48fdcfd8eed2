import { Refusal } from "@stormakt/host";
import type { Profile } from "@stormakt/protocol/standing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { Buckets } from "../limits.ts";
import { addressOf } from "../live/sockets.ts";
import type { Members } from "../members/members.ts";
import type { Settings } from "../settings.ts";
import type { StandingBook } from "../standing/standing.ts";
import type { ServerStore } from "../store/index.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";
import { within } from "./within.ts";

const SHOWN = 100;
const PAGE = 50;
const OPPONENTS = 8;
const Where = z.strictObject({ game: z.string().max(40), seats: z.coerce.number().int().min(1).max(12) });
const Page = z.strictObject({ before: z.coerce.number().optional() });
const Level = /^bot:[a-z][a-z0-9-]{0,19}$/;

/** What finished matches say of members and bots, for everybody to see. Guests are nobody's to look up. */
export function serveStanding(
  app: FastifyInstance,
  ports: { standing: StandingBook; members: Members; store: ServerStore; settings: Settings },
): void {
  const { standing, members, store, settings } = ports;
  // Whoever asks need not be known, and much is added up for each answer.
  const looks = new Buckets({ burst: 60, perSecond: 2 });
  const mayLook = (request: FastifyRequest): void => within(looks, addressOf(request.raw, settings.trustProxy));
  const on = answerOn(app);
  on("GET", "/api/ranking", async (request) => {
    const { game, seats } = read(Where, request.query);
    mayLook(request);
    return { ranking: await standing.ranking(game, seats, SHOWN) };
  });
  on("GET", "/api/people/:id", async (request): Promise<Profile> => {
    const { id } = request.params as { id: string };
    const { before } = read(Page, request.query);
    mayLook(request);
    const isBot = Level.test(id);
    const membership = isBot ? null : await members.membershipOf(id);
    if (!isBot && membership === null) throw new Refusal("not-found", "there is no such member");
    const person = isBot ? null : await store.person(id);
    return {
      id,
      name: person?.name ?? null,
      since: membership?.since ?? null,
      standings: await standing.standingsOf(id),
      favourites: await standing.favouritesOf(id),
      voyages: await standing.voyagesOf(id),
      opponents: await standing.opponentsOf(id, OPPONENTS),
      results: await standing.resultsOf(id, { limit: PAGE, ...(before === undefined ? {} : { before }) }),
    };
  });
}
