import { goodsAt, isStopped, producingForce, subjectAt, supplyOf } from "@stormakt/mare-balticum/advice";
import type { Force, Line, Province } from "@stormakt/mare-balticum/catalog";
import { goodOf, LARGEST_GROUP, NO_LINE, PROVINCES, yieldOf } from "@stormakt/mare-balticum/catalog";
import { Button } from "../../kit/button.tsx";
import { lights } from "../../kit/light.ts";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, offersOf, pick } from "../kit/offers.ts";
import { memoryOf } from "../kit/question.ts";
import { GoodMark, LineName, UnitMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { linesPlayedBy } from "./offers.ts";
import { Option } from "./option.tsx";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

interface Source {
  readonly province: Province;
  readonly force: Force;
  readonly place: number;
  readonly line: Line;
  readonly got: number;
}
/** The subjects of these lines that produce this turn. */
function sourcesOf({ view }: Props, lines: readonly Line[]): readonly Source[] {
  const { table } = view;
  return PROVINCES.flatMap((province) => {
    const force = producingForce(table, province);
    if (force === -1 || isStopped(table, province, force)) return [];
    return Array.from({ length: LARGEST_GROUP }, (_, place) => place).flatMap((place): Source[] => {
      const line = subjectAt(table, province, force, place);
      return line === NO_LINE || !lines.includes(line)
        ? []
        : [{ province, force, place, line, got: goodsAt(table, province, force, place) }];
    });
  });
}

/** Everything with one click; or one good after the other where units run short. */
export function Harvest({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { lines: asked } = memoryOf<{ lines: number }>(props);
  const lines = linesPlayedBy(table, props.seat).filter((line) => (asked & (1 << line)) !== 0);
  const sources = sourcesOf(props, lines);
  const openOf = (line: Line): number =>
    sources.reduce((sum, source) => sum + (source.line === line ? yieldOf(source.province) - source.got : 0), 0);
  const open = lines.reduce<number>((sum, line) => sum + openOf(line), 0);
  const possible = lines.reduce<number>((sum, line) => sum + Math.min(openOf(line), supplyOf(table, line)), 0);
  const all = offerOf(props, "generateRest");
  const none = offerOf(props, "generateNoMore");
  return (
    <Panel title={w.harvest.title} className={css.task}>
      <p className={css.help}>{possible < open ? w.harvest.short : w.harvest.enough}</p>
      <div className={css.row}>
        {lines.map((line) => (
          <span key={line} className={css.row}>
            <LineName props={props} line={line} /> <b>{w.harvest.open(openOf(line))}</b> {w.harvest.supply(supplyOf(table, line))}
          </span>
        ))}
      </div>
      <div className={css.acts}>
        {all !== undefined && (
          <Button look="brass" data-deed="generateRest" onClick={() => props.act(all.action)}>
            {possible < open ? w.harvest.asFar(possible, open) : w.harvest.all(open)}
          </Button>
        )}
        {none !== undefined && (
          <Button look="quiet" data-deed="generateNoMore" onClick={() => props.act(none.action)}>
            {w.harvest.none}
          </Button>
        )}
      </div>
      <h3 className={css.sub}>{w.harvest.help}</h3>
      <div className={css.options}>
        {sources.map(({ province, force, place, line, got }) => {
          const offer = offerOf(props, "generate", (one) => one.province === province && one.force === force && one.circle === place);
          return (
            offer !== undefined && (
              <Option
                key={`${province} ${force} ${place}`}
                props={props}
                offer={offer}
                look={<UnitMark line={line} size={26} />}
                name={props.speaker.name({ thing: "province", id: province })}
                note={`${props.speaker.name({ thing: "force", id: force }, "member")} · ${w.harvest.per(got, yieldOf(province))}`}
                aside={<GoodMark good={goodOf(province)} size={24} />}
                about={{ thing: "province", id: province }}
              />
            )
          );
        })}
      </div>
    </Panel>
  );
}

/** After a battle, where units are scarce: ransom and goods, one at a time or all. */
export function Spoils({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { province, gold } = memoryOf<{ province: Province; gold: readonly number[] }>(props);
  const all = offerOf(props, "takeRest");
  const none = offerOf(props, "takeNoMore");
  const goods = offersOf(props, "takeGood").filter(({ rule }) => rule === null);
  const ransom = offersOf(props, "takeGold").filter(({ rule }) => rule === null);
  return (
    <Panel title={`${w.spoils.title}: ${props.speaker.name({ thing: "province", id: province })}`} className={css.task}>
      <div className={css.options}>
        {ransom.map((offer) => (
          <Option
            key={offer.action.line}
            props={props}
            offer={offer}
            look={<UnitMark line={offer.action.line} size={26} />}
            name={w.spoils.gold}
            note={w.spoils.left(gold[offer.action.line] ?? 0)}
            aside={<GoodMark good={5} size={24} />}
          />
        ))}
        {goods.map((offer) => (
          <button
            key={`${offer.action.force} ${offer.action.circle}`}
            type="button"
            className={css.option}
            data-state="may"
            onClick={() => pick(props, offer)}
            {...lights({ thing: "province", id: province })}
          >
            <UnitMark line={subjectAt(props.view.table, province, offer.action.force, offer.action.circle)} size={26} />
            <b>{props.speaker.name({ thing: "good", id: goodOf(province) })}</b>
            <GoodMark good={goodOf(province)} size={24} />
          </button>
        ))}
      </div>
      <div className={css.acts}>
        {all !== undefined && (
          <Button look="brass" data-deed="takeRest" onClick={() => props.act(all.action)}>
            {w.spoils.all}
          </Button>
        )}
        {none !== undefined && (
          <Button look="quiet" data-deed="takeNoMore" onClick={() => props.act(none.action)}>
            {w.spoils.none}
          </Button>
        )}
      </div>
    </Panel>
  );
}
