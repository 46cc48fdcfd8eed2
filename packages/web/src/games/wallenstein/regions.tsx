import { majorities, standings } from "@stormakt/wallenstein/advice";
import { BUILDINGS, COUNTY_COUNT, REGION_OF, REGIONS } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { BUILDING_KINDS, RegionBand, SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import css from "./regions.module.css";
import { boardWords } from "./words.ts";

interface RegionsProps {
  readonly props: Props;
}
/** Per region who leads in palaces, churches and trading posts, and what a scoring would give now. */
export const Regions = memo(
  function Regions({ props }: RegionsProps) {
    const w = boardWords(props.language);
    return (
      <Panel title={w.regions.title} aside={w.regions.aside}>
        <div className={css.scroll}>
          <Majorities props={props} />
        </div>
        {props.view.outcome === null && <ScoringNow props={props} />}
      </Panel>
    );
  },
  (one, other) =>
    one.props.view.table === other.props.view.table &&
    one.props.language === other.props.language &&
    one.props.seats === other.props.seats &&
    one.props.seat === other.props.seat,
);

/** Region by region: whose buildings stand there, who leads, and who holds how many counties. */
function Majorities({ props }: RegionsProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const all = majorities(table);
  return (
    <table className={css.regions}>
      <thead>
        <tr>
          <td />
          {BUILDINGS.map(({ id, majority }, building) => (
            <th key={id} scope="col">
              <SmallMark of={BUILDING_KINDS[building] ?? "palace"} size={22} />
              <span>
                {props.speaker.name({ thing: "building", id: building }, "many")}
                <small>{w.regions.worth(majority)}</small>
              </span>
            </th>
          ))}
          <th scope="col">{w.regions.counties}</th>
        </tr>
      </thead>
      <tbody>
        {REGIONS.map(({ id, name }, region) => (
          <tr key={id}>
            <th scope="row">
              <RegionBand region={region} /> {name}
            </th>
            {BUILDINGS.map((_, building) => (
              <td key={building}>
                <Majority props={props} cell={all[region * BUILDINGS.length + building]} />
              </td>
            ))}
            <td>
              <span className={css.counts}>
                {props.seats.map(({ seat, arms, name: who }) => {
                  const held = countIn(table.owner, region, seat);
                  return (
                    held > 0 && (
                      <span key={seat} className={css.count} title={who}>
                        <Shield arms={arms} size={18} label={who} />
                        <b className="num">{held}</b>
                      </span>
                    )
                  );
                })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
function countIn(owners: readonly number[], region: number, seat: number): number {
  let held = 0;
  for (let county = 0; county < COUNTY_COUNT; county++) if (REGION_OF[county] === region && owners[county] === seat) held++;
  return held;
}
/** Buildings of one kind in one region, seat by seat; who leads has the points. */
function Majority({ props, cell }: RegionsProps & { readonly cell: ReturnType<typeof majorities>[number] | undefined }) {
  return (
    <span className={css.counts}>
      {cell?.counts.map((count, seat) => {
        const who = props.seats[seat];
        const leads = cell.leaders.includes(seat);
        return (
          count > 0 &&
          who !== undefined && (
            <span key={seat} className={css.count} data-leads={leads || undefined} title={who.name}>
              <Shield arms={who.arms} size={18} label={who.name} />
              <b className="num">{count}</b>
              {leads && <small>+{cell.points}</small>}
            </span>
          )
        );
      })}
      {cell?.leaders.length === 0 && <span className="muted">–</span>}
    </span>
  );
}

/** What a scoring would give each seat now. */
function ScoringNow({ props }: RegionsProps) {
  const w = boardWords(props.language);
  return (
    <table className={css.scores}>
      <caption>{w.regions.now}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{w.regions.counties}</th>
          <th scope="col">{w.regions.buildings}</th>
          <th scope="col">{w.regions.leads}</th>
          <th scope="col">{w.regions.would}</th>
          <th scope="col">{w.regions.have}</th>
          <th scope="col">{w.regions.together}</th>
        </tr>
      </thead>
      <tbody>
        {standings(props.view.table).map(({ seat, counties, buildings, majorities: lead, wouldScore, points }) => {
          const who = props.seats[seat];
          return (
            who !== undefined && (
              <tr key={seat} data-own={seat === props.seat || undefined}>
                <th scope="row">
                  <Shield arms={who.arms} size={20} /> <span>{who.name}</span>
                </th>
                <td>{counties}</td>
                <td>{buildings}</td>
                <td>{lead}</td>
                <td>
                  <b>+{wouldScore}</b>
                </td>
                <td>{points}</td>
                <td>
                  <b>{points + wouldScore}</b>
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
