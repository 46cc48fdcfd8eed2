import type { Good } from "@stormakt/vasa-regalis/catalog";
import type { VasaRegalis } from "@stormakt/vasa-regalis/types";
import { Shield } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { EndingPlate, FinalSheet } from "../kit/ending.tsx";
import type { EndingProps } from "../plugin.ts";
import { GoodIcon, GoodsPictures, Marker } from "./art.tsx";
import css from "./ending.module.css";
import { GOOD_NAMES, GOODS, markersLabel, thresholdOf } from "./ending-facts.ts";
import { markersIn } from "./offers.ts";
import type { Scene } from "./scenes.tsx";
import { ScenePicture } from "./scenes.tsx";
import { boardWords } from "./words.ts";

interface Facts {
  readonly totals: readonly number[];
  readonly failed: readonly Good[];
}
const sceneOf = ({ failed }: Facts): Scene =>
  failed.length === 0 ? "sails" : failed.length === 4 ? "none" : (GOOD_NAMES[failed[0] ?? 0] ?? "wood");

/** How the voyage went, in a picture. */
export function Ending(props: EndingProps<VasaRegalis>) {
  const w = boardWords(props.language);
  const scene = sceneOf(props.outcome.facts as unknown as Facts);
  const sound = scene === "sails" || scene === "iron" ? "guns" : "water";
  return (
    <EndingPlate title={w.ending[scene]} text={w.ending.date} at="foot" sound={sound} plate={css.plate}>
      <ScenePicture scene={scene} label={w.ending[`${scene}Scene`]} />
    </EndingPlate>
  );
}
/** The strength of each part, and everything that lay hidden. */
export function FinalTable(props: EndingProps<VasaRegalis>) {
  const w = boardWords(props.language);
  const facts = props.outcome.facts as unknown as Facts;
  return (
    <div className={css.ending}>
      <GoodsPictures />
      <Sheet className={css.bars}>
        <p className={css.note}>{props.speaker.name({ thing: "note", id: noteOn(sceneOf(facts)) })}</p>
        {GOODS.map((good) => (
          <Strength key={good} props={props} good={good} total={facts.totals[good] ?? 0} holds={!facts.failed.includes(good)} />
        ))}
      </Sheet>
      <FinalSheet caption={w.ending.final} className={css.final}>
        <thead>
          <tr>
            <td />
            {GOODS.map((good) => (
              <th key={good} scope="col" data-failed={facts.failed.includes(good) || undefined}>
                <GoodIcon good={good} size={24} className={css.icon} />
                <span>{w.parts[good]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.seats.map((who) => (
            <Revealed key={who.seat} props={props} who={who} failed={facts.failed} />
          ))}
        </tbody>
      </FinalSheet>
    </div>
  );
}
const noteOn = (scene: Scene): string => (scene === "sails" ? "iron" : scene === "wood" || scene === "none" ? "maiden-voyage" : "inquiry");

interface StrengthProps {
  readonly props: EndingProps<VasaRegalis>;
  readonly good: Good;
  readonly total: number;
  readonly holds: boolean;
}
/** How strong a part of the ship was built, against what it needed. */
function Strength({ props, good, total, holds }: StrengthProps) {
  const w = boardWords(props.language);
  const { seats } = props.view.table;
  const needed = thresholdOf(seats);
  return (
    <div className={css.bar}>
      <GoodIcon good={good} size={26} />
      <b>{w.parts[good]}</b>
      <span className={css.cells} role="img" aria-label={w.ending.needed(total, needed)}>
        {Array.from({ length: seats * 3 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike
          <i key={i} data-full={i < total || undefined} data-needed={i === needed - 1 || undefined} />
        ))}
      </span>
      <span className={css.verdict} data-holds={holds || undefined}>
        <b className="num">{total}</b> {holds ? w.ending.holds : w.ending.fails}
      </span>
    </div>
  );
}

interface RevealedProps {
  readonly props: EndingProps<VasaRegalis>;
  readonly who: EndingProps<VasaRegalis>["seats"][number];
  readonly failed: readonly Good[];
}
/** What a seat had built in, and what it kept in its hand. */
function Revealed({ props, who: { seat, name, arms }, failed }: RevealedProps) {
  const { table } = props.view;
  const hand = table.hands[seat] ?? [];
  return (
    <>
      <tr>
        <th scope="row" rowSpan={2}>
          <Shield arms={arms} size={22} /> {name}
        </th>
        {GOODS.map((good) => {
          const value = table.ships[seat]?.[good] ?? 0;
          return (
            <td key={good} data-failed={failed.includes(good) || undefined}>
              {value !== 0 && <Marker good={good} value={value} size="tiny" />}
              <span className="aloud">{value}</span>
            </td>
          );
        })}
      </tr>
      <tr>
        <td colSpan={4}>
          <span className={css.hand}>
            <small>{boardWords(props.language).ending.hand}</small>
            {GOODS.flatMap((good) =>
              markersIn(hand.slice(good * 3, good * 3 + 3)).map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: markers of one value are alike
                <Marker key={`${good}${value}${at}`} good={good} value={value} size="tiny" />
              )),
            )}
          </span>
          <span className="aloud">{markersLabel(hand, props.speaker)}</span>
        </td>
      </tr>
    </>
  );
}
