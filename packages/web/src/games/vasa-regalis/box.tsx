import { rays, wave } from "../../art/strokes.ts";
import css from "./box.module.css";

/** The picture on the box. */
export const BoxPicture = () => (
  <>
    <rect width="320" height="220" fill="var(--paper-2)" />
    <path d={rays(262, 56, 300, 36)} stroke="var(--line-strong)" strokeWidth=".6" opacity=".4" />
    <circle cx="262" cy="56" r="25" fill="color-mix(in srgb, var(--brass) 38%, var(--paper))" stroke="var(--brass)" strokeWidth="1.4" />
    <path
      d="M0 182V168L12 160L24 168V172H44V158L52 150L60 158V172H84V164H98V146H102V134L109 112L116 134V146H122V166H146V172H170"
      fill="none"
      stroke="var(--chart-coast)"
      strokeWidth="1.1"
      opacity=".4"
    />
    <g className={css.swell}>
      <use href="#vasa" x="18" y="2" width="284" height="196" />
    </g>
    <path d={`${wave(174, 20, 6)}V230H-60Z`} fill="var(--chart-sea)" opacity=".96" />
    <path d={wave(174, 20, 6)} fill="none" stroke="var(--sea-ink)" opacity=".7" />
    <path d={`${wave(190, 27, 7, -80)}V230H-80Z`} fill="color-mix(in srgb,var(--chart-sea),var(--sea-ink) 22%)" />
    <path d={wave(190, 27, 7, -80)} fill="none" stroke="var(--sea-ink)" opacity=".7" />
    <path d={`${wave(207, 34, 7, -70)}V230H-80Z`} fill="color-mix(in srgb,var(--chart-sea),var(--sea-ink) 40%)" />
  </>
);
