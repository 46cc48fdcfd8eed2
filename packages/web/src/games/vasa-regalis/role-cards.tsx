import type { Role } from "@stormakt/vasa-regalis/catalog";
import { procuredBy, ROLES } from "@stormakt/vasa-regalis/catalog";
import { memo } from "react";
import type { Arms } from "../../art/arms.ts";
import { spot } from "../../kit/flight.tsx";
import { lights, useLit } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { choicesOf, memoOn } from "../../kit/memo-on.ts";
import { tip } from "../../kit/tip.tsx";
import { offerOf, pickOrAsk, stateOf } from "../kit/offers.ts";
import { askedStep } from "../kit/question.ts";
import { RoleIcon } from "./art.tsx";
import type { Props, VasaOffer } from "./offers.ts";
import { supplyOf } from "./offers.ts";
import css from "./role-cards.module.css";
import { boardWords } from "./words.ts";

/** Eight cards; each is taken by one player a round. */
export const RoleCards = memoOn(
  function RoleCards(props: Props) {
    const w = boardWords(props.language);
    const isAsked = askedStep(props) === "chooseRole";
    return (
      <section className={css.roles} aria-label={w.roles} data-roles="">
        {ROLES.map((role) => {
          const offer = offerOf(props, "takeRole", (action) => action.role === role);
          return (
            <RoleCard
              key={role}
              role={role}
              offer={offer}
              state={stateOf(props, offer)}
              taker={props.seats[props.view.table.roleTakenBy[role] ?? -1]?.name}
              arms={props.seats[props.view.table.roleTakenBy[role] ?? -1]?.arms}
              speaker={props.speaker}
              choose={props.choose}
              explain={props.explain}
              judge={props.judge}
              asked={isAsked}
              bare={isBare(props, role)}
            />
          );
        })}
      </section>
    );
  },
  ({ view: { table }, choices, chosen, prompt, speaker }) => [
    table.roleTakenBy,
    table.supply,
    choicesOf(choices, "takeRole"),
    chosen,
    askedStep({ prompt }) === "chooseRole",
    speaker,
  ],
);
/** A procurer whose yard has no ones left brings nobody anything. */
function isBare({ view }: Props, role: Role): boolean {
  const good = procuredBy(role);
  return good !== null && supplyOf(view.table, good, 1) === 0;
}
interface CardProps extends Pick<Props, "speaker" | "choose" | "explain" | "judge"> {
  /** A role is to be taken now: one that is gone says so. */
  readonly asked: boolean;
  readonly role: Role;
  readonly offer: VasaOffer | undefined;
  readonly state: ReturnType<typeof stateOf>;
  readonly taker: string | undefined;
  readonly arms: Arms | undefined;
  readonly bare: boolean;
}
const RoleCard = memo(function RoleCard({ role, offer, state, taker, arms, speaker, choose, explain, judge, asked, bare }: CardProps) {
  const w = boardWords(speaker.language);
  const lit = useLit("role", role);
  const name = speaker.name({ thing: "role", id: role });
  const short = w.roleShort[role] ?? name;
  const help = speaker.name({ thing: "roleHelp", id: role });
  return (
    <button
      type="button"
      className={css.role}
      data-state={state}
      data-taken={taker !== undefined || undefined}
      data-lit={lit || undefined}
      aria-pressed={state === "chosen"}
      aria-label={`${bare ? `${short} ${w.bare}` : name.startsWith(short) ? name : `${short} (${name})`}, ${taker === undefined ? w.free : w.takenBy(taker)}. ${help}`}
      onClick={() => pickOrAsk({ choose, explain, judge }, offer, asked ? [{ kind: "takeRole", role }] : [])}
      {...lights({ thing: "role", id: role })}
      {...spot(`role:${role}`)}
      {...tip(help)}
    >
      <RoleIcon role={role} className={css.icon} />
      <span>{short}</span>
      {bare && <small> {w.bare}</small>}
      {arms !== undefined && <Shield arms={arms} size={26} className={css.taker} />}
    </button>
  );
});
