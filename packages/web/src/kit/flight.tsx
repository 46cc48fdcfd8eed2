import type { ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import { create } from "zustand";
import type { Flight } from "../games/plugin.ts";
import { isStill } from "../settings.ts";
import css from "./flight.module.css";

/**
 * Motion explains: a copy of the thing travels from where it was to where it is now, over a position that is already drawn.
 * Spots are elements marked `data-spot="…"`. Nothing waits for a flight to land.
 */
interface Airborne {
  readonly key: number;
  readonly look: ReactNode;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
}
const useAir = create<{ readonly aloft: readonly Airborne[] }>(() => ({ aloft: [] }));
let key = 0;
const AT_ONCE = 6;

/** Marks an element as a place that things fly from and to. */
export const spot = (name: string) => ({ "data-spot": name });
function rectOf(name: string): DOMRect | null {
  for (const found of document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) {
    const rect = found.getBoundingClientRect();
    if (rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight) return rect;
  }
  return null;
}

/** Lets things fly. Those whose spots are not on the screen stay where they are. */
export function fly(flights: readonly Flight[]): void {
  if (isStill() || document.hidden || flights.length === 0) return;
  const single = flights.flatMap((flight) => Array.from({ length: Math.min(flight.count ?? 1, 3) }, () => flight));
  const aloft: Airborne[] = [];
  for (const { from, to, look } of single) {
    const start = rectOf(from);
    const end = rectOf(to);
    if (start === null || end === null) continue;
    aloft.push({ key: ++key, look, from: start, to: end, delay: single.length > AT_ONCE ? 0 : aloft.length * 70 });
  }
  if (aloft.length > 0) useAir.setState(({ aloft: before }) => ({ aloft: [...before.slice(-12), ...aloft] }));
}

/** What is in the air is down. */
export const land = (): void => {
  if (useAir.getState().aloft.length > 0) useAir.setState({ aloft: [] });
};

/** The layer things fly on. Once on the table page. */
export function Air() {
  const aloft = useAir((air) => air.aloft);
  return (
    <div className={css.air} aria-hidden="true">
      {aloft.map((one) => (
        <Thing key={one.key} one={one} />
      ))}
    </div>
  );
}
function Thing({ one }: { readonly one: Airborne }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const thing = ref.current;
    if (thing === null) return;
    const { width, height } = thing.getBoundingClientRect();
    const middle = (rect: DOMRect): readonly [number, number] => [
      rect.left + rect.width / 2 - width / 2,
      rect.top + rect.height / 2 - height / 2,
    ];
    const [ax, ay] = middle(one.from);
    const [bx, by] = middle(one.to);
    const lift = Math.min(46, Math.hypot(bx - ax, by - ay) * 0.12);
    const flight = thing.animate(
      [
        { transform: `translate(${ax}px, ${ay}px) scale(.9)`, opacity: 0.2 },
        { transform: `translate(${ax}px, ${ay - 4}px) scale(1.06)`, opacity: 1, offset: 0.16 },
        { transform: `translate(${(ax + bx) / 2}px, ${(ay + by) / 2 - lift}px) scale(1.1) rotate(-3deg)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${bx}px, ${by}px) scale(1)`, opacity: 1, offset: 0.92 },
        { transform: `translate(${bx}px, ${by}px) scale(.96)`, opacity: 0 },
      ],
      { duration: 620, delay: one.delay, easing: "cubic-bezier(.35,.1,.25,1)", fill: "both" },
    );
    flight.onfinish = () => useAir.setState(({ aloft }) => ({ aloft: aloft.filter(({ key }) => key !== one.key) }));
    return () => flight.cancel();
  }, [one]);
  return (
    <div ref={ref} className={css.thing}>
      {one.look}
    </div>
  );
}
