import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
/** Answers at an address that is not part of the described interface. */
export const answerOn =
  (app: FastifyInstance) =>
  (method: "GET" | "POST" | "PUT" | "DELETE", url: string, handler: Answer): void => {
    app.route({ method, url, handler });
  };
