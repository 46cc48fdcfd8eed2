import type { Event } from "@stormakt/svea-rike/types";
import { Die, Icon, Shield } from "../../kit/marks.tsx";
import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, FAMILY_ARMS, nameOf } from "./offers.ts";
import css from "./scene.module.css";
import { boardWords } from "./words.ts";

interface Round {
  readonly ours: boolean;
  readonly throws: Extract<Event, { kind: "swedeRolls" | "enemyRolls" }>[];
  /** What the attack came to, where it was told. */
  struck: Extract<Event, { kind: "swedesStruck" | "enemyStruck" }> | null;
}
/** The throws of a war as they are told, attack by attack: who threw what against what, what hit, and who is left. */
export function attacksIn(events: readonly Event[]): readonly Round[] {
  const rounds: Round[] = [];
  for (const event of events) {
    const last = rounds.at(-1);
    if (event.kind === "swedeRolls" || event.kind === "enemyRolls") {
      const ours = event.kind === "swedeRolls";
      if (last?.ours === ours && last.struck === null) last.throws.push(event);
      else rounds.push({ ours, throws: [event], struck: null });
    } else if ((event.kind === "swedesStruck" || event.kind === "enemyStruck") && last !== undefined) last.struck = event;
  }
  return rounds;
}
/** A war, round by round. */
export function WarPicture({ events, props }: { readonly events: readonly Event[]; readonly props: Props }) {
  const w = boardWords(props.language);
  const declared = events.find((event) => event.kind === "warDeclared" || event.kind === "warWon" || event.kind === "warLost");
  const country = props.view.table.war?.country ?? (declared !== undefined && "country" in declared ? (declared.country ?? 0) : 0);
  return (
    <ol className={css.rounds}>
      {attacksIn(events).map(({ ours, throws, struck }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are told apart by their order alone
        <li key={at} style={{ animationDelay: `${at * 420}ms` }}>
          <b>{ours ? w.war.sweden : nameOf(props, "country", country)}</b>
          <span>
            {throws.map((roll, n) => {
              const arms = roll.kind === "swedeRolls" ? FAMILY_ARMS[roll.seat] : COUNTRY_ARMS[country];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order alone
                <span key={n} className={css.throw} data-hit={roll.hit === 1 || undefined}>
                  {arms !== undefined && <Shield arms={arms} size={20} />}
                  <Die value={roll.die} size={30} />
                  <small className="num">≤ {roll.value}</small>
                  {roll.hit === 1 && <Icon name="check" size={16} />}
                </span>
              );
            })}
            {struck !== null && <small className={css.came}>{w.scene.struck(struck.hits, struck.left)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
