import { milliseconds, type TraceEvent } from "./traced.ts";

/** What a page's thread does, by the names Chromium's timeline has for it. Whatever has none is the rest. */
const NAMES = {
  script: ["FunctionCall", "EvaluateScript", "v8.run", "v8.compile", "RunMicrotasks", "TimerFire", "FireAnimationFrame", "EventDispatch"],
  garbage: ["MinorGC", "MajorGC", "V8.GC_HEAP_PROLOGUE", "BlinkGC.AtomicPhase"],
  style: ["UpdateLayoutTree", "ScheduleStyleRecalculation", "ParseHTML"],
  layout: ["Layout", "HitTest", "IntersectionObserverController::computeIntersections"],
  "pre-paint": ["PrePaint"],
  paint: ["Paint", "PaintImage"],
  layers: ["Layerize", "Commit", "UpdateLayer", "UpdateLayerTree", "CompositeLayers"],
} as const;
type PartName = keyof typeof NAMES | "rest";
export const PART_NAMES = [...(Object.keys(NAMES) as (keyof typeof NAMES)[]), "rest"] as const;
export type Parts = Readonly<Record<PartName, number>>;
export const PART_CATEGORIES = ["devtools.timeline", "v8"];

const PART_OF = new Map<string, PartName>(PART_NAMES.flatMap((part) => (part === "rest" ? [] : NAMES[part].map((name) => [name, part]))));

/** Of each list of tasks what it was spent on, each part without what it called. */
export function partsIn(events: readonly TraceEvent[], spans: readonly (readonly TraceEvent[])[], times: number): readonly Parts[] {
  const timed = events.filter(({ ph, dur, name }) => ph === "X" && dur !== undefined && PART_OF.has(name)).sort(outerFirst);
  return spans.map((tasks) => {
    const parts: Record<PartName, number> = { script: 0, garbage: 0, style: 0, layout: 0, "pre-paint": 0, paint: 0, layers: 0, rest: 0 };
    for (const task of tasks) {
      parts.rest += times * milliseconds(task);
      const open: { readonly part: PartName; readonly end: number }[] = [{ part: "rest", end: task.ts + (task.dur ?? 0) }];
      for (const event of timed) {
        if (event.ts < task.ts || event.ts >= task.ts + (task.dur ?? 0)) continue;
        while (open.length > 1 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
        const part = PART_OF.get(event.name) ?? "rest";
        const took = times * milliseconds(event);
        parts[open.at(-1)?.part ?? "rest"] -= took;
        parts[part] += took;
        open.push({ part, end: event.ts + (event.dur ?? 0) });
      }
    }
    return parts;
  });
}
const outerFirst = (a: TraceEvent, b: TraceEvent): number => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);
