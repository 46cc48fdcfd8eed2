import type { Force, Line, Province, Route } from "@stormakt/mare-balticum/catalog";
import type { Event } from "@stormakt/mare-balticum/types";
import { create } from "zustand";
import { isStill } from "../../settings.ts";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
/** The cards of one round, and what came of them. */
export interface Round {
  readonly attackers: readonly Line[];
  readonly defenders: readonly Line[];
  readonly lost: readonly Line[];
}
export interface BattleNews {
  readonly key: number;
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
type TitleEvent =
  | Of<"titleLost">
  | Of<"officeVacated">
  | Of<"officeTaken">
  | Of<"officeNotAwarded">
  | Of<"provinceWon">
  | Of<"kingTookProvince">
  | Of<"kingMovedMarker">;
export type Scene =
  | { readonly key: number; readonly kind: "round"; readonly battle: BattleNews; readonly round: number }
  | { readonly key: number; readonly kind: "titles"; readonly items: readonly TitleEvent[] };
interface News {
  /** What the enemy did this turn; null: not yet, or not seen. */
  readonly routes: RouteNews | null;
  readonly battle: BattleNews | null;
  /** Those still to be watched, the first one now. */
  readonly scenes: readonly Scene[];
}
/** What has been told since the page was opened. It is over on the table before it is watched. */
export const useNews = create<News>(() => ({ routes: null, battle: null, scenes: [] }));

/** More than these nobody wants to sit through: the newest are kept. */
const MOST_WAITING = 3;
const NO_ROUTES: RouteNews = { picks: [], active: [], came: [], withdrew: 0, stormed: [] };
let key = 0;
let titles: TitleEvent[] = [];

function watch(scene: Scene): void {
  if (isStill()) return;
  useNews.setState(({ scenes }) => ({ scenes: [...scenes.slice(0, 1), ...scenes.slice(1).slice(-(MOST_WAITING - 1)), scene] }));
}
function changeBattle(change: (battle: BattleNews) => BattleNews): void {
  const { battle } = useNews.getState();
  if (battle === null) return;
  const changed = change(battle);
  useNews.setState(({ scenes }) => ({
    battle: changed,
    scenes: scenes.map((scene) => (scene.kind === "round" && scene.battle.key === changed.key ? { ...scene, battle: changed } : scene)),
  }));
}
const changeRoutes = (change: (routes: RouteNews) => RouteNews): void =>
  useNews.setState(({ routes }) => ({ routes: change(routes ?? NO_ROUTES) }));

/** Takes note of what is worth watching. Called for each event once, in their order. */
export function note(event: Event): void {
  switch (event.kind) {
    case "turnBegan":
      titles = [];
      useNews.setState({ routes: null, battle: null });
      return;
    case "battleBegan": {
      const { province, force, target, units } = event;
      useNews.setState({ battle: { key: ++key, province, force, target, units, rounds: [], result: null } });
      return;
    }
    case "cardsShown": {
      const { attackers, defenders } = event;
      changeBattle((battle) => ({ ...battle, rounds: [...battle.rounds, { attackers, defenders, lost: [] }] }));
      const { battle } = useNews.getState();
      if (battle !== null) watch({ key: ++key, kind: "round", battle, round: battle.rounds.length - 1 });
      return;
    }
    case "subjectsLost":
      changeBattle((battle) => ({
        ...battle,
        rounds: battle.rounds.map((round, at) => (at === battle.rounds.length - 1 ? { ...round, lost: event.lines } : round)),
      }));
      return;
    case "battleWon":
    case "battleLost":
    case "retreated":
      changeBattle((battle) => ({ ...battle, result: event }));
      return;
    case "routePicked":
      changeRoutes((routes) => ({ ...routes, picks: [...routes.picks, { line: event.line, route: event.route }] }));
      return;
    case "routesActive":
      changeRoutes((routes) => ({ ...routes, active: event.routes }));
      return;
    case "enemyCame":
      changeRoutes((routes) => ({ ...routes, came: [...routes.came, event] }));
      return;
    case "enemyWithdrew":
      changeRoutes((routes) => ({ ...routes, withdrew: routes.withdrew + event.units }));
      return;
    case "fortStormed":
      changeRoutes((routes) => ({ ...routes, stormed: [...routes.stormed, event.province] }));
      return;
    case "titleLost":
    case "officeVacated":
    case "officeTaken":
    case "officeNotAwarded":
    case "provinceWon":
    case "kingTookProvince":
    case "kingMovedMarker":
      titles.push(event);
      return;
    case "leadersPromoted":
      if (titles.length > 0) watch({ key: ++key, kind: "titles", items: titles });
      titles = [];
      return;
    default:
  }
}
export const nextScene = (): void => useNews.setState(({ scenes }) => ({ scenes: scenes.slice(1) }));
export const skipScenes = (): void => useNews.setState({ scenes: [] });
/** Another table: its news are its own. */
export function forget(): void {
  titles = [];
  useNews.setState({ routes: null, battle: null, scenes: [] });
}
