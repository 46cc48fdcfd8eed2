import { controllerOf, subjectAt } from "@stormakt/mare-balticum/advice";
import type { Line } from "@stormakt/mare-balticum/catalog";
import { LARGEST_GROUP, NO_LINE } from "@stormakt/mare-balticum/catalog";
import type { Action, MareBalticum } from "@stormakt/mare-balticum/types";
import { useDraft } from "../../kit/drafts.ts";
import type { Offered } from "../kit/offers.ts";
import { offerOf, pick } from "../kit/offers.ts";
import { askedStep, frameOf } from "../kit/question.ts";
import type { Battle, Props } from "./offers.ts";

type PlayCards = Extract<Action, { readonly kind: "playCards" }>;
/** A subject in the battle, by its place in the group. */
export interface Fighter {
  readonly place: number;
  readonly line: Line;
  /** Of a line that this seat leads. */
  readonly isOwn: boolean;
  /** Whoever leads it has committed. */
  readonly hasCommitted: boolean;
}
/** The cards of one round of a battle: attack or defend, secretly, for each subject. */
export interface BattleCards {
  readonly fighters: readonly Fighter[];
  /** How many of them this seat plays for. */
  readonly own: number;
  /** Cards are being played, by whomever. */
  readonly isOpen: boolean;
  /** They are asked of this seat. */
  readonly choosing: boolean;
  /** This seat plays for one alone: its card is played by touching it. Several are sealed together. */
  readonly single: boolean;
  readonly isSealed: boolean;
  /** The places that attack, as sealed or as chosen so far. */
  readonly attackers: readonly number[];
  /** To seal what is chosen, and how many would attack. */
  readonly offer: Offered<PlayCards> | undefined;
  readonly chosen: number;
  play(place: number, attacks: boolean): void;
}
export function useBattleCards(props: Props, { province, force }: Battle): BattleCards {
  const { table } = props.view;
  const frame = frameOf<object, MareBalticum>(props.view, "playingCards");
  const fighters = Array.from({ length: LARGEST_GROUP }, (_, place) => place).flatMap((place): Fighter[] => {
    const line = subjectAt(table, province, force, place);
    if (line === NO_LINE) return [];
    const seat = controllerOf(table, line);
    return [{ place, line, isOwn: seat === props.seat, hasCommitted: frame?.answered.includes(seat) === true }];
  });
  const own = fighters.filter(({ isOwn }) => isOwn).map(({ place }) => place);
  const choosing = askedStep(props) === "playingCards";
  const [begun, setChosen] = useDraft<readonly number[] | null>("cards", null);
  const chosen = begun ?? (own.length === LARGEST_GROUP ? own.slice(0, 2) : own);
  const sealed = frame?.own ?? null;
  const single = choosing && own.length === 1;
  return {
    fighters,
    own: own.length,
    isOpen: frame !== null,
    choosing,
    single,
    isSealed: sealed !== null,
    attackers: sealed?.kind === "playCards" ? sealed.attackers : choosing ? chosen : [],
    offer: offerOf(
      props,
      "playCards",
      ({ attackers }) => attackers.length === chosen.length && attackers.every((place) => chosen.includes(place)),
    ),
    chosen: chosen.length,
    play: (place, attacks) => {
      setChosen(fighters.map((one) => one.place).filter((one) => (one === place ? attacks : chosen.includes(one))));
      if (single)
        pick(
          props,
          offerOf(props, "playCards", ({ attackers }) => attackers.length === (attacks ? 1 : 0)),
        );
    },
  };
}
