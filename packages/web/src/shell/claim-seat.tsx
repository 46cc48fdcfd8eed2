import { RequestRefused } from "@stormakt/protocol/client";
import { secretIn } from "@stormakt/protocol/links";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { LinkButton } from "../kit/button.tsx";
import { Main } from "../kit/main.tsx";
import { Compass } from "../kit/marks.tsx";
import { onlineHost, pathOf } from "../link/index.ts";
import { useT } from "../words/index.ts";
import { rememberTables } from "./my-tables-data.ts";
import css from "./not-found.module.css";
import { TopBar } from "./top-bar.tsx";

/** Takes a chair on this device too: whoever has its secret, which stands after `#`, may play it. */
export function ClaimSeat() {
  const t = useT();
  const [, go] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const claim = async (): Promise<void> => {
      const { table } = await onlineHost().ask("claim", { key: secretIn(location.hash) ?? "" });
      rememberTables("online");
      go(pathOf("online", table), { replace: true });
    };
    claim().catch((error: unknown) => setFailure(error instanceof RequestRefused ? error.failure.code : "offline"));
  }, [go]);
  return (
    <>
      <TopBar />
      <Main className={css.page}>
        <Compass size={140} />
        <p role="status">{failure === null ? t.loading : t.failures[failure]}</p>
        {failure !== null && (
          <LinkButton look="ink" href="/">
            {t.table.home}
          </LinkButton>
        )}
      </Main>
    </>
  );
}
