import { BASIC_BOXES, COURT_BOXES, EMPTY, isCounty, MONEY_0, MONEY_CARDS, TOWER_CARD, TOWER_CARDS } from "@stormakt/wallenstein/catalog";
import type { TableView } from "@stormakt/wallenstein/view";
import type { Seen } from "../../tables/table.ts";
import { SAID } from "../../tables/wallenstein.ts";
import { bold, columns, dim, folded } from "../../terminal.ts";
import { meant } from "../question.ts";
import type { Form } from "./form.ts";

type Boxes = readonly number[];
const tableOf = ({ view }: Seen): TableView => view.table as TableView;
const boxesAt = (seen: Seen): number => (tableOf(seen).court ? COURT_BOXES : BASIC_BOXES);
const boxName = ({ speaker }: Seen, box: number): string => speaker.name({ thing: "box", id: box });
const cardName = ({ speaker }: Seen, card: number): string =>
  card === EMPTY ? "–" : speaker.name({ thing: isCounty(card) ? "county" : "card", id: card });

/** The cards a seat may plan with: its counties, five money cards, with the Court three towers. */
function cardsOf(seen: Seen): number[] {
  const table = tableOf(seen);
  const counties = table.owner.flatMap((by, county) => (by === seen.seat ? [county] : []));
  const money = Array.from({ length: MONEY_CARDS }, (_, value) => MONEY_0 + value);
  return [...counties, ...money, ...(table.court ? Array.from({ length: TOWER_CARDS }, () => TOWER_CARD) : [])];
}
/** What is in no box yet. */
function inHand(boxes: Boxes, seen: Seen): number[] {
  const left = cardsOf(seen);
  for (const card of boxes) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The plan as a form: "taxes Bremen" lays Bremen into the box for taxes, "taxes" alone empties it. */
const plan: Form = {
  usage: (language) => SAID[language].usage,
  show(draft, seen) {
    const { boxes } = draft as { boxes: Boxes };
    const rows = boxes.map((card, box) => [bold(`${box + 1}`.padStart(4)), boxName(seen, box), cardName(seen, card)]);
    const left = inHand(boxes, seen).map((card) => cardName(seen, card));
    return [...columns(rows), ...(left.length === 0 ? [] : [folded(dim(`      ${left.join(", ")}`), "      ")])];
  },
  begins: (text, seen) => !/^\d+$/.test(text.trim()) && boxAndCard(text.trim(), seen) !== null,
  words: (seen) => [
    ...Array.from({ length: boxesAt(seen) }, (_, box) => boxName(seen, box)),
    ...[...new Set(cardsOf(seen))].map((card) => cardName(seen, card)),
  ],
  spell(text, draft, seen) {
    const boxes = [...(draft as { boxes: Boxes }).boxes];
    for (const part of text.split(/[,;]/)) {
      const laid = boxAndCard(part.trim(), seen);
      if (laid === null) return null;
      lay(boxes, laid.box, laid.card);
    }
    return { ...draft, boxes };
  },
};
/** The longest run of words that names a box comes first, the rest names a card. */
function boxAndCard(text: string, seen: Seen): { box: number; card: number } | null {
  const words = text.split(/\s+/).filter(Boolean);
  const all = Array.from({ length: boxesAt(seen) }, (_, box) => box);
  for (let length = words.length; length > 0; length--) {
    const said = words.slice(0, length).join(" ");
    const box = /^\d+$/.test(said) ? (all[Number(said) - 1] ?? null) : boxMeant(said, all, seen);
    if (box === null) continue;
    const named = words.slice(length).join(" ");
    if (named === "" || named === "–" || named === "-") return { box, card: EMPTY };
    const card = meant(named, [...new Set(cardsOf(seen))], (one) => cardName(seen, one));
    if (card !== null) return { box, card };
  }
  return null;
}
/** A box by the beginning of its name, or by any word of it that no other box has. */
function boxMeant(said: string, all: readonly number[], seen: Seen): number | null {
  const begun = meant(said, all, (box) => boxName(seen, box));
  if (begun !== null) return begun;
  const having = all.filter((box) =>
    boxName(seen, box)
      .split(/\s+/)
      .some((word) => meant(said, [word], (one) => one) !== null),
  );
  return having.length === 1 ? (having[0] ?? null) : null;
}
/** A card that lay in another box changes places with what lay here. */
function lay(boxes: number[], box: number, card: number): void {
  const from = card === EMPTY || card === TOWER_CARD ? -1 : boxes.indexOf(card);
  if (from >= 0) boxes[from] = boxes[box] ?? EMPTY;
  boxes[box] = card;
}

export const forms: Readonly<Record<string, Form>> = { plan };
