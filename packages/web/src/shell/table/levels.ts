import { useEffect, useState } from "react";
import { gameInfo } from "../../link/game-info.ts";
import { USUAL_LEVEL } from "../new-table/plan.ts";
import { useAtTable } from "./context.ts";

/** How well bots may play at this table, and the level chosen for the next. */
export function useLevels() {
  const { table } = useAtTable();
  const [levels, setLevels] = useState<readonly string[]>([]);
  const [level, setLevel] = useState(USUAL_LEVEL);
  useEffect(() => {
    gameInfo(table.where, table.state.info?.game ?? "").then(
      (info) => setLevels(info?.levels ?? []),
      () => {},
    );
  }, [table]);
  return { levels, level, setLevel };
}
