import { useEffect, useState } from "react";
import type { Given } from "./prompt-bar.tsx";

const TO_PRESS = "button, input, [role=button]";
const NOT_GIVEN: Given = { any: false, deeds: "" };
/** Whether the game has laid something to press into an area, which is only known once it has, and where it shows itself at this size. */
export function useGiven(area: HTMLElement | null): Given {
  const [given, setGiven] = useState<Given>(NOT_GIVEN);
  useEffect(() => {
    if (area === null) return;
    const all = (): NodeListOf<Element> => area.querySelectorAll(TO_PRESS);
    const look = (): void => {
      const deeds = [...area.querySelectorAll<HTMLElement>("[data-deed]")].map(({ dataset }) => dataset["deed"] ?? "").join(" ");
      const any = [...all()].some((one) => one.checkVisibility());
      setGiven((before) => (before.any === any && before.deeds === deeds ? before : { any, deeds }));
    };
    look();
    // What is visible is asked once the page has been laid out anyway: before, it would have to be laid out twice. An empty area has no size
    // to be told of.
    const measure = new ResizeObserver(look);
    measure.observe(area);
    const watch = new MutationObserver(() => {
      measure.disconnect();
      measure.observe(area);
      if (all().length === 0) look();
    });
    watch.observe(area, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      measure.disconnect();
    };
  }, [area]);
  return given;
}
