import { useState } from "react";
import { WINDOW } from "../../games/index.ts";
import type { GameManifest } from "../../games/manifest.ts";
import { LinkButton } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon } from "../../kit/marks.tsx";
import { Cartouche, Neatline } from "../../kit/paper.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { lastTable } from "../my-tables-data.ts";
import { TopBar } from "../top-bar.tsx";
import { Chart, Emblem } from "./emblems.tsx";
import { Install, OfflineNote } from "./install.tsx";
import css from "./landing.module.css";
import { MyTables } from "./my-tables.tsx";
import { UploadRecord } from "./upload-record.tsx";

/** The first page: boxes on a table. */
export function Landing() {
  const t = useT();
  const [last] = useState(lastTable);
  const first = WINDOW.find(({ board }) => board !== null);
  const taught = WINDOW.find(({ board, lessons }) => board !== null && lessons !== null);
  return (
    <>
      <TopBar>
        <LinkButton look="quiet" href="/tables" className={css.wide}>
          <Icon name="table" />
          {t.tables.title}
        </LinkButton>
      </TopBar>
      <Main className={css.page}>
        <Neatline className={css.hero} plate={css.plate}>
          <Chart />
          <Cartouche className={css.cartouche}>
            <h1>{t.landing.title}</h1>
            <p>{t.landing.lead}</p>
            <div className={css.acts}>
              {(last !== null || first !== undefined) && (
                <LinkButton look="ink" href={last === null ? `/new/${first?.id}` : pathOf(last.where, last.id)}>
                  {last === null ? t.landing.playNow : t.landing.playOn(t.games[last.game]?.title ?? last.game)}
                </LinkButton>
              )}
              {taught !== undefined && (
                <LinkButton href={`/learn/${taught.id}`}>
                  <Icon name="lamp" size={18} />
                  {t.landing.learn}
                </LinkButton>
              )}
            </div>
          </Cartouche>
        </Neatline>
        <MyTables />
        <h2 className="aloud">{t.landing.games}</h2>
        <ul className={css.games}>
          {WINDOW.map((game) => (
            <GameBox key={game.id} {...game} />
          ))}
        </ul>
        <footer className={css.footer}>
          <span>{t.landing.footer}</span>
          <OfflineNote />
          <span className={css.tools}>
            <Install />
            <UploadRecord />
          </span>
        </footer>
      </Main>
    </>
  );
}

function GameBox({ id, seats, minutes, board }: GameManifest) {
  const t = useT();
  const words = t.games[id];
  const ready = board !== null;
  if (words === undefined) return null;
  return (
    <li className={css.game} data-ready={ready || undefined}>
      <div className={css.emblem}>
        <Emblem game={id} />
      </div>
      <div className={css.about}>
        <h3>{words.title}</h3>
        <p className={css.era}>{words.era}</p>
        <p className={css.pitch}>{words.pitch}</p>
        <p className={css.mood}>{words.mood}</p>
      </div>
      <div className={css.foot}>
        <span className={css.facts}>
          <span>{t.landing.players(seats.min, seats.max)}</span>
          <span>{t.landing.minutes(minutes)}</span>
        </span>
        {ready ? (
          <span className={css.gameActs}>
            <LinkButton look="quiet" small href={`/rules/${id}`} aria-label={`${t.landing.rules}: ${words.title}`}>
              <Icon name="book" size={18} />
            </LinkButton>
            <LinkButton look="ink" href={`/new/${id}`} aria-label={`${t.landing.play}: ${words.title}`}>
              {t.landing.play}
            </LinkButton>
          </span>
        ) : (
          <span className={css.soon} title={t.landing.buildingHelp}>
            {t.landing.building}
          </span>
        )}
      </div>
    </li>
  );
}
