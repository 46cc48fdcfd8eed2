import { memo, useEffect } from "react";
import { useT } from "../../words/index.ts";
import { setPageTitle } from "../lobby/page-title.ts";
import { useAtTable, useTable } from "./context.ts";
import { liveNow } from "./screen/select.ts";

/** "Your turn" in the tab, so that it can be seen from elsewhere. */
export const Title = memo(function Title(): null {
  const t = useT();
  const { names } = useAtTable();
  const info = useTable((state) => state.info);
  const mine = useTable((state) => state.mine);
  const byOrder = useTable((state) => liveNow(state)?.prompt?.order === true);
  const waiting = useTable((state) => liveNow(state)?.prompt?.waiting ?? null);
  useEffect(() => {
    const game = t.games[info?.game ?? ""]?.title ?? "Stormakt";
    const isMine = waiting?.some((seat) => mine.includes(seat)) === true && !byOrder && info?.status === "running";
    const others = waiting?.map((seat) => names[seat] ?? "?").join(", ") ?? "";
    const title = isMine
      ? `● ${t.table.yourTurn} · ${game}`
      : others === "" || info?.status !== "running"
        ? `${game} · Stormakt`
        : `${t.table.turnOf(others)} · ${game}`;
    setPageTitle(title);
  }, [t, info, mine, waiting, names, byOrder]);
  useEffect(() => () => setPageTitle("Stormakt"), []);
  return null;
});
