import type { Language, Rulebook, Words } from "@stormakt/words";
import { Speaker } from "@stormakt/words";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { hasBoard, pluginOf } from "../games/index.ts";
import type { AnyPlugin } from "../games/plugin.ts";
import { Button, LinkButton } from "../kit/button.tsx";
import { Main } from "../kit/main.tsx";
import { Icon } from "../kit/marks.tsx";
import { Sheet } from "../kit/paper.tsx";
import { useSettings } from "../settings.ts";
import { useT } from "../words/index.ts";
import { NotFound } from "./not-found.tsx";
import css from "./rules-page.module.css";
import { RuleText } from "./table/rules-panel.tsx";
import { TopBar } from "./top-bar.tsx";

interface Book {
  readonly plugin: AnyPlugin;
  readonly language: Language;
  readonly rulebook: Rulebook;
  readonly words: Words;
}
/** The whole rulebook of a game, and its player aid, to be read or printed. */
export function RulesPage({ game }: { readonly game: string }) {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  const aidOnly = new URLSearchParams(useSearch()).has("aid");
  const [failed, setFailed] = useState<Error | null>(null);
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    if (!hasBoard(game)) return;
    let stale = false;
    const load = async (): Promise<void> => {
      const plugin = await pluginOf(game);
      const catalogue = await plugin.catalogue(language);
      const rulebook = await catalogue.rulebook();
      if (!stale) setBook({ plugin, language, rulebook, words: catalogue.words });
    };
    load().catch((error: unknown) => {
      if (!stale) setFailed(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      stale = true;
    };
  }, [game, language]);
  if (failed !== null) throw failed;
  if (!hasBoard(game)) return <NotFound />;
  const title = t.games[game]?.title ?? game;
  const Aid = book?.plugin.Aid;
  return (
    <>
      <TopBar title={<span className="display">{title}</span>} />
      <Main className={css.page}>
        <header className={css.head}>
          <h1 className="display">
            {title}: {aidOnly ? t.rulebook.aid : t.table.rulebook}
          </h1>
          <div className={`${css.acts} no-print`}>
            <LinkButton href={aidOnly ? `/rules/${game}` : `/rules/${game}?aid`}>{aidOnly ? t.table.rulebook : t.rulebook.aid}</LinkButton>
            <Button onClick={() => print()}>
              <Icon name="print" size={18} />
              {t.rulebook.print}
            </Button>
            <LinkButton look="ink" href={`/new/${game}`}>
              {t.landing.play}
            </LinkButton>
          </div>
        </header>
        {book === null ? (
          <p>{t.loading}</p>
        ) : (
          <>
            {Aid !== undefined && (
              <Sheet className={css.aid}>
                <Aid speaker={new Speaker(book.language, book.words, book.plugin.manner, (seat) => t.names[seat] ?? "?")} />
              </Sheet>
            )}
            {!aidOnly && (
              <Sheet className={css.book}>
                <RuleText rulebook={book.rulebook} rule={null} asked={0} />
              </Sheet>
            )}
          </>
        )}
      </Main>
    </>
  );
}
