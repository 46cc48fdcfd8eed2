import { holdingsIn } from "@stormakt/vasa-regalis/advice";
import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { GOODS, kindOf, VALUES } from "@stormakt/vasa-regalis/catalog";
import { lights } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { GoodIcon } from "./art.tsx";
import css from "./notebook.module.css";
import type { Props } from "./offers.ts";
import { boardWords } from "./words.ts";

/** VR-SECRET-11 What this seat saw and what follows from it: who owns what, what may lie where, what was inspected. */
export function Notebook(props: Props) {
  const t = useT();
  const { table } = props.view;
  if (table.notebook === "off") return <p className="muted small">{t.notes.off}</p>;
  return (
    <div className={css.book}>
      <Ledger props={props} />
      {table.built.some(Boolean) && <Ships props={props} />}
      <Inspections props={props} />
    </div>
  );
}
interface PageProps {
  readonly props: Props;
}
/** Who owns what. */
function Ledger({ props }: PageProps) {
  const w = boardWords(props.language);
  return (
    <section>
      <h3>{w.ledger}</h3>
      <p className="tiny muted">{w.ledgerHelp}</p>
      <table className={css.ledger}>
        <thead>
          <tr>
            <td />
            {GOODS.map((good) => (
              <th key={good} scope="col">
                <GoodIcon good={good} size={24} />
                <span className="aloud">{props.speaker.name({ thing: "good", id: good })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.seats.map(({ seat, name, arms }) => (
            <tr key={seat} {...lights({ thing: "seat", id: seat })}>
              <th scope="row">
                <Shield arms={arms} size={20} label={name} />
              </th>
              {GOODS.map((good) => (
                <td key={good}>
                  <Held props={props} seat={seat} good={good} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
/** What may lie in the ships of the others. */
function Ships({ props }: PageProps) {
  const w = boardWords(props.language);
  const { known } = props.view.table;
  return (
    <section>
      <h3>{w.candidates}</h3>
      <p className="tiny muted">{w.candidatesHelp}</p>
      <table className={css.ledger}>
        <tbody>
          {props.seats
            .filter(({ seat }) => seat !== props.seat)
            .map(({ seat, name, arms }) => (
              <tr key={seat}>
                <th scope="row">
                  <Shield arms={arms} size={20} label={name} />
                </th>
                {GOODS.map((good) => (
                  <td key={good}>
                    <Candidates bits={known.mayLie[seat * 4 + good] ?? 0} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
/** What was inspected, and when. */
function Inspections({ props }: PageProps) {
  const w = boardWords(props.language);
  const { notes } = props.view.table;
  return (
    <section>
      <h3>{w.notes}</h3>
      {notes.length === 0 ? (
        <p className="small muted">{w.noNotes}</p>
      ) : (
        <ul className={css.notes}>
          {notes.map(({ round, ship, good, value, current }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are never moved or removed
            <li key={at} data-old={!current || undefined}>
              {w.note(round, props.seats[ship]?.name ?? "?", w.partsOf[good] ?? "", value)} {!current && <i>({w.stale})</i>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
/** Counts of ones, twos and threes; with trades only bounds are known. */
function Held({ props, seat, good }: { readonly props: Props; readonly seat: number; readonly good: Good }) {
  const held = holdingsIn(props.view.table);
  return (
    <span className={css.held}>
      {VALUES.map((value) => {
        const at = seat * 12 + kindOf(good, value);
        const [least, most] = [held.least[at] ?? 0, held.most[at] ?? 0];
        return (
          <span key={value} data-none={most === 0 || undefined} data-three={(value === 3 && most > 0) || undefined}>
            <sup>{value}</sup>
            {least === most ? least : `${least}–${most}`}
          </span>
        );
      })}
    </span>
  );
}
function Candidates({ bits }: { readonly bits: number }) {
  if (bits === 0) return <span className="muted">·</span>;
  const values = VALUES.filter((value: Value) => (bits & (1 << value)) !== 0);
  return (
    <span className={css.may} data-sure={values.length === 1 || undefined}>
      {values.join(" / ")}
    </span>
  );
}
