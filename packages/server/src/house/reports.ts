/** Reports from a table: what somebody says went wrong, and where. The record itself is the journal; a report is a place in it. */
import type { Hall, Table } from "@stormakt/host";
import { isKeptBehind, lateLine, Refusal } from "@stormakt/host";
import type { LogLine, Now, Person, TableInfo } from "@stormakt/protocol";
import { As, TableId, Text } from "@stormakt/protocol";
import * as z from "zod";
import { newSecret } from "../auth/guests.ts";
import type { Database } from "../store/schema.ts";
import type { HouseBook } from "./book.ts";

/** Without what could turn the page of whoever reads it, or the terminal, upside down. */
const plainly = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}]/gu, "\ufffd");
export const NewReport = z.strictObject({
  table: TableId,
  /** Whose eyes it was seen with; null: a spectator's. */
  as: As,
  text: Text.trim().min(1).max(2_000),
  /** What the client calls itself. */
  version: Text.max(120),
  /** The last errors it had, in whatever signs they came. */
  errors: z.array(z.string().max(1_000).transform(plainly)).max(10),
});
export type NewReport = z.infer<typeof NewReport>;
interface Body extends Pick<NewReport, "text" | "version" | "errors"> {
  /** The last line the reporter had heard. */
  readonly n: number;
}
export interface Report extends Body {
  readonly id: string;
  readonly at: number;
  readonly person: string | null;
  readonly table: string;
  readonly as: number | null;
  readonly status: string;
}

export class Reports {
  private readonly book: HouseBook;
  private readonly hall: Hall;
  constructor(ports: { book: HouseBook; hall: Hall }) {
    this.book = ports.book;
    this.hall = ports.hall;
  }
  /** Whoever may hear the log as that seat may report what it says. */
  async file(person: Person, { table, as, text, version, errors }: NewReport): Promise<string> {
    await this.hall.ask(person, "log", { table, as, from: 1, to: 1 });
    const n = await this.hall.inTurn(table, async (open) =>
      as === null && isKeptBehind(open.table, person) ? lateLine(this.hall, open) : open.table.heard(as),
    );
    const id = newSecret(96);
    const body: Body = { text, version, errors, n };
    await this.book.db
      .insertInto("reports")
      .values({ id, at: Date.now(), person: person.id, table_id: table, seat: as, status: "open", body: JSON.stringify(body) })
      .execute();
    return id;
  }
  /** Those of matches that the admin has a part in are told of, but what they say may be of another's hand. */
  async list(admin: string): Promise<(Report & { readonly isWithheld: boolean })[]> {
    const rows = await this.book.db.selectFrom("reports").selectAll().orderBy("at", "desc").limit(200).execute();
    const played = await this.book.db
      .selectFrom("sat")
      .innerJoin("tables", "tables.id", "sat.table_id")
      .select("sat.table_id")
      .where("sat.person", "=", admin)
      .where("tables.status", "!=", "finished")
      .execute();
    const own = new Set(played.map(({ table_id }) => table_id));
    return rows.map(reportIn).map((report) => {
      const isWithheld = own.has(report.table) && report.person !== admin;
      return isWithheld ? { ...report, text: "", errors: [], isWithheld } : { ...report, isWithheld };
    });
  }
  async get(id: string): Promise<Report> {
    // However many have come since.
    const found = await this.book.db.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirst();
    if (found === undefined) throw new Refusal("not-found", "there is no such report");
    return reportIn(found);
  }
  /** The table as the reporter knew it when they reported. */
  async replay(id: string, admin: string): Promise<{ report: Report; table: TableInfo; lines: LogLine[]; now: Now | null }> {
    const report = await this.get(id);
    const { table, as, n } = report;
    return this.hall.inTurn(table, async (open) => {
      mustNotPlay(open.table, admin, as);
      const lines = (await this.hall.history(open)).lines(as, 1, n, open.table.closedTo(as));
      const now = await this.hall.viewAt(open, as, n).catch(() => null);
      return { report, table: open.table.info(() => false), lines, now };
    });
  }
  /** The reporter's view after one of the lines they had heard. */
  async view(id: string, n: number, admin: string): Promise<Now> {
    const report = await this.get(id);
    if (n > report.n) throw new Refusal("no-such-line", "the report ends before this line");
    return this.hall.inTurn(report.table, (open) => {
      mustNotPlay(open.table, admin, report.as);
      return this.hall.viewAt(open, report.as, n);
    });
  }
  /** The whole record, once nothing in it is a secret any more. */
  async record(id: string): Promise<object> {
    const report = await this.get(id);
    return this.hall.inTurn(report.table, async (open) => {
      if (open.table.memory.status !== "finished")
        throw new Refusal("not-finished", "until the match is over only the reporter's view is shown");
      return { record: (await this.hall.history(open)).record() };
    });
  }
}
const reportIn = ({ body, table_id, seat, ...row }: Database["reports"]): Report => ({
  ...row,
  table: table_id,
  as: seat,
  ...(JSON.parse(body) as Body),
});
/** An admin who plays at the table, or did, has no business in another's hand while it is a secret. */
function mustNotPlay({ memory, seats }: Table, admin: string, as: number | null): void {
  const hasSat = seats.some(({ sitters, persons }, seat) => seat !== as && (sitters.includes(admin) || persons.includes(admin)));
  if (as !== null && memory.status !== "finished" && hasSat) throw new Refusal("not-allowed", "you play at this table yourself");
}
