import type { Arms } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import chart from "../chart/chart.module.css";
import { ChargeMark, SubjectOutline } from "../chart/pieces.tsx";
import css from "./furniture.module.css";

/** The great offices, each with the kind of subject it goes with, its holder, and how near the next claimant is. */
export const OfficeList = ({
  offices,
}: {
  readonly offices: readonly {
    readonly name: string;
    readonly note: string;
    readonly force: 0 | 1 | 2 | 3;
    readonly holder: Arms | null;
    readonly holderName: string;
  }[];
}) => (
  <ul className={css.offices}>
    {offices.map(({ name, note, force, holder, holderName }) => (
      <li key={name}>
        <svg className={`${chart.chart} ${css.kind}`} viewBox="-14 -14 28 28" aria-hidden="true">
          <circle className={css.disc} r="13" />
          <SubjectOutline force={force} x={0} y={0.5} scale={1.2} />
        </svg>
        <span>
          <b>{name}</b>
          <small>{note}</small>
        </span>
        {holder === null ? (
          <span className={css.vacant} role="img" aria-label={holderName} />
        ) : (
          <Shield arms={holder} size={30} label={holderName} />
        )}
      </li>
    ))}
  </ul>
);

/** A battle card: attack, defend, or not yet shown. */
export const BattleCard = ({ side, title }: { readonly side: "attack" | "defend" | "hidden"; readonly title: string }) => (
  <span className={css.battle} data-side={side}>
    {side !== "hidden" && (
      <svg className={`${chart.chart} ${css.sign}`} viewBox="-26 -28 52 56" aria-hidden="true">
        {side === "attack" ? (
          <ChargeMark charge="pikes" size={50} fill="var(--ink)" field="var(--paper)" />
        ) : (
          <path
            className={css.shield}
            d="M-18-22H18V2C18 14 9 21 0 25C-9 21-18 14-18 2ZM-11-15V3C-11 10-6 14 0 17C6 14 11 10 11 3V-15Z"
            fillRule="evenodd"
          />
        )}
      </svg>
    )}
    <span>{title}</span>
  </span>
);
