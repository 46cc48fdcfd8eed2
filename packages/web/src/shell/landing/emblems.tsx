import baltic from "../../art/chart/baltic.svg";
import { rays } from "../../art/strokes.ts";
import { manifestOf } from "../../games/index.ts";
import css from "./landing.module.css";

/** The picture on a game's box. */
export function Emblem({ game }: { readonly game: string }) {
  const Picture = manifestOf(game)?.BoxPicture;
  return (
    <svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Picture !== undefined && <Picture />}
    </svg>
  );
}
/** The sea chart behind the title. */
export const Chart = () => (
  <svg className={css.chart} viewBox="0 0 1360 360" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <rect width="1360" height="360" fill="var(--chart-sea)" />
    <path d={rays(1196, 250, 1500, 32)} stroke="var(--chart-rhumb)" strokeWidth=".8" opacity=".55" />
    <path d={rays(700, 60, 1500, 16)} stroke="var(--chart-rhumb)" strokeWidth=".8" opacity=".4" />
    <g transform="translate(372 -452) scale(1.06)">
      <use href={`${baltic}#land`} fill="var(--chart-shoal)" stroke="var(--chart-shoal)" strokeWidth="9" strokeLinejoin="round" />
      <use href={`${baltic}#shore`} fill="none" stroke="var(--sea-ink)" strokeWidth=".55" opacity=".6" />
      <use href={`${baltic}#land`} fill="var(--chart-land)" stroke="var(--chart-coast)" strokeWidth=".9" strokeLinejoin="round" />
      <use href={`${baltic}#lakes`} fill="var(--chart-sea)" stroke="var(--chart-coast)" strokeWidth=".7" />
    </g>
    <g className={css.labels}>
      <text x="632" y="84" letterSpacing="6" fontSize="17">
        SVEA RIKE
      </text>
      <circle cx="812" cy="128" r="3.6" fill="var(--wax)" />
      <text x="722" y="126" fontSize="18">
        Stockholm
      </text>
      <text x="1036" y="40" letterSpacing="5" fontSize="15">
        FINLAND
      </text>
      <text x="1042" y="172" letterSpacing="4" fontSize="15">
        ESTLAND
      </text>
      <text x="1050" y="262" letterSpacing="4" fontSize="15">
        LIVLAND
      </text>
      <text transform="translate(852 334) rotate(-58)" className={css.sea} fontSize="19">
        Mare Balticum
      </text>
      <text transform="translate(1008 122) rotate(-13)" className={css.sea} fontSize="14">
        Sinus Finnicus
      </text>
    </g>
    <g className={css.sailing}>
      <use href="#vasa" x="836" y="150" width="76" height="53" />
    </g>
    <use href="#compass" x="1222" y="150" width="112" height="112" />
  </svg>
);
