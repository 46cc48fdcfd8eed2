/** Members among themselves: none of it is needed to play. */
import type { Hall } from "@stormakt/host";
import type { Logger } from "pino";
import { ClubTables } from "./clubs/club-tables.ts";
import { Clubs } from "./clubs/clubs.ts";
import { Friends } from "./friends/friends.ts";
import { Invitations } from "./friends/invitations.ts";
import type { HouseBook, Visitor } from "./house/book.ts";
import type { Keeper } from "./house/people.ts";
import type { Members } from "./members/members.ts";
import type { Crier } from "./notices/crier.ts";
import { TournamentBook } from "./tournaments/book.ts";
import { Rounds } from "./tournaments/rounds.ts";

export interface Company {
  readonly friends: Friends;
  readonly invitations: Invitations;
  readonly clubs: Clubs;
  readonly clubTables: ClubTables;
  readonly tournaments: TournamentBook;
  readonly rounds: Rounds;
  /** What each part keeps of people. */
  readonly keepers: Readonly<Record<string, Keeper>>;
}
export function openCompany(ports: {
  readonly book: HouseBook;
  readonly hall: Hall;
  readonly members: Members;
  readonly crier: Crier;
  /** Who is connected to this node. */
  readonly visitors: () => readonly Visitor[];
  readonly log: Logger;
  readonly now: () => number;
}): Company {
  const { book, hall, members, crier, log, now } = ports;
  const { db } = book;
  const visitors = async () => [...ports.visitors(), ...(await book.here(now()))];
  const friends = new Friends({ db, members, crier, now });
  const invitations = new Invitations({ db, hall, friends, crier, visitors, now });
  const clubs = new Clubs({ db, friends, crier, now });
  const clubTables = new ClubTables({ db, clubs, hall, now });
  const tournaments = new TournamentBook({ db, friends, clubs, now });
  const rounds = new Rounds({ book: tournaments, hall, crier, clubTables, log, now });
  return { friends, invitations, clubs, clubTables, tournaments, rounds, keepers: { friends, clubs, tournaments } };
}
