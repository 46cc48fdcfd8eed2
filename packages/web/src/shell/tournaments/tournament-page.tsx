import type { TournamentNow } from "@stormakt/protocol/people";
import { useEffect } from "react";
import { Button } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { ClubLink } from "../clubs/clubs-page.tsx";
import css from "../friends/people.module.css";
import { ForMembers, PeoplePage, Waiting } from "../friends/people-page.tsx";
import type { PageNow } from "../friends/use-page.ts";
import { usePage } from "../friends/use-page.ts";
import { PACES } from "../new-table/plan.ts";
import { Pairings } from "./pairings.tsx";
import { Standings } from "./standings.tsx";
import own from "./tournaments.module.css";
import { useTournamentsWords } from "./tournaments-data.ts";
import { Brief } from "./tournaments-page.tsx";

/** A page that is looked at while tables are played follows them. */
const LOOK = 10_000;

/** A tournament: who has entered, who sits where, how it stands, and how it is decided. */
export function TournamentPage({ id }: { readonly id: string }) {
  const words = useTournamentsWords();
  const { now, said, act, look } = usePage<TournamentNow>(`/api/tournaments/${id}`);
  useEffect(() => {
    const timer = setInterval(() => void look().catch(() => {}), LOOK);
    return () => clearInterval(timer);
  }, [look]);
  if (now === null || now === "unknown") return <Waiting title={words.title} said={said} text={now === "unknown" ? words.unknown : null} />;
  return (
    <PeoplePage title={now.name} said={said}>
      <Panel title={now.name}>
        <p>
          <Brief {...now} />
        </p>
        {now.club !== null && (
          <p>
            <ClubLink {...now.club} said="" />
          </p>
        )}
        <Acts now={now} act={act} />
      </Panel>
      {!now.isMember && now.status === "open" && <ForMembers />}
      {now.round > 0 && <Standings now={now} />}
      {now.round > 0 && <Pairings now={now} />}
      <Panel title={words.entrants} aside={`${now.entrants.length} / ${now.most}`}>
        {now.entrants.length === 0 && <p>{words.nobody}</p>}
        <ul className={css.list}>
          {now.entrants.map(({ id: person, name, withdrawn }) => (
            <li key={person}>
              <span>
                {name ?? words.gone}
                {withdrawn !== null && <small>{words.withdrawn(withdrawn)}</small>}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Rules now={now} />
    </PeoplePage>
  );
}
function Acts({ now, act }: { readonly now: TournamentNow; readonly act: PageNow<TournamentNow>["act"] }) {
  const words = useTournamentsWords();
  const at = `/api/tournaments/${now.id}`;
  const isOpen = now.status === "open";
  return (
    <div className={css.acts}>
      {isOpen && now.isMember && !now.isEntered && (
        <Button look="wax" onClick={() => void act(`${at}/entry`, "POST", {}, words.entered)}>
          {words.enter}
        </Button>
      )}
      {isOpen && now.isEntered && <Button onClick={() => void act(`${at}/entry`, "DELETE")}>{words.leave}</Button>}
      {isOpen && now.isOrganiser && (
        <Button
          look="ink"
          disabled={now.entrants.length < 2}
          title={now.entrants.length < 2 ? words.tooFew : undefined}
          onClick={() => confirm(words.startSure) && void act(`${at}/start`, "POST")}
        >
          {words.start}
        </Button>
      )}
      {now.status === "running" && now.isEntered && (
        <Button look="quiet" onClick={() => confirm(words.withdrawSure) && void act(`${at}/entry`, "DELETE")}>
          {words.withdraw}
        </Button>
      )}
      {now.status !== "over" && now.isOrganiser && (
        <Button look="quiet" onClick={() => confirm(words.cancelSure) && void act(`${at}/cancel`, "POST")}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
function Rules({ now: { plan, form } }: { readonly now: TournamentNow }) {
  const t = useT();
  const words = useTournamentsWords();
  const name = Object.keys(PACES).find((one) => JSON.stringify(PACES[one]) === JSON.stringify(plan.pace));
  const pace = plan.pace.kind === "deadline" ? (t.slow.times[plan.pace.each] ?? t.setup.paces["slow"]) : t.setup.paces[name ?? "live"];
  return (
    <Panel title={words.rules}>
      <p>{words.formsHelp[form]}</p>
      <ol className={own.rules}>
        {words.ruleList.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <p>
        {words.clock(pace ?? "", t.slow.timeouts[plan.timeout] ?? plan.timeout)}
        {plan.bots !== null && ` ${words.bots}: ${t.levels[plan.bots]?.name ?? plan.bots}.`}
      </p>
    </Panel>
  );
}
