import type { ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Neatline } from "../kit/paper.tsx";
import type { ZoomPanHandle } from "../kit/zoom-pan.tsx";
import { ZoomPan } from "../kit/zoom-pan.tsx";
import type { Detail } from "./chart/detail.ts";
import { detailAt } from "./chart/detail.ts";
import type { Point } from "./chart/topology.ts";

interface Props {
  readonly query: URLSearchParams;
  readonly ratio: number;
  /** Width of the map's view. */
  readonly units: number;
  children(detail: Detail, onSight: (at: Point) => void): ReactNode;
}
/** A map as a board would show it: in the neatline, with zoom, and as much detail as fits. */
export function MapFrame({ query, ratio, units, children }: Props) {
  const handle = useRef<ZoomPanHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const zoom = Number(query.get("zoom") ?? 1);
  const [scale, setScale] = useState(zoom);
  const [width, setWidth] = useState(1000);
  useEffect(() => {
    setWidth(box.current?.clientWidth ?? 1000);
    handle.current?.showPoint(Number(query.get("x") ?? 0.5), Number(query.get("y") ?? 0.5), zoom);
  }, [query, zoom]);
  const onSight = useCallback((at: Point) => handle.current?.showPoint(at[0], at[1]), []);
  return (
    <div ref={box}>
      <Neatline>
        <ZoomPan ratio={ratio} handle={handle} onScale={setScale}>
          {/* oxlint-disable-next-line react/refs -- the ref is read when the focus moves, not while drawing */}
          {children(detailAt((width * scale) / units), onSight)}
        </ZoomPan>
      </Neatline>
    </div>
  );
}
