import { seatLink as linkToSeat } from "@stormakt/protocol/links";
import { memo, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Icon } from "../../kit/marks.tsx";
import { Menu } from "../../kit/menu.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { useHush } from "../lobby/nudge.tsx";
import { useAs, useAtTable, useTable } from "./context.ts";
import { momentsOf } from "./moments.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { liveNow, shownLines } from "./screen/select.ts";
import { CopyLink } from "./share.tsx";
import css from "./table-menu.module.css";

const NOBODY: readonly number[] = [];
/** What is done rarely: look back, sound, print, let a bot play, resign. */
export const TableMenu = memo(function TableMenu() {
  const t = useT();
  const [, go] = useLocation();
  const { table, plugin, names } = useAtTable();
  const { sound, set } = useSettings();
  const info = useTable((state) => state.info);
  const as = useAs();
  // Of what changes with every move only as much as the menu shows.
  const hasPast = useTable((state) => shownLines(state).length > 2);
  const hasOrders = useTable((state) => (liveNow(state)?.orders.length ?? 0) > 0);
  const waiting = useTable((state) => (table.where === "online" ? (liveNow(state)?.prompt?.waiting ?? NOBODY) : NOBODY));
  const mine = useTable((state) => state.mine);
  const [resigning, setResigning] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [seatLink, setSeatLink] = useState<string | null>(null);
  const hush = useHush();
  const running = info?.status === "running";
  const relieved = as !== null && info?.seats[as]?.bot != null;
  const deeds: Record<string, { readonly text: string; do(): void } | null> = {
    look: hasPast ? { text: t.look.title, do: () => table.lookAt(momentsOf(shownLines(table.state)).at(running ? -2 : -1)?.n ?? 0) } : null,
    sound: { text: `${t.settings.sound}: ${sound ? t.setup.on : t.setup.off}`, do: () => set({ sound: !sound }) },
    print: { text: t.rulebook.print, do: () => print() },
    relieve:
      running && as !== null
        ? relieved
          ? { text: t.table.return, do: () => void table.try(() => table.host.ask("return", { table: table.id, as })) }
          : { text: t.table.relieve, do: () => void table.try(() => table.host.ask("relieve", { table: table.id, as })) }
        : null,
    orders:
      running && as !== null && plugin.reactions !== true && hasOrders
        ? { text: t.table.askMeAgain, do: () => void table.try(() => table.side?.setOrders([])) }
        : null,
    device:
      running && as !== null && table.where === "online"
        ? {
            text: t.table.otherDevice,
            do: () =>
              void table.try(async () => {
                const { key } = await table.host.ask("seat-key", { table: table.id, as });
                setSeatLink(linkToSeat(location.origin, key));
              }),
          }
        : null,
    ...Object.fromEntries(
      (running && as !== null && table.where === "online" ? info.seats : []).flatMap(({ person, here }, seat) => {
        // Only somebody away or over time can be replaced; a vote under way is shown above the table.
        const isWaitedFor = waiting.includes(seat);
        if (person === null || mine.includes(seat) || (here && !isWaitedFor) || info?.kicks.some((kick) => kick.seat === seat)) return [];
        const name = names[seat] ?? "?";
        const text = here ? t.seats.proposeLate(name) : t.seats.propose(name);
        return [[`kick${seat}`, { text, do: () => void table.try(() => table.host.ask("kick", { table: table.id, as: as ?? 0, seat })) }]];
      }),
    ),
    hush: running && as !== null && table.where === "online" ? hush : null,
    resign: running && as !== null && !relieved ? { text: t.table.resign, do: () => setResigning(true) } : null,
    report: table.where === "online" ? { text: t.report.open, do: () => setReporting(true) } : null,
    home: { text: t.table.home, do: () => go("/") },
  };
  const shown = Object.entries(deeds).flatMap(([id, deed]) => (deed === null ? [] : [{ id, ...deed }]));
  return (
    <>
      <Menu label={t.table.menu} items={shown}>
        <Icon name="more" />
      </Menu>
      {seatLink !== null && (
        <Dialog title={t.table.otherDevice} open onClose={() => setSeatLink(null)}>
          <p>{t.table.otherDeviceHelp}</p>
          <CopyLink link={seatLink} />
        </Dialog>
      )}
      {reporting && <ReportDialog onClose={() => setReporting(false)} />}
      <Dialog title={t.table.resign} open={resigning} onClose={() => setResigning(false)}>
        <p>{t.table.resignHelp}</p>
        {info?.rated === true && table.where === "online" && (
          <p>
            <b>{t.table.resignRated}</b>
          </p>
        )}
        <div className={css.acts}>
          <Button
            look="wax"
            onClick={() => {
              setResigning(false);
              if (as !== null) void table.try(() => table.host.ask("resign", { table: table.id, as }));
            }}
          >
            {t.table.resign}
          </Button>
          <Button onClick={() => setResigning(false)}>{t.cancel}</Button>
        </div>
      </Dialog>
    </>
  );
});
