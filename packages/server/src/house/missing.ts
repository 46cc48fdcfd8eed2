/** Acts on what is not there: they are refused by name, so that nobody believes that something was done. */
import { Refusal } from "@stormakt/host";
import type { Act } from "./acts.ts";
import type { HouseBook } from "./book.ts";

/** Refuses an act about something that there is not. */
export async function mustExist({ db }: HouseBook, act: Act): Promise<void> {
  const need = async (found: Promise<object | undefined>, text: string): Promise<void> => {
    if ((await found) === undefined) throw new Refusal("not-found", text);
  };
  const person = (id: string): Promise<void> =>
    need(db.selectFrom("persons").select("id").where("id", "=", id).executeTakeFirst(), `there is no person ${id}`);
  switch (act.act) {
    case "close-table":
      return need(
        db.selectFrom("tables").select("id").where("id", "=", act.table).where("status", "!=", "finished").executeTakeFirst(),
        `there is no table ${act.table}, or it is over already`,
      );
    case "close-club":
      return need(
        db.selectFrom("clubs").select("id").where("id", "=", act.club).where("closed", "is", null).executeTakeFirst(),
        `there is no club ${act.club}, or it is closed already`,
      );
    case "mute":
    case "ban":
    case "appoint":
      return person(act.person);
    case "unmute":
      return need(
        db.selectFrom("mutes").select("person").where("person", "=", act.person).executeTakeFirst(),
        `nobody called ${act.person} was told to be quiet`,
      );
    case "unban":
      return need(
        db.selectFrom("bans").select("id").where("id", "=", act.ban).executeTakeFirst(),
        `there is no ban ${act.ban}: it is its own id that lifts it, not the person's or the net's`,
      );
    case "settle-report":
      return need(
        db.selectFrom("reports").select("id").where("id", "=", act.report).executeTakeFirst(),
        `there is no report ${act.report}`,
      );
    case "dismiss":
      return need(
        db.selectFrom("admins").select("person").where("person", "=", act.person).executeTakeFirst(),
        `there is no admin ${act.person}`,
      );
    case "withdraw":
      return need(db.selectFrom("meta").select("key").where("key", "=", "notice").executeTakeFirst(), "nothing is announced");
    case "ban-range":
    case "announce":
      return;
  }
}
