import { rays } from "../../art/strokes.ts";

const CROWN = "M-16 12L-20 -9L-10 0L-7 -13L0 -2L7 -13L10 0L20 -9L16 12ZM-16 14.5H16V19H-16Z";

/** The picture on the box. */
export const BoxPicture = () => (
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
