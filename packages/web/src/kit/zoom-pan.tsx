import type { CSSProperties, ReactNode, RefObject } from "react";
import { memo, useCallback, useEffect, useImperativeHandle } from "react";
import { useT } from "../words/index.ts";
import { Icon } from "./marks.tsx";
import { pressKey, STEP, useFingers, useWheel } from "./zoom-gestures.ts";
import css from "./zoom-pan.module.css";
import type { Share, Sheet } from "./zoom-sheet.ts";
import { sheetOf, useSheet, WHOLE } from "./zoom-sheet.ts";

export interface ZoomPanHandle {
  /** Bring a point of the drawing (in shares of its width and height) to the middle. */
  showPoint(x: number, y: number, scale?: number): void;
}
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
/** As in `zoom-pan.module.css`: the frame is as large as its room, whatever the shape of the drawing. */
const SMALL = "(max-width: 1179px), (max-height: 680px)";

/** A map to be looked at closely: wheel, drag, pinch, double tap, + - 0 and arrow keys. The drawing itself is never drawn again. */
export function ZoomPan({ ratio, max = 4, narrowScale = 1, middle = [0.5, 0.5], children, handle, onScale, targets = [] }: Props) {
  const t = useT();
  const [sheet, isZoomed] = useSheet(max, onScale);
  const { frame, paper, showPoint } = sheet;
  useImperativeHandle(handle, () => ({ showPoint }), [showPoint]);
  useInSight(sheet, targets, middle, narrowScale);
  useWheel(sheet);
  const fingers = useFingers(sheet);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the map is a group that takes keys
    <div
      ref={frame}
      className={css.frame}
      style={{ aspectRatio: `var(--free, ${ratio})`, touchAction: isZoomed ? "none" : "pan-y pinch-zoom" }}
      role="group"
      aria-label={t.map.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) => pressKey(sheet, event)}
      // Browsers scroll to what has the focus, but none scrolls a frame like this, and not all know where something drawn lies.
      onFocus={({ target }) => target.matches(":focus-visible") && sheetOf(target) === sheet && sheet.showDrawn(target)}
      {...fingers}
    >
      <div ref={paper} className={css.sheet} style={{ "--ratio": ratio } as CSSProperties}>
        {children}
      </div>
      <Controls byStep={sheet.byStep} showAll={sheet.showAll} />
    </div>
  );
}

/** What may be acted on stays in sight where the whole would be too small to touch: elsewhere all of the board is shown. */
function useInSight(
  { frame, place, put, showBox, showPoint }: Sheet,
  targets: readonly Share[],
  [mx, my]: Share,
  narrowScale: number,
): void {
  const aims = JSON.stringify(targets);
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
  }, [frame, place, put, showAims]);
  useEffect(() => {
    if (matchMedia(SMALL).matches) showAims();
  }, [showAims]);
}

const Controls = memo(function Controls({ byStep, showAll }: { byStep(factor: number): void; showAll(): void }) {
  const t = useT();
  return (
    <div className={`${css.controls} no-print`}>
      <button type="button" onClick={() => byStep(STEP)} aria-label={t.map.nearer}>
        <Icon name="plus" size={18} />
      </button>
      <button type="button" onClick={() => byStep(1 / STEP)} aria-label={t.map.farther}>
        <Icon name="minus" size={18} />
      </button>
      <button type="button" onClick={showAll} aria-label={t.map.whole}>
        <Icon name="fit" size={18} />
      </button>
    </div>
  );
});
