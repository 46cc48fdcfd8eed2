import { STAND_IN } from "@stormakt/bots";
import type { Bots, Entry } from "@stormakt/host";
import { Hall, MemoryStore, replayRecord } from "@stormakt/host";
import { commitmentTo, FORMAT, usualConfig } from "@stormakt/kernel";
import type { Action } from "@stormakt/protocol";
import { gameCalled, gameIds } from "@stormakt/shelf";
import type { Line } from "../games/lessons.ts";
import { layPlayed } from "./played-table.ts";
import { pause, world } from "./world.ts";

/** A chapter as a table is laid for it: its line, played so far. */
export interface Laid {
  readonly game: string;
  readonly line: Line;
  readonly made: number;
}
export const PUPIL = { id: "pupil", name: "" } as const;
/** Nobody thinks here, and nobody is hurried. */
const NO_LIMIT = 1_000_000_000;

/** The tables of lessons: kept nowhere, and everybody but the pupil plays along the line, as far as it is to be played. */
export class LessonHall {
  readonly hall: Hall;
  private readonly tables = new Map<string, LessonTable>();
  constructor() {
    const bots: Bots = {
      levels: [STAND_IN],
      offered: [STAND_IN],
      standIn: STAND_IN,
      budget: () => NO_LIMIT,
      reserve: () => 0,
      think: (question, stop, turn) => this.tables.get(turn?.of.table ?? "")?.answerOf(question.seat, stop) ?? new Promise(() => {}),
    };
    this.hall = new Hall({ store: new MemoryStore(), shelf: { ids: gameIds(), game: gameCalled }, bots, world }, { pause, idle: 2 });
    this.hall.onAppend = (id) => void this.look(id);
  }
  /** Lays a table at that moment of the line; `tell` hears how many of its moves have been made. */
  async lay({ game: id, line, made }: Laid, tell: (made: number) => void): Promise<LessonTable> {
    const { hall } = this;
    const game = await gameCalled(id);
    const { rulesVersion } = game;
    const editions = hall.editionsOf(id);
    await editions.takeFor([], { rulesVersion, format: FORMAT });
    const config = usualConfig(game, { seats: line.seats, ...line.options });
    const moves = line.moves.slice(0, made).map(({ seat, action }) => ({ seat, action, digest: "" }));
    const commitment = commitmentTo(line.seed);
    const record = { format: FORMAT, game: id, rulesVersion, config, commitment, seed: line.seed, moves: moves as never };
    const played = replayRecord(editions, record, { withDigests: false });
    const at = world.now();
    const entries: Entry[] = [
      { kind: "began", at, seed: line.seed, commitment, digest: played.first },
      ...played.moves.map(({ seat, action, digest }): Entry => ({ kind: "moved", at, seat, by: "person", action, digest })),
    ];
    const seats = Array.from({ length: line.seats }, (_, seat) =>
      seat === line.pupil
        ? { person: PUPIL.id, name: PUPIL.name, bot: null, reserved: null }
        : { person: null, name: null, bot: STAND_IN, reserved: null },
    );
    const table = await layPlayed(
      hall,
      { game: id, rulesVersion, format: FORMAT, config, seats, owner: PUPIL.id, from: null },
      entries,
      at,
    );
    const own = new LessonTable(table, line, made, entries.length + 1, tell);
    this.tables.set(table, own);
    await hall.lookForWork();
    return own;
  }
  clear(id: string): void {
    this.tables.delete(id);
  }
  private async look(id: string): Promise<void> {
    const table = this.tables.get(id);
    const entries = await this.hall.store.read(id, 0);
    table?.see(entries.slice(table.read));
  }
}

/** Where a lesson's table stands on its line. */
export class LessonTable {
  readonly id: string;
  /** So many entries of the journal have been looked at. */
  read: number;
  private readonly line: Line;
  private readonly tell: (made: number) => void;
  /** Moves of the line that are yet to be made, by their places. */
  private ahead: number[];
  private until: number;
  private readonly waiting = new Set<() => void>();
  constructor(id: string, line: Line, made: number, read: number, tell: (made: number) => void) {
    this.id = id;
    this.line = line;
    this.read = read;
    this.until = made;
    this.tell = tell;
    this.ahead = line.moves.map((_, at) => at).slice(made);
  }
  get made(): number {
    return this.ahead[0] ?? this.line.moves.length;
  }
  /** Lets the line be played until so many moves of it have been made. */
  playTo(moves: number): void {
    this.until = moves;
    this.wake();
  }
  see(entries: readonly Entry[]): void {
    this.read += entries.length;
    for (const entry of entries)
      if (entry.kind === "moved") {
        const at = this.ahead.find((move) => this.line.moves[move]?.seat === entry.seat);
        this.ahead = this.ahead.filter((move) => move !== at);
      }
    this.tell(this.made);
    this.wake();
  }
  private wake(): void {
    for (const look of this.waiting) look();
  }
  /** What a seat does, once it is its turn on the line. */
  answerOf(seat: number, stop: AbortSignal): Promise<Action> {
    return new Promise((resolve) => {
      const look = (): void => {
        const move = this.made < this.until ? this.line.moves[this.made] : undefined;
        if (stop.aborted) this.waiting.delete(look);
        else if (move?.seat === seat) {
          this.waiting.delete(look);
          resolve(move.action);
        }
      };
      this.waiting.add(look);
      look();
    });
  }
}
