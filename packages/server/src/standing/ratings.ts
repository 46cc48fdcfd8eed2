/** How strong those are held to be who played a match, before it and after. */
import type { Transaction } from "kysely";
import { isForgotten } from "../house/forgotten.ts";
import type { Database } from "../store/schema.ts";
import { skill } from "./skill.ts";

/** Somebody's part in a match, as far as it tells how strong they are. */
export interface Rated {
  readonly subject: string;
  /** Less is better; null: it tells nothing, neither of them nor of others. */
  readonly rank: number | null;
  /** Whether what it tells is kept: of some it is only known what the others made of them. */
  readonly counts: boolean;
}
interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** What each is held to be after a match; null: as before. */
export async function ratingsAfter(
  db: Transaction<Database>,
  game: string,
  seats: number,
  rows: readonly Rated[],
): Promise<(Skill | null)[]> {
  const playing = rows.flatMap(({ rank, subject }, row) => (rank === null ? [] : [{ row, rank, subject }]));
  if (playing.length < 2) return rows.map(() => null);
  const known = await db
    .selectFrom("ratings")
    .selectAll()
    .where("game", "=", game)
    .where("seats", "=", seats)
    .where("subject", "in", [...new Set(playing.map(({ subject }) => subject))])
    .execute();
  const { rate, rating } = skill();
  const teams = playing.map(({ subject }) => {
    const one = known.find((row) => row.subject === subject);
    return [one === undefined ? rating() : rating({ mu: one.mu, sigma: one.sigma })];
  });
  const after = rate(teams, { rank: playing.map(({ rank }) => rank) });
  return rows.map(({ counts }, row) => (counts ? (after[playing.findIndex((one) => one.row === row)]?.[0] ?? null) : null));
}

/** A level of bots may sit at a table more than once: what it is held to be is the mean of what its seats brought. */
export async function keepRatings(
  db: Transaction<Database>,
  game: string,
  seats: number,
  rated: readonly (Skill & { readonly subject: string; readonly share: number })[],
  at: number,
): Promise<void> {
  const subjects = [...new Set(rated.map(({ subject }) => subject))].filter((subject) => !isForgotten(subject));
  if (subjects.length === 0) return;
  const ratings = subjects.map((subject) => {
    const own = rated.filter((one) => one.subject === subject);
    const sum = (of: "mu" | "sigma" | "share"): number => own.reduce((total, one) => total + one[of], 0);
    const [mu, sigma] = [sum("mu") / own.length, sum("sigma") / own.length];
    return { game, seats, subject, mu, sigma, at, played: own.length, won: sum("share") };
  });
  await db
    .insertInto("ratings")
    .values(ratings)
    .onConflict((conflict) =>
      conflict.columns(["game", "seats", "subject"]).doUpdateSet((is) => ({
        mu: is.ref("excluded.mu"),
        sigma: is.ref("excluded.sigma"),
        at: is.ref("excluded.at"),
        played: is("ratings.played", "+", is.ref("excluded.played")),
        won: is("ratings.won", "+", is.ref("excluded.won")),
      })),
    )
    .execute();
}
