import type { Action, As, Now, Prompt, StandingOrder, TableInfo } from "@stormakt/protocol";
import { useEffect, useMemo, useState } from "react";
import { useSame } from "../../kit/same.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAs, useAtTable, useTable } from "./context.ts";
import { eventsSince, momentAt, momentsOf } from "./moments.ts";
import { cursorOf, lookOf, mayAct, seatOf, shownNow, shownPrompt } from "./screen/select.ts";
import type { Screen, TableState } from "./screen/state.ts";

const NOTHING: readonly never[] = [];
type AnyView = AnyBoardProps["view"];

/** What the board is given: the table at the cursor, and only where the seat may act also what it may do. Null: nothing is to be shown yet. */
export function useBoardProps(): AnyBoardProps | null {
  const { table, speaker, openRule } = useAtTable();
  const { language } = speaker;
  const info = useTable((state) => state.info);
  const mine = useTable((state) => state.mine);
  const as = useAs();
  const look = useTable(lookOf);
  const live = useTable(mayAct);
  const chosen = useTable((state) => (mayAct(state) ? state.desk.chosen : null));
  const now = useTable(shownNow);
  const asked = useTable(shownPrompt);
  const opened = useOpenView(look, info?.seats.length ?? 0);
  const deeds = useMemo(
    () => ({
      choose: (action: Action) => table.choose(action),
      unchoose: () => table.unchoose(),
      act: (action: Action) => void table.act(action),
      judge: (action: Action) => table.judge(action),
      toldSince: (...kinds: readonly string[]) => toldSince(table.state, kinds),
      setOrders: (orders: readonly StandingOrder[]) => void table.setOrders(orders),
      explain: ({ action, rule }: { readonly action: Action; readonly rule: string | null }) => table.explain(action, rule ?? ""),
      openRule,
    }),
    [table, openRule],
  );
  const prompt = useMemo(() => askedOf(asked), [asked]);
  const offered = now?.choices ?? NOTHING;
  const choices = useMemo(() => eachOnce(offered), [offered]);
  // Looking back, those are marked who were asked then.
  const then = useMemo(() => askedOf(look?.now?.prompt ?? null), [look]);
  const seats = useSeats(look === null ? prompt : then, info, mine, as);
  return useMemo(() => {
    if (now === null || info === null) return null;
    const over = info.status === "finished";
    const view = look?.eyes === "open" && opened !== null ? opened : now.view;
    return {
      view,
      config: info.config,
      seat: look === null ? as : look.eyes === "open" ? (as ?? 0) : look.eyes,
      seats,
      prompt: over ? null : prompt,
      choices: live ? choices : NOTHING,
      composable: live ? now.composable : NOTHING,
      chosen,
      ...deeds,
      orders: live ? now.orders : NOTHING,
      shared: mine.length > 1,
      speaker,
      language,
      live,
      over: over && look === null,
    } satisfies AnyBoardProps;
  }, [now, info, prompt, choices, seats, mine, as, chosen, look, live, opened, deeds, speaker, language]);
}

/** Two cards that are alike make one move. */
function eachOnce(choices: Now["choices"]): Now["choices"] {
  const seen = new Set<string>();
  return choices.filter(({ action }) => {
    const key = JSON.stringify(action);
    return !seen.has(key) && seen.add(key);
  });
}
const toldSince = (state: TableState, kinds: readonly string[]) => {
  const cursor = cursorOf(state);
  return cursor === null ? NOTHING : eventsSince(state.sides.get(cursor.seat)?.lines ?? NOTHING, cursor.line, kinds);
};

/** Who sits where, whose it is, and who is asked at the moment shown. */
function useSeats(prompt: Prompt | null, info: TableInfo | null, mine: readonly number[], as: As): AnyBoardProps["seats"] {
  const { arms, names } = useAtTable();
  const over = info?.status === "finished";
  const seated = info?.seats;
  return useSame(
    () =>
      (seated ?? []).map((seat, at) => ({
        seat: at,
        name: names[at] ?? "?",
        arms: arms[at] ?? { tincture: "argent", charge: "tower" },
        bot: seat.bot,
        mine: mine.includes(at),
        here: seat.here,
        asked: !over && (at === as ? prompt?.asked === true : prompt?.waiting.includes(at) === true),
      })),
    [seated, mine, prompt, arms, names, as, over],
  );
}
/** What a standing order is about to answer is not asked of the person. */
const askedOf = (prompt: Now["prompt"]): Now["prompt"] => (prompt?.order === true ? { ...prompt, asked: false } : prompt);

/** With everything open: the views of all seats at that moment, put together by the game. */
function useOpenView(look: Extract<Screen, { kind: "looking" }> | null, seats: number): AnyView | null {
  const { table, plugin } = useAtTable();
  const [view, setView] = useState<AnyView | null>(null);
  const n = look?.n;
  const open = look?.eyes === "open";
  useEffect(() => {
    setView(null);
    if (!open || n === undefined || plugin.open === undefined) return;
    let stale = false;
    const load = async (): Promise<void> => {
      const own = table.state.sides.get(seatOf(table.state))?.lines ?? [];
      const at = momentAt(momentsOf(own), n);
      const views = await Promise.all(Array.from({ length: seats }, async (_, seat) => (await table.past.atMoment(at, seat)).view));
      if (!stale) setView(plugin.open?.(views) ?? null);
    };
    load().catch(() => setView(null));
    return () => {
      stale = true;
    };
  }, [n, open, seats, plugin, table]);
  return view;
}
