import { halvesOfProvince, sizeOf } from "@stormakt/mare-balticum/advice";
import { ARMY, FARM, FORT, goodOf, HOUSES, LINES } from "@stormakt/mare-balticum/catalog";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offersOf } from "../kit/offers.ts";
import { memoryOf } from "../kit/question.ts";
import type { ChangeDraft, Draft } from "./draft.ts";
import { GoodMark, TitleMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfLine } from "./offers.ts";
import { Option } from "./option.tsx";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

/** Which house to play. */
export function Houses({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  return (
    <Panel title={w.house.title} className={css.task}>
      <p className={css.help}>{w.house.help}</p>
      <div className={css.options}>
        {LINES.map((line) => {
          const offer = offersOf(props, "takeHouse").find(({ action }) => action.line === line);
          return (
            offer !== undefined && (
              <Option
                key={line}
                props={props}
                offer={offer}
                look={<Shield arms={armsOfLine(line)} size={40} />}
                name={props.speaker.name({ thing: "line", id: line })}
                note={HOUSES[line]?.figure}
              />
            )
          );
        })}
      </div>
    </Panel>
  );
}

/** Which province a title is taken in. */
export function Award({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { line } = memoryOf<{ line: number }>(props);
  return (
    <Panel title={w.award.choose(props.speaker.name({ thing: "line", id: line }))} className={css.task}>
      <p className={css.help}>{w.award.help}</p>
      <div className={css.options}>
        {offersOf(props, "chooseProvince")
          .filter(({ rule }) => rule === null)
          .map((offer) => (
            <ProvinceOption key={offer.action.province} props={props} offer={offer} province={offer.action.province} />
          ))}
      </div>
    </Panel>
  );
}
function ProvinceOption({
  props,
  offer,
  province,
}: {
  readonly props: Props;
  readonly offer: Parameters<typeof Option>[0]["offer"];
  readonly province: number;
}) {
  const w = boardWords(props.language);
  const id = province as Parameters<typeof halvesOfProvince>[0];
  const { table } = props.view;
  const held = [FARM, ARMY, FORT].reduce<number>((sum, force) => sum + sizeOf(table, id, force), 0);
  return (
    <Option
      props={props}
      offer={offer}
      look={<TitleMark size={28} />}
      name={props.speaker.name({ thing: "province", id: province })}
      note={`${halvesOfProvince(id) === 2 ? w.award.whole : w.award.half} · ${w.unit(held)}`}
      aside={<GoodMark good={goodOf(id)} size={22} />}
      about={{ thing: "province", id: province }}
    />
  );
}

/** The King has all three markers out: one of them moves, or he declines. */
export function Relocation({ props, draft, change }: { readonly props: Props; readonly draft: Draft; readonly change: ChangeDraft }) {
  const w = boardWords(props.language);
  const offers = offersOf(props, "moveMarker").filter(({ rule }) => rule === null);
  const from = [...new Set(offers.map(({ action }) => action.from))];
  return (
    <Panel title={w.award.move} className={css.task}>
      <h3 className={css.sub}>{w.award.from}</h3>
      <div className={css.options}>
        {from.map((province) => (
          <button
            key={province}
            type="button"
            className={css.option}
            data-state={draft.from === province ? "chosen" : "may"}
            aria-pressed={draft.from === province}
            onClick={() => change({ from: draft.from === province ? null : province })}
          >
            <TitleMark size={26} />
            <b>{props.speaker.name({ thing: "province", id: province })}</b>
          </button>
        ))}
      </div>
      {draft.from !== null && (
        <>
          <h3 className={css.sub}>{w.award.to}</h3>
          <div className={css.options}>
            {offers
              .filter(({ action }) => action.from === draft.from)
              .map((offer) => (
                <ProvinceOption key={offer.action.to} props={props} offer={offer} province={offer.action.to} />
              ))}
          </div>
        </>
      )}
    </Panel>
  );
}
