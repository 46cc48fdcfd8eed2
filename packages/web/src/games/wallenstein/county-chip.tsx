import { armiesIn, buildingsIn, leaderOf, markersIn } from "@stormakt/wallenstein/advice";
import type { Card } from "@stormakt/wallenstein/catalog";
import { COUNTIES, isCounty, isMoney, SITES_OF, valueOf } from "@stormakt/wallenstein/catalog";
import { Icon } from "../../kit/marks.tsx";
import { memoOn } from "../../kit/memo-on.ts";
import css from "./county-chip.module.css";
import { brokenName, CubeMark, RegionBand, SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { boardWords } from "./words.ts";

/** What a card says to a reader. */
export function cardSays(props: Props, card: Card): string {
  const w = boardWords(props.language);
  const { table } = props.view;
  const county = COUNTIES[card];
  if (!isCounty(card) || county === undefined) return props.speaker.name({ thing: "card", id: card });
  const free = (SITES_OF[card] ?? 0) - buildingsIn(table, card);
  return w.countySays(county.name, county.tax, county.grain, armiesIn(table, card), free, markersIn(table, card));
}

/** A card as it lies in the hand or on the mat: a county with what matters to a plan, money, or a tower card. */
interface ChipProps {
  readonly card: Card;
  readonly props: Props;
  readonly seat: number;
}
export const CardChip = memoOn(function CardChip({ card, props, seat }: ChipProps) {
  const { table } = props.view;
  const county = COUNTIES[card];
  if (isMoney(card))
    return (
      <span className={css.plain}>
        <SmallMark of="coin" size={22} /> <b className="num">{valueOf(card)}</b>
      </span>
    );
  if (!isCounty(card) || county === undefined)
    return (
      <span className={css.plain}>
        <SmallMark of="tower" size={19} /> {props.speaker.name({ thing: "card", id: card })}
      </span>
    );
  const sites = SITES_OF[card] ?? 0;
  const built = buildingsIn(table, card);
  const markers = markersIn(table, card);
  const arms = props.seats[seat]?.arms;
  return (
    <span className={css.chip}>
      <b className={css.name}>
        {brokenName(card)}
        {leaderOf(table, seat) === card && <Icon name="flag" size={13} />}
      </b>
      <span className={css.facts}>
        <RegionBand region={county.region} />
        <span>
          <SmallMark of="coin" size={14} />
          {county.tax}
        </span>
        <span>
          <SmallMark of="sheaf" size={14} />
          {county.grain}
        </span>
        {arms !== undefined && (
          <span>
            <CubeMark arms={arms} size={13} />
            {armiesIn(table, card)}
          </span>
        )}
        <span className={css.sites} aria-hidden="true">
          {Array.from({ length: sites }, (_, site) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sites are alike
            <i key={site} data-built={site < built || undefined} />
          ))}
        </span>
        {markers > 0 && (
          <span>
            <SmallMark of="torch" size={14} />
            {markers}
          </span>
        )}
      </span>
    </span>
  );
}, figuresOn);
/** All that a chip shows which may change. */
function figuresOn({
  card,
  seat,
  props: {
    view: { table },
    seats,
    language,
    speaker,
  },
}: ChipProps): readonly unknown[] {
  const own = [card, seats[seat]?.arms, language, speaker];
  return isCounty(card)
    ? [...own, armiesIn(table, card), buildingsIn(table, card), markersIn(table, card), leaderOf(table, seat) === card]
    : own;
}
