import { countRegions } from "@stormakt/wallenstein/advice";
import { BENEFITS, benefitOf, COURTIERS_EACH, FAVOR_COSTS } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import css from "./court.module.css";
import type { Props } from "./offers.ts";
import { boardWords } from "./words.ts";

/** The Emperor's Court: the entrance hall, the audience hall, and the favors on display with what they cost. */
export const Court = memo(function Court({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const halls = [
    { title: w.court.entrance, counts: table.hall, help: w.court.entranceHelp },
    { title: w.court.audience, counts: table.audience, help: w.court.audienceHelp },
  ];
  return (
    <Panel title={w.court.title} aside={w.court.supply(COURTIERS_EACH)}>
      <div className={css.court}>
        {halls.map(({ title, counts, help }) => (
          <section key={title} className={css.hall} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {props.seats.map(({ seat, name, arms }) => {
                const count = counts[seat] ?? 0;
                return (
                  <li key={seat} aria-label={`${name}: ${w.court.courtiers(count)}`}>
                    <Shield arms={arms} size={20} />
                    <span className={css.people} aria-hidden="true">
                      {Array.from({ length: count }, (_, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: courtiers are alike
                        <Courtier key={at} tincture={arms.tincture} />
                      ))}
                    </span>
                    <b className="num">{count}</b>
                  </li>
                );
              })}
            </ul>
            <p>{help}</p>
          </section>
        ))}
        <section className={css.favors} aria-label={w.court.favors}>
          <h3>{w.court.favors}</h3>
          {table.display.length === 0 ? (
            <p>{w.court.closed}</p>
          ) : (
            table.display.map((favor, space) => {
              const cost = FAVOR_COSTS[space] ?? 0;
              const offer = offerOf(props, "takeFavor", (action) => action.favor === favor);
              const state = stateOf(props, offer);
              return (
                <button
                  key={space}
                  type="button"
                  className={css.favor}
                  data-state={state}
                  data-gone={favor === 0 || undefined}
                  disabled={favor === 0}
                  aria-pressed={state === "chosen"}
                  onClick={() => (offer === undefined ? props.openRule(`WA-FAVOR-${favor}`) : pick(props, offer))}
                >
                  <b className={`${css.cost} num`} title={w.court.costs(cost)}>
                    {cost}
                  </b>
                  <span>{favor === 0 ? w.court.taken : props.speaker.name({ thing: "favor", id: favor })}</span>
                </button>
              );
            })
          )}
          {table.keeper >= 0 && <p>{w.court.keeps(props.seats[table.keeper]?.name ?? "?")}</p>}
          {props.seats.map(({ seat, name }) => {
            const shield = table.shield[seat] ?? 0;
            return shield > 0 && <p key={seat}>{w.court.shielded(name, shield === 3 ? "A, B" : shield === 1 ? "A" : "B")}</p>;
          })}
        </section>
      </div>
    </Panel>
  );
});
const Courtier = ({ tincture }: { readonly tincture: string }) => (
  <svg viewBox="-8 -12 16 22" width="13" height="18">
    <path
      d="M-7 9C-7 1-4-1 0-1S7 1 7 9ZM-6-6H6M-3.500-6V-10.500H3.500V-6M0-5.500a3.400 3.400 0 0 1 0 6.800a3.400 3.400 0 0 1 0-6.800"
      fill={`var(--t-${tincture})`}
      stroke="var(--ink)"
      strokeWidth="1.2"
    />
  </svg>
);

/** Landsknechte: everybody's card, whether the next one comes, and what it offers. */
export const Landsknechte = memo(function Landsknechte({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { prompt } = props;
  const memory = prompt?.asked === true && prompt.step === "takeBenefit" ? (prompt.memory as { readonly landsknecht: number }) : null;
  return (
    <Panel title={w.landsknechte.title} aside={w.landsknechte.aside}>
      {memory !== null && (
        <div className={css.benefits}>
          {BENEFITS.map((benefit) => {
            const offer = offerOf(props, "takeBenefit", (action) => action.benefit === benefit);
            const amount = benefitOf(memory.landsknecht, benefit);
            return (
              <button
                key={benefit}
                type="button"
                className={css.favor}
                data-state={stateOf(props, offer)}
                onClick={() => pick(props, offer)}
              >
                <b className={`${css.cost} num`}>{amount}</b>
                <span>{props.speaker.name({ thing: "benefit", id: benefit })}</span>
              </button>
            );
          })}
        </div>
      )}
      <ul className={css.cards}>
        {props.seats.map(({ seat, name, arms }) => {
          const top = table.landsknecht[seat] ?? 0;
          const regions = countRegions(table, seat);
          const next = (top % 4) + 1;
          return (
            <li key={seat}>
              <Shield arms={arms} size={20} label={name} />
              <span>{w.landsknechte.line(top, regions)}</span>
              <small>
                {w.landsknechte.next(
                  next,
                  BENEFITS.filter((benefit) => benefitOf(next, benefit) > 0)
                    .map((benefit) => `${benefitOf(next, benefit)} ${props.speaker.name({ thing: "benefit", id: benefit })}`)
                    .join(", "),
                )}
              </small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
});
