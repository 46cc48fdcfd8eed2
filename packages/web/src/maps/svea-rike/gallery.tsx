import { COUNTRIES, EXPANSION, FIEFS, LIBERTY, VASA } from "@stormakt/svea-rike/catalog";
import { useMemo, useState } from "react";
import type { Arms } from "../../art/arms.ts";
import { HOUSES } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { BattleLine } from "../chart/battle-line.tsx";
import type { Mark } from "../chart/spots.tsx";
import { MapFrame } from "../gallery-frame.tsx";
import { EventCard, HistoryCard, RoyalCard, SovereignLine, SovereignTrack } from "./furniture.tsx";
import type { CountryLook, FiefLook } from "./looks.ts";
import type { SveaRikePlace } from "./places.ts";
import { SVEA_RIKE_RATIO } from "./places.ts";
import { SveaRikeMap } from "./svea-rike-map.tsx";

const { sture, grip, brahe, eka, threeRoses, denmark, prussia, poland, russia } = HOUSES;
const OWNERS: Readonly<Record<string, Arms>> = {
  vastergotland: sture,
  tavastehus: sture,
  smaland: sture,
  gotland: sture,
  sodermanland: grip,
  lapponia: grip,
  halsingland: grip,
  narke: brahe,
  savolaks: brahe,
  karelia: brahe,
  estonia: brahe,
  uppland: eka,
  norrbotten: eka,
  osterbotten: eka,
  nyland: eka,
  dalekarlia: threeRoses,
  america: sture,
};
const POWERS: Readonly<Record<string, Arms>> = { skane: denmark, trondelag: denmark, pommern: prussia, livonia: poland };
const MERCHANTS: Readonly<Record<string, readonly Arms[]>> = {
  denmark: [sture, sture, grip, eka],
  prussia: [brahe, threeRoses, threeRoses],
  poland: [grip, eka],
  russia: [brahe, brahe, sture, threeRoses, eka],
};
const MARKS: Readonly<Record<string, Mark>> = {
  jamtland: "legal",
  abo: "legal",
  africa: "legal",
  karelia: "chosen",
  dalekarlia: "lit",
  estonia: "dim",
  livonia: "dim",
  poland: "legal",
};

const era = (name: string, years: string, first: number, ...names: readonly string[]) => ({
  name,
  years,
  sovereigns: names.map((who, i) => ({ number: first + i, name: who, years })),
});
const ERAS = [
  era("Vasatiden", "1523 – 1611", 1, "Gustav Vasa", "Erik XIV", "Johan III", "Sigismund", "Karl IX"),
  era("Stormaktstiden", "1611 – 1718", 6, "Gustav II Adolf", "Kristina", "Karl X Gustav", "Karl XI", "Karl XII"),
  era("Frihetstiden", "1719 – 1818", 11, "Ulrika Eleonora", "Fredrik I", "Adolf Fredrik", "Gustav III", "Gustav IV Adolf", "Karl XIII"),
];

/** A made-up position that tries every piece and every mark. */
export function Gallery({ query }: { readonly query: URLSearchParams }) {
  const [picked, setPicked] = useState<SveaRikePlace | null>(null);
  const marked = query.has("marks");
  const fiefs = useMemo(
    () =>
      FIEFS.map(({ id, cost }, at): FiefLook => {
        const owner = OWNERS[id] ?? null;
        const power = POWERS[id] ?? null;
        return {
          owner,
          power,
          price: owner === null && power === null ? cost : null,
          spent: id === "savolaks" || id === "uppland",
          barren: id === "smaland",
          lost: marked && id === "nyland",
          mark: picked?.kind === "fief" && picked.fief === at ? "chosen" : marked ? (MARKS[id] ?? null) : null,
          says: id,
        };
      }),
    [marked, picked],
  );
  const arms: Readonly<Record<string, Arms>> = { denmark, prussia, poland, russia };
  const countries = COUNTRIES.map(
    ({ id, roomOverPlayers }, at): CountryLook => ({
      arms: arms[id] ?? denmark,
      room: 5 + roomOverPlayers,
      merchants: MERCHANTS[id] ?? [],
      war: id === "denmark",
      mark: picked?.kind === "country" && picked.country === at ? "chosen" : marked ? (MARKS[id] ?? null) : null,
      says: id,
    }),
  );
  return (
    <main style={{ padding: 8 }}>
      <MapFrame query={query} ratio={SVEA_RIKE_RATIO} units={936}>
        {(detail, onSight) => (
          <SveaRikeMap fiefs={fiefs} countries={countries} label="The realm" detail={detail} onPick={setPicked} onSight={onSight} />
        )}
      </MapFrame>
      <div style={{ display: "grid", gap: 12, marginTop: 16 }}>
        <Panel title="Sovereigns">
          <SovereignTrack eras={ERAS} now={7} label="Sovereigns" />
          <SovereignLine eras={ERAS} now={7} label="Sovereign 7 of 16" />
        </Panel>
        <Panel title="Cards">
          <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "flex-start" }}>
            <RoyalCard says={["Krig med Ryssland", "Goda skördar", "Fred"]} now={EXPANSION} foot="Trupper 0" />
            <HistoryCard name="Drottningholm" series="palace" seriesName="Slott" era={EXPANSION} cost={5} />
            <HistoryCard name="Hedvig Eleonora" series="queen" seriesName="Drottning" era={EXPANSION} cost={4} />
            <HistoryCard name="Carl von Linné" series="scientist" seriesName="Vetenskapsman" era={LIBERTY} cost={5} />
            <HistoryCard name="Olaus Petri" series="cultural" seriesName="Kulturpersonlighet" era={VASA} cost={2} />
            <EventCard name="En tid av omvälvningar" kind="När som helst">
              Lägg två historiekort underst.
            </EventCard>
            <EventCard name="" kind="" faceDown />
          </div>
        </Panel>
        <Panel title="War with Denmark">
          <BattleLine
            oursName="Sverige"
            theirsName="Danmark"
            ours={[
              { key: "a", look: <Shield arms={sture} />, name: "Västergötland", strength: 3, roll: 2, hit: true },
              { key: "b", look: <Shield arms={grip} />, name: "Södermanland", strength: 4, roll: 5 },
              { key: "c", look: <Shield arms={brahe} />, name: "Närke", strength: 1, down: true },
            ]}
            theirs={[
              { key: "d", look: <Shield arms={denmark} />, name: "", strength: 1, down: true },
              { key: "e", look: <Shield arms={denmark} />, name: "", strength: 2, roll: null },
              { key: "f", look: <Shield arms={denmark} />, name: "", strength: 4, roll: null },
            ]}
          >
            <b>2</b>
          </BattleLine>
        </Panel>
      </div>
    </main>
  );
}
