import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { useEffect, useRef } from "react";
import type { Sheet } from "./zoom-sheet.ts";

/** How much nearer one press brings the sheet. */
export const STEP = 1.35;
/** How far an arrow key shifts it, in pixels. */
const SHIFT = 60;

/** The wheel brings the sheet nearer and farther; where all of it is shown, turning it away scrolls the page as elsewhere. */
export function useWheel({ frame, place, zoomAt }: Sheet): void {
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
  }, [frame, place, zoomAt]);
}

/** One finger shifts the sheet, two bring it nearer and farther; what was dragged is not clicked as well. */
export function useFingers({ frame, place, put, zoomAt }: Sheet) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  const up = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved.current = 0;
    },
    onPointerMove: (event: PointerEvent): void => {
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
    },
    onPointerUp: up,
    onPointerCancel: up,
    onClickCapture: (event: MouseEvent): void => {
      if (moved.current > 8) event.stopPropagation();
    },
  };
}

/** + - 0 and the arrow keys, while the frame itself has the focus. */
export function pressKey({ place, put, byStep, showAll }: Sheet, event: KeyboardEvent): void {
  const { x, y, scale } = place.current;
  const deeds: Record<string, () => void> = {
    "+": () => byStep(STEP),
    "=": () => byStep(STEP),
    "-": () => byStep(1 / STEP),
    "0": showAll,
    ArrowLeft: () => put({ x: x + SHIFT, y, scale }, true),
    ArrowRight: () => put({ x: x - SHIFT, y, scale }, true),
    ArrowUp: () => put({ x, y: y + SHIFT, scale }, true),
    ArrowDown: () => put({ x, y: y - SHIFT, scale }, true),
  };
  const deed = event.target === event.currentTarget ? deeds[event.key] : undefined;
  if (deed === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
}
