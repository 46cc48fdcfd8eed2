import type { Seat } from "@stormakt/kernel";
import type { Good, Value } from "../catalog/index.ts";
import { CLOTH, CRAFTSMAN, IRON, SCULPTURE, TAILOR_BLACKSMITH, WOOD } from "../catalog/index.ts";
import { spentOpenly } from "../knowledge.ts";
import { handToSupply, inHand, inSupply, supplyToHand } from "../table.ts";
import type { Action } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { seatFrom } from "../yard.ts";

type Exchange = Extract<Action, { kind: "exchange" }>;
type Craft = typeof CRAFTSMAN | typeof TAILOR_BLACKSMITH;

/** VR-CRAFT-7, VR-ROLE-3, -4 The chooser may exchange twice, then the others once each, clockwise, but not the last of them. */
export const crafting = procedure<{ role: Craft; chooser: Seat; asked: number }>("crafting")({
  askEach(play, crafting) {
    const { role, chooser, asked } = crafting;
    if (asked === play.table.seats - 1) return;
    play.ask(exchange, seatFrom(play.table, chooser, asked), { role, left: asked === 0 ? 2 : 1 });
    crafting.asked += 1;
    play.again();
  },
});

/** VR-CRAFT-8, -9, -16 One exchange at a time; everybody entitled is asked, able or not. */
export const exchange = decision<{ role: Craft; left: number }>("exchange", {
  moves: {
    exchange: {
      candidates: ({ memory }) => (memory.role === CRAFTSMAN ? CRAFTSMANS : TAILOR_BLACKSMITHS),
      requires: {
        "VR-CRAFT-1": ({ memory }, { good }) => memory.role !== CRAFTSMAN || good === WOOD || good === SCULPTURE,
        "VR-CRAFT-2": ({ memory }, { good }) => memory.role !== TAILOR_BLACKSMITH || good === CLOTH || good === IRON,
        "VR-CRAFT-13": ({ table, seat }, { good, oneAnd }) =>
          inHand(table, seat, good, oneAnd) >= (oneAnd === 1 ? 2 : 1) && inHand(table, seat, good, 1) >= 1,
        "VR-CRAFT-6": ({ table }, action) => inSupply(table, action.good, product(action)) > 0,
      },
      perform(play, action, seat, memory) {
        const { good, oneAnd } = action;
        spentOpenly(play.table, seat, good, oneAnd);
        handToSupply(play.table, seat, good, 1);
        handToSupply(play.table, seat, good, oneAnd); // VR-CRAFT-5
        supplyToHand(play.table, seat, good, product(action));
        play.tell?.({ kind: "exchanged", seat, good, oneAnd, gained: product(action) });
        memory.left -= 1;
        if (memory.left > 0) play.again();
      },
    },
    stopExchanging: {
      candidates: [{ kind: "stopExchanging" }],
      requires: {},
      perform: (play, _action, seat) => play.tell?.({ kind: "exchangedNoMore", seat }),
    },
  },
  otherwise: () => ({ kind: "stopExchanging" }),
});

/** VR-CRAFT-3 Two ones make a two, a one and a two make a three. */
const product = ({ oneAnd }: Exchange): Value => (oneAnd === 1 ? 2 : 3);
const exchangesOf = (...goods: Good[]): readonly Exchange[] =>
  goods.flatMap((good): Exchange[] => [
    { kind: "exchange", good, oneAnd: 1 },
    { kind: "exchange", good, oneAnd: 2 },
  ]);
const CRAFTSMANS = exchangesOf(WOOD, SCULPTURE);
const TAILOR_BLACKSMITHS = exchangesOf(CLOTH, IRON);
