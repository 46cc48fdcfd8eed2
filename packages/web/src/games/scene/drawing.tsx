import type { Speaker } from "@stormakt/words";
import type { ReactNode } from "react";
import { Sentence } from "../../kit/sentence.tsx";
import css from "./scene.module.css";

/** No picture of its own, and why: the words are all there is to see, or another event's picture shows it. */
interface Undrawn {
  readonly why: string;
}
/** How an event is shown on the stage under its sentence. `events`: all of the scene, for what is drawn together. */
type Drawing<E, All, P> = ((event: E, props: P, events: readonly All[]) => ReactNode) | Undrawn;
/** One drawing for every kind of event of a game: a new kind does not compile without one, or without the reason for none. */
export type Drawings<E extends { readonly kind: string }, P> = {
  readonly [K in E["kind"]]: Drawing<Extract<E, { readonly kind: K }>, E, P>;
};
export const without = (why: string): Undrawn => ({ why });
/** What several of a kind make together is drawn where the first of them stands. */
export const isFirst = <E extends { readonly kind: string }>(event: E, events: readonly E[]): boolean =>
  events.find(({ kind }) => kind === event.kind) === event;
export const allOf = <E extends { readonly kind: string }, K extends E["kind"]>(
  events: readonly E[],
  kind: K,
): readonly Extract<E, { readonly kind: K }>[] => events.filter((event): event is Extract<E, { readonly kind: K }> => event.kind === kind);

/** More than these are not told first and drawn after: each has its sentence over its own picture. */
const FEW = 4;
/** The pictures of a scene, one under the other. Listeners have the sentences from elsewhere. */
export function Pictures<E extends { readonly kind: string }, P extends { readonly speaker: Speaker }>({
  events,
  props,
  drawings,
}: {
  readonly events: readonly E[];
  readonly props: P;
  readonly drawings: Drawings<E, P>;
}) {
  const isLong = events.length > FEW;
  const rows = events.flatMap((event, at) => {
    const drawing = drawings[event.kind as E["kind"]] as Drawing<E, E, P> | undefined;
    const picture = typeof drawing === "function" ? drawing(event, props, events) : null;
    const isDrawn = picture !== null && picture !== undefined && picture !== false;
    const says = isLong ? props.speaker.event(event) : [];
    return isDrawn || says.length > 0 ? [{ at, kind: event.kind, says, picture }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul className={css.pictures} aria-hidden="true" data-long={isLong || undefined}>
      {rows.map(({ at, kind, says, picture }, n) => (
        <li key={at} data-kind={kind} style={{ animationDelay: `${Math.min(n, 8) * 140}ms` }}>
          {n > 0 && says.length > 0 && (
            <p>
              <Sentence plain parts={says} />
            </p>
          )}
          {picture}
        </li>
      ))}
    </ul>
  );
}
