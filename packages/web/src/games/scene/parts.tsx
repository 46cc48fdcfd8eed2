import type { ReactNode } from "react";
import { createElement } from "react";
import { Die, Icon, Shield } from "../../kit/marks.tsx";
import type { SeatAtTable } from "../plugin.ts";
import css from "./scene.module.css";

/** What pictures on the stage are put together of. */
export const Row = ({ children }: { readonly children?: ReactNode }) => <div className={css.row}>{children}</div>;
/** The same, of its parts one after the other. */
export const row = (...parts: readonly ReactNode[]): ReactNode => createElement(Row, null, ...parts);
/** Somebody at the table; nobody, where the seat is none. */
export const Who = ({
  seats,
  seat,
  struck = false,
}: {
  readonly seats: readonly SeatAtTable[];
  readonly seat: number;
  readonly struck?: boolean;
}) => {
  const one = seats[seat];
  return one === undefined ? null : (
    <span className={css.who} data-struck={struck || undefined}>
      <Shield arms={one.arms} size={28} />
      <b>{one.name}</b>
    </span>
  );
};
export const Arrow = () => <Icon name="next" size={16} className={css.arrow} />;
export const Cross = () => <Icon name="close" size={20} className={css.cross} />;
/** A piece with its name. */
export const Thing = ({ look, name, note }: { readonly look?: ReactNode; readonly name: ReactNode; readonly note?: ReactNode }) => (
  <span className={css.thing}>
    {look}
    <span>
      <b>{name}</b>
      {note !== undefined && <small>{note}</small>}
    </span>
  </span>
);
/** So much more, or so much less, of something. */
export const Sum = ({ n, of }: { readonly n: number; readonly of: ReactNode }) => (
  <span className={css.sum} data-less={n < 0 || undefined}>
    <b className="num">{n < 0 ? `−${-n}` : `+${n}`}</b>
    {of}
  </span>
);
export const Count = ({ n, of }: { readonly n: number; readonly of: ReactNode }) => (
  <span className={css.sum} data-plain="">
    <b className="num">{n}</b>
    {of}
  </span>
);
export const Dice = ({ values }: { readonly values: readonly number[] }) => (
  <span className={css.dice}>
    {values.map((value, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order alone
      <Die key={at} value={value} size={30} rolling />
    ))}
  </span>
);
/** A card lying open, with what it says. */
export const Sheet = ({
  look,
  title,
  children,
}: {
  readonly look?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}) => (
  <div className={css.sheet}>
    {look}
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </div>
);
interface ScoreRow {
  readonly seat: number;
  /** Who it is, where it is no seat. */
  readonly head?: ReactNode;
  readonly figures: readonly (number | string)[];
}
/** A reckoning: a row for each seat, the last figure is the sum. Whoever has most is marked. */
export function Scores({
  seats,
  heads,
  rows,
}: {
  readonly seats: readonly SeatAtTable[];
  readonly heads: readonly ReactNode[];
  readonly rows: readonly ScoreRow[];
}) {
  const most = Math.max(...rows.map(({ figures }) => Number(figures.at(-1))));
  return (
    <table className={css.scores}>
      <thead>
        <tr>
          <td />
          {heads.map((head, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, head, figures }) => (
          <tr key={seat} data-most={Number(figures.at(-1)) === most || undefined}>
            <th scope="row">{head ?? <Who seats={seats} seat={seat} />}</th>
            {figures.map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={at} className="num">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
