import { BOX } from "@stormakt/wallenstein/catalog";
import type { PointerEvent, RefObject } from "react";
import { useRef, useState } from "react";
import type { Held } from "./plan.ts";
import type { Planning } from "./use-plan.ts";

/** How far a pointer must go before a press is a drag. */
const FAR = 7;

export interface Drag {
  /** The picture of the card that follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  /** The card that is dragged. */
  readonly held: Held | null;
  /** What it is over: the number of a box, or the hand. */
  readonly over: string | null;
  /** What makes a card one that can be dragged. */
  grab(what: Held): Grab;
}
export interface Grab {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void;
}
const dropAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;

/** Dragging with mouse, pen or finger: the card follows, and is laid on the box it is let go over. */
export function useDrag(planning: Planning): Drag {
  const ghost = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly x: number; readonly y: number; readonly held: Held } | null>(null);
  const dragged = useRef(false);
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const stop = (): void => {
    start.current = null;
    // The click that ends a drag comes at once, or not at all if the card has left its place.
    setTimeout(() => {
      dragged.current = false;
    });
    setHeld(null);
    setOver(null);
  };
  const grab = (what: Held): Grab => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      dragged.current = false;
      start.current = { x: event.clientX, y: event.clientY, held: what };
    },
    onPointerMove: (event) => {
      const from = start.current;
      if (from === null) return;
      if (!dragged.current) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(from.held);
      }
      if (ghost.current !== null) ghost.current.style.transform = `translate(${event.clientX + 6}px, ${event.clientY + 8}px)`;
      setOver(dropAt(event.clientX, event.clientY));
    },
    onPointerUp: (event) => {
      const from = start.current;
      if (from !== null && dragged.current) {
        const drop = dropAt(event.clientX, event.clientY);
        const box = BOX.all[Number(drop ?? BOX.size)];
        if (drop === "hand") planning.putBack(from.held);
        else if (box !== undefined && box !== from.held.from) planning.layOn(box, from.held);
      }
      stop();
    },
    onPointerCancel: stop,
    onClickCapture: (event) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return { ghost, held, over, grab };
}
