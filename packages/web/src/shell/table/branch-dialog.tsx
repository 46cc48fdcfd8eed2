import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { rememberTables } from "../my-tables-data.ts";
import css from "./branch-dialog.module.css";
import { useAs, useAtTable, useTable } from "./context.ts";
import { useLevels } from "./levels.ts";

/** Play on from a moment of this game, against bots. */
export function BranchDialog({ n, onClose }: { readonly n: number; onClose(): void }) {
  const t = useT();
  const [, go] = useLocation();
  const { table, names } = useAtTable();
  const as = useAs();
  const info = useTable((state) => state.info);
  const over = info?.status === "finished";
  const [seat, setSeat] = useState(as ?? 0);
  const { levels, level, setLevel } = useLevels();
  const start = async (): Promise<void> => {
    const seats = names.map((name, at) => (at === seat ? { kind: "me" as const, name } : { kind: "bot" as const, level }));
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
      {over && (
        <div className={css.row}>
          <Choices
            label={t.look.branchSeat}
            value={String(seat)}
            onChange={(id) => setSeat(Number(id))}
            among={names.map((name, at) => ({ id: String(at), text: name }))}
          />
        </div>
      )}
      <div className={css.row}>
        <Choices
          label={t.setup.level}
          value={level}
          onChange={setLevel}
          among={levels.map((id) => ({ id, text: t.levels[id]?.name ?? id }))}
        />
      </div>
      <div className={css.row}>
        <Button look="wax" onClick={() => void start()}>
          {t.look.branch}
        </Button>
      </div>
    </Dialog>
  );
}
