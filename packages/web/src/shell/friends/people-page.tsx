import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { LinkButton } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Panel } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { TopBar } from "../top-bar.tsx";
import { useFriendsWords } from "./friends-data.ts";
import css from "./people.module.css";

/** The ways between the pages of people. */
export function PeopleNav() {
  const words = useFriendsWords();
  const [path] = useLocation();
  const pages = [
    ["/friends", words.title],
    ["/clubs", words.clubs],
    ["/tournaments", words.tournaments],
    ["/ranking", words.ranking],
    ["/me", words.you],
  ] as const;
  return (
    <nav className={css.nav} aria-label={words.nav}>
      {pages.map(([href, text]) => (
        <Link key={href} href={href} aria-current={path === href ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
interface Props {
  readonly title: string;
  readonly said: string;
  readonly children: ReactNode;
}
/** A page about people: its name, the way to the others, what was done last. */
export function PeoplePage({ title, said, children }: Props) {
  return (
    <>
      <TopBar title={<span className="display">{title}</span>} />
      <Main className={css.page}>
        <h1 className="aloud">{title}</h1>
        <PeopleNav />
        <p role="status" className={css.said}>
          {said}
        </p>
        {children}
      </Main>
    </>
  );
}
/** While the page is fetched, or where there is none. */
export function Waiting({ title, said, text }: { readonly title: string; readonly said: string; readonly text: string | null }) {
  const t = useT();
  return (
    <PeoplePage title={title} said={said}>
      <p>{text ?? (said === "" ? t.loading : "")}</p>
    </PeoplePage>
  );
}
/** Guests are told what it takes, and that nothing of it is needed. */
export function ForMembers() {
  const words = useFriendsWords();
  return (
    <Panel title={words.become}>
      <p>{words.forMembers}</p>
      <LinkButton look="ink" href="/me">
        {words.become}
      </LinkButton>
    </Panel>
  );
}
