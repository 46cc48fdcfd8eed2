import type { ReactNode } from "react";
import { Die } from "../../kit/marks.tsx";
import css from "./battle-line.module.css";

/** One who fights: a fief, a group, an enemy card. */
export interface Fighter {
  readonly key: string;
  readonly look: ReactNode;
  readonly name: string;
  readonly strength?: number | string;
  /** What was rolled; null: not yet. */
  readonly roll?: number | null;
  /** The roll or the blow told. */
  readonly hit?: boolean;
  /** Out of the fight. */
  readonly down?: boolean;
}
interface Props {
  readonly ours: readonly Fighter[];
  readonly theirs: readonly Fighter[];
  readonly oursName: string;
  readonly theirsName: string;
  /** Between the lines: the round, the odds. */
  readonly children?: ReactNode;
}
const Side = ({ name, fighters, foe }: { readonly name: string; readonly fighters: readonly Fighter[]; readonly foe: boolean }) => (
  <section className={css.side} data-foe={foe || undefined}>
    <h4 className="caps">{name}</h4>
    <ol>
      {fighters.map(({ key, look, name: who, strength, roll, hit = false, down = false }) => (
        <li key={key} className={css.fighter} data-down={down || undefined} data-hit={hit || undefined}>
          <span className={css.look}>{look}</span>
          {strength !== undefined && <b className="num">{strength}</b>}
          <span className={css.who}>{who}</span>
          {roll !== undefined && (roll === null ? <span className={css.noDie} aria-hidden="true" /> : <Die value={roll} size={26} />)}
        </li>
      ))}
    </ol>
  </section>
);
/** Two lines drawn up against each other. Who is down is turned over and struck through; a hit has a frame. */
export const BattleLine = ({ ours, theirs, oursName, theirsName, children }: Props) => (
  <div className={css.battle}>
    <Side name={oursName} fighters={ours} foe={false} />
    <div className={css.between}>{children}</div>
    <Side name={theirsName} fighters={theirs} foe />
  </div>
);
