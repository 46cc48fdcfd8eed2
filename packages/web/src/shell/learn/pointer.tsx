import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { sheetOf } from "../../kit/zoom-sheet.ts";
import css from "./lesson.module.css";

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** On a telephone a place may lie under another tab: then the tab is meant. */
const TABS = [
  ["[data-area=own]", "own"],
  ["[data-area=players]", "players"],
  ["[data-area=chronicle]", "log"],
  ["[data-area=board]", "board"],
] as const;
const MARGIN = 4;

/** What lies in a fold that is closed has a size, but cannot be seen. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};
/** The first of these places that can be seen, or the tab under which it lies. */
function placeOf(at: readonly string[]): Element | null {
  const found = at.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const seen = found.find(isSeen);
  if (seen !== undefined) return seen;
  for (const element of found)
    for (const [area, tab] of TABS)
      if (element.closest(area) !== null) {
        const button = document.querySelector(`[data-tab=${tab}]`);
        if (button !== null && isSeen(button)) return button;
      }
  return null;
}
/** Below the words of the lesson, where the dock has to be scrolled. */
function bringIntoView(place: Element): void {
  // Of what is drawn some browsers do not know where it lies.
  const sheet = sheetOf(place);
  if (sheet !== null) return sheet.showDrawn(place);
  const dock = place.closest("[data-body]");
  if (dock === null) return place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const words = dock.querySelector("section[data-step]")?.getBoundingClientRect().height ?? 0;
  const [box, room] = [place.getBoundingClientRect(), dock.getBoundingClientRect()];
  const over = box.top - room.top - words - GAP;
  const under = box.bottom + GAP - room.bottom;
  if (under > 0) dock.scrollTop += Math.min(under, Math.max(0, over));
  else if (over < 0 && dock.scrollTop > 0) dock.scrollTop += over;
}
/** Round what can be seen of it: what is larger than the window is ringed as far as the window goes. */
function ringAround(box: DOMRect): Ring {
  const [left, top] = [Math.max(0, box.left - MARGIN), Math.max(0, box.top - MARGIN)];
  const [right, bottom] = [Math.min(innerWidth, box.right + MARGIN), Math.min(innerHeight, box.bottom + MARGIN)];
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
/** A ring round the place that is meant, over everything and in nobody's way. */
export function Pointer({ at, inDock }: { readonly at: readonly string[]; inDock(is: boolean): void }) {
  const [ring, setRing] = useState<Ring | null>(null);
  const wanted = at.join("|");
  const tell = useRef(inDock);
  useEffect(() => {
    tell.current = inDock;
  });
  useEffect(() => {
    let frame = 0;
    let shown: Element | null = null;
    let drawn = "";
    let settling = 0;
    const look = (): void => {
      const place = wanted === "" ? null : placeOf(wanted.split("|"));
      if (place !== shown) settling = SETTLING;
      if (place !== null && settling-- > 0) bringIntoView(place);
      if (place !== shown) tell.current(place !== null && place.closest("[data-body]") !== null);
      shown = place;
      const box = place?.getBoundingClientRect();
      const next = box === undefined ? null : ringAround(box);
      const text = JSON.stringify(next);
      if (text !== drawn) {
        drawn = text;
        setRing(next);
      }
    };
    // The map may be moved under it, the sheet pulled up: it keeps up, at a walking pace.
    const walk = (): void => {
      look();
      frame = window.setTimeout(walk, PACE);
    };
    walk();
    return () => clearTimeout(frame);
  }, [wanted]);
  if (ring === null) return null;
  return createPortal(<div className={css.ring} style={ring} aria-hidden="true" data-ring="" />, document.body);
}
const PACE = 120;
const GAP = 12;
/** So many looks it takes until everything lies where it will. */
const SETTLING = 4;
