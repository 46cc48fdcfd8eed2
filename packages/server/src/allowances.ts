import { Buckets } from "./limits.ts";
import { Lane } from "./live/lane.ts";

/** Requests into the past of matches that are done at once. */
const DELVING = 2;
/** What all at one address may ask of the dearer kind, by what one person may. */
const CROWD = 4;
/** From here on a request counts for the address too. */
const DEAR = 5;

/** What people may ask of this node: by person, and by address what is dear, over sockets and HTTP together. */
export class Allowances {
  private readonly persons: Buckets;
  /** Guests are quickly made: what is dear counts for where they come from too. */
  private readonly crowds: Buckets;
  /** What goes through a match's past is done in turns. */
  readonly lane = new Lane(DELVING);
  constructor({ rate }: { readonly rate: number }) {
    this.persons = new Buckets({ burst: 4 * rate, perSecond: rate });
    this.crowds = new Buckets({ burst: CROWD * 4 * rate, perSecond: CROWD * rate });
  }
  /** Null: granted; else so many milliseconds until it can be. */
  ofPerson(person: string, now: number, cost = 1): number | null {
    return this.persons.take(person, now, cost);
  }
  ofAddress(address: string, now: number, cost: number): number | null {
    return cost >= DEAR ? this.crowds.take(address, now, cost) : null;
  }
}
