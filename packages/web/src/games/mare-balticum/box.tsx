import baltic from "../../art/chart/baltic.svg";
import { rays } from "../../art/strokes.ts";

/** The picture on the box. */
export const BoxPicture = () => (
  <>
    <rect width="320" height="220" fill="var(--chart-sea)" />
    <path d={rays(206, 128, 420, 32)} stroke="var(--chart-rhumb)" strokeWidth=".7" opacity=".8" />
    <g transform="translate(-150 -366) scale(.74)">
      <use href={`${baltic}#land`} fill="var(--chart-shoal)" stroke="var(--chart-shoal)" strokeWidth="13" strokeLinejoin="round" />
      <use href={`${baltic}#shore`} fill="none" stroke="var(--sea-ink)" strokeWidth=".8" opacity=".55" />
      <use href={`${baltic}#land`} fill="var(--chart-land)" stroke="var(--chart-coast)" strokeWidth="1.6" strokeLinejoin="round" />
      <use href={`${baltic}#lakes`} fill="var(--chart-sea)" stroke="var(--chart-coast)" />
    </g>
    <g style={{ "--rose-a": "var(--wax)" } as React.CSSProperties}>
      <use href="#compass" x="152" y="74" width="108" height="108" />
    </g>
  </>
);
