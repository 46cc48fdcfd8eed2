import { LinkButton } from "../kit/button.tsx";
import { Main } from "../kit/main.tsx";
import { Compass } from "../kit/marks.tsx";
import { useT } from "../words/index.ts";
import css from "./not-found.module.css";
import { TopBar } from "./top-bar.tsx";

export function NotFound() {
  const t = useT();
  return (
    <>
      <TopBar />
      <Main className={css.page}>
        <Compass size={140} />
        <h1 className="display">{t.notFoundPage}</h1>
        <LinkButton look="ink" href="/">
          {t.table.home}
        </LinkButton>
      </Main>
    </>
  );
}
