import { useEffect, useRef } from "react";
import { fly } from "../../kit/flight.tsx";
import { play } from "../../kit/sound.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import { isAsked, mayAct, newsOf, shownNow } from "./screen/select.ts";

/** Lets what has just been shown be seen moving and be heard. */
export function useNews(props: AnyBoardProps | null): void {
  const { plugin } = useAtTable();
  const news = useTable(newsOf);
  const asked = useTable((state) => mayAct(state) && isAsked(shownNow(state)));
  const shown = useRef(news);
  useEffect(() => {
    if (news === null || props === null || news === shown.current) return;
    shown.current = news;
    const events = news.lines.flatMap((line) => (line.kind === "moved" || line.kind === "began" ? line.events : []));
    fly(events.flatMap((event) => plugin.flights?.(event, props) ?? []));
    const sound = events.map((event) => plugin.sound?.(event) ?? null).find((name) => name !== null);
    if (sound != null) play(sound);
    else if (news.lines.some(({ kind }) => kind === "chat")) play("paper");
  }, [news, props, plugin]);
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (asked && !wasAsked.current) play("bell");
    wasAsked.current = asked;
  }, [asked]);
}
