/** Where people can be told something, and how it gets there. */
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import type { Mailer } from "./mailer.ts";
import { stopToken } from "./mailer.ts";
import type { Outside } from "./outside.ts";
import { NotOutside } from "./outside.ts";
import type { Delivery, HookTarget, Message, PushTarget, VapidKeys } from "./targets.ts";
import { callHook, push } from "./targets.ts";
import type { Way, Wishes } from "./wishes.ts";
import type { Said } from "./words.ts";
import { headOf, phrasesIn, tailOf } from "./words.ts";

/** One person is told for so many milliseconds at most, whatever their places take; the rest is tried again. */
const PATIENCE = 20_000;
/** After so many failures in a row nothing is sent to a target any more. */
const FAILURES = 20;

export interface PostPorts {
  readonly mailer: Mailer | null;
  readonly vapid: VapidKeys;
  readonly outside: Outside;
  /** The address of this server as people know it. */
  readonly site: string;
  readonly contact: string;
  readonly secret: string;
}
export class Post {
  private readonly ports: PostPorts;
  private readonly db: Kysely<Database>;
  constructor(ports: PostPorts, db: Kysely<Database>) {
    this.ports = ports;
    this.db = db;
  }
  /** The ways in which the person both wants to be told and can be. */
  async waysOf(person: string, wishes: Wishes): Promise<Way[]> {
    const ways: Way[] = [];
    if (wishes.mail !== "off" && this.ports.mailer !== null && (await this.addressOf(person)) !== null) ways.push("mail");
    const targets = await this.targetsOf(person);
    for (const way of ["push", "hook"] as const) if (wishes[way] && targets.some(({ kind }) => kind === way)) ways.push(way);
    return ways;
  }
  private async addressOf(person: string): Promise<string | null> {
    const row = await this.db.selectFrom("mail_addresses").select("address").where("person", "=", person).executeTakeFirst();
    return row?.address ?? null;
  }
  private targetsOf(person: string) {
    return this.db
      .selectFrom("targets")
      .selectAll()
      .where("person", "=", person)
      .where("failures", "<", FAILURES)
      .orderBy("created")
      .execute();
  }

  /** All of it, one way. */
  async send(person: string, way: Way, { language }: Wishes, said: readonly Said[]): Promise<Delivery> {
    if (way === "mail") return this.write(person, language, said);
    const { vapid, contact, outside } = this.ports;
    const results: Delivery[] = [];
    const until = performance.now() + PATIENCE;
    for (const { id, kind, body } of await this.targetsOf(person)) {
      if (kind !== way) continue;
      for (const one of said) {
        if (performance.now() > until) return results.includes("sent") ? "sent" : "failed";
        const message: Message = {
          title: headOf(language, one),
          body: tailOf(language, one),
          link: one.link,
          tag: one.link.split("/").at(-1) ?? "",
        };
        const delivery =
          way === "push"
            ? await push(JSON.parse(body) as PushTarget, message, vapid, contact, outside).catch(failed)
            : await callHook(JSON.parse(body) as HookTarget, message, outside).catch(failed);
        results.push(delivery);
        await this.countFor(id, delivery);
      }
    }
    // What reached one device has been told.
    return results.includes("sent") ? "sent" : results.includes("failed") ? "failed" : "gone";
  }
  private async countFor(id: string, delivery: Delivery): Promise<void> {
    if (delivery === "gone") await this.db.deleteFrom("targets").where("id", "=", id).execute();
    else
      await this.db
        .updateTable("targets")
        .set((is) => ({ failures: delivery === "sent" ? 0 : is("failures", "+", 1) }))
        .where("id", "=", id)
        .execute();
  }
  private async write(person: string, language: string, said: readonly Said[]): Promise<Delivery> {
    const { mailer, site, secret } = this.ports;
    const to = await this.addressOf(person);
    const [first] = said;
    if (mailer === null || to === null || first === undefined) return "gone";
    const say = phrasesIn(language);
    const token = `${person}.${stopToken(secret, person)}`;
    const stop = { post: `${site}/api/stop-mails?for=${token}`, page: `${site}/me` };
    const text = [
      ...said.map((one) => `${headOf(language, one)}\n${tailOf(language, one)}\n${one.link}`),
      `${say.why} ${say.stop} ${stop.page}`,
    ].join("\n\n");
    const subject = said.length === 1 ? headOf(language, first) : say.several(said.length);
    await mailer.send({ to, subject, text, stop });
    return "sent";
  }
}
const failed = (error: unknown): Delivery => (error instanceof NotOutside ? "gone" : "failed");
