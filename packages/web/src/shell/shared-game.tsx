import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { LinkButton } from "../kit/button.tsx";
import { Main } from "../kit/main.tsx";
import { Compass } from "../kit/marks.tsx";
import { pathOf } from "../link/index.ts";
import { useT } from "../words/index.ts";
import { rememberTables } from "./my-tables-data.ts";
import css from "./not-found.module.css";
import { TopBar } from "./top-bar.tsx";

/** A finished game that came as a link: its moves stand in the address. It is played through and laid out on this device. */
export function SharedGame() {
  const t = useT();
  const [, go] = useLocation();
  const [isBad, setBad] = useState(false);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const [{ recordFromCode }, { importRecord }] = await Promise.all([import("../link/share-code.ts"), import("../link/records.ts")]);
      const table = await importRecord(await recordFromCode(location.hash.slice(1)));
      rememberTables("here");
      // The moment that was meant goes along.
      go(`${pathOf("here", table)}${location.search}`, { replace: true });
    };
    open().catch(() => setBad(true));
  }, [go]);
  return (
    <>
      <TopBar />
      <Main className={css.page}>
        <Compass size={140} />
        <p role="status">{isBad ? t.landing.linkBad : t.loading}</p>
        {isBad && (
          <LinkButton look="ink" href="/">
            {t.table.home}
          </LinkButton>
        )}
      </Main>
    </>
  );
}
