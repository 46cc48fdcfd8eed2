/** What has been played: who met whom, and who sat where. */

/** By seat; null: a bot. */
export type Seating = readonly (string | null)[];
export type Round = readonly Seating[];

export const peopleIn = (seating: Seating): string[] => seating.flatMap((one) => one ?? []);

/** How often two have sat at the same table. */
export class Meetings {
  private readonly counts = new Map<string, number>();
  constructor(rounds: readonly Round[]) {
    for (const table of rounds.flat()) {
      const people = peopleIn(table);
      people.forEach((one, at) => {
        for (const other of people.slice(at + 1)) this.counts.set(pair(one, other), this.of(one, other) + 1);
      });
    }
  }
  of(one: string, other: string): number {
    return this.counts.get(pair(one, other)) ?? 0;
  }
}
const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** How often somebody has had each seat. */
export function seatsHad(rounds: readonly Round[]): (person: string, seat: number) => number {
  const counts = new Map<string, number>();
  for (const table of rounds.flat())
    table.forEach((person, seat) => {
      if (person !== null) counts.set(`${person} ${seat}`, (counts.get(`${person} ${seat}`) ?? 0) + 1);
    });
  return (person, seat) => counts.get(`${person} ${seat}`) ?? 0;
}
