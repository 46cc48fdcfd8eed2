import { AGRICULTURE, COMMERCE, incomeFromCommerce } from "@stormakt/svea-rike/advice";
import type { SveaRike } from "@stormakt/svea-rike/types";
import { MEEK_RIVALS } from "../kit/lesson.ts";
import { isAsked } from "../kit/question.ts";
import type { Lesson } from "../plugin.ts";

/** The first reigns on the real board, with advice when its moment comes. */
export const lesson: Lesson<SveaRike> = {
  options: { shortGame: true },
  seats: MEEK_RIVALS,
  minutes: 10,
  advice: [
    {
      id: "welcome",
      when: () => true,
      rule: "SR-SCORE-1",
    },
    {
      id: "merchant",
      when: (props) => isAsked(props, "firstMerchant"),
      rule: "SR-COMM-5",
    },
    {
      id: "reign",
      when: ({ view }) => view.table.turn >= 1,
      points: { thing: "sovereign", id: 1 },
      rule: "SR-ROYAL-3",
    },
    {
      id: "activity",
      when: (props) => isAsked(props, "choosing"),
      rule: "SR-MOVE-2",
      wants: (action) => action.kind === "chooseActivity" && action.activity === AGRICULTURE,
    },
    {
      id: "buying",
      when: (props) => isAsked(props, "buying") && props.view.table.move?.activity === AGRICULTURE,
      rule: "SR-AGRI-5",
      wants: (action) => action.kind === "buyFief",
    },
    {
      id: "cards",
      when: ({ view, seat }) => view.table.turn >= 1 && (view.table.hands[seat ?? 0]?.length ?? 0) > 0 && view.table.move?.seat === seat,
      rule: "SR-TIME-2",
    },
    {
      id: "sending",
      when: (props) => isAsked(props, "sending"),
      rule: "SR-COMM-1",
      wants(action, { view, seat }) {
        if (action.kind !== "placeMerchant" || seat === null) return false;
        const worth = (country: number): number => incomeFromCommerce(view.table, seat, COMMERCE, 0, country);
        return [0, 1, 2, 3].every((country) => worth(country) <= worth(action.country));
      },
    },
    {
      id: "war",
      when: (props) => isAsked(props, "commitment"),
      rule: "SR-WAR-3",
    },
    {
      id: "series",
      when: (props) => isAsked(props, "buying") && props.view.table.move?.activity !== AGRICULTURE,
      rule: "SR-SCORE-4",
      wants: (action) => action.kind === "buyHistory",
    },
    {
      id: "go-on",
      when: ({ view }) => view.table.sovereign >= 4,
      last: true,
    },
  ],
};
