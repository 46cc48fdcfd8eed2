import { useEffect, useRef } from "react";
import { fly } from "../../kit/flight.tsx";
import { play } from "../../kit/sound.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useNow, useTable } from "./context.ts";
import { isAsked } from "./store.ts";

/** Lets what has just happened be seen and heard. */
export function useNews(props: AnyBoardProps | null): void {
  const { plugin } = useAtTable();
  const news = useTable((state) => state.news);
  const looking = useTable((state) => state.look !== null);
  const handTo = useTable((state) => state.handTo);
  const asked = isAsked(useNow());
  const shown = useRef(0);
  useEffect(() => {
    if (news === null || props === null || looking || handTo !== null || news.key === shown.current) return;
    shown.current = news.key;
    const events = news.lines.flatMap((line) => (line.kind === "moved" || line.kind === "began" ? line.events : []));
    fly(events.flatMap((event) => plugin.flights?.(event, props) ?? []));
    const sound = events.map((event) => plugin.sound?.(event) ?? null).find((name) => name !== null);
    if (sound != null) play(sound);
    else if (news.lines.some(({ kind }) => kind === "chat")) play("paper");
  }, [news, props, looking, handTo, plugin]);
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (asked && !wasAsked.current) play("bell");
    wasAsked.current = asked;
  }, [asked]);
}
