import type { LogLine } from "@stormakt/protocol";
import { useEffect, useMemo, useState } from "react";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { isChance } from "./chance.ts";
import { useAtTable, useLines } from "./context.ts";
import { momentAt, momentsOf, nextTold } from "./moments.ts";
import { sayLine } from "./say-line.ts";
import type { lookOf } from "./screen/select.ts";
import { timeFor } from "./stage.ts";

export type Look = NonNullable<ReturnType<typeof lookOf>>;
/** Where one is in the game, and how to go on: by hand, or by itself at the pace of reading. */
export interface Walk {
  readonly at: number;
  readonly last: number;
  /** What was done there. */
  readonly line: LogLine | undefined;
  /** The moments at which chance fell. */
  readonly fell: readonly number[];
  go(to: number): void;
  readonly running: boolean;
  setRunning(running: boolean): void;
}
export function useWalk(look: Look): Walk {
  const t = useT();
  const { table, names, plugin, speaker } = useAtTable();
  const lines = useLines();
  const [running, setRunning] = useState(false);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const last = moments.length - 1;
  // What nobody was told of is stepped over; a link may still lead to it. Moves are counted here as in the analysis and in links.
  const told = useMemo(
    () => moments.map(({ line }, at) => at === 0 || at === last || sayLine(line, speaker, names, t).length > 0),
    [moments, last, speaker, names, t],
  );
  const fell = useMemo(() => moments.flatMap(({ line }, at) => (isChance(plugin, line) ? [at] : [])), [moments, plugin]);
  const at = momentAt(moments, look.n);
  const line = moments[at]?.line;
  const go = (to: number): void => {
    const moment = moments[nextTold(told, at, to)];
    if (moment !== undefined) table.lookAt(moment.n);
  };
  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    const says = line === undefined ? [] : sayLine(line, speaker, names, t);
    const timer = setTimeout(() => go(at + 1), timeFor(says, useSettings.getState().pace, 0));
    return () => clearTimeout(timer);
    // `go` is made anew at every drawing and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [running, look, at, last]);
  return { at, last, line, fell, go, running, setRunning };
}

/** Keys that step through the game, where no field or list of tabs needs them. */
export function useReplayKeys(on: boolean, deeds: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, select, textarea, dialog, [role=dialog], [role=menu]") !== null) return;
      if (event.key === " " && target instanceof Element && target.closest("button, a, summary") !== null) return;
      const deed = deeds[event.key];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
