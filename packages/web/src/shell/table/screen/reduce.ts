import type { As, LogLine, Now } from "@stormakt/protocol";
import type { TableState as SideState } from "@stormakt/protocol/client";
import { joined, scenesOf } from "./scenes.ts";
import { cursorOf, isAsked, isAskedToReact, liveNow, seatOf, stepKey, wantedView } from "./select.ts";
import type { Desk, Screen, TableEvent, TableState } from "./state.ts";
import { EMPTY_DESK } from "./state.ts";

/** What the table is after something was told to it. Nothing else changes it, and nothing is asked of the world. */
export function reduce(state: TableState, event: TableEvent): TableState {
  return passedOn(following(taken(state, event)));
}
function taken(state: TableState, event: TableEvent): TableState {
  const { screen, desk } = state;
  switch (event.kind) {
    case "opened":
      return opened(state, event);
    case "missing":
      return { ...state, status: "missing", failure: event.failure };
    case "heard":
      return heard(state, event);
    case "viewed":
      return viewed(state, event);
    case "looked":
      if (screen.kind === "handing") return state;
      return {
        ...state,
        screen: { kind: "looking", seat: seatOf(state), n: event.n, eyes: event.eyes, now: null },
        desk: { ...desk, refused: null },
      };
    case "lookedAway":
      return screen.kind === "looking" ? { ...state, screen: liveAs(screen.seat) } : state;
    case "stepped":
      return screen.kind === "staged" ? stepped(state, screen, event.by) : state;
    case "paused":
      return screen.kind === "staged" ? { ...state, screen: { ...screen, paused: event.on } } : state;
    case "skipped":
      return screen.kind === "staged" ? ended(state, screen, !screen.again) : state;
    case "seenAgain":
      return seenAgain(state, event.span);
    case "recapRead":
      return onDesk(state, { unwatched: false });
    case "chosen":
      // Whoever chooses has seen what there was to see.
      return screen.kind === "live"
        ? onDesk(state, { chosen: event.action, refused: null, unwatched: event.action === null && desk.unwatched })
        : state;
    case "refused":
      // An answer that comes after the screen went over is nobody's business any more.
      return event.seat === seatOf(state) && screen.kind === "live"
        ? onDesk(state, { refused: { action: event.action, rule: event.rule }, chosen: null })
        : state;
    case "hinted":
      return event.seat === seatOf(state) && screen.kind !== "handing" ? onDesk(state, { hint: event.hint }) : state;
    case "drafted":
      return screen.kind === "live" ? drafted(state, event.name, event.draft) : state;
    case "reacts":
      return screen.kind === "reacting" && screen.asked.includes(event.seat)
        ? { ...state, screen: { kind: "handing", to: event.seat, reaction: true }, desk: EMPTY_DESK, failure: null }
        : state;
    case "tookOver":
      return screen.kind === "handing" ? arrived(state, screen.to, screen.reaction) : state;
    case "busy":
      return { ...state, busy: event.on };
    case "failed":
      return { ...state, failure: event.failure };
    case "analysed":
      return { ...state, analysis: event.analysis };
  }
}
const liveAs = (seat: As): Screen => ({ kind: "live", seat, reaction: false });
const onDesk = (state: TableState, change: Partial<Desk>): TableState => ({ ...state, desk: { ...state.desk, ...change } });

/** Whoever opens a shared screen in the middle of a game is asked who they are. */
function opened(state: TableState, { info, mine }: Extract<TableEvent, { kind: "opened" }>): TableState {
  const first = state.status !== "open";
  const open: TableState = { ...state, status: "open", info, mine, failure: null };
  const seat = seatOf(state);
  if (state.screen.kind === "handing") return mine.includes(state.screen.to) ? open : { ...open, screen: liveAs(mine[0] ?? null) };
  if (!first && (seat === null ? mine.length === 0 : mine.includes(seat))) return open;
  const next = mine.find((one) => isAsked(state.sides.get(one)?.now)) ?? mine[0] ?? null;
  const isPastOpening = [...state.sides.values()].some(({ lines }) => lines.some(({ kind }) => kind === "moved"));
  if (first && mine.length > 1 && next !== null && info.status === "running" && isPastOpening)
    return { ...open, screen: { kind: "handing", to: next, reaction: false }, desk: EMPTY_DESK };
  return arrived(open, next, false);
}
/** A seat comes to the screen: with nothing of anybody else's, and with what it missed still to be read. */
function arrived(state: TableState, seat: As, reaction: boolean): TableState {
  const unwatched = seat !== null && hasMissed(state.sides.get(seat)?.lines ?? [], seat);
  return { ...state, screen: { kind: "live", seat, reaction }, desk: { ...EMPTY_DESK, unwatched }, failure: null };
}
const hasMissed = (lines: readonly LogLine[], seat: number): boolean => {
  const own = lines.findLastIndex((line) => line.kind === "moved" && line.seat === seat);
  return own >= 0 && lines.slice(own + 1).some(({ kind }) => kind === "moved");
};

