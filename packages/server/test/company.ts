/** Members on a real server, over either database. */

import type { RunningServer, Settings } from "../src/index.ts";
import { calledBy } from "../src/members/called.ts";
import { newFolder, newToken, startQuietly } from "./house.ts";
import { startPostgres } from "./postgres.ts";

export const DATABASES = ["sqlite", "postgres"] as const;
export async function startOn(database: (typeof DATABASES)[number], more: Partial<Settings> = {}) {
  const folder = newFolder();
  const postgres = database === "postgres" ? await startPostgres() : null;
  const databaseUrl = postgres === null ? "" : await postgres.database();
  const server = await startQuietly({ dataDir: folder.path, databaseUrl, noticeRound: 50, ...more });
  return {
    server,
    stop: async (): Promise<void> => {
      await server.close();
      await postgres?.stop();
      folder.remove();
    },
  };
}

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a page of the server says
  readonly body: any;
}
export async function ask(port: number, token: string | null, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
export interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  get(path: string): Promise<Answer>;
  send(method: string, path: string, body?: object): Promise<Answer>;
}
export async function newGuest(port: number, name: string): Promise<Somebody> {
  const token = await newToken(port, name);
  const { body } = await ask(port, token, "GET", "/api/session");
  return {
    id: body.person.id as string,
    name,
    token,
    get: (path) => ask(port, token, "GET", path),
    send: (method, path, sent = method === "DELETE" ? undefined : {}) => ask(port, token, method, path, sent),
  };
}
/** How somebody becomes a member is shown elsewhere. */
export async function newMember({ port, store }: Pick<RunningServer, "port" | "store">, name: string): Promise<Somebody> {
  const guest = await newGuest(port, name);
  await store.db
    .insertInto("members")
    .values({ person: guest.id, called: calledBy(name), since: 1 })
    .execute();
  return guest;
}
export async function befriend(one: Somebody, other: Somebody): Promise<void> {
  await one.send("POST", "/api/friends", { person: other.id });
  await other.send("POST", `/api/friends/${one.id}/answer`, { accept: true });
}
