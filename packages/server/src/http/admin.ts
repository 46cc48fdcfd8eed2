import { Refusal } from "@stormakt/host";
import type { HouseNow } from "@stormakt/protocol/people";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Guest } from "../auth/guests.ts";
import { hashOf, noCookie } from "../auth/guests.ts";
import { Act, blockListOf } from "../house/acts.ts";
import type { House } from "../house/house.ts";
import type { People } from "../house/people.ts";
import { NewReport, type Reports } from "../house/reports.ts";
import { Buckets } from "../limits.ts";
import { addressOf } from "../live/sockets.ts";
import type { Settings } from "../settings.ts";
import { answerOn } from "./on.ts";
import { read } from "./read.ts";
import { within } from "./within.ts";

/** Milliseconds in which an admin's looks into one report are taken for one. */
const SITTING = 3_600_000;
const Key = z.strictObject({ key: z.string().min(16).max(64) });

/** What guests may do about themselves and report, and the pages that only admins see. */
export function serveHouse(
  app: FastifyInstance,
  ports: {
    house: House;
    people: People;
    reports: Reports;
    settings: Settings;
    whoIs: (request: FastifyRequest) => Promise<Guest>;
    /** Also who is turned away. */
    whoever: (request: FastifyRequest) => Promise<Guest>;
  },
): void {
  const { house, people, reports, settings, whoIs, whoever } = ports;
  const { book } = house;
  // Dear requests: somebody honest needs few of them.
  const dear = new Buckets({ burst: 5, perSecond: 5 / 60 });
  const mayAsk = ({ id }: Guest): void => {
    const wait = dear.take(id, performance.now());
    if (wait !== null) throw new Refusal("too-fast", "too many requests; wait a little", { wait });
  };
  // A guest is quickly made: what is to be read by people is counted by where it comes from, too.
  const reported = new Buckets({ burst: 20, perSecond: 20 / 3600 });
  const addressIn = (request: FastifyRequest): string => addressOf(request.raw, settings.trustProxy);
  /** Nobody locks themselves out by a slip: another admin, or the command line, may. */
  const mustNotMeanThemselves = (act: Act, { id }: Guest, address: string): void => {
    const isOwn = act.act === "ban" ? act.person === id : act.act === "ban-range" && blockListOf([act.range])(address);
    if (isOwn) throw new Refusal("not-allowed", "that would shut you out yourself");
  };
  /** To everybody else these addresses do not exist. */
  const admin = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await whoIs(request);
    if (!(await book.isAdmin(guest.id))) throw new Refusal("not-found", "there is nothing here");
    return guest;
  };

  const looks = new Map<string, number>();
  /** Whoever looks into a report sees a game with another's eyes: it is written down, once a sitting and not at every step. */
  const noteLook = async (by: string, report: string): Promise<void> => {
    const now = Date.now();
    const key = `${by} ${report}`;
    if ((looks.get(key) ?? 0) > now - SITTING) return;
    const act = { act: "look-at-report", report };
    await book.write(by, act, now, true);
    if (looks.size >= 1_000) looks.clear();
    looks.set(key, now);
  };

  const on = answerOn(app);
  // What is kept of people is theirs to have and to have forgotten, whatever they did.
  on("GET", "/api/me/data", async (request, reply) => {
    const guest = await whoever(request);
    mayAsk(guest);
    reply.header("content-disposition", 'attachment; filename="stormakt-my-data.json"');
    return people.dataOf(guest.id);
  });
  on("DELETE", "/api/me", async (request, reply) => {
    const guest = await whoever(request);
    mayAsk(guest);
    await people.forget(guest.id);
    reply.header("set-cookie", noCookie);
    return {};
  });
  on("POST", "/api/reports", async (request) => {
    const guest = await whoIs(request);
    mayAsk(guest);
    within(reported, addressIn(request));
    return { report: await reports.file(guest, read(NewReport, request.body)) };
  });

  on("POST", "/api/admin/key", async (request) => {
    const guest = await whoIs(request);
    mayAsk(guest);
    const { key } = read(Key, request.body);
    if (!(await book.useKey(hashOf(key), guest.id, Date.now()))) throw new Refusal("not-found", "this link has been used, or is too old");
    await book.write(guest.id, { act: "came-in" }, Date.now(), true);
    return {};
  });
  on("GET", "/api/admin", async (request): Promise<HouseNow> => {
    const { id: own } = await admin(request);
    await house.tellHere();
    const now = Date.now();
    const [here, tables, problems, standing, acts, admins, filed] = await Promise.all([
      book.here(now),
      book.tables(),
      book.problems(),
      book.standing(now),
      book.latestActs(100),
      book.admins(),
      reports.list(own),
    ]);
    return { at: now, here, tables, problems, ...standing, acts, admins, reports: filed, notice: house.notice };
  });
  on("POST", "/api/admin/acts", async (request) => {
    const guest = await admin(request);
    const act = read(Act, request.body);
    mustNotMeanThemselves(act, guest, addressIn(request));
    await house.perform(guest.id, act);
    return {};
  });
  on("GET", "/api/admin/reports/:id", async (request) => {
    const { id: own } = await admin(request);
    const { id } = request.params as { id: string };
    const shown = await reports.replay(id, own);
    await noteLook(own, id);
    return shown;
  });
  on("GET", "/api/admin/reports/:id/view/:n", async (request) => {
    const { id: own } = await admin(request);
    const { id, n } = request.params as { id: string; n: string };
    const now = await reports.view(id, Number(n), own);
    await noteLook(own, id);
    return { now };
  });
  on("GET", "/api/admin/reports/:id/record", async (request) => {
    const { id: own } = await admin(request);
    const { id } = request.params as { id: string };
    const shown = await reports.record(id);
    await noteLook(own, id);
    return shown;
  });
}
