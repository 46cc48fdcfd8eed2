import type { GameTypes, Outcome, Seat, View } from "@stormakt/kernel";
import type { Prompt, StandingOrder } from "@stormakt/protocol";
import type { Language, Manner, Ref, Speaker } from "@stormakt/words";
import type { ComponentType, ReactNode } from "react";
import type { Arms } from "../art/arms.ts";
import type { SoundName } from "../kit/sound.ts";
import type { Catalogue } from "./catalogue.ts";

/** All that a board and the shell promise each other. A game plugs in by exporting one `GamePlugin`; the README says how. */
export interface GamePlugin<G extends GameTypes> {
  readonly id: string;
  /** The arms of each seat: tincture and charge. Must hold from the first moment on; `view` is null before the match begins. */
  arms(seats: number, view: View<G> | null): readonly Arms[];
  readonly manner: Manner;
  /** All that is said of it in one language, with what its board says. A board is drawn once that is here. */
  catalogue(language: Language): Promise<Catalogue>;

  /** The table itself, with what this seat holds. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** What the list of players shows of one seat, under its name. */
  readonly SeatFigures: ComponentType<SeatFiguresProps<G>>;
  /** How high the dock of what the seat holds is: fixed for a game, so that the board never moves. Usual: "row". */
  readonly own?: "none" | "row" | "tall";
  /** A picture of what was done, under its sentences on the stage: a card, a battle. Null where words are enough. */
  readonly Scene?: ComponentType<SceneProps<G>>;
  /** What an event is worth on the stage. 0: it only counts the turns; 1 (usual): shown when others do it; 2: chance or a turning point, shown always. */
  weight?(event: G["Event"]): 0 | 1 | 2;
  /** Whether it befalls this seat: then it comes first in the recap, and what weighs 2 waits for a click. Usual: the event names the seat. */
  concerns?(event: G["Event"], seat: Seat, view: View<G>): boolean;
  /** Kinds of moves whose targets `SeatFigures` shows. Given, the list of players is not drawn anew for the choice of another kind. */
  readonly seatTargets?: readonly G["Action"]["kind"][];
  /** What this seat has legitimately seen and can work out. */
  readonly Notebook?: ComponentType<BoardProps<G>>;
  /** Above the result: a picture of how it ended. */
  readonly Ending?: ComponentType<EndingProps<G>>;
  /** Below the result: the final table in figures, also printed. */
  readonly FinalTable?: ComponentType<EndingProps<G>>;
  /** A printed page: the course of a turn, and what the pieces are worth. */
  readonly Aid?: ComponentType<{ readonly speaker: Speaker }>;

  /** Where the game stands, for the top bar: "round 7, building". */
  status(view: View<G>, speaker: Speaker): string;
  /** The rule that explains what is asked. */
  ruleOf?(step: string): string | null;
  /** The board as a list of places, for somebody who hears it. Recomputed when the reader asks. */
  places(props: BoardProps<G>): readonly Place[];
  /** The game has reaction windows: the prompt bar has a button that holds the next one, and a board may give standing orders. */
  readonly reactions?: boolean;
  /** Whether what is asked here shows a secret, so that one screen shared by several must be handed over first. */
  isPrivate?(step: string): boolean;

  /** What travels when this happens. Shown over the new position, never delaying it. */
  flights?(event: G["Event"], props: BoardProps<G>): readonly Flight[];
  sound?(event: G["Event"]): SoundName | null;

  /** The course of a finished game: a figure for each seat from what all could see at the time. */
  readonly course?: { name(language: Language): string; figure(view: View<G>): readonly number[] };
  /** The events that tell what dice, draws and shuffles did once it had begun. Usual: none. */
  readonly chance?: readonly G["Event"]["kind"][];
  /** What dice and draws gave, against what was to be expected. Empty: the game has none. */
  luck?(events: readonly G["Event"][], config: G["Config"], language: Language): readonly Luck[];
  /** One view with everything open, put together from the views of all seats. For looking back after the end. */
  open?(views: readonly View<G>[]): View<G>;
}
// biome-ignore lint/suspicious/noExplicitAny: the shell holds plugins of all games
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyPlugin = GamePlugin<any>;

export interface BoardProps<G extends GameTypes> {
  readonly view: View<G>;
  readonly config: G["Config"];
  /** Whose eyes these are; null: a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatAtTable[];
  /** What is asked now, of whom; null: nothing, or the player looks back. A seat whose standing order is about to pass is not asked. */
  readonly prompt: Prompt | null;
  /** Every move worth showing. `rule`: why it is not allowed; null: it is. Empty while looking back. */
  readonly choices: readonly Offer<G>[];
  /** Kinds of action too many to list: compose one, ask `judge`, then `choose` it. */
  readonly composable: readonly G["Action"]["kind"][];
  /** The move chosen and not yet sealed. */
  readonly chosen: G["Action"] | null;
  /** Choose a move. It waits for its seal in the prompt bar, or is done at once if the player has set it so. */
  choose(action: G["Action"]): void;
  /** Lay the choice down again. */
  unchoose(): void;
  /** Do it now, without a seal: for buttons that name the deed themselves. */
  act(action: G["Action"]): void;
  /** The rule that forbids an action; null: it is allowed. */
  judge(action: G["Action"]): Promise<string | null>;
  /** The seat's standing orders for reaction windows, and how to give others. */
  readonly orders: readonly StandingOrder[];
  setOrders(orders: readonly StandingOrder[]): void;
  /** Several people at this screen: nobody's secrets can depend on what it asks. */
  readonly shared: boolean;
  /** What has been told, up to the moment shown, since the last event of one of these kinds, that one first. Empty: there was none. */
  toldSince(...kinds: readonly G["Event"]["kind"][]): readonly G["Event"][];
  /** Say why a move is not allowed, in the place for refusals. */
  explain(offer: Offer<G>): void;
  /** Open the rulebook at a rule. */
  openRule(rule: string): void;
  readonly speaker: Speaker;
  readonly language: Language;
  /** False while looking back, and for spectators. */
  readonly live: boolean;
  /** The game is over and everything lies open. */
  readonly over: boolean;
}
export interface Offer<G extends GameTypes> {
  readonly action: G["Action"];
  readonly rule: string | null;
}
export interface SeatAtTable {
  readonly seat: Seat;
  readonly name: string;
  readonly arms: Arms;
  readonly bot: string | null;
  /** Somebody at this screen plays it. */
  readonly mine: boolean;
  readonly here: boolean;
  readonly asked: boolean;
}
export interface SeatFiguresProps<G extends GameTypes> extends BoardProps<G> {
  readonly of: Seat;
}
export interface SceneProps<G extends GameTypes> {
  readonly events: readonly G["Event"][];
  readonly props: BoardProps<G>;
}
export interface EndingProps<G extends GameTypes> extends BoardProps<G> {
  readonly outcome: Outcome;
}
/** A place on the board and what lies there. `ref` lets it light up. */
export interface Place {
  readonly name: string;
  readonly says: string;
  readonly ref?: Ref;
}
/** Something moves from one spot to another. Spots are elements marked with `data-spot`; unknown ones are passed over. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly look: ReactNode;
  readonly count?: number;
}
export interface Luck {
  readonly seat: Seat;
  readonly what: string;
  readonly got: number;
  readonly expected: number;
}
