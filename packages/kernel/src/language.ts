import type { ActionOf, Ask, Decision, GameTypes, MoveOver, Named, Play, Procedure, Sealed, Window } from "./contract.ts";
import { NOBODY } from "./contract.ts";
import type { FieldsOf } from "./fields.ts";
import type { MoveRules } from "./moves.ts";

type Lines<G extends GameTypes, M, Label extends string> = { readonly [L in Label]: (play: Play<G, Label>, memory: M) => void };

/** The words a game writes its steps in: `export const { procedure, decision, sealed, window, move } = stepsOf<MyGame>();` */
export function stepsOf<G extends GameTypes>() {
  return {
    procedure:
      <M extends object = object>(name: string) =>
      <Label extends string>(lines: Lines<G, M, Label>): Procedure<G, M> => ({ kind: "procedure", name, index: NOBODY, lines }),
    decision: <M extends object = object>(name: string, is: Omit<Decision<G, M>, "kind" | keyof Named>): Decision<G, M> => ({
      kind: "decision",
      name,
      index: NOBODY,
      ...is,
    }),
    sealed: <M extends object = object>(name: string, is: Omit<Sealed<G, M>, "kind" | keyof Named>): Sealed<G, M> => ({
      kind: "sealed",
      name,
      index: NOBODY,
      ...is,
    }),
    window: <M extends object = object>(name: string, is: Omit<Window<G, M>, "kind" | keyof Named>): Window<G, M> => ({
      kind: "window",
      name,
      index: NOBODY,
      ...is,
    }),
    /** `buyFief: move("buyFief", { fief: FIEF }, { requires: { "SR-AGRI-6": { fief: ({ table }) => onSale(table) } }, perform(…) { … } })` */
    move: <K extends G["Action"]["kind"], F extends FieldsOf<ActionOf<G, K>>, M = object>(
      kind: K,
      fields: F,
      rules: MoveRules<Ask<G, M>, Play<G>, ActionOf<G, K>, M, G["Rule"], F>,
    ): MoveOver<G, M, ActionOf<G, K>> => ({ requires: {}, ...rules, kind, fields }),
  };
}
