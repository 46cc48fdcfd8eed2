import { allSubjectsOf, goldOf, halfTitlesOf, linesInOrder, officeOf, ownerOf, standings, titleOf } from "@stormakt/mare-balticum/advice";
import type { King, Line } from "@stormakt/mare-balticum/catalog";
import { isOverseas, KING, OFFICES, PROVINCES } from "@stormakt/mare-balticum/catalog";
import type { MareBalticum } from "@stormakt/mare-balticum/types";
import type { Arms } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import chart from "../../maps/chart/chart.module.css";
import { SailingShip } from "../../maps/chart/ground.tsx";
import { MapShield, Torch } from "../../maps/chart/pieces.tsx";
import { EndingPlate, FinalSheet, Sun } from "../kit/ending.tsx";
import type { EndingProps } from "../plugin.ts";
import css from "./ending.module.css";
import { armsOfLine, POWER_ARMS } from "./offers.ts";
import { boardWords, titlesIn } from "./words.ts";

/** A harbour with a ship for each line, as great as its titles; or a shore that is no longer Swedish. */
export function Ending(props: EndingProps<MareBalticum>) {
  const w = boardWords(props.language);
  const lost = props.outcome.because === "conquered";
  const names = (props.outcome.places[0] ?? []).map((seat) => props.seats[seat]?.name ?? "?").join(", ");
  return (
    <EndingPlate
      title={lost ? w.ending.conquered : w.ending.won}
      text={lost ? w.ending.dateLost : w.ending.date}
      at="top"
      sound={lost ? "twoBells" : "guns"}
    >
      <svg
        className={`${chart.chart} ${css.scene}`}
        viewBox="0 0 900 420"
        role="img"
        aria-label={lost ? w.ending.conqueredScene : w.ending.wonScene(names)}
      >
        <rect width="900" height="420" className={css.sky} />
        {lost ? <Conquered /> : <Harbour props={props} />}
      </svg>
    </EndingPlate>
  );
}
const wave = (y: number, half: number, depth: number): string => {
  let d = `M-20 ${y}`;
  for (let x = -20; x < 940; x += half * 2) d += `q${half / 2} ${-depth} ${half} 0t${half} 0`;
  return `${d}V430H-20Z`;
};
const SKYLINE =
  "M0 262V236L20 226L40 236V246H78V216L92 202L106 216V246H150V232H176V196H184V170L196 130L208 170V196H216V236H262V246H300V222L314 210L328 222V246H384V238H420V206H428V184L438 152L448 184V206H456V240H520V246H566V220L582 206L598 220V246H650V232H676V204L690 176L704 204V234H752V246H800V228L818 216L836 228V246H900V262Z";
