import baltic from "../../art/chart/baltic.svg";
import { Cube } from "../../kit/marks.tsx";
import css from "./landing.module.css";

/** Straight lines from a point in all directions: a sunburst, or the rhumb lines of a chart. */
const rays = (x: number, y: number, length: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return `M${x} ${y}L${Math.round(x + Math.cos(angle) * length)} ${Math.round(y + Math.sin(angle) * length)}`;
  }).join("");
/** A wave that goes across. */
const wave = (y: number, half: number, depth: number, from = -60, to = 420): string => {
  let d = `M${from} ${y}`;
  for (let x = from; x < to; x += half * 2) d += `q${half / 2} ${-depth} ${half} 0t${half} 0`;
  return d;
};
const CROWN = "M-16 12L-20 -9L-10 0L-7 -13L0 -2L7 -13L10 0L20 -9L16 12ZM-16 14.5H16V19H-16Z";

const SveaRike = () => (
  <>
    <rect width="320" height="220" fill="var(--paper-2)" />
    <path d={rays(160, 104, 300, 40)} stroke="var(--line-strong)" strokeWidth=".7" opacity=".55" />
    <g fill="var(--t-vert)" stroke="var(--chart-coast)">
      {[-172, -160, -148, -136, -124, -112, -100, -88, -76, -64, -52, -40]
        .flatMap((a) => [a, -a])
        .map((a) => (
          <path
            key={a}
            transform={`translate(160 112) rotate(${a}) translate(0 -92) rotate(${a < 0 ? 28 : -28})`}
            d="M0 12C-7 4 -6 -8 0 -14C6 -8 7 4 0 12Z"
          />
        ))}
    </g>
    <g transform="translate(160 20)">
      <path d="M-62 8H62V82C62 124 34 150 0 168C-34 150 -62 124 -62 82Z" fill="var(--t-azure)" />
      <path d="M-62 8H62V82C62 124 34 150 0 168C-34 150 -62 124 -62 82Z" fill="url(#h-azure)" stroke="var(--ship-line)" strokeWidth="3.5" />
      <path d="M-56 14H56V82C56 120 30 144 0 161C-30 144 -56 120 -56 82Z" fill="none" stroke="var(--ship-gilt)" strokeWidth="2" />
      <g fill="var(--ship-gilt)" stroke="var(--ship-line)" strokeWidth="1.2">
        <path transform="translate(-27 48) scale(1.12)" d={CROWN} />
        <path transform="translate(27 48) scale(1.12)" d={CROWN} />
        <path transform="translate(0 106) scale(1.2)" d={CROWN} />
      </g>
    </g>
  </>
);
const VasaRegalis = () => (
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
const MareBalticum = () => (
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
const Wallenstein = () => (
  <>
    <rect width="320" height="220" fill="var(--paper-2)" />
    <path d={rays(160, 110, 300, 32)} stroke="var(--line-strong)" strokeWidth=".6" opacity=".35" />
    <path d="M0 176L60 132L96 168L150 128L230 176L270 142L320 172V220H0Z" fill="var(--paper-3)" stroke="var(--line-strong)" />
    <g stroke="var(--ship-line)" strokeWidth="1.4" fill="var(--ship-timber)">
      <path d="M22 206L246 12L249 16L26 210Z" />
      <path d="M298 206L74 12L71 16L294 210Z" />
    </g>
    <g fill="var(--g-iron)" stroke="var(--ship-line)" strokeWidth="1.4">
      <path d="M242 20L246 10L268 -2L256 18L248 22Z" />
      <path d="M78 20L74 10L52 -2L64 18L72 22Z" />
    </g>
    <g stroke="var(--ship-line)" strokeWidth="2.4" strokeLinejoin="round">
      <path d="M114 68H206L200 186H120Z" fill="var(--ship-tallow)" />
      <path d="M106 40H122V52H138V40H152V52H168V40H182V52H198V40H214V68H106Z" fill="var(--ship-tallow)" />
      <path
        d="M118 74h84M124 74v14M146 74v14M168 74v14M190 74v14M128 88h74M135 88v14M157 88v14M179 88v14M201 88v14M118 102h84M124 102v14M146 102v14M168 102v14M190 102v14M128 116h74M135 116v14M157 116v14M179 116v14M201 116v14M118 130h84M124 130v14M146 130v14M168 130v14M190 130v14M128 144h74"
        strokeWidth="1"
        opacity=".35"
        fill="none"
      />
      <path d="M134 186V152a26 22 0 0 1 52 0V186Z" fill="#1d140d" />
      <path d="M155 84h10v26h-10z" fill="#1d140d" />
      <path d="M84 186H236L252 210H68Z" fill="var(--ship-timber)" />
      <path d="M92 190H228L238 204H82Z" fill="var(--t-vert)" />
    </g>
    {CUBES.map(([tincture, x, y, size, turn]) => (
      <g key={`${tincture}${x}`} transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})`}>
        <Cube tincture={tincture} size={size} />
      </g>
    ))}
  </>
);
const CUBES = [
  ["gules", 126, 166, 28, -8],
  ["or", 164, 170, 26, 12],
  ["azure", 98, 180, 25, 6],
  ["sable", 196, 178, 26, -14],
  ["vert", 148, 184, 22, 20],
  ["purpure", 146, 14, 24, -16],
  ["gules", 172, 26, 20, 18],
] as const;

const EMBLEMS: Record<string, () => React.ReactNode> = {
  "svea-rike": SveaRike,
  "vasa-regalis": VasaRegalis,
  "mare-balticum": MareBalticum,
  wallenstein: Wallenstein,
};
/** The picture on a game's box. */
export function Emblem({ game }: { readonly game: string }) {
  const Picture = EMBLEMS[game];
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
