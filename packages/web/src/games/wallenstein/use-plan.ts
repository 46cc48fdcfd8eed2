import type { PlanWarning } from "@stormakt/wallenstein/advice";
import { handOf, planWarnings, whyUnfinished } from "@stormakt/wallenstein/advice";
import type { Box, Card, County } from "@stormakt/wallenstein/catalog";
import { EMPTY, isCounty } from "@stormakt/wallenstein/catalog";
import type { Plan as PlanAction } from "@stormakt/wallenstein/types";
import { useEffect, useMemo } from "react";
import { useDraft } from "../../kit/drafts.ts";
import type { Props } from "./offers.ts";
import type { Boxes, Held } from "./plan.ts";
import { boxOfCounty, emptyPlan, fillUp, handLeft, keepPlan, keptPlan, lay, lift, planKey } from "./plan.ts";

/** The plan in the making, and what can be done to it. */
export interface Planning {
  readonly boxes: Boxes;
  readonly hand: readonly Card[];
  readonly held: Held | null;
  readonly warnings: readonly PlanWarning[];
  /** Why it cannot be handed in yet. */
  readonly unfinished: ReturnType<typeof whyUnfinished>;
  /** The plan handed in; it may be changed until the last player has handed theirs in. */
  readonly own: Boxes | null;
  readonly isHandedIn: boolean;
  take(held: Held | null): void;
  takeCounty(county: County): void;
  layOn(box: Box, held?: Held): void;
  putBack(held: Held): void;
  fill(): void;
  clear(): void;
  handIn(): void;
}
const same = (one: Boxes, other: Boxes | null): boolean => other !== null && one.every((card, box) => card === other[box]);

/** Null while there is nothing to plan. */
export function usePlan(props: Props): Planning | null {
  const { view, seat, prompt } = props;
  const { table } = view;
  const isOpen = seat !== null && props.live && prompt?.step === "planning" && props.composable.includes("plan");
  const key = seat === null ? "" : planKey(location.pathname, seat);
  const round = `${key} ${table.year}.${table.season}`;
  const handedIn = isOpen ? (prompt?.own as PlanAction | null) : null;
  const own = handedIn?.boxes ?? null;
  const [kept, setKept] = useDraft<{ readonly round: string; readonly boxes: Boxes } | null>("plan", null);
  const [held, setHeld] = useDraft<Held | null>("plan.held", null);
  const boxes = useMemo(() => {
    if (!isOpen || seat === null) return null;
    const hand = handOf(table, seat);
    const mine = kept?.round === round ? kept.boxes : (keptPlan(localStorage, key, table, seat) ?? own ?? emptyPlan(table));
    return mine.every((card) => card === EMPTY || hand.includes(card)) ? mine : emptyPlan(table);
  }, [isOpen, seat, table, kept, round, key, own]);
  // A plan that was advised is laid into the boxes, to be looked at and changed before it is handed in.
  const { chosen, unchoose } = props;
  useEffect(() => {
    if (!isOpen || chosen?.kind !== "plan") return;
    setKept({ round, boxes: chosen.boxes });
    setHeld(null);
    keepPlan(localStorage, key, table, chosen.boxes);
    unchoose();
  }, [isOpen, chosen, unchoose, round, key, table, setKept, setHeld]);
  return useMemo(() => {
    if (boxes === null || seat === null) return null;
    const change = (next: Boxes): void => {
      setKept({ round, boxes: next });
      setHeld(null);
      keepPlan(localStorage, key, table, next);
    };
    return {
      boxes,
      hand: handLeft(table, seat, boxes),
      held,
      warnings: planWarnings(table, seat, { boxes }),
      unfinished: whyUnfinished(table, seat, boxes),
      own,
      isHandedIn: same(boxes, own),
      take: setHeld,
      takeCounty(county) {
        if (held?.card === county) setHeld(null);
        else if (isCounty(county) && table.owner[county] === seat) setHeld({ card: county, from: boxOfCounty(boxes, county) });
        else props.explain({ action: { kind: "plan", boxes }, rule: "WA-PLAN-2" });
      },
      layOn(box, what = held ?? undefined) {
        if (what !== undefined) change(lay(boxes, what, box));
      },
      putBack({ from }) {
        if (from === null) setHeld(null);
        else change(lift(boxes, from));
      },
      fill: () => change(fillUp(table, seat, boxes)),
      clear: () => change(emptyPlan(table)),
      handIn: () => props.act({ kind: "plan", boxes }),
    };
  }, [boxes, held, own, seat, table, round, key, props, setKept, setHeld]);
}
