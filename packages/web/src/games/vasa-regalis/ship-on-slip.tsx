import { partState } from "@stormakt/vasa-regalis/advice";
import type { Good } from "@stormakt/vasa-regalis/catalog";
import { GOOD_NAMES, GOODS, thresholdOf } from "@stormakt/vasa-regalis/catalog";
import { memo } from "react";
import { useLit } from "../../kit/light.ts";
import { shipStyle } from "../../kit/marks.tsx";
import { choicesOf, memoOn } from "../../kit/memo-on.ts";
import { Neatline } from "../../kit/paper.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import type { Props } from "./offers.ts";
import css from "./ship-on-slip.module.css";
import type { BoardWords } from "./words.ts";
import { boardWords } from "./words.ts";

/** The ship as far as she is built. A part that may be called shows in brass; her labels are the way to call it. */
export const ShipOnSlip = memoOn(
  function ShipOnSlip(props: Props) {
    const w = boardWords(props.language);
    const { table } = props.view;
    const parts = {
      wood: Number(table.built[0]),
      cloth: Number(table.built[1]),
      iron: Number(table.built[2]),
      sculpture: Number(table.built[3]),
    };
    const drafts: Record<string, string> = {};
    for (const good of GOODS) {
      const offer = callOf(props, good);
      const name = GOOD_NAMES[good];
      if (offer?.rule === null) {
        drafts[`--${name}-draft`] = stateOf(props, offer) === "chosen" ? "var(--wax)" : "var(--brass)";
        drafts[`--${name}-void`] = "color-mix(in srgb, var(--brass) 14%, transparent)";
      }
    }
    const built = GOODS.filter((good) => table.built[good]).map((good) => w.parts[good] ?? "");
    const open = GOODS.filter((good) => !table.built[good]).map((good) => w.parts[good] ?? "");
    return (
      <Neatline plate={css.plate}>
        <svg
          className={css.scene}
          data-ship=""
          viewBox="40 8 1140 800"
          preserveAspectRatio="xMidYMid meet"
          role="img"
          aria-label={props.seat === null ? w.spectatedShip(built) : w.ship(built, open)}
          style={{ ...shipStyle(parts), ...drafts }}
        >
          <Slip />
          <use href="#vasa" x="40" y="22" width="1100" height="760" />
          <g className={css.leaders}>
            {GOODS.map((good) => (
              <path key={good} d={LEADERS[good]} />
            ))}
          </g>
        </svg>
        {GOODS.map((good) => (
          <PartKey key={good} good={good} props={props} words={w} />
        ))}
        <p className={css.patience}>
          {w.needs(thresholdOf(table.seats))}
          <span className={css.says}>{w.patience(table.roundsSinceBuild, table.royalPatience)}</span>
          <span className={css.wait} aria-hidden="true" title={w.patience(table.roundsSinceBuild, table.royalPatience)}>
            {Array.from({ length: table.royalPatience }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notches are alike
              <i key={i} data-gone={i < table.roundsSinceBuild || undefined} />
            ))}
          </span>
        </p>
      </Neatline>
    );
  },
  ({ view: { table }, choices, chosen, seat, language }) => [
    table.built,
    table.supply,
    table.seats,
    table.roundsSinceBuild,
    table.royalPatience,
    choicesOf(choices, "callBuilding", "pickBuilding"),
    chosen,
    seat,
    language,
  ],
);
const callOf = (props: Props, good: Good) =>
  offerOf(props, "callBuilding", (action) => action.good === good) ?? offerOf(props, "pickBuilding", (action) => action.good === good);

function PartKey({ good, props, words }: { readonly good: Good; readonly props: Props; readonly words: BoardWords }) {
  const { table } = props.view;
  const lit = useLit("good", good);
  const offer = callOf(props, good);
  const state = partState(table, good);
  const built = state === "built";
  const inner = (
    <>
      <b>{words.parts[good]}</b> {state !== "out of reach" && <span>{words.partState[state]}</span>}
    </>
  );
  const place = css[GOOD_NAMES[good] ?? ""] ?? "";
  return offer === undefined ? (
    <span className={`${css.key} ${place}`} data-part={good} data-built={built || undefined} data-lit={lit || undefined}>
      {inner}
    </span>
  ) : (
    <button
      type="button"
      className={`${css.key} ${place}`}
      data-part={good}
      data-state={stateOf(props, offer)}
      data-lit={lit || undefined}
      aria-pressed={stateOf(props, offer) === "chosen"}
      onClick={() => pick(props, offer)}
    >
      {inner}
    </button>
  );
}

