import type { Title } from "@stormakt/svea-rike/catalog";
import type { PlayCard } from "@stormakt/svea-rike/types";
import { useMemo } from "react";
import { useBegun } from "../../kit/drafts.ts";
import type { Aim, AimField, Picked } from "./aim.ts";
import { AIM_FIELDS, aimOf } from "./aim.ts";
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

/** The card in hand is a move begun: the list of moves unfolds with it, and what is said there is heard here. */
export function useAim(props: Props): Aiming {
  const { choices, chosen, choose, unchoose, live, explain } = props;
  const [kept, keep] = useBegun();
  const start = live ? (kept ?? null) : null;
  const played = chosen?.kind === "playCard" ? chosen : null;
  const begun = start?.kind === "playCard" ? (start as Partial<PlayCard>) : null;
  const card = played?.card ?? begun?.card ?? null;
  const plays = useMemo(() => (card === null ? [] : playsOf({ choices }, card)), [card, choices]);
  const picked = useMemo(() => saidIn(played ?? begun), [played, begun]);
  const aim = useMemo(() => (card === null ? NOTHING : aimOf(plays, picked)), [card, plays, picked]);
  // The same object while nothing of it changes: what shows the hand is not drawn again for the choice of another move.
  return useMemo(() => {
    const begin = (next: Title | null, said: Picked = {}): void => keep(next === null ? null : { kind: "playCard", card: next, ...said });
    const settle = (said: Picked, all: readonly PlayCard[]): void => {
      const { play } = aimOf(all, said);
      if (play !== null) choose(play);
      else unchoose();
    };
    return {
      card,
      plays,
      picked,
      aim,
      take(next) {
        if (next === null || next === card) {
          begin(null);
          if (card !== null) unchoose();
          return;
        }
        begin(next);
        const all = playsOf({ choices }, next);
        const refused = refusedPlay({ choices }, next);
        if (all.length > 0) settle({}, all);
        else if (refused !== undefined) explain(refused);
      },
      say(field, value) {
        if (card === null) return;
        const said = { ...picked, [field]: value };
        begin(card, said);
        settle(said, plays);
      },
      again() {
        if (card === null) return;
        begin(card);
        unchoose();
      },
    };
  }, [card, plays, picked, aim, keep, choices, choose, unchoose, explain]);
}
const saidIn = (play: Partial<PlayCard> | null): Picked =>
  Object.fromEntries(AIM_FIELDS.flatMap((field) => (play?.[field] === undefined ? [] : [[field, play[field]]])));
