import type { Server } from "node:http";
import { createServer } from "node:http";
import type { Hall } from "@stormakt/host";
import type { FastifyInstance } from "fastify";
import type { Sockets } from "../live/sockets.ts";
import type { Metrics } from "../metrics.ts";
import type { ServerStore } from "../store/index.ts";

/** What was found out is told to all who ask within so many milliseconds: a check writes, and anybody may ask. */
const FRESH = 1_000;

/** How a node is doing. */
export class Health {
  private readonly store: ServerStore;
  private checked: { readonly at: number; readonly result: Promise<boolean> } | null = null;
  private asideLast = 0;
  /** The node is about to stop: nobody is to be sent here any more. */
  isDraining = false;
  constructor(store: ServerStore) {
    this.store = store;
  }
  /** Whether a move made now would be kept: something is written, by the way that moves take. */
  canWrite(): Promise<boolean> {
    const now = performance.now();
    if (this.checked === null || now - this.checked.at > FRESH) {
      const result = this.store.checkWriting().then(
        () => true,
        () => false,
      );
      this.checked = { at: now, result };
    }
    return this.checked.result;
  }
  /** Tables whose work somebody has to look at; the last known where the database does not say. */
  async setAside(): Promise<number> {
    this.asideLast = await this.store.setAside().catch(() => this.asideLast);
    return this.asideLast;
  }
}

/** For those who watch: whether the process lives, whether it may be sent people, and how it is. */
export function serveHealth(
  app: FastifyInstance,
  { health, store, sockets, hall }: { health: Health; store: ServerStore; sockets: Sockets; hall: Hall },
): void {
  app.get("/livez", async () => ({ alive: true }));
  app.get("/readyz", async (_request, reply) => {
    const isWriting = await health.canWrite();
    const isReady = isWriting && !health.isDraining;
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, writes: isWriting, draining: health.isDraining });
  });
  app.get("/healthz", async (_request, reply) => {
    const isWell = await store.isWell();
    const setAside = await health.setAside();
    return reply.code(isWell ? 200 : 503).send({ well: isWell, sockets: sockets.open, tablesAtHand: hall.atHand, setAside });
  });
}

/** Figures for Prometheus: beside everything else, or at a port of their own that only the watchers can reach. */
export async function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  own: { port: number; host: string } | null,
): Promise<Server | null> {
  const { registry } = metrics;
  if (own === null) {
    app.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
    return null;
  }
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
    server.listen(own.port, own.host, resolve);
  });
  return server;
}
