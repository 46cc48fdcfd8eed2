import type { Payment, Province, Route } from "@stormakt/mare-balticum/catalog";
import { useDraft as useKept } from "../../kit/drafts.ts";
import type { Props } from "./offers.ts";

/** What somebody has begun to compose and not yet chosen. Another question begins it anew. */
export interface Draft {
  /** Movement: the key of what moves. */
  readonly group: string | null;
  /** Investment: what is paid with. */
  readonly pay: Payment | null;
  /** The enemy: the routes picked so far, for who plays two lines. */
  readonly routes: readonly Route[];
  /** The King: the marker that moves. */
  readonly from: Province | null;
}
const EMPTY: Draft = { group: null, pay: null, routes: [], from: null };

export type ChangeDraft = (change: Partial<Draft>) => void;
export function useDraft({ prompt, view, seat }: Props): readonly [Draft, ChangeDraft] {
  const memory: { line?: number } | undefined = prompt?.memory;
  const question = prompt?.asked === true ? `${prompt.step} ${memory?.line} ${view.table.turn} ${seat}` : "";
  const [kept, keep] = useKept<{ readonly question: string; readonly draft: Draft } | null>("draft", null);
  const draft = kept?.question === question ? kept.draft : EMPTY;
  return [draft, (change) => keep({ question, draft: { ...draft, ...change } })];
}
