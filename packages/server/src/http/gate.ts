import type { Hall } from "@stormakt/host";
import { Refusal, TRY_AGAIN } from "@stormakt/host";
import type { ErrorCode } from "@stormakt/protocol";
import { isDeeper, TOO_DEEP } from "@stormakt/protocol";
import type { FastifyInstance } from "fastify";
import { isOriginAllowed } from "../auth/guests.ts";
import type { House } from "../house/house.ts";
import { Buckets } from "../limits.ts";
import { addressOf } from "../live/sockets.ts";
import type { Settings } from "../settings.ts";

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

/** What people may ask for though they are turned away: what is kept of them, and that it be forgotten. */
const OWN_DATA: ReadonlySet<string> = new Set(["GET /api/me/data", "DELETE /api/me"]);

/** What every request of the API meets before it is looked at, and how a refusal is told. */
export function keepTheGate(
  app: FastifyInstance,
  { hall, house, settings }: { readonly hall: Hall; readonly house: House; readonly settings: Settings },
): void {
  const rate = new Buckets({ burst: 4 * settings.rate, perSecond: settings.rate });
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    reply.header("cache-control", "no-store");
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && !isOriginAllowed(request.headers.origin, request.headers.host, settings.origins))
      throw new Refusal("not-allowed", "another site may not speak for its visitors");
    const isOwn = OWN_DATA.has(`${request.method} ${request.routeOptions.url}`);
    if (!isOwn && house.isBanned(null, addressOf(request.raw, settings.trustProxy)))
      throw new Refusal("banned", "you are not welcome here");
    const wait = rate.take(addressOf(request.raw, settings.trustProxy), performance.now());
    if (wait !== null) throw new Refusal("too-fast", "too many requests; wait a little", { wait });
  });
  // No database keeps it, and none of what people write holds it: it is refused here, once for all.
  app.addHook("preValidation", async (request) => {
    if (isDeeper(request.body)) throw new Refusal("bad-message", TOO_DEEP);
    if (request.url.includes("%00") || holdsNul(request.body)) throw new Refusal("bad-message", "no control characters");
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
    // Under the name that the alert asks for; of the address only what no person is in.
    hall.world.report({ what: "a request failed", request: `${request.method} ${request.routeOptions.url ?? "a page"}`, error });
    return reply.code(500).send({ error: { code: "broken", text: "something went wrong; nothing was changed" } });
  });
}

/** Of what is not deeper than may be. */
function holdsNul(json: unknown): boolean {
  if (typeof json === "string") return json.includes("\0");
  if (typeof json !== "object" || json === null) return false;
  return Object.entries(json).some(([name, value]) => name.includes("\0") || holdsNul(value));
}
