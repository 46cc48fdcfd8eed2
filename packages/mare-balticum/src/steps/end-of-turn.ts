import { count, list } from "@stormakt/kernel/ids";
import { CONQUERED_AT, isLine, NO_LINE, OFFICES, PROVINCES } from "../catalog/index.ts";
import { conqueredAtHome, titleLost } from "../standing.ts";
import { isAnyEnemy, rotateAll, setTitle, titleOf, unitsToSupply } from "../table.ts";
import { procedure } from "../types.ts";
import { concludeIfOver } from "./ending.ts";
import { settleOffice } from "./offices.ts";
import { awardingProvinces } from "./provinces.ts";

/** MB-OFFICE-2, MB-PROMOTE-1, MB-END-1 Titles lost, offices, province titles, promotions, and whether the game is over. */
export const endOfTurn = procedure<{ office: number }>("endOfTurn")({
  loseTitles({ table, tell }) {
    if (!isAnyEnemy(table)) return;
    for (const province of PROVINCES) {
      if (!titleLost(table, province)) continue;
      const line = titleOf(table, province);
      if (line === NO_LINE) continue;
      setTitle(table, province, NO_LINE);
      if (isLine(line)) unitsToSupply(table, line, 1);
      tell?.({ kind: "titleLost", province, line });
    }
  },
  settleOffices(play, memory) {
    const office = OFFICES[memory.office];
    if (office === undefined) return;
    memory.office += 1;
    settleOffice(play, office);
    play.again();
  },
  awardProvinces: (play) => play.call(awardingProvinces, { declined: false }),
  promoteLeaders({ table, tell }) {
    rotateAll(table);
    tell?.({ kind: "leadersPromoted" });
  },
  seeWhetherItIsOver(play) {
    const lost = conqueredAtHome(play.table);
    if (count(lost) >= CONQUERED_AT) {
      play.tell?.({ kind: "swedenConquered", provinces: list(lost) });
      play.conclude({ places: [], because: "conquered", facts: { provinces: list(lost) } });
    } else concludeIfOver(play);
  },
});
