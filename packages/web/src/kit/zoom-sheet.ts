import type { RefObject } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { isStill } from "../settings.ts";

/** A part of the drawing, in shares of its width and height. */
export type Share = readonly [x: number, y: number];
/** Where the sheet lies in its frame, and how large. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export const WHOLE: Place = { x: 0, y: 0, scale: 1 };

/** The sheet that is looked at through a frame: it is shifted and scaled, and never drawn again for it. */
export interface Sheet {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly paper: RefObject<HTMLDivElement | null>;
  /** Where it lies now. */
  readonly place: RefObject<Place>;
  put(wanted: Place, gently?: boolean): void;
  /** Nearer or farther, with a point of the frame, in pixels, staying where it is. */
  zoomAt(factor: number, cx: number, cy: number, gently?: boolean): void;
  /** The same with the middle of the frame. */
  byStep(factor: number): void;
  showAll(): void;
  /** Brings a point to the middle. */
  showPoint(x: number, y: number, scale?: number): void;
  /** Shifts the sheet as little as it takes for something drawn on it to be seen. */
  showDrawn(drawn: Element): void;
  /** Frames a part of the drawing, with a margin around it. */
  showBox(points: readonly Share[]): void;
}

/** `onScale` is called when the scale passes a half step. */
export function useSheet(max: number, onScale: ((scale: number) => void) | undefined): readonly [sheet: Sheet, isZoomed: boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(WHOLE);
  const [isZoomed, setZoomed] = useState(false);
  const sheet = useMemo((): Sheet => {
    const put = (wanted: Place, gently = false): void => {
      if (frame.current === null || paper.current === null) return;
      const before = place.current;
      const now = within(frame.current, paper.current, { ...wanted, scale: scaleUpTo(max, wanted.scale) });
      place.current = now;
      paper.current.style.transition = gently && !isStill() ? "transform 260ms var(--ease-lay)" : "none";
      paper.current.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale})`;
      setZoomed(now.scale > 1.01);
      if (Math.round(before.scale * 2) !== Math.round(now.scale * 2)) onScale?.(now.scale);
    };
    const zoomAt = (factor: number, cx: number, cy: number, gently = false): void => {
      const { x, y, scale } = place.current;
      const next = scaleUpTo(max, scale * factor);
      put({ scale: next, x: cx - ((cx - x) * next) / scale, y: cy - ((cy - y) * next) / scale }, gently);
    };
    const showPoint = (px: number, py: number, scale = place.current.scale): void => {
      if (frame.current !== null && paper.current !== null) put(centred(frame.current, paper.current, [px, py], scale), true);
    };
    return {
      frame,
      paper,
      place,
      put,
      zoomAt,
      showPoint,
      byStep: (factor) => {
        const box = frame.current;
        if (box !== null) zoomAt(factor, box.clientWidth / 2, box.clientHeight / 2, true);
      },
      showAll: () => put(WHOLE, true),
      showDrawn: (drawn) => {
        if (frame.current === null || paper.current === null) return;
        const { x, y } = place.current;
        const [dx, dy] = shiftToSee(frame.current, paper.current, place.current, drawn);
        if (dx !== 0 || dy !== 0) put({ ...place.current, x: x + dx, y: y + dy }, true);
      },
      showBox: (points) => {
        if (frame.current === null || paper.current === null || points.length === 0) return;
        const { middle, scale } = framed(frame.current, paper.current, points);
        showPoint(...middle, scale);
      },
    };
  }, [max, onScale]);
  useEffect(() => {
    if (frame.current !== null) SHEETS.set(frame.current, sheet);
  }, [sheet]);
  return [sheet, isZoomed];
}
/** Sheets by their frames, for whoever points at something without knowing what it is drawn on. */
const SHEETS = new WeakMap<Element, Sheet>();
/** The sheet that something is drawn on; null: none that can be shifted. */
export function sheetOf(drawn: Element): Sheet | null {
  for (let around = drawn.parentElement; around !== null; around = around.parentElement) {
    const sheet = SHEETS.get(around);
    if (sheet !== undefined) return sheet.paper.current?.contains(drawn) === true ? sheet : null;
  }
  return null;
}

const scaleUpTo = (max: number, scale: number): number => Math.min(max, Math.max(1, scale));
/** The sheet covers its frame; where it is smaller, it lies in the middle. */
function within(frame: HTMLElement, paper: HTMLElement, { x, y, scale }: Place): Place {
  const along = (room: number, size: number, at: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return { x: along(frame.clientWidth, paper.offsetWidth * scale, x), y: along(frame.clientHeight, paper.offsetHeight * scale, y), scale };
}
/** How far from the edge of the frame what is to be seen lies at least, in pixels. */
const MARGIN = 40;
/** Where it lies is reckoned from the sheet, which may still be on its way. */
function shiftToSee(frame: HTMLElement, paper: HTMLElement, { x, y, scale }: Place, drawn: Element): Share {
  const [box, sheet] = [drawn.getBoundingClientRect(), paper.getBoundingClientRect()];
  if (sheet.width === 0 || sheet.height === 0) return [0, 0];
  const along = (from: number, size: number, room: number): number => {
    const over = from + size - (room - MARGIN);
    return from < MARGIN ? MARGIN - from : Math.max(0, Math.min(over, from - MARGIN)) * -1;
  };
  const [wide, high] = [(paper.offsetWidth * scale) / sheet.width, (paper.offsetHeight * scale) / sheet.height];
  return [
    along(x + (box.left - sheet.left) * wide, box.width * wide, frame.clientWidth),
    along(y + (box.top - sheet.top) * high, box.height * high, frame.clientHeight),
  ];
}
const centred = (frame: HTMLElement, paper: HTMLElement, [px, py]: Share, scale: number): Place => ({
  scale,
  x: frame.clientWidth / 2 - px * paper.offsetWidth * scale,
  y: frame.clientHeight / 2 - py * paper.offsetHeight * scale,
});
/** The middle of these points, and how large all of them can be seen around it. */
function framed(frame: HTMLElement, paper: HTMLElement, points: readonly Share[]): { readonly middle: Share; readonly scale: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs) - 0.09, Math.max(...xs) + 0.09, Math.min(...ys) - 0.08, Math.max(...ys) + 0.08];
  const scale = Math.min(2.4, frame.clientWidth / ((x1 - x0) * paper.offsetWidth), frame.clientHeight / ((y1 - y0) * paper.offsetHeight));
  return { middle: [(x0 + x1) / 2, (y0 + y1) / 2], scale: Math.max(1, scale) };
}
