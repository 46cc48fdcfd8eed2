import { Refusal } from "@stormakt/host";
import { Act, enact, HouseBook, hashOf, newSecret } from "@stormakt/server/house";
import { parse } from "../args.ts";
import type { Command } from "../command.ts";
import { Misuse } from "../misuse.ts";
import { openKept, theSettings } from "../settings.ts";
import { bold, columns, dim } from "../terminal.ts";

/** Who acts when it is done here. */
const BY = "command line";
interface Flags {
  readonly minutes: number | null;
  readonly why: string;
}
/** What is shown, by the word that asks for it. */
const SHOWN: Readonly<Record<string, (book: HouseBook, now: number) => Promise<string[][]>>> = {
  async who(book, now) {
    const here = await book.here(now);
    return here.map(({ name, person, net, since, tables }) => [
      bold(plain(name || "a guest")),
      person,
      net,
      ago(since, now),
      tables.join(" "),
    ]);
  },
  async tables(book, now) {
    const { open, counts } = await book.tables();
    const rows = open.map(({ id, game, status, since, seats, name }) => [
      bold(id),
      game,
      status,
      ago(since, now),
      plain([name, ...seats.map((seat) => seat.name ?? seat.bot ?? (seat.free ? "free" : "a guest"))].filter(Boolean).join(", ")),
    ]);
    return [
      ...rows,
      [
        dim(
          Object.entries(counts)
            .map(([status, count]) => `${count} ${status}`)
            .join(", "),
        ),
      ],
    ];
  },
  async problems(book, now) {
    return (await book.problems()).map(({ at, what, detail }) => [ago(at, now), bold(what), plain(detail).slice(0, 160)]);
  },
  async reports(book, now) {
    const rows = await book.db.selectFrom("reports").selectAll().orderBy("at", "desc").limit(100).execute();
    return rows.map(({ id, at, status, table_id, body }) => [
      bold(id),
      ago(at, now),
      status,
      table_id,
      plain((JSON.parse(body) as { text: string }).text).slice(0, 80),
    ]);
  },
  async bans(book, now) {
    const { bans, mutes } = await book.standing(now);
    return [
      ...bans.map(({ id, person, range, why, until }) => [bold(id), "ban", person ?? range ?? "", left(until, now), plain(why)]),
      ...mutes.map(({ person, why, until }) => ["", "mute", person, left(until, now), plain(why)]),
    ];
  },
  async log(book, now) {
    return (await book.latestActs(100)).map(({ n, at, by, act, body }) => [
      `${n}`,
      ago(at, now),
      by,
      bold(act),
      plain(JSON.stringify(body)),
    ]);
  },
};
/** What is done, by the word that asks for it. */
const DONE: Readonly<Record<string, (about: string, flags: Flags) => object>> = {
  close: (table, { why }) => ({ act: "close-table", table, why }),
  "close-club": (club, { why }) => ({ act: "close-club", club, why }),
  mute: (person, flags) => ({ act: "mute", person, ...flags }),
  unmute: (person) => ({ act: "unmute", person }),
  ban: (whom, flags) => (/[./:]/.test(whom) ? { act: "ban-range", range: whom, ...flags } : { act: "ban", person: whom, ...flags }),
  unban: (ban) => ({ act: "unban", ban }),
  announce: (text, { minutes }) => ({ act: "announce", text, minutes }),
  withdraw: () => ({ act: "withdraw" }),
  settle: (report) => ({ act: "settle-report", report }),
  appoint: (person) => ({ act: "appoint", person }),
  dismiss: (person) => ({ act: "dismiss", person }),
};

export const admin: Command = {
  summary: "keep house: who is here, tables, problems, reports; close, mute, ban, announce",
  usage: `stormakt admin [--url ADDRESS]        a link that makes whoever opens it first an admin; it works once, for a day. The usual address is PUBLIC_URL
stormakt admin who | tables | problems | reports | bans | log
stormakt admin report <report>        what was reported; the page shows the game with it
stormakt admin close <table> [--why TEXT]                    close-club <club> [--why TEXT]
stormakt admin mute <person> [--minutes N] [--why TEXT]      unmute <person>
stormakt admin ban <person or 192.0.2.0/24> [--minutes N]    unban <ban>
stormakt admin announce <text> [--minutes N]                 withdraw
stormakt admin settle <report>        appoint <person>       dismiss <person>
  Works beside a server that runs, on ./data (--data or DATA_DIR), or on PostgreSQL where DATABASE_URL is set. Every act is written down.`,
  async run(args) {
    const flags = { data: { type: "string" }, url: { type: "string" }, minutes: { type: "string" }, why: { type: "string" } } as const;
    const { values, positionals } = parse(args, flags, { most: 2 });
    const [what, about = ""] = positionals;
    const settings = theSettings(values);
    const store = await openKept(settings, "admin");
    const book = new HouseBook(store.db);
    const now = Date.now();
    try {
      if (what === undefined) {
        const key = newSecret(192);
        await book.addKey(hashOf(key), now);
        await book.write(BY, { act: "made-link" }, now, true);
        const url = (values.url ?? (settings.publicUrl || `http://localhost:${settings.port}`)).replace(/\/+$/, "");
        console.log(`Whoever opens this first keeps house. It works once, and until tomorrow:\n\n  ${url}/admin#${key}\n`);
        return 0;
      }
      const show = Object.hasOwn(SHOWN, what) ? SHOWN[what] : undefined;
      if (show !== undefined) {
        const rows = await show(book, now);
        for (const row of rows.length === 0 ? [dim("nothing")] : columns(rows)) console.log(row);
        return 0;
      }
      if (what === "report") return await showReport(book, about);
      const done = Object.hasOwn(DONE, what) ? DONE[what] : undefined;
      if (done === undefined)
        throw new Misuse(`there is no ${what} to keep house with: ${[...Object.keys(SHOWN), "report", ...Object.keys(DONE)].join(", ")}`);
      const minutes = values.minutes === undefined ? null : Number(values.minutes);
      const read = Act.safeParse(done(about, { minutes, why: values.why ?? "" }));
      if (!read.success) throw new Misuse(read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
      await enact(book, BY, read.data, now, () => newSecret(72)).catch((error: unknown) => {
        throw error instanceof Refusal ? new Misuse(plain(error.failure.text)) : error;
      });
      console.log("Done. A server that runs takes it up within a second or two.");
      return 0;
    } finally {
      await store.close();
    }
  },
};

async function showReport(book: HouseBook, id: string): Promise<number> {
  const row = await book.db.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new Misuse(`there is no report ${id}`);
  const { text, version, errors, n } = JSON.parse(row.body) as { text: string; version: string; errors: string[]; n: number };
  console.log(`${bold(plain(text))}\n`);
  console.log(`table ${row.table_id}, seat ${row.seat ?? "none"}, line ${n}, by ${row.person ?? "somebody forgotten"}, ${row.status}`);
  console.log(`client: ${plain(version)}`);
  for (const error of errors) console.log(`  ${plain(error)}`);
  return 0;
}
/** What people wrote, without what a terminal would obey. */
const plain = (text: string): string => text.replaceAll(/\p{C}/gu, " ");
const ago = (at: number, now: number): string => {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  return seconds < 120
    ? `${seconds} s ago`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} min ago`
      : `${Math.round(seconds / 3600)} h ago`;
};
const left = (until: number | null, now: number): string =>
  until === null ? "for good" : `${Math.max(1, Math.round((until - now) / 60_000))} min`;
