import { sizeOf, subjectAt } from "@stormakt/mare-balticum/advice";
import type { Line, Province, Route } from "@stormakt/mare-balticum/catalog";
import { FARM, GOLD } from "@stormakt/mare-balticum/catalog";
import type { Action } from "@stormakt/mare-balticum/types";
import type { Mark } from "../../maps/chart/spots.tsx";
import type { MarePlace } from "../../maps/mare-balticum/places.ts";
import { placeKey } from "../../maps/mare-balticum/places.ts";
import { offerOf, offersOf, pick, pickOrAsk, turnedTo } from "../kit/offers.ts";
import { askedStep } from "../kit/question.ts";
import type { ChangeDraft, Draft } from "./draft.ts";
import type { Movable } from "./movables.ts";
import { canMove, placesOfMovable } from "./movables.ts";
import type { MareOffer, Props, Table } from "./offers.ts";
import { linesPlayedBy } from "./offers.ts";

/** The place on the map that a move is about, where it is about one. */
function placeOf(action: Action, table: Table, memory: object): MarePlace | null {
  switch (action.kind) {
    case "placeFarmer":
    case "fight":
    case "chooseProvince":
    case "callWar":
      return { kind: "province", province: action.province };
    case "placeInBuild":
    case "investInBuild":
    case "payTaxFromBuild":
      return { kind: "square", square: action.square };
    case "investInTitle":
    case "payTaxFromTitle":
      return { kind: "title", hex: action.hex };
    case "generate":
      return { kind: "circle", province: action.province, force: action.force, place: action.circle };
    case "takeGood":
      return { kind: "circle", province: (memory as { province: Province }).province, force: action.force, place: action.circle };
    case "investInProvince": {
      const { province, force } = action;
      const place = force === FARM ? (subjectAt(table, province, FARM, 0) < 0 ? 0 : 1) : sizeOf(table, province, force);
      return { kind: "circle", province, force, place };
    }
    case "callTruce":
    case "callPeace":
      return { kind: "power", power: action.power };
    case "pickRoute": {
      const [route] = action.routes;
      return action.routes.length === 1 && route !== undefined ? { kind: "route", route } : null;
    }
    case "takeGold":
      return null;
    default:
      return null;
  }
}
/** Of several payments for the same place: the one taken up, then a good, then gold. */
function byPayment(offers: readonly MareOffer[], { pay }: Draft): readonly MareOffer[] {
  const rank = ({ action, rule }: MareOffer): number =>
    (rule === null ? 0 : 10) + ("pay" in action ? (action.pay === pay ? 0 : action.pay === GOLD ? 2 : 1) : 0);
  return offers.toSorted((one, other) => rank(one) - rank(other));
}

