import type { ReactNode } from "react";
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

/** The pictures of a scene, one under the other. Listeners have the sentences. */
export function Pictures<E extends { readonly kind: string }, P>({
  events,
  props,
  drawings,
}: {
  readonly events: readonly E[];
  readonly props: P;
  readonly drawings: Drawings<E, P>;
}) {
  const rows = events.flatMap((event, at) => {
    const drawing = drawings[event.kind as E["kind"]] as Drawing<E, E, P> | undefined;
    const picture = typeof drawing === "function" ? drawing(event, props, events) : null;
    return picture === null ? [] : [{ at, kind: event.kind, picture }];
  });
  if (rows.length === 0) return null;
  return (
    <ul className={css.pictures} aria-hidden="true">
      {rows.map(({ at, kind, picture }) => (
        <li key={at} data-kind={kind} style={{ animationDelay: `${Math.min(at, 8) * 140}ms` }}>
          {picture}
        </li>
      ))}
    </ul>
  );
}
