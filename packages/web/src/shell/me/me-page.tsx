import type { Me } from "@stormakt/protocol/people";
import { localeOf } from "@stormakt/words/languages";
import { useCallback, useEffect, useState } from "react";
import { LinkButton } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Panel } from "../../kit/paper.tsx";
import { comeIn } from "../../link/index.ts";
import { fetchJson } from "../../link/report-host.ts";
import { takeSecret } from "../../link/take-secret.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { PeopleNav } from "../friends/people-page.tsx";
import { OwnData } from "../own-data.tsx";
import { TopBar } from "../top-bar.tsx";
import { ComeIn } from "./come-in.tsx";
import { Identity } from "./identity.tsx";
import type { Asked } from "./link-question.tsx";
import { LinkQuestion } from "./link-question.tsx";
import css from "./me.module.css";
import { useMeWords } from "./me-data.ts";
import { Notices } from "./notices.tsx";
import { Sessions } from "./sessions.tsx";

/** What every part of the page is given: what is known, and how to do something about it. */
export interface Part {
  readonly me: Me;
  /** Does something; what the server answers, where it is the whole page again, is shown. Resolves with whether it worked. */
  act(work: () => Promise<Partial<Me> | object | null>): Promise<boolean>;
}

interface CameIn {
  /** Whoever is here as somebody else says first that they mean it. */
  readonly asks?: Asked;
  readonly person?: { readonly name: string };
}
/** Comes in by a link. */
const openLink = (key: string, sure: boolean): Promise<CameIn> => fetchJson("/api/session/mail-link", "POST", { key, sure });

/** One's own page. */
export function MePage() {
  const t = useT();
  const words = useMeWords();
  const language = useSettings((settings) => settings.language);
  const [me, setMe] = useState<Me | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ readonly key: string; readonly asked: Asked } | null>(null);
  const set = useSettings((settings) => settings.set);
  const look = useCallback(async () => setMe(await fetchJson<Me>("/api/me")), []);
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const key = takeSecret();
      if (key === null) await comeIn();
      else
        try {
          const { asks, person } = await openLink(key, false);
          if (asks !== undefined) setQuestion({ key, asked: asks });
          if (person !== undefined) set({ name: person.name });
        } catch {
          setSaid(words.linkBad);
        }
      await look();
    };
    begin().catch(() => setSaid(t.failures["offline"] ?? ""));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, whatever language is chosen later
  }, [look]);
  const answer = async (isMeant: boolean): Promise<void> => {
    setQuestion(null);
    if (question === null || !isMeant) return setSaid(words.stayed);
    try {
      const { person } = await openLink(question.key, true);
      // Everything that is open was opened as somebody else: it is opened anew.
      set({ name: person?.name ?? question.asked.name });
      location.reload();
    } catch {
      setSaid(words.linkBad);
    }
  };
  const act: Part["act"] = async (work) => {
    try {
      // They may have taken a name on this very page.
      if (me?.person.name === "") await comeIn();
      const found = await work();
      if (found !== null && "person" in found && "ways" in found) setMe(found as Me);
      else await look();
      setSaid(words.saved);
      return true;
    } catch (error) {
      const code = (error as { failure?: { code: string } }).failure?.code;
      setSaid(code === "name-taken" ? words.nameTaken : (t.failures[code ?? ""] ?? words.failed));
      return false;
    }
  };
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" });
  return (
    <>
      <TopBar title={<span className="display">{words.title}</span>} />
      <Main className={css.page}>
        <h1 className="aloud">{words.title}</h1>
        <PeopleNav />
        <p role="status" className={css.said}>
          {said ?? (me === null ? t.loading : "")}
        </p>
        {question !== null && <LinkQuestion asked={question.asked} answer={(isMeant) => void answer(isMeant)} />}
        {me !== null && (
          <>
            <Panel title={me.person.name || words.title}>
              <p>{me.member === null ? words.guest : words.member(dates.format(me.member.since))}</p>
              {me.member !== null && <LinkButton href={`/people/${me.person.id}`}>{t.slow.yourResults}</LinkButton>}
            </Panel>
            <Notices me={me} act={act} />
            <Identity me={me} act={act} />
            {me.member === null && <ComeIn me={me} act={act} />}
            <Sessions me={me} act={act} />
            <Panel title={t.self.title}>
              <OwnData bare />
            </Panel>
          </>
        )}
      </Main>
    </>
  );
}
