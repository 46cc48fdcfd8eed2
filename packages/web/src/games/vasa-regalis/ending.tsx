import type { Good } from "@stormakt/vasa-regalis/catalog";
import type { VasaRegalis } from "@stormakt/vasa-regalis/types";
import { useEffect } from "react";
import { MUZZLES } from "../../art/ship.ts";
import { Shield } from "../../kit/marks.tsx";
import { Cartouche, Neatline, Sheet } from "../../kit/paper.tsx";
import { play } from "../../kit/sound.ts";
import type { EndingProps } from "../plugin.ts";
import { GoodIcon, GoodsSprite, Marker } from "./art.tsx";
import css from "./ending.module.css";
import { GOOD_NAMES, GOODS, markersLabel, thresholdOf } from "./ending-facts.ts";
import { markersIn } from "./offers.ts";
import { boardWords } from "./words.ts";

type Scene = "sails" | "wood" | "cloth" | "iron" | "sculpture" | "none";

/** How the voyage went: a picture, the strength of each part, and the final table. */
export function Ending(props: EndingProps<VasaRegalis>) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const facts = props.outcome.facts as { readonly totals: readonly number[]; readonly failed: readonly Good[] };
  const scene: Scene =
    facts.failed.length === 0 ? "sails" : facts.failed.length === 4 ? "none" : (GOOD_NAMES[facts.failed[0] ?? 0] ?? "wood");
  const needed = thresholdOf(table.seats);
  useEffect(() => play(scene === "sails" || scene === "iron" ? "guns" : "water"), [scene]);
  return (
    <div className={css.ending}>
      <GoodsSprite />
      <Neatline plate={css.plate}>
        <ScenePicture scene={scene} label={w.ending[`${scene}Scene`]} />
        <Cartouche className={css.title}>
          <h2>{w.ending[scene]}</h2>
          <p>{w.ending.date}</p>
        </Cartouche>
      </Neatline>
      <Sheet className={css.bars}>
        {GOODS.map((good) => {
          const total = facts.totals[good] ?? 0;
          const holds = !facts.failed.includes(good);
          return (
            <div key={good} className={css.bar}>
              <GoodIcon good={good} size={26} />
              <b>{w.parts[good]}</b>
              <span className={css.cells} role="img" aria-label={w.ending.needed(total, needed)}>
                {Array.from({ length: table.seats * 3 }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike
                  <i key={i} data-full={i < total || undefined} data-needed={i === needed - 1 || undefined} />
                ))}
              </span>
              <span className={css.verdict} data-holds={holds || undefined}>
                <b className="num">{total}</b> {holds ? w.ending.holds : w.ending.fails}
              </span>
            </div>
          );
        })}
      </Sheet>
      <Sheet className={css.final}>
        <table>
          <caption>{w.ending.final}</caption>
          <thead>
            <tr>
              <td />
              {GOODS.map((good) => (
                <th key={good} scope="col" data-failed={facts.failed.includes(good) || undefined}>
                  {w.parts[good]}
                </th>
              ))}
              <th scope="col">{w.ending.hand}</th>
            </tr>
          </thead>
          <tbody>
            {props.seats.map(({ seat, name, arms }) => (
              <tr key={seat}>
                <th scope="row">
                  <Shield arms={arms} size={22} /> {name}
                </th>
                {GOODS.map((good) => {
                  const value = table.ships[seat]?.[good] ?? 0;
                  return (
                    <td key={good} data-failed={facts.failed.includes(good) || undefined}>
                      {value !== 0 && <Marker good={good} value={value} size="tiny" />}
                      <span className="aloud">{value}</span>
                    </td>
                  );
                })}
                <td>
                  <span className={css.hand}>
                    {GOODS.flatMap((good) =>
                      markersIn(table.hands[seat]?.slice(good * 3, good * 3 + 3) ?? []).map((value, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: markers of one value are alike
                        <Marker key={`${good}${value}${at}`} good={good} value={value} size="tiny" />
                      )),
                    )}
                  </span>
                  <span className="aloud">{markersLabel(table.hands[seat] ?? [], props.speaker)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </div>
  );
}

const wave = (y: number, half: number, depth: number, from: number): string => {
  let d = `M${from} ${y}`;
  for (let x = from; x < 1340; x += half * 2) d += `q${half / 2} ${-depth} ${half} 0t${half} 0`;
  return d;
};
const Sea = ({
  y,
  half,
  depth,
  from,
  mix,
  className,
}: {
  readonly y: number;
  readonly half: number;
  readonly depth: number;
  readonly from: number;
  readonly mix: number;
  readonly className?: string | undefined;
}) => (
  <g className={className}>
    <path
      d={`${wave(y, half, depth, from)}V900H-200Z`}
      fill={`color-mix(in srgb,var(--chart-sea),var(--sea-deep) ${mix}%)`}
      opacity=".93"
    />
    <path d={wave(y, half, depth, from)} fill="none" stroke="var(--sea-ink)" strokeWidth="1.8" opacity=".65" />
  </g>
);
const rays = Array.from({ length: 40 }, (_, i) => {
  const a = (i / 40) * Math.PI * 2;
  return `M930 190L${Math.round(930 + Math.cos(a) * 1400)} ${Math.round(190 + Math.sin(a) * 1400)}`;
}).join("");
const CLOUD =
  "M0 0q25 -7 52 0t52 0t52 0t52 0M-26 12q32 -7 68 0t68 0t68 0t68 0M10 24q30 -7 62 0t62 0t62 0t62 0M-40 36q36 -7 75 0t75 0t75 0t75 0M-10 48q28 -7 58 0t58 0t58 0t58 0";
const Clouds = () => (
  <g fill="none" stroke="var(--chart-coast)" strokeWidth="3.2" strokeLinecap="round" opacity=".5">
    <path transform="translate(60 70) scale(1.3)" d={CLOUD} />
    <path transform="translate(500 40)" d={CLOUD} />
    <path transform="translate(820 80) scale(1.3)" d={CLOUD} />
    <path transform="translate(310 170) scale(.7)" d={CLOUD} />
  </g>
);
const RAIN = Array.from({ length: 90 }, (_, i) => `M${(i * 67) % 1260} ${(i * 113) % 560}l-14 40`).join("");
const TOWN =
  "M0 0V-26L18 -40L36 -26V-18H70V-44L84 -58L98 -44V-20H140V-34H170V-70H176V-92L190 -128L204 -92V-70H212V-34H250V-24H300V-48L312 -60L324 -48V-22H372V-30H404V-62L412 -96L420 -62V-26H470V-18H520L532 -34L544 -18H600V-30H640V-14H720V-22H780V-12H860V0";
const Town = ({ opacity = 0.4 }: { readonly opacity?: number }) => (
  <path
    transform="translate(0 560)"
    d={TOWN}
    fill="none"
    stroke="var(--chart-coast)"
    strokeWidth="1.6"
    opacity={opacity}
    strokeLinejoin="round"
  />
);
const SMOKE = "M0 0C-14 -4 -16 -22 -2 -26C-2 -40 22 -44 28 -30C44 -36 56 -18 44 -8C50 4 36 12 26 6C18 14 4 12 0 0Z";

function ScenePicture({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const grey = scene !== "sails" && scene !== "sculpture";
  return (
    <svg className={css.scene} data-scene={scene} viewBox="0 0 1220 760" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect width="1220" height="760" fill={grey ? "color-mix(in srgb,var(--paper),var(--chart-coast) 20%)" : "var(--paper)"} />
      {!grey && <path d={rays} stroke="var(--line-strong)" strokeWidth=".8" opacity=".4" />}
      {!grey && <circle cx="930" cy="190" r="70" fill="var(--brass-wash)" stroke="var(--brass)" strokeWidth="2" />}
      {(scene === "wood" || scene === "none") && <Clouds />}
      {(scene === "wood" || scene === "none") && (
        <path className={css.rain} d={RAIN} stroke="var(--chart-coast)" strokeWidth="1.1" opacity=".4" />
      )}
      {scene !== "cloth" && scene !== "none" && <Town />}
      <Sea y={562} half={60} depth={14} from={-160} mix={grey ? 24 : 4} />
      {scene === "sails" && <Sailing />}
      {scene === "wood" && <Foundering />}
      {scene === "cloth" && <Adrift />}
      {scene === "iron" && <Battle />}
      {scene === "sculpture" && <Mocked />}
      {scene === "none" && <Wreckage />}
      <Sea
        y={scene === "sails" || scene === "sculpture" ? 640 : 606}
        half={80}
        depth={16}
        from={-190}
        mix={grey ? 44 : 24}
        className={css.swell}
      />
      {(scene === "wood" || scene === "none") && <Flotsam />}
      <Sea y={690} half={110} depth={20} from={-150} mix={grey ? 62 : 42} className={css.swellSlow} />
    </svg>
  );
}
const Flags = () => (
  // Signal flags from main mast to bow: a party dress.
  <g stroke="var(--ship-line)" strokeWidth="1.2">
    {Array.from({ length: 11 }, (_, i) => {
      const t = i / 11;
      const [x, y] = [596 + t * 510, 118 + t * 300 + Math.sin(t * Math.PI) * 34];
      const fills = ["var(--t-gules)", "var(--ship-gilt)", "var(--ship-blue)", "var(--paper)", "var(--t-vert)"];
      return <path key={t} className={css.flag} d={`M${x} ${y}l22 12l-4 14l-20 -13z`} fill={fills[i % 5]} />;
    })}
  </g>
);
const Sailing = () => (
  <g className={css.sailing}>
    <use href="#vasa" x="110" y="-16" width="1000" height="691" />
    <Flags />
    <g transform="translate(56 -52) scale(.909)">
      {MUZZLES.map(([x, y], i) => (
        <path
          key={x + y}
          className={css.smoke}
          style={{ animationDelay: `${900 + i * 70}ms` }}
          transform={`translate(${x} ${y}) scale(.62)`}
          d={SMOKE}
          fill="var(--paper)"
          stroke="var(--chart-coast)"
          strokeWidth="2"
        />
      ))}
    </g>
    <path
      d="M150 130q10 -12 20 0q10 -12 20 0M90 250q8 -10 16 0q8 -10 16 0M1010 120q9 -11 18 0q9 -11 18 0"
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="2"
    />
  </g>
);
const Foundering = () => (
  <g className={css.foundering}>
    <use href="#vasa" x="110" y="-8" width="1000" height="691" />
    {/* Water pours in over the gun ports. */}
    <g fill="color-mix(in srgb,var(--chart-sea),#fff 40%)" stroke="var(--sea-ink)" strokeWidth="1.4" opacity=".9">
      {[300, 352, 404, 456, 508].map((x) => (
        <path key={x} d={`M${x} ${560 + (x - 300) * 0.06}c-6 18 -2 30 2 44l12 -2c-4 -14 -4 -28 2 -40z`} />
      ))}
    </g>
  </g>
);
const Adrift = () => (
  <g className={css.adrift} style={{ "--cloth": 0, "--ship-draft": "transparent", "--ship-void": "transparent" } as React.CSSProperties}>
    <use href="#vasa" x="300" y="140" width="620" height="428" opacity=".82" />
    {/* Rags of canvas where sails were. */}
    <g fill="var(--ship-sail-d)" stroke="var(--ship-line)" strokeWidth="1.4" opacity=".8">
      <path d="M500 330l46 -4l-6 40l-8 -16l-10 34l-8 -24l-10 14z" />
      <path d="M668 332l40 -3l-4 30l-10 -12l-6 28l-10 -22z" />
    </g>
    <g className={css.fog} fill="var(--paper)" opacity=".75">
      <ellipse cx="260" cy="520" rx="380" ry="46" />
      <ellipse cx="860" cy="470" rx="420" ry="40" />
      <ellipse cx="600" cy="570" rx="520" ry="44" />
      <ellipse cx="420" cy="400" rx="300" ry="26" opacity=".6" />
    </g>
  </g>
);
const Battle = () => (
  <g>
    <g
      className={css.enemy}
      transform="translate(1210 60) scale(-.62 .62)"
      style={
        {
          "--sculpture": 0,
          "--ship-draft-on": "transparent",
          "--ship-blue": "var(--t-gules)",
          "--ship-gilt": "var(--paper)",
        } as React.CSSProperties
      }
    >
      <use href="#vasa" x="60" y="40" width="1100" height="760" />
    </g>
    <g className={css.struck} style={{ "--iron": 0, "--ship-draft-on": "var(--ship-line)" } as React.CSSProperties}>
      <use href="#vasa" x="-40" y="40" width="820" height="567" />
      <g fill="#17110d" stroke="var(--ship-line)" strokeWidth="2">
        <path d="M250 452l16 -8l10 12l-4 16l-18 2z" />
        <path d="M420 470l12 -10l14 8l-2 16l-16 2z" />
        <path d="M510 300l10 -6l6 10l-8 8z" />
      </g>
    </g>
    {[
      [520, 430, 1.7],
      [600, 470, 2.2],
      [690, 420, 1.9],
      [760, 480, 2.4],
      [640, 380, 1.4],
      [840, 440, 1.6],
    ].map(([x, y, s], i) => (
      <path
        key={x}
        className={css.smoke}
        style={{ animationDelay: `${i * 260}ms` }}
        transform={`translate(${x} ${y}) scale(${s})`}
        d={SMOKE}
        fill="var(--paper)"
        stroke="var(--chart-coast)"
        strokeWidth="1.6"
      />
    ))}
  </g>
);
const Mocked = () => (
  <g>
    <g
      className={css.plain}
      style={{ "--sculpture": 0, "--ship-draft-on": "transparent", "--ship-gilt": "var(--ship-timber-l)" } as React.CSSProperties}
    >
      <use href="#vasa" x="250" y="0" width="930" height="643" />
    </g>
    {/* The quay, and the people who laugh on it. */}
    <path d="M-10 560H330V760H-10Z" fill="var(--paper-3)" stroke="var(--chart-coast)" strokeWidth="2" />
    <path
      d="M-10 590H330M60 560v30M140 560v30M220 560v30M20 590v30M100 590v30M180 590v30M260 590v30M-10 620H330"
      stroke="var(--chart-coast)"
      opacity=".5"
    />
    {[
      [40, "var(--t-gules)"],
      [92, "var(--ship-timber)"],
      [146, "var(--t-azure)"],
      [200, "var(--t-vert)"],
      [254, "var(--ship-gilt)"],
      [300, "var(--t-sable)"],
    ].map(([x, coat], i) => (
      <g key={x} className={css.laugh} style={{ animationDelay: `${i * 170}ms` }}>
        <g transform={`translate(${x} ${556 - (i % 2) * 6})`} stroke="var(--ship-line)" strokeWidth="1.8" strokeLinejoin="round">
          <path d="M-15 4L-10 -34Q0 -42 10 -34L15 4Z" fill={coat as string} />
          <circle cy="-48" r="10" fill="#e7c9a3" />
          <path d="M-13 -54H13L8 -58V-68H-8V-58Z" fill="var(--ship-line)" />
          <path d="M-4 -45q4 6 8 0z" fill="#4b1d14" stroke="none" />
          <path d={i % 2 ? "M9 -30L26 -44" : "M9 -30L24 -50L34 -46"} fill="none" strokeWidth="5" />
        </g>
      </g>
    ))}
    <g className={css.ha} fill="var(--ink)">
      <text x="60" y="452">
        ha!
      </text>
      <text x="190" y="430">
        ha ha!
      </text>
    </g>
  </g>
);
const Wreckage = () => (
  <g className={css.sunk}>
    {/* Only the tops of the masts stand over the water. */}
    <g stroke="var(--ship-line)" strokeWidth="2" fill="var(--ship-spar)">
      <path d="M500 620L536 360L544 360L524 620Z" />
      <path d="M690 620L704 430L711 430L708 620Z" />
      <path d="M476 432L604 448" strokeWidth="7" stroke="var(--ship-timber-d)" />
      <path d="M540 362C574 350 590 376 630 362C600 388 574 376 542 386Z" fill="var(--ship-blue)" />
    </g>
  </g>
);
const Flotsam = () => (
  <g className={css.flotsam}>
    <g transform="rotate(-14 960 640)" stroke="var(--ship-line)" strokeWidth="2">
      <rect x="930" y="616" width="60" height="34" rx="10" fill="var(--ship-timber)" />
      <path d="M944 616v34M976 616v34" />
    </g>
    <path d="M700 640l90 -16 4 10 -90 16z" fill="var(--ship-timber-l)" stroke="var(--ship-line)" strokeWidth="2" />
    <path d="M150 650l70 12 -2 10 -70 -12z" fill="var(--ship-timber-l)" stroke="var(--ship-line)" strokeWidth="2" />
    <g fill="none" stroke="var(--paper)" strokeWidth="2" opacity=".7">
      <circle cx="300" cy="640" r="8" />
      <circle cx="324" cy="622" r="5" />
      <circle cx="282" cy="612" r="4" />
      <circle cx="350" cy="648" r="4" />
    </g>
  </g>
);
