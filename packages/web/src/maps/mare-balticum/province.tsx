import { PRINTED } from "@stormakt/mare-balticum/catalog";
import { memo } from "react";
import type { Arms } from "../../art/arms.ts";
import type { Charge } from "../../art/charges.ts";
import chart from "../chart/chart.module.css";
import type { GoodKind } from "../chart/pieces.tsx";
import { CrownPiece, Disc, EnemyPiece, GoodPiece, MapShield, SubjectOutline } from "../chart/pieces.tsx";
import type { ProvinceSlots } from "./atlas.ts";
import { CIRCLE_RADIUS, hexOf, middleOf, ROUTES } from "./atlas.ts";
import type { PowerLook, ProvinceLook } from "./looks.ts";
import { GOOD_KINDS } from "./looks.ts";
import css from "./mare-balticum-map.module.css";
import { FORCES } from "./places.ts";

const arms = (tincture: Arms["tincture"], charge: Charge): Arms => ({ tincture, charge });
/** What the provinces bear: our own choice, after their old arms where a charge allows. */
const PROVINCE_ARMS: readonly Arms[] = [
  arms("gules", "pikes"),
  arms("gules", "lion"),
  arms("gules", "crowns"),
  arms("gules", "roses"),
  arms("or", "lion"),
  arms("sable", "lion"),
  arms("azure", "tower"),
  arms("azure", "lion"),
  arms("gules", "griffin"),
  arms("argent", "griffin"),
  arms("or", "griffin"),
  arms("azure", "fish"),
];
export const Province = memo(function Province({
  look,
  province,
  slots,
  enemy,
}: {
  readonly look: ProvinceLook;
  readonly province: number;
  readonly slots: ProvinceSlots;
  readonly enemy: Charge;
}) {
  const printed = PRINTED[province];
  const { label, arms: coat, good } = slots;
  return (
    <>
      <text className={chart.name} x={label[0]} y={label[1]} fontSize="18.5" data-shown>
        {look.name ?? printed?.name}
      </text>
      <MapShield arms={PROVINCE_ARMS[province] ?? arms("argent", "tower")} x={coat[0]} y={coat[1]} />
      {look.title !== null && (
        <g data-spot={`province-title-${province}`}>
          <CrownPiece x={coat[0]} y={coat[1] - 20} scale={1.35} />
          <Disc arms={look.title} x={coat[0] + 7} y={coat[1] + 14} radius={9.5} />
        </g>
      )}
      <circle className={css.place} cx={good[0]} cy={good[1]} r="14" />
      <GoodPiece kind={GOOD_KINDS[printed?.good ?? 0] ?? "grain"} x={good[0]} y={good[1]} scale={1.05} />
      {FORCES.map((force) =>
        (slots.circles[force] ?? []).map(([x, y], place) => {
          const { unit, enemy: attacked = false, goods = 0 } = look.circles[force]?.[place] ?? { unit: null };
          const leads = force > 0 && place === 0;
          return (
            <g key={`${force}${place}`} data-spot={`circle-${province}-${force}-${place}`}>
              <circle className={css.place} cx={x} cy={y} r={CIRCLE_RADIUS} data-leads={leads || undefined} />
              {leads && <circle className={css.leads} cx={x} cy={y} r={CIRCLE_RADIUS - 2.8} />}
              {unit === null && !attacked && <SubjectOutline force={force} x={x} y={y} scale={0.95} />}
              {unit !== null && <Disc arms={unit} x={x} y={y} radius={13} />}
              {unit !== null && leads && <LeaderMark x={x} y={y} />}
              {goods > 0 && <Cargo kind={GOOD_KINDS[printed?.good ?? 0] ?? "grain"} count={goods} x={x} y={y} />}
              {attacked && (
                <EnemyPiece
                  charge={enemy}
                  x={x + (unit === null ? 0 : 9)}
                  y={y - (unit === null ? 0 : 9)}
                  scale={unit === null ? 0.95 : 0.74}
                />
              )}
            </g>
          );
        }),
      )}
    </>
  );
});
/** The leader stands in a double rim, with a pennant. */
const LeaderMark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <circle className={css.leadsOn} cx={x} cy={y} r={15.4} />
    <path className={css.pennant} d={`M${x - 9.5} ${y - 5}V${y - 20}L${x + 1} ${y - 16}L${x - 9.5} ${y - 12}`} />
  </>
);
/** The goods that lie on a subject. */
const Cargo = memo(function Cargo({
  kind,
  count,
  x,
  y,
}: {
  readonly kind: GoodKind;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}) {
  return Array.from({ length: count }, (_, i) => {
    const at = [x + (i === 0 ? 10 : -10), y + 10] as const;
    return (
      <g key={i}>
        <circle className={css.cargo} cx={at[0]} cy={at[1]} r="7.2" />
        <GoodPiece kind={kind} x={at[0]} y={at[1]} scale={0.6} />
      </g>
    );
  });
});
export const Power = memo(function Power({
  look: { name, arms: bears, reserve, note },
  power,
}: {
  readonly look: PowerLook;
  readonly power: number;
}) {
  const [x, y] = middleOf(hexOf.power + power);
  return (
    <g data-spot={`power-${power}`}>
      <text className={`${chart.name} ${css.realm}`} x={x} y={y - 54}>
        {name}
      </text>
      <MapShield arms={bears} x={x - (reserve === null ? 0 : 32)} y={y - 8} scale={2} />
      {reserve !== null && (
        <>
          <EnemyPiece charge={bears.charge} x={x + 40} y={y - 16} scale={1.3} />
          <text className={`${chart.name} ${css.number}`} x={x + 40} y={y + 26}>
            × {reserve}
          </text>
        </>
      )}
      <text className={css.note} x={x} y={y + 56}>
        {note}
      </text>
    </g>
  );
});
export const Route = memo(function Route({ route }: { readonly route: number }) {
  const { at, along } = ROUTES[route] ?? { at: [0, 0], along: [0, 0] };
  const tip = (sign: number): string => {
    const [x, y] = [at[0] + along[0] * sign * 25, at[1] + along[1] * sign * 25];
    const back = [x - along[0] * sign * 9, y - along[1] * sign * 9] as const;
    return `M${x} ${y}L${back[0] - along[1] * 6} ${back[1] + along[0] * 6}L${back[0] + along[1] * 6} ${back[1] - along[0] * 6}Z`;
  };
  return (
    <g data-spot={`route-${route + 1}`}>
      <path className={css.arrows} d={tip(1) + tip(-1)} />
      <circle className={css.route} cx={at[0]} cy={at[1]} r="14" />
      <circle className={css.routeLine} cx={at[0]} cy={at[1]} r="11.2" />
      <text className={css.routeNumber} x={at[0]} y={at[1] + 6}>
        {route + 1}
      </text>
    </g>
  );
});
