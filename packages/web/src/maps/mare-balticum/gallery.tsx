import { useCallback, useState } from "react";
import type { Arms } from "../../art/arms.ts";
import { HOUSES } from "../../art/arms.ts";
import { Panel } from "../../kit/paper.tsx";
import type { Mark } from "../chart/spots.tsx";
import { MapFrame } from "../gallery-frame.tsx";
import { BuildDeck, CapitalStock, TitleDeck } from "./decks.tsx";
import { BattleCard, OfficeList } from "./furniture.tsx";
import type { CircleLook, ProvinceLook } from "./looks.ts";
import { MareBalticumMap } from "./mare-balticum-map.tsx";
import type { MarePlace } from "./places.ts";
import { MARE_BALTICUM_RATIO } from "./places.ts";

const { baner: B, fleming: F, bielke: I, deLaGardie: G, brahe: P, king: K, russia, poland, denmark } = HOUSES;
const of = (units: readonly (Arms | null)[], enemies = 0): readonly CircleLook[] =>
  [0, 1, 2].map((i) => ({ unit: units[i] ?? null, enemy: i < enemies }));
const place = (circles: readonly (readonly CircleLook[])[], title: Arms | null = null): ProvinceLook => ({ circles, title });
const PROVINCES: readonly ProvinceLook[] = [
  place([of([P]), [], of([P, B, I]), []]),
  place([of([P, F]), [], [], of([P, P, G])], P),
  place([of([I, B]), [], of([I, F]), []], K),
  place([of([G, B]), [], [], []]),
  place([of([F]), [], [], of([F, I, B])]),
  place([of([G, G]), [], of([G, P, B]), []], G),
  place([[], of([B, F]), of([B, null, null]).map((c, i) => ({ ...c, enemy: i > 0 })), []]),
  place([[], of([P, G, I]), of([P, G, B], 3), of([P])], P),
  place([[], of([I, B, F]), of([I, I, G]), []]),
  place([[], of([B, I]), of([B, F, G], 1), []], B),
  place([[], of([F, G, B], 2), [], []]),
  place([[], of([G]), [], []]),
];
const PHASES = ["Production", "Battle", "Enemy", "Movement", "Investment", "End of turn"];
const SOLD = [B, F, I, G, P].map((arms, line) => ({ arms, count: [2, 3, 0, 4, 1][line] ?? 0 }));
const BUILDS = [[I, B], [F], [G, P, B], [B], [F], [], [], [], []];
const TITLES = [[B], [I, P], [], [B, F, G, P, I], [], [F]];

/** A made-up position that tries every piece and every mark. */
export function Gallery({ query }: { readonly query: URLSearchParams }) {
  const [picked, setPicked] = useState<MarePlace | null>(null);
  const marked = query.has("marks");
  const mark = useCallback(
    (at: MarePlace): Mark | null => {
      if (picked !== null && JSON.stringify(picked) === JSON.stringify(at)) return "chosen";
      if (!marked) return null;
      if (at.kind === "province")
        return at.province === 11 ? "legal" : at.province === 1 ? "lit" : at.province === 10 ? "dim" : at.province === 6 ? "chosen" : null;
      if (at.kind === "circle")
        return at.province === 8 && at.force === 3 ? "legal" : at.province === 3 && at.force === 2 && at.place === 0 ? "chosen" : null;
      if (at.kind === "square") return at.square === 1 || at.square === 6 ? "legal" : null;
      if (at.kind === "title") return at.hex === 4 ? "legal" : null;
      if (at.kind === "sold") return at.line === 1 ? "legal" : at.line === 3 ? "chosen" : null;
      return at.kind === "route" && at.route === 4 ? "legal" : null;
    },
    [marked, picked],
  );
  const says = useCallback((at: MarePlace) => JSON.stringify(at), []);
  return (
    <main style={{ padding: 8 }}>
      <MapFrame query={query} ratio={MARE_BALTICUM_RATIO} units={1064}>
        {(detail, onSight) => (
          <MareBalticumMap
            provinces={PROVINCES}
            powers={[
              { name: "Russia", arms: russia, reserve: 4, note: "routes 1 and 2" },
              { name: "Poland", arms: poland, reserve: 8, note: "routes 3 and 4" },
              { name: "Denmark", arms: denmark, reserve: 7, note: "routes 5 and 6" },
            ]}
            sold={SOLD}
            builds={BUILDS}
            titles={TITLES}
            turn={{ title: "Turn", phases: PHASES, now: 1 }}
            names={{ capital: "Stockholm", builds: "Builds", titles: "Titles" }}
            label="The Baltic"
            detail={detail}
            mark={mark}
            says={says}
            onPick={setPicked}
            onSight={onSight}
          />
        )}
      </MapFrame>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 16, alignItems: "flex-start" }}>
        <Panel title="Offices">
          <OfficeList
            offices={[
              { name: "Lord High Treasurer", note: "most farms, four at least", force: 0, holder: null, holderName: "vacant" },
              { name: "Lord High Admiral", note: "most fleets", force: 1, holder: I, holderName: "Bielke" },
              { name: "Lord High Constable", note: "most armies", force: 2, holder: P, holderName: "Brahe" },
              { name: "Lord High Steward", note: "most forts", force: 3, holder: null, holderName: "vacant" },
            ]}
          />
        </Panel>
        <Panel title="Battle cards">
          <div style={{ display: "flex", gap: 8 }}>
            <BattleCard side="attack" title="Attack" />
            <BattleCard side="defend" title="Defend" />
            <BattleCard side="hidden" title="?" />
          </div>
        </Panel>
        <Panel title="Decks">
          <div style={{ display: "flex", gap: 8 }}>
            <div style={{ width: 170 }}>
              <BuildDeck builds={BUILDS} name="Builds" label="The build deck" />
            </div>
            <div style={{ width: 170 }}>
              <TitleDeck titles={TITLES} name="Titles" label="The title deck" />
            </div>
            <div style={{ width: 170 }}>
              <CapitalStock sold={SOLD} name="Stockholm" label="Goods in the capital" />
            </div>
          </div>
        </Panel>
      </div>
    </main>
  );
}
