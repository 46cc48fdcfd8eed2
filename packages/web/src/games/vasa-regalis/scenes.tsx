import type { CSSProperties } from "react";
import { MUZZLES } from "../../art/ship.ts";
import css from "./scenes.module.css";

/** How the voyage ended: she sails, or the first part that failed tells how she was lost. */
export type Scene = "sails" | "wood" | "cloth" | "iron" | "sculpture" | "none";

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
  return `M960 190L${Math.round(960 + Math.cos(a) * 1400)} ${Math.round(190 + Math.sin(a) * 1400)}`;
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

export function ScenePicture({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const grey = scene !== "sails" && scene !== "sculpture";
  const storm = scene === "wood" || scene === "none";
  return (
    <svg className={css.scene} viewBox="0 60 1220 640" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect y="-400" width="1220" height="1600" fill={grey ? "color-mix(in srgb,var(--paper),var(--chart-coast) 20%)" : "var(--paper)"} />
      {!grey && <path d={rays} stroke="var(--line-strong)" strokeWidth=".8" opacity=".4" />}
      {!grey && <circle cx="960" cy="190" r="66" fill="var(--orb)" stroke="var(--brass)" strokeWidth="2" />}
      {storm && <Clouds />}
      {storm && <path className={css.rain} d={RAIN} stroke="var(--chart-coast)" strokeWidth="1.1" opacity=".4" />}
      {scene !== "cloth" && scene !== "none" && <Town />}
      <Sea y={562} half={60} depth={14} from={-160} mix={grey ? 24 : 4} />
      {scene === "sails" && <Sailing />}
      {scene === "wood" && <Foundering />}
      {scene === "cloth" && <Adrift />}
      {scene === "iron" && <Battle />}
      {scene === "sculpture" && <Mocked />}
      {scene === "none" && <Wreckage />}
      <Sea y={604} half={80} depth={16} from={-190} mix={grey ? 44 : 22} className={css.swell} />
      {storm && <Flotsam />}
      {scene === "cloth" && <Mist />}
      <Sea y={656} half={110} depth={20} from={-150} mix={grey ? 62 : 42} className={css.swellSlow} />
    </svg>
  );
}
/** The ship in her own measure, her waterline at y 606. */
const afloat = (x: number, scale: number): string => `translate(${x} ${606 - 706 * scale}) scale(${scale})`;
const Vasa = () => <use href="#vasa" x="60" y="40" width="1100" height="760" />;
const style = (values: Record<string, string | number>): CSSProperties => values;
const SMOKE_FILL = { fill: "var(--ship-sail-l)", stroke: "var(--ship-rig)" };

/** Signal flags from the main mast to the bowsprit: a ship in her finery. */
const Flags = () => (
  <g stroke="var(--ship-line)" strokeWidth="1.4">
    <path
      d={`M548 78${Array.from({ length: 13 }, (_, i) => `L${548 + (i / 12) * 578} ${flagHeight(i / 12)}`).join("")}`}
      fill="none"
      stroke="var(--ship-rig)"
    />
    {Array.from({ length: 12 }, (_, i) => {
      const t = (i + 0.5) / 12;
      const [x, y] = [548 + t * 578, flagHeight(t)];
      const fills = ["var(--t-gules)", "var(--ship-gilt)", "var(--ship-blue)", "var(--ship-sail-l)", "var(--t-vert)"];
      return <path key={t} className={css.flag} d={`M${x} ${y}l26 14l-3 24l-25 -16z`} fill={fills[i % 5]} />;
    })}
  </g>
);
const flagHeight = (t: number): number => Math.round(78 + t * 310 + Math.sin(t * Math.PI) * 42);
const Sailing = () => (
  <g className={css.sailing}>
    <g transform={afloat(92, 0.8)}>
      <Vasa />
      <Flags />
      {MUZZLES.map(([x, y], i) => (
        <g key={x + y} transform={`translate(${x} ${y}) scale(${i < 12 ? 1.05 : 0.85})`}>
          <path
            className={css.smoke}
            style={{ animationDelay: `${900 + (i % 12) * 90 + (i < 12 ? 0 : 500)}ms` }}
            d={SMOKE}
            {...SMOKE_FILL}
            strokeWidth="1.6"
          />
        </g>
      ))}
    </g>
    <path
      d="M150 170q10 -12 20 0q10 -12 20 0M90 270q8 -10 16 0q8 -10 16 0M1090 130q9 -11 18 0q9 -11 18 0"
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="2"
    />
  </g>
);
const Foundering = () => (
  <g className={css.foundering}>
    <g transform={afloat(92, 0.8)}>
      <Vasa />
      {/* Water pours in over the gun ports. */}
      <g fill="color-mix(in srgb,var(--chart-sea),#fff 40%)" stroke="var(--sea-ink)" strokeWidth="1.4" opacity=".9">
        {[300, 352, 404, 456, 508, 560].map((x) => (
          <path key={x} d={`M${x} ${600 + (x - 300) * 0.09}c-6 18 -2 30 2 44l12 -2c-4 -14 -4 -28 2 -40z`} />
        ))}
      </g>
    </g>
  </g>
);
const Adrift = () => (
  <g className={css.adrift}>
    <g
      transform={afloat(300, 0.6)}
      style={style({ "--cloth": 0, "--ship-draft": "transparent", "--ship-void": "transparent" })}
      opacity=".86"
    >
      <Vasa />
      {/* Rags of canvas where sails were. */}
      <g fill="var(--ship-sail-d)" stroke="var(--ship-line)" strokeWidth="2">
        <path d="M422 344l-14 6l8 90l18 -34l12 60l16 -54l20 30l6 -70l24 40l10 -76z" />
        <path d="M720 364l10 74l16 -30l10 44l14 -50l16 24l4 -66z" />
        <path d="M470 182l4 56l16 -26l8 36l14 -40l14 16l2 -46z" />
        <path d="M546 338l130 -6M804 358l94 -6" strokeWidth="6" stroke="var(--ship-timber-d)" />
      </g>
    </g>
  </g>
);
/** Fog as an engraver cuts it: level strokes, long and short by turns. */
const MIST = Array.from({ length: 46 }, (_, i) => {
  const y = 396 + ((i * 37) % 46) * 6;
  const x = -80 + ((i * 263) % 1100);
  return `M${x} ${y}h${140 + ((i * 97) % 320)}`;
}).join("");
const Mist = () => <path className={css.fog} d={MIST} stroke="var(--mist)" strokeWidth="9" strokeLinecap="round" opacity=".62" />;
const Battle = () => (
  <g>
    <g
      transform={`translate(1232 ${606 - 706 * 0.56}) scale(-.56 .56)`}
      style={style({
        "--sculpture": 0,
        "--ship-draft-on": "transparent",
        "--ship-blue": "var(--t-gules)",
        "--ship-gilt": "var(--ship-sail-l)",
      })}
    >
      <Vasa />
    </g>
    <g className={css.struck}>
      <g transform={afloat(-66, 0.72)} style={style({ "--iron": 0, "--ship-draft-on": "var(--ship-line)" })}>
        <Vasa />
        <g fill="#17110d" stroke="var(--ship-line)" strokeWidth="2.5">
          <path d="M420 600l22 -10l14 16l-6 22l-24 3z" />
          <path d="M640 620l16 -14l19 11l-3 22l-22 3z" />
          <path d="M770 560l14 -8l9 14l-11 11z" />
          <path d="M600 400l16 -6l8 18l-14 10z" />
          <path d="M470 250l12 -8l10 12l-10 12z" />
        </g>
      </g>
    </g>
    {[
      [470, 470, 1.5],
      [560, 510, 2.3],
      [650, 460, 2],
      [720, 520, 2.6],
      [610, 400, 1.5],
      [800, 470, 1.8],
      [880, 520, 1.6],
    ].map(([x, y, size], i) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path className={css.smoke} style={{ animationDelay: `${i * 260}ms` }} d={SMOKE} {...SMOKE_FILL} strokeWidth="1.4" />
      </g>
    ))}
  </g>
);
const CROWD = [
  [40, "var(--t-gules)"],
  [92, "var(--ship-timber)"],
  [146, "var(--t-azure)"],
  [200, "var(--t-vert)"],
  [254, "var(--ship-gilt)"],
  [300, "var(--t-purpure)"],
] as const;
const Mocked = () => (
  <g>
    <g className={css.plain}>
      <g
        transform={afloat(250, 0.78)}
        style={style({ "--sculpture": 0, "--ship-draft-on": "transparent", "--ship-gilt": "var(--ship-timber-l)" })}
      >
        <Vasa />
      </g>
    </g>
    {/* The quay, and the people who laugh on it. */}
    <path d="M-10 540H330V760H-10Z" fill="var(--paper-3)" stroke="var(--chart-coast)" strokeWidth="2" />
    <path
      d="M-10 570H330M60 540v30M140 540v30M220 540v30M20 570v30M100 570v30M180 570v30M260 570v30M-10 600H330"
      stroke="var(--chart-coast)"
      opacity=".5"
    />
    {CROWD.map(([x, coat], i) => (
      <g key={x} className={css.laugh} style={{ animationDelay: `${i * 170}ms` }}>
        <g transform={`translate(${x} ${538 - (i % 2) * 6})`} stroke="var(--ship-line)" strokeWidth="1.8" strokeLinejoin="round">
          <path d={i % 2 ? "M9 -30L26 -44" : "M9 -30L24 -50L34 -46"} fill="none" stroke={coat} strokeWidth="7" strokeLinecap="round" />
          <path d="M-15 4L-10 -34Q0 -42 10 -34L15 4Z" fill={coat} />
          <circle cy="-48" r="10" fill="#e7c9a3" />
          <path d="M-14 -54C-6 -58 6 -58 14 -54L9 -58V-68H-9V-58Z" fill="#2b211a" />
          <path d="M-4 -46q4 7 8 0z" fill="#4b1d14" stroke="none" />
        </g>
      </g>
    ))}
    <g className={css.ha} fill="var(--ink)">
      <text x="52" y="432">
        ha!
      </text>
      <text x="176" y="408">
        ha ha!
      </text>
    </g>
  </g>
);
const Wreckage = () => (
  <g className={css.sunk}>
    {/* Only the tops of the masts stand over the water. */}
    <g stroke="var(--ship-line)" strokeWidth="2" fill="var(--ship-spar)">
      <path d="M500 640L540 330L548 330L528 640Z" />
      <path d="M700 640L716 420L723 420L722 640Z" />
      <path d="M470 410L612 430M476 500L600 518M660 490L780 500" strokeWidth="7" stroke="var(--ship-timber-d)" />
      <path d="M524 336h34l-4 12h-28z" fill="var(--ship-timber-d)" />
      <path d="M546 332C580 320 596 346 636 332C606 358 580 346 548 356Z" fill="var(--ship-blue)" />
      <path d="M484 413l120 17l-8 62l-18 -30l-14 36l-18 -42l-22 24l-16 -46z" fill="var(--ship-sail-d)" />
    </g>
    <path
      d="M300 300q10 -12 20 0q10 -12 20 0M880 260q9 -11 18 0q9 -11 18 0M830 330q7 -9 14 0q7 -9 14 0"
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="2"
    />
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
