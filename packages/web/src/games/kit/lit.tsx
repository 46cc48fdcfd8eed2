import { memo } from "react";
import { useLit } from "../../kit/light.ts";

interface LitProps {
  readonly thing: string;
  readonly id: number;
  /** The outline of the place. */
  readonly d: string | undefined;
  /** How the light looks on this map. */
  readonly className: string | undefined;
}
/** A light around a place that is spoken of: a broad line, and a finer one over it. */
export const Lit = memo(function Lit({ thing, id, d, className }: LitProps) {
  const lit = useLit(thing, id);
  return lit ? (
    <g className={className}>
      <path d={d} />
      <path d={d} />
    </g>
  ) : null;
});
