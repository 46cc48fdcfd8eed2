import { memo, useMemo } from "react";
import { spot } from "../../kit/flight.tsx";
import { Panel } from "../../kit/paper.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { TowerSection } from "../../maps/wallenstein/tower.tsx";
import { TrayCount } from "./battle-scene.tsx";
import { battleIn } from "./battles.ts";
import { CubeMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfCubes } from "./offers.ts";
import css from "./tower-panel.module.css";
import { boardWords } from "./words.ts";

const isSameTable = (one: { readonly props: Props }, other: { readonly props: Props }): boolean =>
  one.props.view === other.props.view &&
  one.props.seats === other.props.seats &&
  one.props.speaker === other.props.speaker &&
  one.props.live === other.props.live;
/** The tower as it stands: what rests inside, by deduction, and what lies in the tray. Beside it the last battle. */
export const TowerPanel = memo(function TowerPanel({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { inside, tray, peasants } = props.view.table;
  const { view, toldSince } = props;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was told changes with the view
  const last = useMemo(() => battleIn(toldSince("attacked", "revoltBrokeOut")), [view, toldSince]);
  const names = [w.tower.peasants, ...props.seats.map(({ name }) => name)];
  return (
    <Panel title={w.tower.title} className={css.panel}>
      <div className={css.body} {...spot("tower")}>
        <Section inside={inside.join(" ")} tray={tray.join(" ")} props={props} />
        <div className={css.facts}>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{w.tower.parts.inside}</th>
                <th scope="col">{w.tower.parts.tray}</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name, colour) => (
                <tr key={name}>
                  <th scope="row">
                    <CubeMark arms={armsOfCubes(props.seats, colour)} size={18} /> {name}
                  </th>
                  <td className="num">{inside[colour] ?? 0}</td>
                  <td className="num">{tray[colour] ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small muted">{w.tower.peasantsLeft(peasants)}</p>
          {last !== null && (
            <section className={css.last} aria-label={w.tower.last}>
              <h3>{w.tower.last}</h3>
              <p>
                <Sentence parts={props.speaker.event(last.cause)} />{" "}
                {last.result !== null && <Sentence parts={props.speaker.event(last.result)} />}
              </p>
              <TrayCount tray={last.drop.tray} dropped={last.drop.dropped} props={props} />
            </section>
          )}
        </div>
      </div>
    </Panel>
  );
}, isSameTable);
const Section = memo(
  function Section({ props }: { readonly inside: string; readonly tray: string; readonly props: Props }) {
    const w = boardWords(props.language);
    const { inside, tray } = props.view.table;
    const heaps = (counts: readonly number[]) => counts.map((count, colour) => ({ arms: armsOfCubes(props.seats, colour), count }));
    return <TowerSection inside={heaps(inside)} tray={heaps(tray)} words={w.tower.parts} label={w.tower.label} />;
  },
  (one, other) => one.inside === other.inside && one.tray === other.tray && one.props.language === other.props.language,
);
