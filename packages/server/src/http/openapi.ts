import { Failure } from "@stormakt/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";

/** One address of the HTTP part. */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly says: string;
  readonly asks?: z.ZodObject;
  readonly answers?: z.ZodType;
}
/** Answers at an address, and has it described. */
export type Routing = (route: Route, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => void;

/** The header that an invitation comes in. */
export const INVITATION = "Stormakt-Invite";

/** The HTTP part in the words of OpenAPI 3.1, made from the readers that check it. */
export function describeApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  return {
    openapi: "3.1.0",
    info: {
      title: "Stormakt",
      version: "1",
      description: "Tables and guests. The game itself is played over the socket: see docs/protocol.md.",
    },
    paths,
    components: {
      securitySchemes: { cookie: { type: "apiKey", in: "cookie", name: "stormakt" }, bearer: { type: "http", scheme: "bearer" } },
      schemas: { Failure: schema(z.object({ error: Failure })) },
    },
  };
}
function operation({ method, path, says, asks, answers }: Route): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const fields = Object.entries(asks?.shape ?? {});
  const parameter = ([name, field]: [string, unknown], place: "path" | "query" | "header"): object => ({
    name,
    in: place,
    required: place === "path",
    schema: schema(field as z.ZodType),
  });
  const rest = fields.filter(([name]) => !inPath.includes(name));
  const body = asks !== undefined && method !== "GET" ? z.object(Object.fromEntries(rest)) : null;
  const failure = { description: "Refused, and nothing was changed", content: json({ $ref: "#/components/schemas/Failure" }) };
  return {
    summary: says,
    security: [{ cookie: [] }, { bearer: [] }],
    parameters: [
      ...fields.filter(([name]) => inPath.includes(name)).map((field) => parameter(field, "path")),
      ...(method === "GET"
        ? rest.map((field) => (field[0] === "invite" ? parameter([INVITATION, field[1]], "header") : parameter(field, "query")))
        : []),
    ],
    ...(body === null ? {} : { requestBody: { content: json(schema(body)) } }),
    responses: {
      200: { description: "Done", content: json(answers === undefined ? { type: "object" } : schema(answers)) },
      default: failure,
    },
  };
}
const json = (of: object): object => ({ "application/json": { schema: of } });
function schema(reader: z.ZodType): object {
  const { $schema: _, ...made } = z.toJSONSchema(reader, { unrepresentable: "any", io: "input" });
  return made;
}
