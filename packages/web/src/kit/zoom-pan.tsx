import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode, RefObject } from "react";
import { memo, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { isStill } from "../settings.ts";
import { useT } from "../words/index.ts";
import { Icon } from "./marks.tsx";
import css from "./zoom-pan.module.css";

export interface ZoomPanHandle {
  /** Bring a point of the drawing (in shares of its width and height) to the middle. */
  showPoint(x: number, y: number, scale?: number): void;
}
/** A part of the drawing, in shares of its width and height. */
export type Share = readonly [x: number, y: number];
interface Props {
  /** What may be acted on: where the drawing is larger than its frame, these are brought into it. */
  readonly targets?: readonly Share[];
  /** Width divided by height of what is shown. */
  readonly ratio: number;
  readonly max?: number;
  /** The scale to open with on a narrow screen, where the whole would be too small to read. */
  readonly narrowScale?: number;
  /** Where to open, in shares of width and height. */
  readonly middle?: readonly [x: number, y: number];
  readonly children: ReactNode;
  readonly handle?: RefObject<ZoomPanHandle | null>;
  /** Called when the scale passes a half step, for labels that come with zoom. */
  onScale?(scale: number): void;
}
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
const SMALL = "(max-width: 1179px), (max-height: 520px)";
const WHOLE: Place = { x: 0, y: 0, scale: 1 };

/** A map to be looked at closely: wheel, drag, pinch, double tap, + - 0 and arrow keys. The drawing itself is never drawn again. */
export function ZoomPan({ ratio, max = 4, narrowScale = 1, middle = [0.5, 0.5], children, handle, onScale, targets }: Props) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  const [zoomed, setZoomed] = useState(false);

  const put = useCallback(
    (wanted: Place, gently = false) => {
      const box = frame.current;
      const paper = sheet.current;
      if (box === null || paper === null) return;
      const scale = Math.min(max, Math.max(1, wanted.scale));
      const within = (room: number, size: number, at: number): number =>
        size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
      const x = within(box.clientWidth, paper.offsetWidth * scale, wanted.x);
      const y = within(box.clientHeight, paper.offsetHeight * scale, wanted.y);
      const before = place.current.scale;
      place.current = { x, y, scale };
      paper.style.transition = gently && !isStill() ? "transform 260ms var(--ease-lay)" : "none";
      paper.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      setZoomed(scale > 1.01);
      if (Math.round(before * 2) !== Math.round(scale * 2)) onScale?.(scale);
    },
    [max, onScale],
  );
  const zoomAt = useCallback(
    (factor: number, cx: number, cy: number, gently = false) => {
      const { x, y, scale } = place.current;
      const next = Math.min(max, Math.max(1, scale * factor));
      put({ scale: next, x: cx - ((cx - x) * next) / scale, y: cy - ((cy - y) * next) / scale }, gently);
    },
    [max, put],
  );
  const byStep = useCallback(
    (factor: number): void => {
      const box = frame.current;
      if (box !== null) zoomAt(factor, box.clientWidth / 2, box.clientHeight / 2, true);
    },
    [zoomAt],
  );
  const showAll = useCallback(() => put(WHOLE, true), [put]);
  const showPoint = useCallback(
    (px: number, py: number, scale = place.current.scale) => {
      const box = frame.current;
      const paper = sheet.current;
      if (box === null || paper === null) return;
      put(
        { scale, x: box.clientWidth / 2 - px * paper.offsetWidth * scale, y: box.clientHeight / 2 - py * paper.offsetHeight * scale },
        true,
      );
    },
    [put],
  );
  /** Frames a part of the drawing, with a margin around it. */
  const showBox = useCallback(
    (points: readonly Share[]) => {
      const box = frame.current;
      const paper = sheet.current;
      if (box === null || paper === null || points.length === 0) return;
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      const [x0, x1, y0, y1] = [Math.min(...xs) - 0.09, Math.max(...xs) + 0.09, Math.min(...ys) - 0.08, Math.max(...ys) + 0.08];
      const scale = Math.min(2.4, box.clientWidth / ((x1 - x0) * paper.offsetWidth), box.clientHeight / ((y1 - y0) * paper.offsetHeight));
      showPoint((x0 + x1) / 2, (y0 + y1) / 2, Math.max(1, scale));
    },
    [showPoint],
  );
  useImperativeHandle(handle, () => ({ showPoint }), [showPoint]);

  const [mx, my] = middle;
  const aims = JSON.stringify(targets ?? []);
  const showAims = useCallback(() => {
    const points = JSON.parse(aims) as readonly Share[];
    if (points.length > 0) showBox(points);
    else showPoint(mx, my, narrowScale);
  }, [aims, showBox, showPoint, mx, my, narrowScale]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    let before = "";
    // The room changes with docks and window: what is shown stays within it, and a screen that is turned is framed anew.
    const watch = new ResizeObserver(() => {
      const now = `${matchMedia(SMALL).matches} ${box.clientWidth > box.clientHeight} ${Math.round(box.clientWidth / 120)}`;
      const isOther = before !== "" && before !== now;
      before = now;
      if (!isOther) put(place.current);
      else if (matchMedia(SMALL).matches) showAims();
      else put(WHOLE);
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [put, showAims]);
  useEffect(() => {
    // Only where the whole would be too small to touch: elsewhere all of the board stays in sight.
    if (matchMedia(SMALL).matches) showAims();
  }, [showAims]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey && place.current.scale === 1 && event.deltaY > 0) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * 0.0022), event.clientX - left, event.clientY - top);
    };
    box.addEventListener("wheel", wheel, { passive: false });
    return () => box.removeEventListener("wheel", wheel);
  }, [zoomAt]);

  const down = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved.current = 0;
  };
  const move = (event: PointerEvent): void => {
    const held = fingers.current.get(event.pointerId);
    if (held === undefined) return;
    const others = [...fingers.current.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [other] = others;
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    moved.current += Math.abs(dx) + Math.abs(dy);
    const { x, y, scale } = place.current;
    if (other !== undefined && frame.current !== null) {
      const before = Math.hypot(held.x - other.x, held.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const { left, top } = frame.current.getBoundingClientRect();
      if (before > 0) zoomAt(after / before, (event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top);
    } else if (scale > 1 && moved.current > 4) {
      frame.current?.setPointerCapture(event.pointerId);
      put({ x: x + dx, y: y + dy, scale });
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const key = (event: KeyboardEvent): void => {
    const { x, y, scale } = place.current;
    const deeds: Record<string, () => void> = {
      "+": () => byStep(1.35),
      "=": () => byStep(1.35),
      "-": () => byStep(1 / 1.35),
      "0": () => put(WHOLE, true),
      ArrowLeft: () => put({ x: x + 60, y, scale }, true),
      ArrowRight: () => put({ x: x - 60, y, scale }, true),
      ArrowUp: () => put({ x, y: y + 60, scale }, true),
      ArrowDown: () => put({ x, y: y - 60, scale }, true),
    };
    const deed = event.target === event.currentTarget ? deeds[event.key] : undefined;
    if (deed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the map is a group that takes keys
    <div
      ref={frame}
      className={css.frame}
      style={{ aspectRatio: `var(--free, ${ratio})`, touchAction: zoomed ? "none" : "pan-y pinch-zoom" }}
      role="group"
      aria-label={t.map.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={key}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onClickCapture={(event) => {
        if (moved.current > 8) event.stopPropagation();
      }}
    >
      <div ref={sheet} className={css.sheet} style={{ "--ratio": ratio } as CSSProperties}>
        {children}
      </div>
      <Controls byStep={byStep} showAll={showAll} />
    </div>
  );
}
const Controls = memo(function Controls({ byStep, showAll }: { byStep(factor: number): void; showAll(): void }) {
  const t = useT();
  return (
    <div className={`${css.controls} no-print`}>
      <button type="button" onClick={() => byStep(1.35)} aria-label={t.map.nearer}>
        <Icon name="plus" size={18} />
      </button>
      <button type="button" onClick={() => byStep(1 / 1.35)} aria-label={t.map.farther}>
        <Icon name="minus" size={18} />
      </button>
      <button type="button" onClick={showAll} aria-label={t.map.whole}>
        <Icon name="fit" size={18} />
      </button>
    </div>
  );
});
