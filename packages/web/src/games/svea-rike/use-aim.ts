import type { Title } from "@stormakt/svea-rike/catalog";
import type { PlayCard } from "@stormakt/svea-rike/types";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Aim, AimField, Picked } from "./aim.ts";
import { aimOf } from "./aim.ts";
import type { Props } from "./offers.ts";
import { playsOf, refusedPlay } from "./offers.ts";

/** The card taken up from the hand, and how far it has been aimed. */
export interface Aiming {
  readonly card: Title | null;
  readonly plays: readonly PlayCard[];
  readonly picked: Picked;
  readonly aim: Aim;
  take(card: Title | null): void;
  say(field: AimField, value: number): void;
  again(): void;
}
const NOTHING: Aim = { field: null, values: [], play: null };

export function useAim(props: Props): Aiming {
  const [held, setHeld] = useState<{ readonly card: Title; readonly picked: Picked } | null>(null);
  const { choices, choose, unchoose, prompt, explain } = props;
  const card = held?.card ?? null;
  const plays = useMemo(() => (card === null ? [] : playsOf({ ...props, choices }, card)), [card, choices]); // oxlint-disable-line react-hooks/exhaustive-deps -- only the choices matter
  const picked = held?.picked ?? {};
  const aim = useMemo(() => (held === null ? NOTHING : aimOf(plays, held.picked)), [held, plays]);
  // Another question: what was half said is forgotten.
  const question = prompt === null ? "" : `${prompt.step}${JSON.stringify(prompt.memory)}`;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the question alone
  useEffect(() => setHeld(null), [question]);
  const settle = useCallback(
    (said: Picked, all: readonly PlayCard[]) => {
      const { play } = aimOf(all, said);
      if (play !== null) choose(play);
      else unchoose();
    },
    [choose, unchoose],
  );
  return {
    card,
    plays,
    picked,
    aim,
    take(next) {
      if (next === null || next === card) {
        setHeld(null);
        if (card !== null) unchoose();
        return;
      }
      setHeld({ card: next, picked: {} });
      const all = playsOf(props, next);
      const refused = refusedPlay(props, next);
      if (all.length > 0) settle({}, all);
      else if (refused !== undefined) explain(refused);
    },
    say(field, value) {
      if (card === null) return;
      const said = { ...picked, [field]: value };
      setHeld({ card, picked: said });
      settle(said, plays);
    },
    again() {
      if (card === null) return;
      setHeld({ card, picked: {} });
      unchoose();
    },
  };
}