function Harbour({ props }: { readonly props: EndingProps<MareBalticum> }) {
  const { table } = props.view;
  const ranked = standings(table);
  const winners = props.outcome.places[0] ?? [];
  const most = Math.max(1, ...ranked.map(({ halves }) => halves));
  const step = 900 / (ranked.length + 1);
  return (
    <>
      <Sun y={250} r={72} rays={256} />
      <path className={css.town} d={SKYLINE} />
      <path className={css.sea} d={wave(262, 46, 7)} />
      {ranked.map(({ holder, halves }, at) => {
        const size = 2.1 + (halves / most) * 2.4;
        const x = step * (at + 1);
        return (
          <g key={holder}>
            <SailingShip x={x} y={338} scale={size} />
            <Pennon
              x={x}
              y={338 - 36 * size}
              arms={armsOfLine(holder)}
              label={titlesIn(halves)}
              best={winners.includes(seatOf(table, holder))}
            />
          </g>
        );
      })}
      <path className={css.near} d={wave(372, 34, 9)} />
      <path className={css.near} d={wave(396, 28, 8)} />
    </>
  );
}
const Pennon = ({
  x,
  y,
  arms,
  label,
  best,
}: {
  readonly x: number;
  readonly y: number;
  readonly arms: Arms;
  readonly label: string;
  readonly best: boolean;
}) => (
  <>
    <MapShield arms={arms} count={label} x={x} y={Math.max(96, y)} scale={1.6} />
    {best && <use href="#crown" x={x - 15} y={Math.max(96, y) - 52} width="30" height="25" />}
  </>
);
const BANNERS = [190, 450, 710] as const;
const Conquered = () => (
  <>
    <path
      className={css.smoke}
      d="M120 250C90 190 150 160 120 110S160 40 140 0H260C230 60 280 90 250 140S300 200 270 250ZM560 250C520 180 600 150 560 90S610 30 600 0H760C720 70 780 110 740 150S780 210 740 250Z"
    />
    <path className={css.ruin} d={SKYLINE} />
    {[70, 150, 256, 350, 520, 600, 690, 800].map((x, at) => (
      <Torch key={x} x={x} y={246 - (at % 3) * 14} scale={2.6 + (at % 2) * 1.4} />
    ))}
    <path className={css.sea} d={wave(262, 46, 7)} />
    {BANNERS.map((x, at) => (
      <g key={x}>
        <SailingShip x={x} y={346} scale={3.4} />
        <MapShield arms={POWER_ARMS[at] ?? armsOfLine(KING)} x={x} y={216} scale={2} />
      </g>
    ))}
    <path className={css.near} d={wave(376, 34, 9)} />
    <path className={css.near} d={wave(398, 28, 8)} />
  </>
);

/** Whose the King is, or a line. A line that is nobody's has no seat. */
const seatOf = (table: EndingProps<MareBalticum>["view"]["table"], holder: Line | King): number =>
  holder === KING ? table.king : holder === table.neutral ? -1 : ownerOf(table, holder as Line);

/** Whose the titles are in the end. */
export function FinalTable(props: EndingProps<MareBalticum>) {
  const w = boardWords(props.language);
  const { table } = props.view;
  // In the order of the places; lines of one seat by their titles.
  const placeOf = (holder: Line | King): number => {
    const place = props.outcome.places.findIndex((seats) => seats.includes(seatOf(table, holder)));
    return place < 0 ? props.outcome.places.length : place;
  };
  const holders = standings(table)
    .map(({ holder }) => holder)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || halfTitlesOf(table, other) - halfTitlesOf(table, one));
  const held = (of: number, overseas: boolean): string =>
    PROVINCES.filter((province) => titleOf(table, province) === of && isOverseas(province) === overseas)
      .map((id) => props.speaker.name({ thing: "province", id }))
      .join(", ") || "–";
  return (
    <FinalSheet caption={w.ending.final} className={css.final}>
      <thead>
        <tr>
          <th scope="col">{w.ending.line}</th>
          <th scope="col">{w.ending.titles}</th>
          <th scope="col">{w.ending.offices}</th>
          <th scope="col">{w.ending.overseas}</th>
          <th scope="col">{w.ending.local}</th>
          <th scope="col">{w.ending.subjects}</th>
          <th scope="col">{w.ending.gold}</th>
        </tr>
      </thead>
      <tbody>
        {holders.map((holder) => (
          <tr key={holder}>
            <th scope="row">
              <Shield arms={armsOfLine(holder)} size={22} /> {props.speaker.name({ thing: "line", id: holder })}
            </th>
            <td>
              <b>{titlesIn(halfTitlesOf(table, holder))}</b>
            </td>
            <td>
              {OFFICES.filter((office) => officeOf(table, office) === holder)
                .map((id) => props.speaker.name({ thing: "office", id }))
                .join(", ") || "–"}
            </td>
            <td>{held(holder, true)}</td>
            <td>{held(holder, false)}</td>
            <td>{linesInOrder(table).includes(holder as Line) ? allSubjectsOf(table, holder as Line) : "–"}</td>
            <td>{linesInOrder(table).includes(holder as Line) ? goldOf(table, holder as Line) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </FinalSheet>
  );
}
