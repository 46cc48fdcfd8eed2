import type { ReactNode, RefObject } from "react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Neatline } from "../../kit/paper.tsx";
import type { ZoomPanHandle } from "../../kit/zoom-pan.tsx";
import { ZoomPan } from "../../kit/zoom-pan.tsx";
import type { Share } from "../../kit/zoom-sheet.ts";
import type { Detail } from "../../maps/chart/detail.ts";
import { detailAt } from "../../maps/chart/detail.ts";
import type { Mark } from "../../maps/chart/spots.tsx";
import type { Point } from "../../maps/chart/topology.ts";
import css from "./chart-frame.module.css";

/** How a map is shown: how much of it can be read, and how a place is brought into sight. */
export interface ChartSight {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly handle: RefObject<ZoomPanHandle | null>;
  readonly detail: Detail;
  setScale(scale: number): void;
  onSight(at: Point): void;
}
/** `units`: the width of the drawing in its own measure; the whole of it stands in the frame, whatever the shape of that. */
export function useChartSight(units: number, ratio: number): ChartSight {
  const handle = useRef<ZoomPanHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setWidth(Math.min(box.clientWidth, box.clientHeight * ratio)));
    watch.observe(box);
    return () => watch.disconnect();
  }, [ratio]);
  const onSight = useCallback(([x, y]: Point) => handle.current?.showPoint(x, y), []);
  return { frame, handle, detail: detailAt((width * scale) / units), setScale, onSight };
}
/** Where something may be done, for a map that shows it where there is no room for all of it. `pointOf` must not change. */
export const useTargets = <K,>(marks: ReadonlyMap<K, Mark>, pointOf: (place: K) => Point): readonly Share[] =>
  useMemo(() => [...marks].flatMap(([place, mark]) => (mark === "legal" || mark === "chosen" ? [pointOf(place)] : [])), [marks, pointOf]);

interface ChartFrameProps {
  readonly sight: ChartSight;
  readonly ratio: number;
  readonly narrowScale: number;
  readonly middle?: Share;
  readonly targets?: readonly Share[];
  readonly map: ReactNode;
  /** What lies on the map and does not move with it. */
  readonly children: ReactNode;
}
/** A map in its neatline, to be looked at closely. */
export function ChartFrame({ sight: { frame, handle, setScale }, ratio, narrowScale, middle, targets, map, children }: ChartFrameProps) {
  return (
    <div ref={frame} className={css.panel}>
      <Neatline>
        <ZoomPan
          ratio={ratio}
          handle={handle}
          onScale={setScale}
          narrowScale={narrowScale}
          max={5}
          {...(middle === undefined ? {} : { middle })}
          {...(targets === undefined ? {} : { targets })}
        >
          {map}
        </ZoomPan>
        {children}
      </Neatline>
    </div>
  );
}
