import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { useLobbyWords } from "../lobby/words.ts";
import { rememberTables } from "../my-tables-data.ts";
import css from "./branch-dialog.module.css";
import { useAs, useAtTable, useTable } from "./context.ts";
import { useLevels } from "./levels.ts";
import { linkTo } from "./moment-address.ts";
import { CopyLink } from "./share.tsx";

/** Play on from a moment of this game, against bots or with all chairs at this screen. */
export function BranchDialog({ n, move, onClose }: { readonly n: number; readonly move: number; onClose(): void }) {
  const t = useT();
  const [, go] = useLocation();
  const { table, names } = useAtTable();
  const as = useAs();
  const info = useTable((state) => state.info);
  const over = info?.status === "finished";
  const [seat, setSeat] = useState(as ?? 0);
  const words = useLobbyWords();
  const { levels, level, setLevel } = useLevels();
  const [everyChair, setEveryChair] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    const seats = names.map((name, at) => (at === seat || everyChair ? { kind: "me" as const, name } : { kind: "bot" as const, level }));
    await table.try(async () => {
      const made = await table.host.ask("branch", { table: table.id, as, n, seats });
      rememberTables(table.where);
      onClose();
      go(pathOf(table.where, made.table));
    });
  };
  return (
    <Dialog title={t.look.branch} open onClose={onClose}>
      <p>
        {t.look.branchHelp} {!over && t.look.branchRunning}
      </p>
      <label className={css.check}>
        <input type="checkbox" checked={everyChair} onChange={({ target }) => setEveryChair(target.checked)} />
        {words.branchAll}
      </label>
      {over && !everyChair && (
        <div className={css.row}>
          <Choices
            label={t.look.branchSeat}
            value={String(seat)}
            onChange={(id) => setSeat(Number(id))}
            among={names.map((name, at) => ({ id: String(at), text: name }))}
          />
        </div>
      )}
      {!everyChair && (
        <div className={css.row}>
          <Choices
            label={t.setup.level}
            value={level}
            onChange={setLevel}
            among={levels.map((id) => ({ id, text: t.levels[id]?.name ?? id }))}
          />
        </div>
      )}
      <div className={css.row}>
        <Button look="wax" onClick={() => void start()}>
          {t.look.branch}
        </Button>
        <Button
          look="quiet"
          onClick={() => void table.try(async () => setLink(await linkTo(table, { move, eyes: undefined }, names, "branch")))}
        >
          {words.branchLink}
        </Button>
      </div>
      {link !== null && <CopyLink link={link} />}
    </Dialog>
  );
}
