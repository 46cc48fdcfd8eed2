import { chancellorLine, goldOf } from "@stormakt/mare-balticum/advice";
import type { Line, Motion } from "@stormakt/mare-balticum/catalog";
import { plainly } from "@stormakt/words";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, offersOf, pick, stateOf } from "../kit/offers.ts";
import { askedStep, frameOf, memoryOf } from "../kit/question.ts";
import { LineName } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { linesPlayedBy, POWER_ARMS } from "./offers.ts";
import { Option } from "./option.tsx";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

/** The Chancellor may call a motion. */
export function Calling({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { motion } = memoryOf<{ motion: Motion }>(props);
  const byPower = [...offersOf(props, "callTruce"), ...offersOf(props, "callPeace")].filter(({ rule }) => rule === null);
  const bare = [...offersOf(props, "callTaxation"), ...offersOf(props, "callMobilization")].filter(({ rule }) => rule === null);
  const wars = offersOf(props, "callWar").filter(({ rule }) => rule === null);
  const nothing = offerOf(props, "callNothing");
  return (
    <Panel
      title={w.riksdag.title}
      aside={w.riksdag.calls(props.speaker.name({ thing: "line", id: chancellorLine(table) }))}
      className={css.task}
    >
      <p className={css.help}>
        {w.riksdag.motions[motion]} {wars.length > 0 && w.riksdag.where}
      </p>
      <div className={css.options}>
        {byPower.map((offer) => (
          <Option
            key={offer.action.power}
            props={props}
            offer={offer}
            look={<Shield arms={POWER_ARMS[offer.action.power] ?? { tincture: "argent", charge: "eagle" }} size={30} />}
            name={plainly(props.speaker.move(offer.action))}
            about={{ thing: "power", id: offer.action.power }}
          />
        ))}
        {bare.map((offer) => (
          <Option key={offer.action.kind} props={props} offer={offer} name={plainly(props.speaker.move(offer.action))} />
        ))}
      </div>
      <div className={`${css.options} ${css.short}`}>
        {wars.map((offer) => (
          <Option
            key={offer.action.province}
            props={props}
            offer={offer}
            name={props.speaker.name({ thing: "province", id: offer.action.province })}
            about={{ thing: "province", id: offer.action.province }}
          />
        ))}
        {/* Below many provinces it would be out of sight: there it stands in the foot. */}
        {nothing !== undefined && wars.length === 0 && (
          <Option props={props} offer={nothing} name={plainly(props.speaker.move(nothing.action))} />
        )}
      </div>
    </Panel>
  );
}

/** The vote: who has voted, and the own voices. */
export function Voting({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const frame = frameOf<{ motion: Motion }>(props.view, "voting");
  const own = linesPlayedBy(table, props.seat).filter((line) => line !== table.neutral);
  const [begun, setVotes] = useDraft<readonly ("yes" | "no")[] | null>("votes", null);
  const votes = begun ?? own.map(() => "yes" as const);
  if (frame === null) return null;
  const asked = askedStep(props) === "voting";
  const ballot = offerOf(props, "vote", (action) => action.votes.every((vote, at) => vote === votes[at]));
  return (
    <Panel
      title={w.riksdag.votes}
      aside={props.speaker.name({ thing: "motion", id: frame.memory.motion })}
      className={asked ? css.task : undefined}
    >
      <p className={css.help}>{w.riksdag.motions[frame.memory.motion]}</p>
      <p className={css.row}>
        {props.seats.map(({ seat, name }) => (
          <span key={seat} className={css.row}>
            <Icon name={frame.waiting.includes(seat) ? "glass" : "check"} size={14} /> {name}
          </span>
        ))}
      </p>
      {asked && own.length === 1 && (
        <div className={css.options}>
          {offersOf(props, "vote").map((offer) => (
            <Option key={offer.action.votes.join()} props={props} offer={offer} name={plainly(props.speaker.move(offer.action))} />
          ))}
        </div>
      )}
      {asked && own.length > 1 && (
        <div className={css.ballots}>
          {own.map((line, at) => (
            <div
              key={line}
              className={css.acts}
              role="group"
              aria-label={w.riksdag.ballot(props.speaker.name({ thing: "line", id: line }))}
            >
              <LineName props={props} line={line} />
              {(["yes", "no"] as const).map((vote) => (
                <Button
                  key={vote}
                  small
                  look={votes[at] === vote ? "brass" : "plain"}
                  aria-pressed={votes[at] === vote}
                  onClick={() => setVotes(votes.map((other, which) => (which === at ? vote : other)))}
                >
                  {props.speaker.name({ thing: "vote", id: vote })}
                </Button>
              ))}
            </div>
          ))}
          <Button look={stateOf(props, ballot) === "chosen" ? "ink" : "brass"} onClick={() => pick(props, ballot)}>
            {w.riksdag.cast}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Four units, one after the other, from hand and decks. */
export function Tax({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { line, left } = memoryOf<{ line: Line; left: number }>(props);
  const gold = offerOf(props, "payTaxInGold");
  const rest = [...offersOf(props, "payTaxFromBuild"), ...offersOf(props, "payTaxFromTitle")].filter(({ rule }) => rule === null);
  return (
    <Panel title={w.riksdag.tax(props.speaker.name({ thing: "line", id: line }), left)} className={css.task}>
      <p className={css.help}>{w.riksdag.taxHelp}</p>
      <div className={css.options}>
        {gold !== undefined && gold.rule === null && (
          <Option props={props} offer={gold} name={w.riksdag.taxGold(goldOf(props.view.table, line))} />
        )}
        {rest.map((offer) => (
          <Option
            key={JSON.stringify(offer.action)}
            props={props}
            offer={offer}
            name={plainly(props.speaker.move(offer.action))}
            about={
              offer.action.kind === "payTaxFromTitle"
                ? { thing: "hex", id: offer.action.hex }
                : { thing: "square", id: offer.action.square }
            }
          />
        ))}
      </div>
    </Panel>
  );
}
