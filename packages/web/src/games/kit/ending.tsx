import type { ReactNode } from "react";
import { useEffect } from "react";
import { Cartouche, Neatline, Sheet } from "../../kit/paper.tsx";
import type { SoundName } from "../../kit/sound.ts";
import { play } from "../../kit/sound.ts";
import css from "./ending.module.css";

interface EndingPlateProps {
  readonly title: string;
  readonly text: string;
  /** Where the title stands: over the picture, over its foot, or below it, for a text of several lines. */
  readonly at: "top" | "foot" | "below";
  readonly sound: SoundName;
  readonly plate?: string | undefined;
  readonly children: ReactNode;
}
/** How it ended: a picture in its neatline, with a printed title, and the sound that belongs to it. */
export function EndingPlate({ title, text, at, sound, plate, children }: EndingPlateProps) {
  useEffect(() => play(sound), [sound]);
  return (
    <Neatline plate={plate}>
      {children}
      <div className={css.place} data-at={at}>
        <Cartouche className={css.title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </Cartouche>
      </div>
    </Neatline>
  );
}

/** A sun with its rays, behind a scene of 900 by 420. */
export const Sun = ({ y, r, rays = y }: { readonly y: number; readonly r: number; readonly rays?: number }) => (
  <>
    {Array.from({ length: 36 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rays of one sun
      <path key={at} className={css.ray} d={`M450 ${rays}L444 -420H456Z`} transform={`rotate(${at * 10} 450 ${rays})`} />
    ))}
    <circle cx="450" cy={y} r={r} className={css.sun} />
  </>
);

/** The final table in figures, also printed. */
export const FinalSheet = ({
  caption,
  className,
  children,
}: {
  readonly caption: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <Sheet className={`${css.final} ${className ?? ""}`}>
    <table>
      <caption>{caption}</caption>
      {children}
    </table>
  </Sheet>
);
