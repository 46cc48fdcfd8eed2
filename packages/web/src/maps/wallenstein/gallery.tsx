import { COUNTIES } from "@stormakt/wallenstein/catalog";
import { useMemo, useState } from "react";
import { SEAT_ARMS } from "../../art/arms.ts";
import { Panel } from "../../kit/paper.tsx";
import type { BuildingKind } from "../chart/pieces.tsx";
import type { Mark } from "../chart/spots.tsx";
import { MapFrame } from "../gallery-frame.tsx";
import type { ActionArt, ActionState } from "./furniture.tsx";
import { ActionCard, CountyCard, EventCard, OrderTrack } from "./furniture.tsx";
import type { CountyLook } from "./looks.ts";
import { WALLENSTEIN_RATIO } from "./places.ts";
import { RegionKey } from "./regions.tsx";
import type { Cubes } from "./tower.tsx";
import { TowerSection } from "./tower.tsx";
import { WallensteinMap } from "./wallenstein-map.tsx";

const KINDS: readonly BuildingKind[] = ["palace", "church", "trading-post"];
const some = (a: number, b: number, of: number): number => Math.floor(((Math.sin(a * 127.1 + b * 311.7) * 43758.5453) % of) + of) % of;
const MARKS: Readonly<Record<string, Mark>> = {
  boehmen: "legal",
  maehren: "legal",
  passau: "legal",
  oberpfalz: "legal",
  vogtland: "legal",
  oberoesterreich: "chosen",
  salzburg: "lit",
  holstein: "dim",
  bremen: "dim",
};

const HEAPS: readonly Cubes[] = SEAT_ARMS.map((arms, i) => ({ arms, count: [4, 2, 3, 1, 2, 5][i] ?? 0 }));
const RED = { tincture: "gules", charge: "star" } as const;
const action = (art: ActionArt, title: string, price: number, state: ActionState) => ({ art, title, price, state });
const ACTIONS = [
  action({ kind: "deploy", armies: 3 }, "Deploy three", 2, "done"),
  action({ kind: "build", building: "church" }, "Build church", 2, "done"),
  action({ kind: "taxes" }, "Collect taxes", 0, "current"),
  action({ kind: "combat" }, "Combat A", 0, "open"),
  action({ kind: "build", building: "palace" }, "Build palace", 3, "open"),
  action({ kind: "grain" }, "Collect grain", 0, "down"),
  action({ kind: "deploy", armies: 5 }, "Deploy five", 3, "open"),
  action({ kind: "build", building: "trading-post" }, "Build trading post", 1, "open"),
];

/** A made-up position that tries every piece and every mark. */
export function Gallery({ query }: { readonly query: URLSearchParams }) {
  const [picked, setPicked] = useState<number | null>(null);
  const three = query.has("three");
  const counties = useMemo(
    () =>
      COUNTIES.map((county, at): CountyLook => {
        const owner = at % 9 === 4 || (three && county.lightBorder) ? null : (SEAT_ARMS[some(at, 3, 5)] ?? null);
        const count = owner === null ? 0 : some(at, 7, county.cities.length + 1);
        return {
          owner,
          armies: owner === null ? 0 : 1 + some(at, 5, at === 20 ? 20 : 9),
          buildings: KINDS.slice(0)
            .sort((a, b) => some(a.length, at, 9) - some(b.length, at, 9))
            .slice(0, count),
          revolts: owner !== null && some(at, 8, 10) < 3 ? 1 + some(at, 9, 5) : 0,
          own: owner?.tincture === "or",
          leader: at % 13 === 6 ? owner : null,
          statue: at % 17 === 3,
          out: three && county.lightBorder,
          mark: picked === at ? "chosen" : query.has("marks") ? (MARKS[county.id] ?? null) : null,
          says: county.name,
        };
      }),
    [picked, query, three],
  );
  return (
    <main style={{ padding: 8 }}>
      <MapFrame query={query} ratio={WALLENSTEIN_RATIO} units={1320}>
        {(detail, onSight) => <WallensteinMap counties={counties} label="Germany" detail={detail} onPick={setPicked} onSight={onSight} />}
      </MapFrame>
      <RegionKey />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 16, alignItems: "flex-start" }}>
        <Panel title="The tower">
          <div style={{ width: 300 }}>
            <TowerSection
              inside={HEAPS}
              tray={HEAPS.slice(0, 4)}
              falling={HEAPS.slice(1, 3)}
              words={{ funnel: "funnel", shelves: "shelves", tray: "tray", inside: "inside" }}
              label="The tower"
            />
          </div>
        </Panel>
        <div style={{ flex: 1, display: "grid", gap: 12, minWidth: 0 }}>
          <Panel title="Actions of the season">
            <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
              {ACTIONS.map(({ art, title, price, state }, i) => (
                <ActionCard key={title} number={i + 1} art={art} title={title} price={price} state={state} arms={RED} />
              ))}
            </div>
          </Panel>
          <Panel title="Events and order">
            <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
              <EventCard title="Markets calm revolts" loss={7} lossLabel="Winter loss" state="done" />
              <EventCard title="Peasant militia" loss={3} lossLabel="Winter loss" state="current" />
              <EventCard title="Palace guards" loss={6} lossLabel="Winter loss" state="open" />
              <EventCard title="" loss={null} lossLabel="Winter loss" state="down" />
              <CountyCard county={19} />
              <CountyCard county={3} />
              <CountyCard county={40} />
            </div>
            <OrderTrack
              places={["+1 thaler", "+1 grain", "deploy 6", "attack +1", "defence +1"].map((tile, i) => ({
                tile,
                arms: i === 3 ? null : (SEAT_ARMS[i] ?? null),
                name: `seat ${i + 1}`,
              }))}
            />
          </Panel>
        </div>
      </div>
    </main>
  );
}
