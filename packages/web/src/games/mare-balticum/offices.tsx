import { linesInOrder, officeStandings } from "@stormakt/mare-balticum/advice";
import type { Line, Office } from "@stormakt/mare-balticum/catalog";
import { NO_LINE, SUBJECTS_FOR_OFFICE } from "@stormakt/mare-balticum/catalog";
import { lights } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { ForceMark, TitleMark } from "./marks.tsx";
import type { Table } from "./offers.ts";
import { armsOfLine } from "./offers.ts";
import type { Shown } from "./shown.tsx";
import { nameOf, wordsOf } from "./shown.tsx";
import css from "./standing.module.css";

/** Who would hold an office if the turn ended now. */
function officeVerdict(table: Table, office: Office): readonly Line[] {
  const standing = officeStandings(table)[office];
  if (standing === undefined) return [];
  const held = standing.subjects.find(({ line }) => line === standing.holder)?.count ?? 0;
  const most = Math.max(SUBJECTS_FOR_OFFICE, held, ...standing.subjects.map(({ count }) => count));
  const lines = standing.subjects.filter(({ count }) => count === most).map(({ line }) => line);
  return lines.includes(standing.holder as Line) ? [standing.holder as Line] : lines;
}
/** The offices: who holds them, who has how many subjects for them. */
export function Offices({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  const { table } = props.view;
  const lines = linesInOrder(table);
  return (
    <Panel title={w.standing.offices} className={css.panel}>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {lines.map((line) => (
                <th key={line} scope="col">
                  <Shield arms={armsOfLine(line)} size={20} label={nameOf(props, "line", line)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {officeStandings(table).map(({ office, holder, subjects, needed }) => {
              const next = officeVerdict(table, office);
              return (
                <tr key={office} {...lights({ thing: "office", id: office })}>
                  <th scope="row">
                    <ForceMark force={office} size={24} />{" "}
                    <span>
                      {nameOf(props, "office", office)}
                      <small>
                        {holder === NO_LINE ? w.standing.vacant : w.standing.held(nameOf(props, "line", holder))};{" "}
                        {w.standing.officeNeeds(needed)}
                      </small>
                      {next.length > 1 ? (
                        <span className={css.next}>{w.standing.tie}</span>
                      ) : (
                        next[0] !== undefined &&
                        next[0] !== holder && <span className={css.next}>{w.standing.leadsTo(nameOf(props, "line", next[0]))}</span>
                      )}
                    </span>
                  </th>
                  {subjects.map(({ line, count }) => (
                    <td key={line} data-holds={line === holder || undefined} data-enough={count >= needed || undefined}>
                      {count}
                      {line === holder && <TitleMark size={15} label={w.seat.titles} />}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
