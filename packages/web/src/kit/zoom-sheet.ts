import type { RefObject } from "react";
import { useMemo, useRef, useState } from "react";
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
      showBox: (points) => {
        if (frame.current === null || paper.current === null || points.length === 0) return;
        const { middle, scale } = framed(frame.current, paper.current, points);
        showPoint(...middle, scale);
      },
    };
  }, [max, onScale]);
  return [sheet, isZoomed];
}

const scaleUpTo = (max: number, scale: number): number => Math.min(max, Math.max(1, scale));
/** The sheet covers its frame; where it is smaller, it lies in the middle. */
function within(frame: HTMLElement, paper: HTMLElement, { x, y, scale }: Place): Place {
  const along = (room: number, size: number, at: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return { x: along(frame.clientWidth, paper.offsetWidth * scale, x), y: along(frame.clientHeight, paper.offsetHeight * scale, y), scale };
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
