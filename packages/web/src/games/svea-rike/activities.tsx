import type { Activity } from "@stormakt/svea-rike/advice";
import {
  AGRICULTURE,
  COMMERCE,
  CULTURE,
  FROM_COMMERCE,
  FROM_FIEFS,
  incomeFromCommerce,
  isOnSale,
  mayEnter,
  previewIncome,
} from "@stormakt/svea-rike/advice";
import { costOf, EVERY_COUNTRY, EVERY_FIEF, priceOf } from "@stormakt/svea-rike/catalog";
import { memo, useMemo } from "react";
import { Coin } from "../../kit/marks.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import css from "./activities.module.css";
import { Stroked } from "./emblems.tsx";
import type { Props } from "./offers.ts";
import { isSameQuestion, nameOf } from "./offers.ts";
import { boardWords } from "./words.ts";

interface Figures {
  readonly income: number;
  readonly upkeep: number;
}
/** What each activity would bring: reckoned once for a table. */
function useSums({ view: { table }, seat }: Props) {
  return useMemo(() => {
    if (seat === null) return null;
    const preview = previewIncome(table, seat);
    const gold = table.gold[seat] ?? 0;
    const culture =
      preview.cultureFromFiefs.income >= preview.cultureFromCommerce.income ? preview.cultureFromFiefs : preview.cultureFromCommerce;
    const afterAgriculture = gold + preview.agriculture.income;
    const afterCulture = gold + culture.income - culture.upkeep;
    return {
      preview,
      gold,
      culture,
      best: bestMerchant(table, seat),
      fiefs: EVERY_FIEF.filter((fief) => isOnSale(table, fief) && costOf(fief) <= afterAgriculture).length,
      cards: table.row.filter((card) => priceOf(card) <= afterCulture).length,
    };
  }, [table, seat]);
}
/** The three activities with what each would bring and cost, before one is chosen. */
export function Activities(props: Props) {
  const w = boardWords(props.language).activity;
  const sums = useSums(props);
  if (sums === null) return null;
  const { preview, gold, culture, best, fiefs, cards } = sums;
  return (
    <section className={css.tiles} aria-label={w.title} data-activities="">
      <Tile props={props} activity={AGRICULTURE} figures={preview.agriculture} gold={gold} says={w.buys(fiefs)} />
      <Tile
        props={props}
        activity={COMMERCE}
        figures={best === null ? preview.commerce : { ...preview.commerce, income: best.income }}
        gold={gold}
        says={best === null ? w.noRoom : w.merchant(best.income, nameOf(props, "country", best.country))}
      />
      <Tile
        props={props}
        activity={CULTURE}
        figures={culture}
        gold={gold}
        says={`${w.source(nameOf(props, "source", culture === preview.cultureFromFiefs ? FROM_FIEFS : FROM_COMMERCE))}. ${w.buysCards(cards)}`}
      />
    </section>
  );
}
/** Where a new merchant brings most. */
function bestMerchant(table: Props["view"]["table"], seat: number): { readonly country: number; readonly income: number } | null {
  const open = EVERY_COUNTRY.filter((country) => mayEnter(table, country)).map((country) => ({
    country,
    income: incomeFromCommerce(table, seat, COMMERCE, 0, country),
  }));
  return open.toSorted((a, b) => b.income - a.income)[0] ?? null;
}
interface TileProps {
  readonly props: Props;
  readonly activity: Activity;
  readonly figures: Figures;
  readonly gold: number;
  readonly says: string;
}
const strokeOf = (activity: Activity) => (activity === AGRICULTURE ? "sheaf" : activity === COMMERCE ? "ship" : "quill");
const isChosenActivity = ({ props: { chosen }, activity }: TileProps): boolean =>
  chosen?.kind === "chooseActivity" && chosen.activity === activity;
const Tile = memo(
  function Tile({ props, activity, figures: { income, upkeep }, gold, says }: TileProps) {
    const w = boardWords(props.language).activity;
    const offer = offerOf(props, "chooseActivity", (action) => action.activity === activity);
    const left = gold + income - upkeep;
    const { move } = props.view.table;
    return (
      <button
        type="button"
        className={css.tile}
        data-activity={activity}
        data-state={stateOf(props, offer)}
        onClick={() => pick(props, offer)}
      >
        <span className={css.name}>
          <Stroked of={strokeOf(activity)} size={30} /> {nameOf(props, "activity", activity)}
        </span>
        <Sums income={income} upkeep={upkeep} left={left} props={props} />
        <span className={css.says}>
          {offer !== undefined && offer.rule !== null ? (move?.barred === activity ? w.barred : w.dictated) : left < 0 ? w.short : says}
        </span>
      </button>
    );
  },
  (one, other) => one.says === other.says && isSameQuestion(one.props, other.props) && isChosenActivity(one) === isChosenActivity(other),
);
function Sums({ props, income, upkeep, left }: Figures & { readonly left: number; readonly props: Props }) {
  const w = boardWords(props.language).activity;
  return (
    <span className={css.sums}>
      <span>
        <small>{w.income}</small>
        <b className="num">+{income}</b>
      </span>
      <span>
        <small>{w.upkeep}</small>
        <b className="num">{upkeep === 0 ? "0" : `−${upkeep}`}</b>
      </span>
      <span className={css.left}>
        <small>{w.left}</small>
        <b className="num">
          <Coin worth={1} size={18} /> {left}
        </b>
      </span>
    </span>
  );
}
/** SR-CULT-2 From which of the two. */
export function Sources(props: Props) {
  const w = boardWords(props.language);
  const { seat, view } = props;
  if (seat === null) return null;
  const preview = previewIncome(view.table, seat);
  const gold = view.table.gold[seat] ?? 0;
  return (
    <section className={css.tiles} aria-label={w.sources}>
      {[FROM_FIEFS, FROM_COMMERCE].map((source) => {
        const { income, upkeep } = source === FROM_FIEFS ? preview.cultureFromFiefs : preview.cultureFromCommerce;
        const offer = offerOf(props, "chooseSource", (action) => action.source === source);
        return (
          <button
            key={source}
            type="button"
            className={css.tile}
            data-source={source}
            data-state={stateOf(props, offer)}
            onClick={() => pick(props, offer)}
          >
            <span className={css.name}>
              <Stroked of={source === FROM_FIEFS ? "sheaf" : "ship"} size={30} /> {w.activity.source(nameOf(props, "source", source))}
            </span>
            <Sums income={income} upkeep={upkeep} left={gold + income - upkeep} props={props} />
          </button>
        );
      })}
    </section>
  );
}
