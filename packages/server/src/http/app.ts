import { LIMITS } from "@stormakt/protocol";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { fastify, LogController } from "fastify";
import type { Settings } from "../settings.ts";

/** Milliseconds in which a request must have come in whole, and its head, and how often that is looked at. */
const TIMES = { request: 15_000, headers: 10_000, check: 2_000 };

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; " +
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** What comes in is read by the readers of the protocol. What else would judge it is not even loaded: that is a tenth of a start. */
const NO_SCHEMAS = {
  compilersFactory: {
    buildValidator: () => noSchemas,
    buildSerializer: () => noSchemas,
  },
};
function noSchemas(): never {
  throw new Error("no route has a schema of its own");
}

/** What answers over HTTP, with nothing to answer yet: how long it listens to a request, and what it tells browsers of every page. */
export function newApp({ trustProxy }: Settings, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: NO_SCHEMAS,
    bodyLimit: LIMITS.message,
    requestTimeout: TIMES.request,
    http: { headersTimeout: TIMES.headers, connectionsCheckingInterval: TIMES.check },
    trustProxy: (_address, hop) => hop < trustProxy,
  });
  app.addHook("onSend", async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000");
  });
  return app;
}
