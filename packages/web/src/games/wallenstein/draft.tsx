import { groupsLeft } from "@stormakt/wallenstein/advice";
import { GROUP_SIZES } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { useDraft } from "../../kit/drafts.ts";
import { lights } from "../../kit/light.ts";
import { Panel } from "../../kit/paper.tsx";
import { CountyCard } from "../../maps/wallenstein/furniture.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import css from "./draft.module.css";
import { CubeMark, countyName } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { boardWords } from "./words.ts";

/** Claiming counties: the open pair, the deck, and the groups that everybody still has to place. */
export function Draft({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { prompt } = props;
  const placing = prompt?.asked === true && prompt.step === "placing";
  const unseen = offerOf(props, "takeUnseen");
  const refresh = offerOf(props, "refresh");
  return (
    <Panel title={w.draft.title} aside={w.draft.deck(table.unseen.length + table.sunk.length)}>
      <div className={css.body}>
        {placing ? (
          <Groups props={props} county={(prompt.memory as { county: number }).county} />
        ) : (
          <div className={css.cards}>
            {table.open.map((county) => {
              const offer = offerOf(props, "takeOpen", (action) => action.county === county);
              const state = stateOf(props, offer);
              return (
                <button
                  key={county}
                  type="button"
                  className={css.card}
                  data-state={state}
                  aria-pressed={state === "chosen"}
                  onClick={() => pick(props, offer)}
                  {...lights({ thing: "county", id: county })}
                >
                  <CountyCard county={county} />
                </button>
              );
            })}
            <button
              type="button"
              className={css.card}
              data-deed="takeUnseen"
              data-state={stateOf(props, unseen)}
              aria-label={w.draft.unseen}
              onClick={() => pick(props, unseen)}
            >
              <span className={css.back}>
                <span className={css.label}>{w.draft.unseen}</span>
              </span>
            </button>
            {refresh !== undefined && (
              <button
                type="button"
                className={css.refresh}
                data-deed="refresh"
                data-state={stateOf(props, refresh)}
                onClick={() => pick(props, refresh)}
              >
                {w.draft.refresh}
              </button>
            )}
          </div>
        )}
        <Left props={props} />
      </div>
    </Panel>
  );
}
/** The groups that everybody still has to place. */
const Left = memo(
  function Left({ props }: { readonly props: Props }) {
    const w = boardWords(props.language);
    const { table } = props.view;
    return (
      <table className={css.groups}>
        <caption>{w.draft.groups}</caption>
        <thead>
          <tr>
            <td />
            {GROUP_SIZES.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.seats.map(({ seat, name }) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              {GROUP_SIZES.map((size) => {
                const left = table.groups.length === 0 ? 0 : groupsLeft(table, seat, size);
                return <td key={size}>{left === 0 ? "·" : `${left} ×`}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
  (one, other) =>
    one.props.view === other.props.view && one.props.seats === other.props.seats && one.props.language === other.props.language,
);
function Groups({ props, county }: { readonly props: Props; readonly county: number }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const seat = props.seat ?? 0;
  const [lead, setLead] = useDraft("lead", false);
  const isAllowed = (withIt: boolean): boolean =>
    props.choices.some(({ action, rule }) => action.kind === "placeGroup" && action.withLeader === withIt && rule === null);
  const mayLead = isAllowed(true);
  const mustLead = mayLead && !isAllowed(false);
  const withLeader = mayLead && (lead || mustLead);
  const arms = props.seats[seat]?.arms;
  return (
    <div className={css.placing}>
      <CountyCard county={county} />
      <div>
        <p className={css.ask}>{w.draft.place(countyName(county))}</p>
        <div className={css.sizes}>
          {GROUP_SIZES.map((size) => {
            const offer = offerOf(props, "placeGroup", (action) => action.armies === size && action.withLeader === withLeader);
            const left = groupsLeft(table, seat, size);
            return (
              <button
                key={size}
                type="button"
                className={css.group}
                data-state={stateOf(props, offer)}
                aria-label={w.draft.group(size, left)}
                onClick={() => pick(props, offer)}
              >
                <b className="num">{size}</b>
                {arms !== undefined && <CubeMark arms={arms} size={22} />}
                <small>{w.draft.left(left)}</small>
              </button>
            );
          })}
        </div>
        {mayLead && (
          <label className={css.lead}>
            <input type="checkbox" checked={withLeader} disabled={mustLead} onChange={({ target }) => setLead(target.checked)} />{" "}
            {w.draft.withLeader}
          </label>
        )}
      </div>
    </div>
  );
}
