import type { Server } from "node:http";
import type { Hall } from "@stormakt/host";
import type { FastifyInstance } from "fastify";
import { fresh } from "../fresh.ts";
import { Buckets } from "../limits.ts";
import type { Sockets } from "../live/sockets.ts";
import { addressOf } from "../live/sockets.ts";
import type { Metrics } from "../metrics.ts";
import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/index.ts";

/** How old what is told may be, in milliseconds. */
const FRESH = 1_000;
/** How often one address may have all figures: those who watch need them every few seconds. */
const FIGURES = { burst: 20, perSecond: 2 };

/** How a node is doing. */
export class Health {
  private readonly store: ServerStore;
  private asideLast = 0;
  /** The node is about to stop: nobody is to be sent here any more. */
  isDraining = false;
  /** Whether a move made now would be kept: something is written, by the way that moves take. */
  readonly canWrite: () => Promise<boolean>;
  /** Whether the database answers. */
  readonly isWell: () => Promise<boolean>;
  /** Tables whose work somebody has to look at. */
  readonly setAside: () => Promise<number>;
  constructor(store: ServerStore) {
    this.store = store;
    this.canWrite = fresh(
      () =>
        this.store.checkWriting().then(
          () => true,
          () => false,
        ),
      FRESH,
    );
    this.isWell = fresh(() => this.store.isWell(), FRESH);
    this.setAside = fresh(() => this.countAside(), FRESH);
  }
  /** The last known where the database does not say. */
  private async countAside(): Promise<number> {
    this.asideLast = await this.store.setAside().catch(() => this.asideLast);
    return this.asideLast;
  }
}

/** For those who watch: whether the process lives, whether it may be sent people, and how it is. */
export function serveHealth(app: FastifyInstance, { health, sockets, hall }: { health: Health; sockets: Sockets; hall: Hall }): void {
  app.get("/livez", async () => ({ alive: true }));
  app.get("/readyz", async (_request, reply) => {
    const isWriting = await health.canWrite();
    const isReady = isWriting && !health.isDraining;
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, writes: isWriting, draining: health.isDraining });
  });
  app.get("/healthz", async (_request, reply) => {
    const isWell = await health.isWell();
    const setAside = await health.setAside();
    return reply.code(isWell ? 200 : 503).send({ well: isWell, sockets: sockets.open, tablesAtHand: hall.atHand, setAside });
  });
}

/** Figures for Prometheus: beside everything else, where anybody may ask, or at a port of their own that only the watchers can reach. */
export async function serveMetrics(app: FastifyInstance, { registry }: Metrics, settings: Settings): Promise<Server | null> {
  const { metricsPort, metricsHost, trustProxy } = settings;
  if (metricsPort === null) {
    const asked = new Buckets(FIGURES);
    const figures = fresh(() => registry.metrics(), FRESH);
    app.get("/metrics", async (request, reply) => {
      const wait = asked.take(addressOf(request.raw, trustProxy), performance.now());
      if (wait !== null)
        return reply
          .code(429)
          .header("retry-after", Math.ceil(wait / 1000))
          .type("text/plain")
          .send("too many requests\n");
      return reply.type(registry.contentType).send(await figures());
    });
    return null;
  }
  // Loaded where it is needed: to import it loads all that Node has for fetching too, a twelfth of a start.
  const { createServer } = await import("node:http");
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(metricsPort, metricsHost, resolve);
  });
  return server;
}