/** From each label to its part. */
const LEADERS = ["M150 700L290 690", "M1010 150L880 250", "M1058 640L872 606", "M112 300L190 420"] as const;
const ripples = (y: number, from: number): string => {
  let d = `M${from - 880} ${y}`;
  for (let x = from - 880; x < 2100; x += 44) d += "q11 -4 22 0t22 0";
  return d;
};
const RHUMBS = [
  [0, 0],
  [0, 180],
  [0, 380],
  [0, 600],
  [300, 840],
  [700, 840],
  [1220, 820],
  [1220, 420],
  [1220, 120],
  [900, 0],
  [500, 0],
] as const;
/** The yard at Skeppsgården: town, water, slip and cradle. It never changes. */
const Slip = memo(function Slip() {
  return (
    <>
      <rect x="-1400" width="4000" height="840" fill="var(--paper)" />
      <g stroke="var(--chart-rhumb)" strokeWidth=".8" opacity=".38">
        {RHUMBS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M1040 250L${x} ${y}`} />
        ))}
      </g>
      <g transform="translate(0 660)" fill="none" stroke="var(--chart-coast)" strokeWidth="1.6" opacity=".34" strokeLinejoin="round">
        <path d="M0 0V-26L18 -40L36 -26V-18H70V-44L84 -58L98 -44V-20H140V-34H170V-70H176V-92L190 -128L204 -92V-70H212V-34H250V-24H300V-48L312 -60L324 -48V-22H372V-30H404V-62L412 -96L420 -62V-26H470V-18H520L532 -34L544 -18H600V-30H640V-14H720V-22H780V-12H860V0" />
        <path d="M-900 0V-18H-840V-34L-828 -46L-816 -34V-16H-760V-28H-700V-52H-694V-70L-684 -98L-674 -70V-52H-668V-24H-600V-16H-540L-528 -30L-516 -16H-440V-26H-380V-44L-366 -58L-352 -44V-20H-280V-30H-220V-14H-140V-24H-70V-40L-56 -52L-42 -40V-18H0" />
        <path d="M190 -128V-146M183 -140H197M412 -96V-112M176 -82H204M40 -10h8M56 -10h8M110 -12h8M126 -12h8M222 -14h8M238 -14h8M262 -14h8M330 -12h8M350 -12h8M384 -16h8M434 -14h8" />
      </g>
      <path d="M-1400 660H2600" stroke="var(--chart-coast)" strokeWidth="1.2" opacity=".45" />
      <path d="M-1400 664H2600V860H-1400Z" fill="var(--chart-sea)" opacity=".55" />
      <path
        d={`${ripples(682, -40)}${ripples(706, -18)}${ripples(730, -40)}${ripples(754, -18)}`}
        fill="none"
        stroke="var(--sea-ink)"
        opacity=".3"
      />
      <path
        d="M-1400 850V772H-10C120 754 240 764 330 768H900C1000 772 1080 796 1230 812C1400 826 1600 830 2600 832V850Z"
        fill="var(--paper-3)"
        stroke="var(--chart-coast)"
        strokeWidth="2"
      />
      <path d="M-1400 850V788H-10C200 776 300 780 900 784C1000 788 1080 806 1230 824V850Z" fill="url(#p-hatch)" opacity=".35" />
      {/* The shears that lift masts and guns aboard. */}
      <g fill="none" stroke="var(--ship-timber-d)" strokeWidth="5" strokeLinecap="round" opacity=".75">
        <path d="M1052 786L1112 470L1150 790" />
        <path d="M1112 474L1060 640M1112 474L1166 560" strokeWidth="1.4" />
        <path d="M1060 640v26" strokeWidth="1.4" />
      </g>
      <path d="M1052 666h16l4 14h-24z" fill="var(--g-iron)" stroke="var(--ship-line)" strokeWidth="1.6" />
      <g fill="none" stroke="var(--ship-timber-d)" strokeWidth="6" strokeLinecap="round">
        <path d="M250 772L320 640M210 772L290 600M960 772L900 640M1000 772L930 600" />
      </g>
      <path
        d="M330 768L344 742H360L374 768M414 768L428 742H444L458 768M498 768L512 742H528L542 768M582 768L596 742H612L626 768M666 768L680 742H696L710 768M750 768L764 742H780L794 768M834 768L848 742H864L878 768"
        fill="var(--ship-timber)"
        stroke="var(--ship-line)"
        strokeWidth="2"
      />
      <g fill="var(--ship-timber-l)" stroke="var(--ship-line)" strokeWidth="1.8">
        {[
          [60, 780],
          [88, 780],
          [116, 780],
          [74, 757],
          [102, 757],
          [88, 734],
        ].map(([x, y]) => (
          <g key={`${x}${y}`}>
            <circle cx={x} cy={y} r="13" />
            <circle cx={x} cy={y} r="6" fill="none" />
          </g>
        ))}
      </g>
    </>
  );
});
