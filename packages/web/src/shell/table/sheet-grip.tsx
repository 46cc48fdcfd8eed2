import { memo, useRef } from "react";
import { useT } from "../../words/index.ts";
import css from "./table-view.module.css";

export type SheetHeight = "peek" | "half" | "full";
const HEIGHTS: readonly SheetHeight[] = ["peek", "half", "full"];
/** How far a finger goes before it is a drag. */
const DRAG = 20;

/** The grip of the telephone's sheet: dragged, pressed, or moved with the arrow keys between three heights. */
export const SheetGrip = memo(function SheetGrip({
  height,
  setHeight,
}: {
  readonly height: SheetHeight;
  setHeight(height: SheetHeight): void;
}) {
  const t = useT();
  const start = useRef<number | null>(null);
  const by = (step: number): void => setHeight(HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(height) + step))] ?? "half");
  return (
    <button
      type="button"
      className={css.grip}
      aria-label={t.area.sheet[height]}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const moved = event.clientY - (start.current ?? event.clientY);
        start.current = null;
        if (Math.abs(moved) > DRAG) by(moved < 0 ? 1 : -1);
        else setHeight(height === "half" ? "full" : "half");
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        by(event.key === "ArrowUp" ? 1 : -1);
      }}
    >
      <i />
    </button>
  );
});