type Heard = Extract<TableEvent, { kind: "heard" }>;
function heard(state: TableState, event: Heard): TableState {
  const { as, side, anew } = event;
  const before = state.sides.get(as);
  // Late or told twice: what is known already is not unlearnt.
  if (before !== undefined && !anew && isOlder(side, before)) return state;
  const next: TableState = { ...state, sides: new Map(state.sides).set(as, side), info: side.info ?? state.info };
  if (state.screen.kind === "handing" || as !== seatOf(state) || state.status !== "open") return next;
  if (before === undefined || anew) return anew ? { ...next, screen: liveAs(as), desk: { ...next.desk, news: null } } : next;
  const fresh = side.lines.filter(({ n }) => n > before.n);
  return fresh.length === 0 ? next : shown(next, before, fresh, event);
}
/** Seats number their lines without gaps: a shorter log, or the same with an older view, has been overtaken. */
const isOlder = (side: SideState, known: SideState): boolean =>
  side.n < known.n || (side.n === known.n && ((side.now?.n ?? 0) < (known.now?.n ?? 0) || side.lines.length < known.lines.length));

/** How lines that have just come are shown to the seat at the screen. */
function shown(state: TableState, before: SideState, fresh: readonly LogLine[], { watched, deedOf }: Heard): TableState {
  const { screen } = state;
  if (screen.kind === "looking") return onDesk(state, { unwatched: true });
  const seat = seatOf(state);
  const isTakenBack = fresh.some(({ kind }) => kind === "undone" || kind === "taken-back");
  const spans = isTakenBack ? [] : scenesOf(fresh, seat, deedOf);
  if (screen.kind === "staged") {
    if (isTakenBack || isHurried(liveNow(state))) return ended(state, screen, true);
    if (screen.again || spans.length === 0) return state;
    const past = screen.scenes.slice(0, screen.at + 1);
    return { ...state, screen: { ...screen, scenes: [...past, ...joined([...screen.scenes.slice(screen.at + 1), ...spans])] } };
  }
  const told = fresh.at(-1)?.n ?? 0;
  const isBusyWithTheSame = isAsked(before.now) && questionOf(seat, before.now) === questionOf(seat, liveNow(state));
  const isStaged = screen.kind === "live" && spans.length > 0 && watched && !isBusyWithTheSame && !isHurried(liveNow(state));
  if (!isStaged) return tell(onDesk(state, { unwatched: state.desk.unwatched || spans.length > 0 }), before.n + 1, told);
  const scenes = joined(spans);
  const staged: Screen = { kind: "staged", seat, scenes, at: 0, shown: before.now, paused: false, again: false };
  return tell({ ...state, screen: staged }, before.n + 1, scenes[0]?.to ?? told);
}
/** A question that a clock measures is not held back by a scene. */
const isHurried = (now: Now | null): boolean =>
  isAskedToReact(now) && now?.clocks.some(({ running, left }) => running && left !== null) === true;
const tell = (state: TableState, from: number, to: number): TableState =>
  to < from ? state : onDesk(state, { news: { key: (state.desk.news?.key ?? 0) + 1, from, to } });

