import { memo } from "react";
import css from "./chart.module.css";
import type { Place } from "./placed.ts";
import { asLargeAs, placedPath } from "./placed.ts";

const spokes = (x: number, y: number, reach: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return `M${x} ${y}L${Math.round(x + Math.sin(angle) * reach)} ${Math.round(y - Math.cos(angle) * reach)}`;
  }).join("");

/** Straight courses from a compass rose. */
export const Rhumbs = ({
  x,
  y,
  reach,
  count = 32,
}: {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly count?: number;
}) => <path className={css.rhumbs} d={spokes(x, y, reach, count)} />;
export const Rose = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <use href="#compass" x={x - size / 2} y={y - size / 2} width={size} height={size} />
);

/** The patterns an engraver has: waves for the sea, bars for lakes, and five that tell regions apart. */
export const GroundDefs = memo(function GroundDefs({ uid }: { readonly uid: string }) {
  const pattern = (name: string, w: number, h: number, body: React.ReactNode) => (
    <pattern key={name} id={`${uid}${name}`} width={w} height={h} patternUnits="userSpaceOnUse">
      {body}
    </pattern>
  );
  return (
    <defs>
      {pattern("waves", 64, 18, <path d="M2 5q4-2.6 8 0t8 0M36 14q4-2.6 8 0t8 0" className={css.wave} />)}
      <g className={css.figure}>
        {pattern("bars", 6, 5, <path d="M0 2.5H6" />)}
        {pattern("hatch", 7, 7, <path d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6" />)}
        {pattern("dots", 9, 9, <path d="M2.2 2.2h.01M6.7 6.7h.01" className={css.dot} />)}
        {pattern("lozenge", 9, 13, <path d="M0 6.5L4.5 0L9 6.5L4.5 13Z" />)}
        {pattern("pales", 6, 8, <path d="M3 0V8" />)}
      </g>
    </defs>
  );
});

/** A ship under sail, 60 wide. */
export const SailingShip = ({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} className={css.ship} aria-hidden="true">
    <path className={css.hull} d="M-22 6C-14 9 12 9 20 5L24-1L16 1H-14L-22-3Z" />
    <path className={css.rig} d="M-17 4H19M-12 6.5H15M0 1V-28M-13 0V-20M13 0V-19M24-1L32-7" />
    <path
      className={css.sail}
      d="M-7-6C-5-10-5-13-7-16H7C9-13 9-10 7-6ZM-5-18C-4-20-4-22-5-24H5C6-22 6-20 5-18ZM-18-5C-17-8-17-11-18-14H-9C-8-11-8-8-9-5ZM9-5C10-8 10-11 9-14H18C19-11 19-8 18-5Z"
    />
    <path className={css.flag} d="M0-28L8-30L0-32Z" />
    <path className={css.wake} d="M-28 10q4-3 8 0t8 0t8 0t8 0t8 0t8 0M-20 14q4-3 8 0t8 0t8 0t8 0" />
  </g>
);
const SLOPE = "M-15 5C-10 3 -7 -8 -2 -14C0 -16 2 -14 3 -12C7 -6 10 2 16 5";
const SHADE = "M1 -13L4 -3M4 -10L7 -1M6.5 -6L10 1.5M9 -2L13 4M-1 -12L0 -5";
/** A mountain as it stands on old maps, lit from the west. */
export const Mountain = (place: Place) => (
  <g style={asLargeAs(place)}>
    <path className={css.slope} d={placedPath(SLOPE, place)} />
    <path className={css.shade} d={placedPath(SHADE, place)} />
  </g>
);
export const ScaleBar = ({
  x,
  y,
  width,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly children: string;
}) => (
  <g className={css.scaleBar} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <rect key={i} x={x + (i * width) / 6} y={y} width={width / 6} height="5" data-dark={i % 2 === 0 || undefined} />
    ))}
    <text x={x + width / 2} y={y - 6}>
      {children}
    </text>
  </g>
);

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly rotate?: number;
  readonly spacing?: number;
  readonly children: string;
}
const turned = ({ x, y, rotate }: NameProps): string | undefined => (rotate === undefined ? undefined : `rotate(${rotate} ${x} ${y})`);
/** Water is named in Fell italic. */
export const SeaName = (props: NameProps) => (
  <text
    className={css.seaName}
    x={props.x}
    y={props.y}
    fontSize={props.size ?? 18}
    letterSpacing={props.spacing ?? 3}
    transform={turned(props)}
  >
    {props.children}
  </text>
);
/** Realms that are not played, in spaced capitals. */
export const LandName = (props: NameProps) => (
  <text
    className={css.landName}
    x={props.x}
    y={props.y}
    fontSize={props.size ?? 16}
    letterSpacing={props.spacing ?? 5}
    transform={turned(props)}
  >
    {props.children}
  </text>
);
