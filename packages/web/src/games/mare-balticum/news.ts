import type { Force, Line, Province, Route } from "@stormakt/mare-balticum/catalog";
import type { Event } from "@stormakt/mare-balticum/types";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
/** The cards of one round, and what came of them. */
export interface Round {
  readonly attackers: readonly Line[];
  readonly defenders: readonly Line[];
  readonly lost: readonly Line[];
}
export interface BattleNews {
  readonly province: Province;
  readonly force: Force;
  readonly target: Force;
  readonly units: number;
  readonly rounds: readonly Round[];
  readonly result: Of<"battleWon"> | Of<"battleLost"> | Of<"retreated"> | null;
}
export interface RouteNews {
  readonly picks: readonly { readonly line: Line; readonly route: Route }[];
  readonly active: readonly Route[];
  readonly came: readonly Of<"enemyCame">[];
  readonly withdrew: number;
  readonly stormed: readonly Province[];
}
export type TitleEvent =
  | Of<"titleLost">
  | Of<"officeVacated">
  | Of<"officeTaken">
  | Of<"officeNotAwarded">
  | Of<"provinceWon">
  | Of<"kingTookProvince">
  | Of<"kingMovedMarker">;
export interface News {
  /** What the enemy did; null: nothing was told of it. */
  readonly routes: RouteNews | null;
  /** The last battle. */
  readonly battle: BattleNews | null;
  readonly titles: readonly TitleEvent[];
}
const NO_ROUTES: RouteNews = { picks: [], active: [], came: [], withdrew: 0, stormed: [] };

/** What these events tell of routes, battles and titles: those of a turn, or of one scene. */
export function newsOf(events: readonly Event[]): News {
  let routes: RouteNews | null = null;
  let battle: BattleNews | null = null;
  let titles: readonly TitleEvent[] = [];
  const onRoutes = (change: (known: RouteNews) => Partial<RouteNews>): void => {
    const known = routes ?? NO_ROUTES;
    routes = { ...known, ...change(known) };
  };
  for (const event of events)
    switch (event.kind) {
      case "battleBegan": {
        const { province, force, target, units } = event;
        battle = { province, force, target, units, rounds: [], result: null };
        break;
      }
      case "cardsShown":
      case "subjectsLost":
      case "battleWon":
      case "battleLost":
      case "retreated":
        battle = battle === null ? null : foughtOn(battle, event);
        break;
      case "routePicked":
        onRoutes(({ picks }) => ({ picks: [...picks, { line: event.line, route: event.route }] }));
        break;
      case "routesActive":
        onRoutes(() => ({ active: event.routes }));
        break;
      case "enemyCame":
        onRoutes(({ came }) => ({ came: [...came, event] }));
        break;
      case "enemyWithdrew":
        onRoutes(({ withdrew }) => ({ withdrew: withdrew + event.units }));
        break;
      case "fortStormed":
        onRoutes(({ stormed }) => ({ stormed: [...stormed, event.province] }));
        break;
      case "titleLost":
      case "officeVacated":
      case "officeTaken":
      case "officeNotAwarded":
      case "provinceWon":
      case "kingTookProvince":
      case "kingMovedMarker":
        titles = [...titles, event];
        break;
      default:
    }
  return { routes, battle, titles };
}
type Fought = Of<"cardsShown"> | Of<"subjectsLost"> | Of<"battleWon"> | Of<"battleLost"> | Of<"retreated">;
function foughtOn(battle: BattleNews, event: Fought): BattleNews {
  const { rounds } = battle;
  switch (event.kind) {
    case "cardsShown":
      return { ...battle, rounds: [...rounds, { attackers: event.attackers, defenders: event.defenders, lost: [] }] };
    case "subjectsLost":
      return { ...battle, rounds: rounds.map((round, at) => (at === rounds.length - 1 ? { ...round, lost: event.lines } : round)) };
    default:
      return { ...battle, result: event };
  }
}
