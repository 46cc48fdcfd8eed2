import { winterForecast } from "@stormakt/wallenstein/advice";
import { LOSS_OF } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import css from "./tracks.module.css";
import { boardWords } from "./words.ts";

/** The tracks for points and grain, and what the winter may bring: grain against counties for each event that may be left. */
export const Tracks = memo(
  function Tracks({ props }: { readonly props: Props }) {
    const w = boardWords(props.language);
    const { table } = props.view;
    const forecasts = props.seats.map(({ seat }) => winterForecast(table, seat));
    const grainEnd = Math.max(12, ...table.grain, ...forecasts.map(({ counties }) => counties));
    const pointsEnd = Math.max(20, Math.ceil(Math.max(...table.points) / 10) * 10);
    return (
      <Panel
        title={w.tracks.title}
        aside={
          table.events.length > 0 && props.view.outcome === null
            ? w.tracks.losses(table.events.map((event) => LOSS_OF[event] ?? 0).sort((a, b) => a - b))
            : undefined
        }
      >
        <div className={css.tracks}>
          <Track title={w.tracks.points} end={pointsEnd} step={pointsEnd > 30 ? 10 : 5} props={props} values={table.points} />
          <Track title={w.tracks.grain} end={grainEnd} step={grainEnd > 20 ? 5 : 2} props={props} values={table.grain} />
        </div>
        {props.view.outcome === null && <Winter props={props} forecasts={forecasts} />}
      </Panel>
    );
  },
  (one, other) =>
    one.props.view.table === other.props.view.table && one.props.language === other.props.language && one.props.seats === other.props.seats,
);
type Forecast = ReturnType<typeof winterForecast>;
/** Grain against counties, seat by seat. */
function Winter({ props, forecasts }: { readonly props: Props; readonly forecasts: readonly Forecast[] }) {
  const w = boardWords(props.language);
  return (
    <table className={css.forecast}>
      <caption>{w.tracks.forecast}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{w.tracks.grain}</th>
          <th scope="col">{w.tracks.counties}</th>
          <th scope="col">{w.tracks.winter}</th>
        </tr>
      </thead>
      <tbody>
        {forecasts.map(({ counties, grain, outlooks }, seat) => {
          const who = props.seats[seat];
          return (
            who !== undefined && (
              <tr key={who.seat} data-own={who.seat === props.seat || undefined}>
                <th scope="row">
                  <Shield arms={who.arms} size={20} /> <span>{who.name}</span>
                </th>
                <td>{grain}</td>
                <td>{counties}</td>
                <td>
                  <Outlooks props={props} outlooks={outlooks} />
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
/** What each event that may be left would bring. */
function Outlooks({ props, outlooks }: { readonly props: Props; readonly outlooks: Forecast["outlooks"] }) {
  const w = boardWords(props.language);
  const worst = outlooks.at(-1);
  return (
    <span className={css.outlooks}>
      {outlooks.map(({ event, loss, shortage, revolts, peasants }) => (
        <span
          key={`${event} ${loss}`}
          className={css.outlook}
          data-short={shortage > 0 || undefined}
          title={w.tracks.outlook(loss, shortage, revolts, peasants)}
        >
          <span className="aloud">{w.tracks.outlook(loss, shortage, revolts, peasants)}</span>
          <span aria-hidden="true">
            −{loss}:{" "}
            {shortage === 0 ? (
              <b>✓</b>
            ) : (
              <b>
                {revolts} <SmallMark of="torch" size={13} />
              </b>
            )}
          </span>
        </span>
      ))}
      {worst !== undefined && worst.shortage > 0 && <small>{w.tracks.need(worst.shortage)}</small>}
    </span>
  );
}

interface TrackProps {
  readonly title: string;
  readonly values: readonly number[];
  readonly end: number;
  readonly step: number;
  readonly props: Props;
}
/** A printed scale; shields on the same number stand one above the other. */
function Track({ title, values, end, step, props }: TrackProps) {
  const before = (seat: number): number => values.slice(0, seat).filter((value) => value === values[seat]).length;
  const most = Math.max(...values.map((_, seat) => before(seat)));
  return (
    <div
      className={css.track}
      role="img"
      aria-label={`${title}: ${props.seats.map(({ seat, name }) => `${name} ${values[seat] ?? 0}`).join(", ")}`}
    >
      <b>{title}</b>
      <div className={css.scale} style={{ paddingTop: 30 + most * 15 }} aria-hidden="true">
        {props.seats.map(({ seat, arms }) => (
          <span
            key={seat}
            className={css.shield}
            style={{ left: `${(Math.min(end, values[seat] ?? 0) / end) * 100}%`, bottom: 22 + before(seat) * 15 }}
          >
            <Shield arms={arms} size={22} />
          </span>
        ))}
        <div className={css.ruler}>
          {Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks of a scale
            <i key={at} style={{ left: `${((at * step) / end) * 100}%` }}>
              {at * step}
            </i>
          ))}
        </div>
      </div>
    </div>
  );
}