export interface Marking {
  readonly marks: ReadonlyMap<string, Mark>;
  /** Somebody has pressed a place on the map. */
  press(place: MarePlace): void;
}
/** What stands out on the map now, and what pressing it does. */
export function markingOf(props: Props, draft: Draft, change: ChangeDraft, movables: readonly Movable[]): Marking {
  const step = askedStep(props);
  if (step === "moving") return moving(props, draft, change, movables);
  if (step === "pickingRoutes" && linesPlayedBy(props.view.table, props.seat).length > 1) return routes(props, draft, change);
  if (step === "relocatingMarker") return relocating(props, draft, change);
  return plain(props, draft);
}
function plain(props: Props, draft: Draft): Marking {
  const memory = props.prompt?.memory ?? {};
  const marks = new Map<string, Mark>();
  const at = new Map<string, MareOffer[]>();
  const around = new Map<string, MareOffer[]>();
  const add = (to: Map<string, MareOffer[]>, key: string, offer: MareOffer): void => {
    const known = to.get(key);
    if (known === undefined) to.set(key, [offer]);
    else known.push(offer);
  };
  for (const offer of props.choices) {
    const place = placeOf(offer.action, props.view.table, memory);
    if (place === null) continue;
    add(at, placeKey(place), offer);
    if (place.kind === "circle") add(around, placeKey({ kind: "province", province: place.province }), offer);
    const paidOtherwise = draft.pay !== null && "pay" in offer.action && offer.action.pay !== draft.pay;
    if (offer.rule === null && !paidOtherwise) marks.set(placeKey(place), "legal");
  }
  const chosen = props.chosen === null ? null : placeOf(props.chosen, props.view.table, memory);
  if (chosen !== null) marks.set(placeKey(chosen), "chosen");
  const press = (place: MarePlace): void => {
    const here = byPayment(at.get(placeKey(place)) ?? [], draft);
    if (here.length > 0) return pick(props, here[0]);
    const near = byPayment(around.get(placeKey(place)) ?? [], draft);
    const legal = near.filter(({ rule }) => rule === null);
    const distinct = new Set(legal.map(({ action }) => JSON.stringify({ ...action, pay: null, circle: null })));
    if (distinct.size <= 1) pickOrAsk(props, near[0], meantAt(props, place));
  };
  return { marks, press };
}
function moving(props: Props, draft: Draft, change: ChangeDraft, movables: readonly Movable[]): Marking {
  const marks = new Map<string, Mark>();
  const held = movables.find(({ key }) => key === draft.group);
  for (const movable of movables)
    if (movable !== held && canMove(movable)) for (const place of placesOfMovable(movable)) marks.set(placeKey(place), "legal");
  if (held !== undefined) {
    marks.clear();
    for (const { to, offer } of held.ways) if (offer.rule === null) marks.set(placeKey({ kind: "province", province: to }), "legal");
    for (const place of placesOfMovable(held)) marks.set(placeKey(place), "chosen");
    const { chosen } = props;
    if (chosen !== null && "to" in chosen) marks.set(placeKey({ kind: "province", province: chosen.to }), "chosen");
  }
  const press = (place: MarePlace): void => {
    const pressed = movables.find((movable) => placesOfMovable(movable).some((one) => placeKey(one) === placeKey(place)));
    if (pressed !== undefined && (held === undefined || pressed.key === held.key)) {
      change({ group: pressed.key === held?.key ? null : pressed.key });
      return;
    }
    const province = place.kind === "province" || place.kind === "circle" ? place.province : null;
    if (province === null) return;
    if (held === undefined) {
      const here = movables.filter(({ from }) => from === province);
      const next = here.find(canMove) ?? here[0];
      if (next !== undefined) change({ group: next.key });
      return;
    }
    if (province === held.from) return change({ group: null });
    const way = held.ways[0]?.offer.action;
    pickOrAsk(
      props,
      held.ways.find(({ to }) => to === province)?.offer,
      way !== undefined && "to" in way ? [{ ...way, to: province } as Action] : [],
    );
  };
  return { marks, press };
}
/** What may have been meant by pressing a place that no listed move is about. */
function meantAt(props: Props, place: MarePlace): readonly Action[] {
  if (askedStep(props) === null) return [];
  switch (place.kind) {
    case "province":
    case "circle":
      return turnedTo(props, "province", place.province);
    case "square":
      return turnedTo(props, "square", place.square);
    case "title":
      return turnedTo(props, "hex", place.hex);
    case "power":
      return turnedTo(props, "power", place.power);
    default:
      return [];
  }
}
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((n, at) => n === other[at]);
/** The routes that may still be picked after those picked already. */
export const openRoutes = (props: Props, picked: readonly number[]): ReadonlySet<number> =>
  new Set(
    offersOf(props, "pickRoute")
      .filter(({ action, rule }) => rule === null && isSame(action.routes.slice(0, picked.length), picked))
      .map(({ action }) => action.routes[picked.length] ?? -1),
  );
/** Takes up one route more; with the last one the pick is made. */
export function pickRoute(props: Props, draft: Draft, change: ChangeDraft, route: Route): void {
  const lines: readonly Line[] = linesPlayedBy(props.view.table, props.seat);
  const picked = [...(draft.routes.length === lines.length ? [] : draft.routes), route];
  if (picked.length < lines.length) {
    props.unchoose();
    return change({ routes: picked });
  }
  change({ routes: picked });
  pick(
    props,
    offerOf(props, "pickRoute", ({ routes }) => isSame(routes, picked)),
  );
}
function routes(props: Props, draft: Draft, change: ChangeDraft): Marking {
  const marks = new Map<string, Mark>();
  for (const route of openRoutes(props, [])) marks.set(placeKey({ kind: "route", route }), "legal");
  for (const route of draft.routes) marks.set(placeKey({ kind: "route", route }), "chosen");
  return { marks, press: (place) => place.kind === "route" && pickRoute(props, draft, change, place.route as Route) };
}
function relocating(props: Props, draft: Draft, change: ChangeDraft): Marking {
  const marks = new Map<string, Mark>();
  const offers = offersOf(props, "moveMarker");
  for (const { action, rule } of offers) {
    if (rule !== null || (draft.from !== null && draft.from !== action.from)) continue;
    marks.set(placeKey({ kind: "province", province: draft.from === null ? action.from : action.to }), "legal");
  }
  if (draft.from !== null) marks.set(placeKey({ kind: "province", province: draft.from }), "chosen");
  if (props.chosen?.kind === "moveMarker") marks.set(placeKey({ kind: "province", province: props.chosen.to }), "chosen");
  const press = (place: MarePlace): void => {
    if (place.kind !== "province") return;
    if (draft.from === null) {
      const offer = offers.find(({ action, rule }) => action.from === place.province && rule === null);
      if (offer !== undefined) change({ from: offer.action.from });
      else
        pick(
          props,
          offers.find(({ action }) => action.from === place.province),
        );
    } else if (draft.from === place.province) change({ from: null });
    else
      pick(
        props,
        offers.find(({ action }) => action.from === draft.from && action.to === place.province),
      );
  };
  return { marks, press };
}
