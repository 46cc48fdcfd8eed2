import type { GameInfo } from "@stormakt/protocol";
import { useEffect, useState } from "react";
import { WINDOW } from "../../games/index.ts";
import { gameInfo } from "../../link/game-info.ts";
import { useT } from "../../words/index.ts";
import { Emblem } from "../landing/emblems.tsx";
import { useLobbyWords } from "../lobby/words.ts";
import { PACES } from "../new-table/plan.ts";
import { agreedIn } from "./agreed.ts";
import { useAtTable, useTable } from "./context.ts";
import css from "./gathering.module.css";

/** What it is one is invited to: the game, how many play, how long it takes, by which clock and which rules. */
export function Invitation() {
  const t = useT();
  const lobby = useLobbyWords();
  const { catalogue } = useAtTable();
  const info = useTable((state) => state.info);
  const options = useOptions(info?.game);
  if (info === null) return null;
  const { game, config, seats } = info;
  const minutes = WINDOW.find(({ id }) => id === game)?.minutes ?? 60;
  const clock = Object.keys(PACES).find((name) => JSON.stringify(PACES[name]) === JSON.stringify(info.pace));
  const each = info.pace.kind === "deadline" ? t.slow.times[info.pace.each] : undefined;
  const pace = each === undefined ? (clock === undefined ? "" : t.setup.paces[clock]) : `${t.slow.each}: ${each}`;
  const behind = info.delay == null ? "" : `${lobby.delay} ${lobby.delays[`${info.delay.kind} ${info.delay.by}`] ?? ""}`;
  const rules = agreedIn(config, options, catalogue.words.options, t.setup);
  return (
    <div className={css.invitation}>
      <div className={css.emblem}>
        <Emblem game={game} />
      </div>
      <div>
        <p>
          <b>{t.games[game]?.era}</b>
        </p>
        <p>{catalogue.words.game.blurb}</p>
        <p className={css.facts}>
          {[t.table.invitedFacts(seats.length, minutes), pace, info.rated === true ? t.slow.rated : "", behind, ...rules]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </div>
  );
}
/** What may be agreed on in a game; nothing, as long as it is not known. */
function useOptions(game: string | undefined): GameInfo["options"] {
  const { table } = useAtTable();
  const [options, setOptions] = useState<GameInfo["options"]>({});
  useEffect(() => {
    let isMeant = true;
    if (game !== undefined)
      gameInfo(table.where, game).then(
        (found) => isMeant && setOptions(found?.options ?? {}),
        () => {},
      );
    return () => {
      isMeant = false;
    };
  }, [table, game]);
  return options;
}
