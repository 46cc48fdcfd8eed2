import type { Hall } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import { Seat, TableId } from "@stormakt/protocol";
import type { Me, Target } from "@stormakt/protocol/people";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest } from "../auth/guests.ts";
import { hashOf } from "../auth/guests.ts";
import { Buckets } from "../limits.ts";
import type { Members } from "../members/members.ts";
import type { Crier } from "../notices/crier.ts";
import { stopToken } from "../notices/mailer.ts";
import type { Outside } from "../notices/outside.ts";
import { whyNotOutside } from "../notices/outside.ts";
import { HookTarget, PushTarget } from "../notices/targets.ts";
import { USUAL_WISHES, Wishes } from "../notices/wishes.ts";
import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/index.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";

const MOST_TARGETS = 10;
const HALF_A_DAY = 43_200_000;
const NewTarget = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("push"), to: PushTarget, language: Wishes.shape.language, zone: Wishes.shape.zone }),
  z.strictObject({ kind: z.literal("hook"), to: HookTarget, language: Wishes.shape.language, zone: Wishes.shape.zone }),
]);
const Hushed = z.strictObject({ hushed: z.boolean() });
const Nudge = z.strictObject({ seat: Seat });
const STOPPED = "You get no more mails. / Du får inga fler brev.";

/** How somebody wants to be told, and a nudge for whoever lets the others wait. */
export function serveNotices(
  app: FastifyInstance,
  ports: {
    crier: Crier;
    members: Members;
    hall: Hall;
    store: ServerStore;
    settings: Settings;
    outside: Outside;
    secret: string;
    whoIs: (request: FastifyRequest) => Promise<Guest>;
    now: () => number;
  },
): void {
  const { crier, members, hall, store, settings, outside, secret, whoIs, now } = ports;
  const { db } = store;
  const changes = new Buckets({ burst: 30, perSecond: 30 / 3600 });
  const mayChange = ({ id }: Guest): void => {
    const wait = changes.take(id, performance.now());
    if (wait !== null) throw new Refusal("too-fast", "too many changes; wait a little", { wait });
  };
  const targetsOf = async (person: string): Promise<Target[]> => {
    const rows = await db.selectFrom("targets").selectAll().where("person", "=", person).orderBy("created").execute();
    return rows.map(({ id, kind, body, created, failures }) => {
      const to = JSON.parse(body) as { form?: string; url?: string; endpoint?: string };
      return { id, kind, form: to.form ?? null, host: new URL(to.url ?? to.endpoint ?? "https://unknown").host, created, failures };
    });
  };
  const about = async ({ id, name }: Guest): Promise<Me> => {
    const wishes = await crier.wishesOf(id);
    return {
      person: { id, name },
      member: await members.membershipOf(id),
      wishes: wishes ?? USUAL_WISHES,
      isTold: wishes !== null,
      targets: await targetsOf(id),
      hushed: (await db.selectFrom("hushed").select("table_id").where("person", "=", id).execute()).map((row) => row.table_id),
      ways: { mail: crier.hasMail, hook: settings.publicUrl !== "", push: crier.publicKey },
    };
  };
  const on = answerOn(app);

  on("GET", "/api/me", async (request) => about(await whoIs(request)));
  on("PUT", "/api/me/wishes", async (request) => {
    const guest = await whoIs(request);
    mayChange(guest);
    await crier.setWishes(guest.id, read(Wishes, request.body));
    return about(guest);
  });
  on("POST", "/api/me/targets", async (request) => {
    const guest = await whoIs(request);
    mayChange(guest);
    const { kind, to, language, zone } = read(NewTarget, request.body);
    if (kind === "hook" && settings.publicUrl === "") throw new Refusal("not-allowed", "this server does not know its own address");
    const address = "url" in to ? to.url : to.endpoint;
    const why = whyNotOutside(address, outside);
    if (why !== null) throw new Refusal("bad-message", why);
    const known = await db.selectFrom("targets").select(["id"]).where("person", "=", guest.id).execute();
    const id = hashOf(`${guest.id} ${address}`).slice(0, 22);
    if (known.length >= MOST_TARGETS && !known.some((one) => one.id === id)) throw new Refusal("too-many", "so many are enough");
    const row = { body: JSON.stringify(to), failures: 0 };
    await db
      .insertInto("targets")
      .values({ id, person: guest.id, kind, created: now(), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await crier.wantsToBeTold(guest.id, { language, zone, [kind]: true });
    return about(guest);
  });
  on("DELETE", "/api/me/targets/:id", async (request) => {
    const guest = await whoIs(request);
    const { id } = request.params as { id: string };
    await db.deleteFrom("targets").where("person", "=", guest.id).where("id", "=", id).execute();
    return about(guest);
  });
  on("PUT", "/api/me/hushed/:table", async (request) => {
    const guest = await whoIs(request);
    mayChange(guest);
    await crier.hush(guest.id, read(TableId, (request.params as { table: string }).table), read(Hushed, request.body).hushed);
    return {};
  });

  /** Whoever waits at a table may say so, to each seat once in half a day. */
  on("POST", "/api/tables/:table/nudge", async (request) => {
    const guest = await whoIs(request);
    const table = read(TableId, (request.params as { table: string }).table);
    const { seat } = read(Nudge, request.body);
    const { mine, table: info } = await hall.ask(guest, "about", { table });
    if (mine.length === 0) throw new Refusal("not-your-seat", "only those who play here can do this");
    const person = info.seats[seat]?.person ?? null;
    const isWaitedFor = await hall.inTurn(table, (open) => open.table.summary().waiting.includes(seat));
    if (person === null || mine.includes(seat) || !isWaitedFor) throw new Refusal("not-allowed", "nobody waits for this seat");
    const at = now();
    const key = `${table} nudge ${seat} ${Math.floor(at / HALF_A_DAY)}`;
    // Whether they can be told is theirs to know.
    await crier.note({ key, kind: "nudge", person, table, at }, at);
    return {};
  });

  const stopped = async (request: FastifyRequest): Promise<string> => {
    const [person = "", token = ""] = ((request.query as { for?: string }).for ?? "").split(".");
    if (token !== stopToken(secret, person)) throw new Refusal("not-found", "this link is not known here");
    return person;
  };
  on("POST", "/api/stop-mails", async (request, reply) => {
    const person = await stopped(request);
    const wishes = await crier.wishesOf(person);
    if (wishes !== null) await crier.setWishes(person, { ...wishes, mail: "off" });
    reply.type("text/plain; charset=utf-8");
    return STOPPED;
  });
  // Programs that look at links before people do must not stop anything.
  on("GET", "/api/stop-mails", async (request, reply) => {
    await stopped(request);
    reply.type("text/html; charset=utf-8");
    return '<!doctype html><title>Stormakt</title><form method="post"><button>Stop the mails / Sluta skicka brev</button></form>';
  });
  // One-click unsubscribing sends a form.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 1_000 },
    (request, body, done) => {
      if (request.url.startsWith("/api/stop-mails")) done(null, {});
      else done(Object.assign(new Error("JSON only"), { statusCode: 415 }), body);
    },
  );
}