type Staged = Extract<Screen, { kind: "staged" }>;
function stepped(state: TableState, screen: Staged, by: 1 | -1): TableState {
  const at = screen.at + by;
  const scene = screen.scenes[at];
  if (scene === undefined) return by > 0 ? ended(state, screen, false) : state;
  // Going back, what comes later must not stand there while the earlier view is fetched.
  const next = { ...state, screen: { ...screen, at, shown: by > 0 ? screen.shown : null } };
  return by > 0 ? tell(next, (cursorOf(state)?.line ?? 0) + 1, scene.to) : next;
}
/** To the present: what no scene has told yet is told at once. */
function ended(state: TableState, screen: Staged, unwatched: boolean): TableState {
  const from = (cursorOf(state)?.line ?? 0) + 1;
  const live: TableState = { ...state, screen: liveAs(screen.seat), desk: { ...state.desk, unwatched: state.desk.unwatched || unwatched } };
  return screen.again ? live : tell(live, from, state.sides.get(screen.seat)?.n ?? 0);
}
function seenAgain(state: TableState, span: Staged["scenes"][number]): TableState {
  const { screen } = state;
  if (screen.kind !== "live" && screen.kind !== "looking") return state;
  return { ...state, screen: { kind: "staged", seat: screen.seat, scenes: [span], at: 0, shown: null, paused: true, again: true } };
}
function viewed(state: TableState, { seat, n, eyes, now }: Extract<TableEvent, { kind: "viewed" }>): TableState {
  const { screen } = state;
  const wanted = wantedView(state);
  if (wanted === null || wanted.seat !== seat || wanted.n !== n || wanted.eyes !== eyes) return state;
  if (screen.kind === "looking") return { ...state, screen: { ...screen, now } };
  // Seats number for themselves, so the host's word for the moment is the scene's.
  return screen.kind === "staged" ? { ...state, screen: { ...screen, shown: now.n === n ? now : { ...now, n } } } : state;
}

const questionOf = (seat: As, now: Now | null): string => (now?.prompt == null || !isAsked(now) ? "" : `${seat} ${asking(now)}`);
/** What is asked and what there is to choose from, written out once: whatever happens on the desk asks for it. */
const ASKING = new WeakMap<Now, string>();
function asking(now: Now): string {
  const known = ASKING.get(now);
  if (known !== undefined) return known;
  const text = `${stepKey(now.prompt)} ${JSON.stringify(now.choices)}`;
  ASKING.set(now, text);
  return text;
}
const draftStep = (state: TableState): string => {
  const now = liveNow(state);
  return now?.prompt == null ? "" : `${seatOf(state)} ${stepKey(now.prompt)}`;
};
function drafted(state: TableState, name: string, draft: unknown): TableState {
  const { drafts } = state.desk;
  const { [name]: _, ...rest } = drafts.of;
  return onDesk(state, { drafts: { step: drafts.step, of: draft === undefined ? rest : { ...rest, [name]: draft } } });
}
/** Choice, refusal, hint and compositions belong to one question: another one lays them down. */
function following(state: TableState): TableState {
  const { desk } = state;
  if (state.screen.kind === "handing") return state;
  const question = questionOf(seatOf(state), liveNow(state));
  const step = draftStep(state);
  if (question === desk.question && step === desk.drafts.step) return state;
  const next = question === desk.question ? desk : { ...desk, question, chosen: null, refused: null, hint: null };
  return { ...state, desk: step === desk.drafts.step ? next : { ...next, drafts: { step, of: {} } } };
}
/** One screen, several people: when another of them is asked and this one is not, the screen goes over. */
function passedOn(state: TableState): TableState {
  const { status, mine, screen, sides } = state;
  if (status !== "open" || mine.length < 2 || (screen.kind !== "live" && screen.kind !== "reacting")) return state;
  const asked = mine.filter((seat) => isAskedToReact(sides.get(seat)?.now));
  if (asked.length > 0) {
    // Everybody looks at the open table; only who wants to react is shown a hand.
    if (screen.kind === "live" && screen.reaction && screen.seat !== null && asked.includes(screen.seat)) return state;
    if (screen.kind === "reacting" && screen.asked.join() === asked.join()) return state;
    const clear = screen.kind === "reacting" ? state.desk : EMPTY_DESK;
    return following({ ...state, screen: { kind: "reacting", asked }, desk: clear });
  }
  const seat = seatOf(state);
  const after: TableState = screen.kind === "reacting" ? { ...state, screen: liveAs(null) } : state;
  if (seat !== null && isAsked(sides.get(seat)?.now)) return after;
  const next = mine.find((one) => isAsked(sides.get(one)?.now));
  if (next === undefined || next === seat) return after;
  return { ...after, screen: { kind: "handing", to: next, reaction: false }, desk: EMPTY_DESK, failure: null };
}
