import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Props } from "./offers.ts";
import type { CardPolicy, Policy, WindowPolicy, WindowStep } from "./orders.ts";
import { ordersOf, USUAL_POLICY, WINDOW_STEPS } from "./orders.ts";

interface Kept extends Policy {
  setWindow(step: WindowStep, policy: WindowPolicy): void;
  setAllWindows(policy: WindowPolicy): void;
  setCard(id: string, policy: CardPolicy): void;
  setUntilOwnMove(on: boolean): void;
  reset(): void;
}
/** How this person wants to be asked: kept on this device, the same in every game. */
export const usePolicy = create<Kept>()(
  persist(
    (set) => ({
      ...USUAL_POLICY,
      setWindow: (step, policy) => set(({ windows }) => ({ windows: { ...windows, [step]: policy } })),
      setAllWindows: (policy) =>
        set({ windows: policy === "cards" ? {} : Object.fromEntries(WINDOW_STEPS.map(([step]) => [step, policy])) }),
      setCard: (id, policy) => set(({ cards }) => ({ cards: { ...cards, [id]: policy } })),
      setUntilOwnMove: (untilOwnMove) => set({ untilOwnMove }),
      reset: () => set({ ...USUAL_POLICY }),
    }),
    { name: "stormakt.svea-rike.orders", version: 1, partialize: ({ windows, cards }) => ({ windows, cards }) },
  ),
);

const NONE: ReturnType<typeof ordersOf> = [];
/** Keeps the host told. At a screen shared by several nobody has orders: what is asked there must not depend on a hand. */
export function useOrders(props: Props): void {
  const { windows, cards, untilOwnMove, setUntilOwnMove } = usePolicy();
  const { orders, setOrders, live, seat, shared, view } = props;
  const wanted = useMemo(() => (shared ? NONE : ordersOf({ windows, cards, untilOwnMove })), [shared, windows, cards, untilOwnMove]);
  const { differs, wish } = useMemo(() => {
    const given = orders.filter(({ stop }) => stop !== true);
    const held = orders.filter(({ stop }) => stop === true);
    return { differs: JSON.stringify(given) !== JSON.stringify(wanted), wish: JSON.stringify([...wanted, ...held]) };
  }, [orders, wanted]);
  useEffect(() => {
    if (live && seat !== null && differs) setOrders(JSON.parse(wish) as typeof wanted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told anew only when something else is wanted
  }, [live, seat, differs, wish]);
  const { move, turn } = view.table;
  const isOwn = move !== null && move.seat === seat;
  useEffect(() => {
    if (isOwn) setUntilOwnMove(false);
  }, [isOwn, setUntilOwnMove]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new turn
  useEffect(() => setUntilOwnMove(false), [turn]);
}
