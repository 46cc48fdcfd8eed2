import { OUT_OF_PLAY, statueCounty, statueOwner } from "@stormakt/wallenstein/advice";
import type { Box, County } from "@stormakt/wallenstein/catalog";
import { COUNTIES, COUNTY, countyCalled } from "@stormakt/wallenstein/catalog";
import type { BuildingKind } from "../../maps/chart/pieces.tsx";
import type { Mark } from "../../maps/chart/spots.tsx";
import type { CountyLook } from "../../maps/wallenstein/looks.ts";
import { BUILDING_KINDS } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { boardWords } from "./words.ts";

const NONE: readonly BuildingKind[] = [];
/** By its bits: the buildings of a county, always the same list. */
const BUILT: readonly (readonly BuildingKind[])[] = Array.from({ length: 8 }, (_, bits) =>
  bits === 0 ? NONE : BUILDING_KINDS.filter((_, building) => (bits & (1 << building)) !== 0),
);

type Counties = Pick<Props["view"]["table"], "owner" | "armies" | "buildings" | "markers" | "leader" | "statues">;
interface Onlooker extends Pick<Props, "seat" | "language" | "speaker"> {
  readonly people: readonly Pick<Props["seats"][number], "name" | "arms">[];
}
/** What is to be seen of each county. */
export function countyLooks(table: Counties, { seat, people: seats, language, speaker }: Onlooker): readonly CountyLook[] {
  const w = boardWords(language);
  return COUNTIES.map(({ id, name, tax, grain, cities }) => {
    const at = countyCalled(id);
    const owner = seats[table.owner[at] ?? -1];
    const leader = seats[table.leader.indexOf(at)];
    const statues = table.statues.filter((statue) => statueCounty(statue) === at);
    const bits = table.buildings[at] ?? 0;
    const buildings = BUILT[bits] ?? NONE;
    const out = table.owner[at] === OUT_OF_PLAY;
    return {
      owner: owner?.arms ?? null,
      armies: owner === undefined ? 0 : (table.armies[at] ?? 0),
      buildings,
      revolts: table.markers[at] ?? 0,
      leader: leader?.arms ?? null,
      statue: statues.length > 0,
      own: seat !== null && table.owner[at] === seat,
      out,
      mark: null,
      says: out
        ? w.map.out(name)
        : w.map.county({
            name,
            owner: owner?.name ?? null,
            armies: table.armies[at] ?? 0,
            buildings: buildings.map((_, i) =>
              speaker.name({ thing: "building", id: [0, 1, 2].filter((b) => (bits & (1 << b)) !== 0)[i] ?? 0 }),
            ),
            sites: cities.length,
            markers: table.markers[at] ?? 0,
            tax,
            grain,
            leader: leader?.name ?? null,
            statues: statues.map((statue) => seats[statueOwner(statue)]?.name ?? "?"),
          }),
    };
  });
}
/** The same with some counties marked, and tagged with the box they are planned for. */
export const withMarks = (
  looks: readonly CountyLook[],
  marks: ReadonlyMap<County, Mark>,
  tags: ReadonlyMap<County, Box>,
): readonly CountyLook[] =>
  looks.map((look, at) => {
    const county = COUNTY.all[at];
    if (county === undefined || !(marks.has(county) || tags.has(county))) return look;
    return { ...look, mark: marks.get(county) ?? look.mark ?? null, tag: tags.get(county) };
  });
