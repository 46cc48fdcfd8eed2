import { eraNow, reignNow } from "@stormakt/svea-rike/advice";
import type { Royal } from "@stormakt/svea-rike/catalog";
import { ERAS, lastSovereign, NONE, ROYALS, reignOf, royalTroops, SOVEREIGNS, warIn } from "@stormakt/svea-rike/catalog";
import { memo, useMemo } from "react";
import { lights, useLit } from "../../kit/light.ts";
import { Crown, Icon, Shield } from "../../kit/marks.tsx";
import { Cartouche, Sheet } from "../../kit/paper.tsx";
import { RoyalCard, SovereignLine, SovereignTrack } from "../../maps/svea-rike/furniture.tsx";
import type { Props } from "./offers.ts";
import { FAMILY_ARMS, isSameTable, nameOf } from "./offers.ts";
import css from "./reign.module.css";
import { boardWords } from "./words.ts";

/** Who reigns, what the royal card says, and in which order the families move. */
export const Reign = memo(function Reign(props: Props) {
  const w = boardWords(props.language).reign;
  const { table } = props.view;
  const { speaker } = props;
  const eras = useMemo(
    () =>
      ERAS.map(({ first, last }, era) => ({
        name: speaker.name({ thing: "era", id: era }),
        years: `${SOVEREIGNS[first - 1]?.from}–${SOVEREIGNS[last - 1]?.to}`,
        sovereigns: SOVEREIGNS.slice(first - 1, last)
          .map(({ from, to }, at) => ({
            number: first + at,
            name: speaker.name({ thing: "sovereign", id: first + at }),
            years: `${from}–${to}. ${speaker.name({ thing: "sovereign", id: first + at }, "note")}`,
          }))
          .filter(({ number }) => number <= lastSovereign(table.config.shortGame)),
      })).filter(({ sovereigns }) => sovereigns.length > 0),
    [speaker, table.config.shortGame],
  );
  const era = eraNow(table);
  const reign = reignNow(table);
  const name = nameOf(props, "sovereign", table.sovereign);
  const sovereign = SOVEREIGNS[table.sovereign - 1];
  const lit = useLit("sovereign", table.sovereign);
  const says = ROYALS[table.royal]?.says;
  const foe = warIn(reign);
  return (
    <Sheet className={css.reign} data-era={era}>
      <div className={css.now} data-lit={lit || undefined}>
        <span className={css.medal} aria-hidden="true">
          <Crown size={19} />
          <b className="num">{table.sovereign}</b>
        </span>
        <div className={css.who}>
          <h2>{name}</h2>
          <p>
            <span className="num">
              {sovereign?.from}–{sovereign?.to}
            </span>{" "}
            · {nameOf(props, "era", era)}
            {table.repeated && <> · {boardWords(props.language).repeated}</>}
          </p>
          <SovereignLine eras={eras} now={table.sovereign} label={`${name}, ${table.sovereign}/${lastSovereign(table.config.shortGame)}`} />
        </div>
      </div>
      <div className={css.royal} data-war={foe !== NONE || undefined} data-spot="royal" {...lights({ thing: "reign", id: reign })}>
        <span className="caps">{w.royal}</span>
        <b>{nameOf(props, "reign", reign)}</b>
        <small>{table.royal === NONE ? w.none : w.effects[reign]}</small>
      </div>
      <Order {...props} />
      <p className={css.note}>{nameOf(props, "sovereign", table.sovereign, "note")}</p>
      <details className={css.all}>
        <summary>{w.track}</summary>
        <div className={css.track}>
          <SovereignTrack eras={eras} now={table.sovereign} label={w.title} />
          {says !== undefined && (
            <RoyalCard
              says={says.map((one) => nameOf(props, "reign", one)) as [string, string, string]}
              now={era}
              foot={w.troops(ROYALS[table.royal]?.troops ?? 0)}
            />
          )}
        </div>
      </details>
    </Sheet>
  );
}, isSameTable);
/** The same on the map, where there is no wing beside it: who reigns, what the royal card says, who moves. */
export const ReignCartouche = memo(function ReignCartouche(props: Props) {
  const w = boardWords(props.language).reign;
  const { table } = props.view;
  const reign = reignNow(table);
  const sovereign = SOVEREIGNS[table.sovereign - 1];
  return (
    <Cartouche className={css.cartouche}>
      <span className={css.small}>
        <b>{nameOf(props, "sovereign", table.sovereign)}</b>
        <small className="num">
          {sovereign?.from}–{sovereign?.to} · {table.sovereign}/{lastSovereign(table.config.shortGame)}
        </small>
      </span>
      <span className={css.says} data-war={warIn(reign) !== NONE || undefined} data-spot="royal" {...lights({ thing: "reign", id: reign })}>
        <b>{nameOf(props, "reign", reign)}</b>
        <small>{table.royal === NONE ? w.none : w.effects[reign]}</small>
      </span>
      <Order {...props} />
    </Cartouche>
  );
}, isSameTable);
/** The markers of this turn: those turned up, in their order, and how many lie face down. */
function Order(props: Props) {
  const w = boardWords(props.language).reign;
  const { markersUp, markersLeft, move } = props.view.table;
  if (markersUp.length + markersLeft.length === 0) return null;
  return (
    <ol className={css.order} aria-label={w.order}>
      {markersUp.map((seat) => (
        <li key={seat} data-now={move?.seat === seat || undefined} {...lights({ thing: "seat", id: seat })}>
          {FAMILY_ARMS[seat] !== undefined && <Shield arms={FAMILY_ARMS[seat]} size={22} label={props.seats[seat]?.name ?? ""} />}
        </li>
      ))}
      {markersLeft.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers face down are alike
        <li key={`down${at}`} className={css.down} title={w.unknown}>
          <span className="aloud">{w.unknown}</span>
          <Icon name="more" size={14} />
        </li>
      ))}
    </ol>
  );
}
/** What a royal card says in the era that is now. */
export const royalName = (props: Props, royal: Royal | null): string =>
  royal === null
    ? "?"
    : `${nameOf(props, "reign", reignOf(royal, eraNow(props.view.table)))} · ${boardWords(props.language).reign.troops(royalTroops(royal))}`;
