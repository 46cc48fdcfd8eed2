import { rays } from "../../art/strokes.ts";
import { Cube } from "../../kit/marks.tsx";

/** The picture on the box. */
export const BoxPicture = () => (
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
