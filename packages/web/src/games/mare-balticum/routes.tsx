import type { Landing } from "@stormakt/mare-balticum/advice";
import { landings } from "@stormakt/mare-balticum/advice";
import type { Route } from "@stormakt/mare-balticum/catalog";
import { isLocal, powerOf, ROUTES } from "@stormakt/mare-balticum/catalog";
import { useMemo } from "react";
import { lights } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offersOf, pick } from "../kit/offers.ts";
import { frameOf } from "../kit/question.ts";
import type { ChangeDraft, Draft } from "./draft.ts";
import { unitsAlong } from "./looks.ts";
import { openRoutes, pickRoute } from "./marking.ts";
import { EnemyMark, LineName, UnitMark } from "./marks.tsx";
import { newsOf } from "./news.ts";
import type { Props } from "./offers.ts";
import { linesPlayedBy, POWER_ARMS } from "./offers.ts";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

interface RoutesProps {
  readonly props: Props;
  readonly draft: Draft;
  readonly change: ChangeDraft;
}
/** Six routes, each with what it would bring if it became active. Picked in secret; revealed together. */
export function Routes({ props, draft, change }: RoutesProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const lines = linesPlayedBy(table, props.seat);
  const brings = useMemo(() => landings(table), [table]);
  const picked = draft.routes.length === lines.length ? [] : draft.routes;
  const open = openRoutes(props, picked);
  const { chosen } = props;
  const chosenRoutes: readonly number[] = chosen?.kind === "pickRoute" ? chosen.routes : draft.routes;
  return (
    <Panel title={w.routes.title} className={css.task}>
      <p className={css.help}>{w.routes.help}</p>
      {lines.length > 1 && (
        <p className={css.row}>
          {lines.map((line, at) => (
            <span key={line} className={css.row}>
              <UnitMark line={line} size={24} />
              {w.routes.forLine(props.speaker.name({ thing: "line", id: line }), chosenRoutes[at] ?? null)}
            </span>
          ))}
        </p>
      )}
      <div className={`${css.options} ${css.broad}`} data-routes="">
        {ROUTES.map((route) => {
          const refused = offersOf(props, "pickRoute").find(({ action, rule }) => rule !== null && action.routes[picked.length] === route);
          const may = open.has(route);
          const on = chosenRoutes.includes(route);
          return (
            <button
              key={route}
              type="button"
              className={css.option}
              data-route={route}
              data-state={on ? "chosen" : may ? "may" : "refused"}
              aria-pressed={on}
              onClick={() => (may ? pickRoute(props, draft, change, route) : pick(props, refused))}
              {...lights({ thing: "route", id: route })}
            >
              <span className={css.number}>{route}</span>
              <span>
                <b>{shortName(props, route)}</b>
                <small>
                  {may || refused?.rule == null ? sayLandings(props, brings[route - 1] ?? []) : props.speaker.refusal(refused.rule)}
                </small>
              </span>
              <span className={css.row} title={w.map.route(props.speaker.name({ thing: "route", id: route }), unitsAlong(table, route))}>
                <EnemyMark charge={POWER_ARMS[powerOf(route)]?.charge ?? "eagle"} size={20} />
                <b className="num">{unitsAlong(table, route)}</b>
              </span>
            </button>
          );
        })}
      </div>
    </Panel>
  );
}
/** "Karelia–Ingria" of "route 1 (Karelia–Ingria)". */
export const shortName = ({ speaker }: Pick<Props, "speaker">, route: Route): string =>
  `${speaker.name({ thing: "province", id: route - 1 })}–${speaker.name({ thing: "province", id: route + 5 })}`;
function sayLandings(props: Props, brings: readonly Landing[]): string {
  const w = boardWords(props.language);
  if (brings.length === 0) return w.routes.nowhere;
  return brings
    .map(
      ({ province, force, units }) =>
        `${units} → ${props.speaker.name({ thing: "province", id: province })} (${props.speaker.name({ thing: "force", id: force })}${isLocal(province) ? `, ${w.routes.home}` : ""})`,
    )
    .join("; ");
}

/** While routes lie sealed: who has picked. After the reveal: who picked what, and what came of it. */
export function RouteNewsStrip({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { view, toldSince } = props;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was told changes with the view
  const news = useMemo(() => newsOf(toldSince("turnBegan")).routes, [view, toldSince]);
  const frame = frameOf<object>(props.view, "pickingRoutes");
  if (frame !== null)
    return (
      <p className={css.row}>
        {props.seats.map(({ seat, name }) => (
          <span key={seat} className={css.row}>
            <Icon name={frame.waiting.includes(seat) ? "glass" : "check"} size={14} />{" "}
            {frame.waiting.includes(seat) ? w.choosing(name) : w.sealedBy(name)}
          </span>
        ))}
        {frame.own !== null && <b>{w.sealed}</b>}
      </p>
    );
  if (news === null || news.picks.length === 0) return null;
  return (
    <Panel title={w.routes.revealed} aside={news.active.length === 0 ? undefined : w.routes.active(news.active.join(", "))}>
      <ul className={css.row}>
        {news.picks.map(({ line, route }) => (
          <li key={line} className={css.row} {...lights({ thing: "route", id: route })}>
            <LineName props={props} line={line} /> <b className="num">{route}</b>
          </li>
        ))}
      </ul>
      {news.active.length === 0 && <p className={css.help}>{w.routes.quiet}</p>}
      {news.withdrew > 0 && <p className={css.help}>{w.routes.withdrew(news.withdrew)}</p>}
      {news.came.length > 0 && (
        <ul className={css.row}>
          {news.came.map(({ route, province, target, units }) => (
            <li key={`${route} ${province} ${target}`} className={css.row} {...lights({ thing: "province", id: province })}>
              <span className="num">{route}</span>
              <EnemyMark charge={POWER_ARMS[powerOf(route)]?.charge ?? "eagle"} size={20} />
              {w.routes.came(
                units,
                `${props.speaker.name({ thing: "province", id: province })} (${props.speaker.name({ thing: "force", id: target })})`,
              )}
            </li>
          ))}
        </ul>
      )}
      {news.stormed.map((province) => (
        <p key={province} className={css.warn}>
          {w.routes.stormed(props.speaker.name({ thing: "province", id: province }))}
        </p>
      ))}
    </Panel>
  );
}
