import { attacksUntilHome, danger, enemiesAt, sizeOf } from "@stormakt/mare-balticum/advice";
import type { Local } from "@stormakt/mare-balticum/catalog";
import { FORCES, LOCALS } from "@stormakt/mare-balticum/catalog";
import { lights } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { EnemyMark } from "./marks.tsx";
import type { Table } from "./offers.ts";
import { POWER_ARMS } from "./offers.ts";
import type { Shown } from "./shown.tsx";
import { nameOf, wordsOf } from "./shown.tsx";
import css from "./standing.module.css";

/** How close Sweden is to being conquered. */
export function Danger({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  const { table } = props.view;
  const { lost, landed, lostNeeded } = danger(table);
  const until = attacksUntilHome(table);
  return (
    <Panel title={w.standing.danger} aside={w.standing.dangerOf(lost.length, lostNeeded)} className={css.panel}>
      <div className={css.meter} role="img" aria-label={w.standing.dangerOf(lost.length, lostNeeded)}>
        {Array.from({ length: lostNeeded }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike
          <i
            key={at}
            data-full={at < lost.length || undefined}
            data-near={(at >= lost.length && at < lost.length + landed.length) || undefined}
          />
        ))}
      </div>
      <p className="small">
        {lost.length > 0 && <b>{w.standing.fallen(lost.map((id) => nameOf(props, "province", id)).join(", "))}. </b>}
        {landed.length > 0
          ? `${w.standing.landed(landed.map((id) => nameOf(props, "province", id)).join(", "))}. `
          : lost.length === 0 && `${w.standing.safe} `}
        <span className="muted">{w.standing.everyone}</span>
      </p>
      <ul className={css.homes}>
        {LOCALS.map((local) => {
          const next = until[local] ?? 1;
          return (
            <li
              key={local}
              data-state={lost.includes(local) ? "lost" : landed.includes(local) ? "landed" : next === 1 ? "near" : undefined}
              {...lights({ thing: "province", id: local })}
            >
              <span className={css.route}>{local + 1}</span>
              <b>{nameOf(props, "province", local)}</b>
              <Sides table={table} local={local} />
              <small>{next === 1 ? w.standing.next : w.standing.later(next)}</small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
const Sides = ({ table, local }: { readonly table: Table; readonly local: Local }) => {
  const ours = FORCES.reduce<number>((sum, force) => sum + sizeOf(table, local, force), 0);
  const foes = FORCES.reduce<number>((sum, force) => sum + enemiesAt(table, local, force), 0);
  return (
    <span className={css.sides}>
      <Icon name="person" size={14} /> <b className="num">{ours}</b>
      {foes > 0 && (
        <>
          <EnemyMark charge={POWER_ARMS[local >> 1]?.charge ?? "eagle"} size={17} /> <b className="num">{foes}</b>
        </>
      )}
    </span>
  );
};
