import { isPlaced } from "@stormakt/protocol/client";
import type { ComponentType } from "react";
import type { AnyPlugin } from "../../games/plugin.ts";
import type { AnyBoardProps } from "./context.ts";

/**
 * A game's board for a match of a former edition. It knows the things of today, so it is given only what has a place among them: the rest
 * is told and offered in the words of then, beside it.
 */
export function forFormerEdition(plugin: AnyPlugin): AnyPlugin {
  const { Board, SeatFigures, Scene, Notebook, Ending, FinalTable, concerns } = plugin;
  return {
    ...plugin,
    Board: withPlaced(Board),
    SeatFigures: withPlaced(SeatFigures),
    ...(Scene === undefined ? {} : { Scene: ({ events, props }) => <Scene events={events.filter(isPlaced)} props={placedOnly(props)} /> }),
    ...(Notebook === undefined ? {} : { Notebook: withPlaced(Notebook) }),
    ...(Ending === undefined ? {} : { Ending: withPlaced(Ending) }),
    ...(FinalTable === undefined ? {} : { FinalTable: withPlaced(FinalTable) }),
    places: (props) => plugin.places(placedOnly(props)),
    weight: (event) => (isPlaced(event) ? (plugin.weight?.(event) ?? 1) : 1),
    ...(concerns === undefined
      ? {}
      : { concerns: (event, seat, view) => (isPlaced(event) ? concerns(event, seat, view) : event["seat"] === seat) }),
    flights: (event, props) => (isPlaced(event) ? (plugin.flights?.(event, placedOnly(props)) ?? []) : []),
    sound: (event) => (isPlaced(event) ? (plugin.sound?.(event) ?? null) : null),
    luck: (events, config, language) => plugin.luck?.(events.filter(isPlaced), config, language) ?? [],
  };
}
const withPlaced =
  <P extends AnyBoardProps>(Part: ComponentType<P>): ComponentType<P> =>
  (props) => <Part {...placedOnly(props)} />;

/** The same choices are the same list each time, so that nothing is drawn for nothing. */
const CHOICES = new WeakMap<AnyBoardProps["choices"], AnyBoardProps["choices"]>();
const TOLD_SINCE = new WeakMap<AnyBoardProps["toldSince"], AnyBoardProps["toldSince"]>();
function placedOnly<P extends AnyBoardProps>(props: P): P {
  const { choices, chosen, toldSince } = props;
  return {
    ...props,
    choices: known(CHOICES, choices, () => choices.filter(({ action }) => isPlaced(action))),
    chosen: chosen === null || isPlaced(chosen) ? chosen : null,
    toldSince: known(
      TOLD_SINCE,
      toldSince,
      () =>
        (...kinds) =>
          toldSince(...kinds).filter(isPlaced),
    ),
  };
}
function known<K extends object, V>(all: WeakMap<K, V>, key: K, make: () => V): V {
  const found = all.get(key) ?? make();
  all.set(key, found);
  return found;
}
