import { isOnSale, playerOf, titleOf } from "@stormakt/svea-rike/advice";
import { EVERY_FIEF, NONE } from "@stormakt/svea-rike/catalog";
import { useMemo } from "react";
import { Die, Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { Commitment } from "./commitment.tsx";
import { Emblem } from "./emblems.tsx";
import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, FAMILY_ARMS, nameOf } from "./offers.ts";
import { WarLines } from "./war-lines.tsx";
import type { WarNews } from "./war-news.ts";
import { warNewsOf } from "./war-news.ts";
import css from "./war-scene.module.css";
import { boardWords } from "./words.ts";

/** The war: two lines drawn up, dice, cards turning; before it the secret choice, with the odds; after it, until the next move, how it went. */
export function WarScene(props: Props) {
  const w = boardWords(props.language).war;
  const { view, toldSince } = props;
  const { war } = view.table;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was told changes with the view
  const news = useMemo(() => warNewsOf(toldSince("warDeclared", "activityChosen")), [view, toldSince]);
  if (war === null && (news === null || news.end === null)) return null;
  const country = war?.country ?? news?.country ?? 0;
  const foe = COUNTRY_ARMS[country];
  return (
    <div className={css.plate}>
      <section className={css.scene} aria-label={w.title(nameOf(props, "country", country))}>
        <header className={css.head}>
          {foe !== undefined && <Shield arms={foe} size={34} />}
          <h2>{w.title(nameOf(props, "country", country))}</h2>
          {news !== null && news.end !== null && (
            <p className={css.end}>
              <Sentence parts={props.speaker.event(news.end)} />
            </p>
          )}
        </header>
        {props.prompt?.step === "reward" && props.prompt.asked && <Rewards props={props} />}
        {war !== null &&
          (war.mustered || war.sent.some((fief) => fief !== NONE) ? <WarLines props={props} news={news} /> : <Commitment props={props} />)}
        {news !== null && news.attacks.length > 0 && <Throws props={props} news={news} />}
        {war !== null && <Battles props={props} />}
      </section>
    </div>
  );
}
/** Every throw so far, round by round: several may fall between two questions. */
function Throws({ props, news }: { readonly props: Props; readonly news: WarNews }) {
  const w = boardWords(props.language).war;
  const foe = COUNTRY_ARMS[news.country];
  return (
    <ol className={css.throws} aria-label={w.throws}>
      {news.attacks.map(({ by, round, rolls }) => (
        <li key={`${round}${by}`}>
          <b>
            {w.round} <span className="num">{round}</span>
          </b>
          <span>{by === "swedes" ? w.sweden : nameOf(props, "country", news.country)}</span>
          <span className={css.row}>
            {rolls.map(({ seat, die, value, hit }, at) => {
              const arms = seat === null ? foe : FAMILY_ARMS[seat];
              const name = seat === null ? nameOf(props, "country", news.country) : (props.seats[seat]?.name ?? "");
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order alone
                <span key={at} className={css.throw} data-hit={hit || undefined} title={w.threw(name, die, value, hit)}>
                  {arms !== undefined && <Shield arms={arms} size={16} />}
                  <Die value={die} size={24} label={w.threw(name, die, value, hit)} />
                  {hit && <Icon name="check" size={14} />}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
/** Battle cards on the table: whose they are decides who keeps them. */
function Battles({ props }: { readonly props: Props }) {
  const { battles } = props.view.table;
  if (battles.length === 0) return null;
  return (
    <ul className={css.battles}>
      {battles.map((battle) => {
        const card = titleOf(battle);
        const arms = FAMILY_ARMS[playerOf(battle)];
        return (
          <li key={card}>
            <Emblem card={card} size={26} /> {arms !== undefined && <Shield arms={arms} size={18} />} {nameOf(props, "event", card)}
          </li>
        );
      })}
    </ul>
  );
}

/** SR-BOOTY-4 A fief, a card of the row, or gold. */
function Rewards({ props }: { readonly props: Props }) {
  const w = boardWords(props.language).war;
  const { table } = props.view;
  const fief = offerOf(props, "takeFief");
  const gold = offerOf(props, "takeGold");
  return (
    <div className={css.rewards} role="group" aria-label={w.reward}>
      <button type="button" data-deed="takeFief" data-state={stateOf(props, fief)} onClick={() => pick(props, fief)}>
        {w.rewards.fief}
        <small>{w.rewards.which(EVERY_FIEF.filter((one) => isOnSale(table, one)).length)}</small>
      </button>
      <button type="button" data-deed="takeGold" data-state={stateOf(props, gold)} onClick={() => pick(props, gold)}>
        <span className={css.dice} aria-hidden="true">
          <Die value={3} size={24} />
          <Die value={4} size={24} />
          <Die value={3} size={24} />
        </span>
        {w.rewards.gold}
      </button>
      {table.row.length > 0 && <p>{w.rewards.history}</p>}
    </div>
  );
}
