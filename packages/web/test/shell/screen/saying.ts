/** Messages as a host might send them to the seats of one screen, in words that say whose they are. */
import type { As, LogLine, Now, TableInfo } from "@stormakt/protocol";
import type { TableState as SideState } from "@stormakt/protocol/client";
import type { Deed, TableEvent } from "../../../src/shell/table/screen/state.ts";

export const SEATS = 3;
export interface Saying {
  readonly by: number;
  /** Whom it is told to besides: the rest hear nothing of it. */
  readonly to: readonly As[];
  readonly asks: readonly number[];
  readonly window: boolean;
  readonly undoes: boolean;
}
export const info = (status: TableInfo["status"] = "running"): TableInfo =>
  ({
    id: "table-of-a-test",
    status,
    game: "none",
    seats: Array.from({ length: SEATS }, () => ({ person: "we", name: null, bot: null, resigned: false, here: true, free: false })),
  }) as unknown as TableInfo;
/** What only this seat may know, and may be told by. */
export const secretOf = (seat: As, n: number): string => `secret of ${seat} at ${n}`;
export const nowOf = (seat: As, n: number, asks: readonly number[], window: boolean): Now =>
  ({
    n,
    view: { table: secretOf(seat, n), stack: [], outcome: null },
    prompt: {
      step: `step ${asks.join()}`,
      memory: { of: secretOf(seat, n) },
      waiting: asks,
      asked: seat !== null && asks.includes(seat),
      window,
      own: null,
      order: false,
    },
    choices: [{ action: { kind: "do", what: secretOf(seat, n) }, rule: null }],
    composable: [],
    mayUndo: false,
    mayAskTakeBack: false,
    takeBack: null,
    clocks: [],
    orders: [],
  }) as unknown as Now;

/** The states each seat's line goes through, the first one before anything was said. */
export function courseOf(sayings: readonly Saying[]): ReadonlyMap<As, readonly SideState[]> {
  const everybody: readonly As[] = [...Array.from({ length: SEATS }, (_, seat) => seat), null];
  return new Map(
    everybody.map((as) => {
      const lines: LogLine[] = [{ n: 1, at: 0, kind: "began", commitment: "", events: [] }];
      const states: SideState[] = [sideOf(lines, nowOf(as, 1, [0], false))];
      for (const { by, to, asks, window, undoes } of sayings) {
        const n = lines.length + 1;
        const tells = to.includes(as) || by === as;
        lines.push(
          undoes
            ? { n, at: 0, kind: "undone", seat: by, to: Math.max(1, n - 2) }
            : { n, at: 0, kind: "moved", seat: by, by: "person", events: tells ? [{ kind: "told", what: secretOf(as, n) }] : [] },
        );
        states.push(sideOf([...lines], nowOf(as, n, asks, window)));
      }
      return [as, states];
    }),
  );
}
const sideOf = (lines: readonly LogLine[], now: Now): SideState => ({
  info: info(),
  now,
  lines: [...lines],
  isLogComplete: true,
  n: lines.length,
  failure: null,
});
/** Others' deeds are worth a scene; now and then one waits for a click. */
export const deedOf = (line: LogLine, seat: As): Deed =>
  line.kind !== "moved" || line.seat === seat || line.events.length === 0 ? null : { seat: line.seat, says: 1, held: line.n % 5 === 0 };
export const heard = (as: As, side: SideState, watched = true): TableEvent => ({ kind: "heard", as, side, anew: false, watched, deedOf });
