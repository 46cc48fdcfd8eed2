import type { Role } from "@stormakt/vasa-regalis/catalog";
import { ROLES } from "@stormakt/vasa-regalis/catalog";
import { spot } from "../../kit/flight.tsx";
import { lights, useLit } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { Tip } from "../../kit/tip.tsx";
import { RoleIcon } from "./art.tsx";
import type { Props } from "./offers.ts";
import { offerOf, pick, stateOf } from "./offers.ts";
import css from "./role-cards.module.css";
import { boardWords } from "./words.ts";

/** Eight cards; each is taken by one player a round. */
export function RoleCards(props: Props) {
  const w = boardWords(props.language);
  return (
    <section className={css.roles} aria-label={w.roles}>
      {ROLES.map((role) => (
        <RoleCard key={role} role={role} props={props} />
      ))}
    </section>
  );
}
function RoleCard({ role, props }: { readonly role: Role; readonly props: Props }) {
  const w = boardWords(props.language);
  const lit = useLit("role", role);
  const { speaker, seats, view } = props;
  const taker = seats[view.table.roleTakenBy[role] ?? -1];
  const offer = offerOf(props, "takeRole", (action) => action.role === role);
  const name = speaker.name({ thing: "role", id: role });
  const short = w.roleShort[role] ?? name;
  const help = speaker.name({ thing: "roleHelp", id: role });
  const state = stateOf(props, offer);
  return (
    <Tip says={help}>
      <button
        type="button"
        className={css.role}
        data-state={state}
        data-taken={taker !== undefined || undefined}
        data-lit={lit || undefined}
        aria-pressed={state === "chosen"}
        aria-label={`${name.startsWith(short) ? name : `${short} (${name})`}, ${taker === undefined ? w.free : w.takenBy(taker.name)}. ${help}`}
        onClick={() => pick(props, offer)}
        {...lights({ thing: "role", id: role })}
        {...spot(`role:${role}`)}
      >
        <RoleIcon role={role} className={css.icon} />
        <span>{short}</span>
        {taker !== undefined && <Shield arms={taker.arms} size={26} className={css.taker} />}
      </button>
    </Tip>
  );
}
