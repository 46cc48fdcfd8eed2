import { cardIn, majorities, standings } from "@stormakt/wallenstein/advice";
import { ACTION_COUNT, AUCTION, BOX, COUNTIES, EMPTY, HIDDEN, isCounty, NEIGHBOURS, REGIONS } from "@stormakt/wallenstein/catalog";
import type { Place } from "../plugin.ts";
import { countyLooks } from "./county-looks.ts";
import { countyName } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { threatsTo } from "./reach.tsx";
import { boardWords } from "./words.ts";

/** The board for somebody who hears it. */
export function places(props: Props): readonly Place[] {
  const w = boardWords(props.language);
  const { view, speaker, seats } = props;
  const { table } = view;
  const cubes = (counts: readonly number[]): string =>
    [w.tower.peasants, ...seats.map(({ name }) => name)].map((name, colour) => `${name} ${counts[colour] ?? 0}`).join(", ");
  const lead = majorities(table);
  const says = (card: number): string => speaker.name({ thing: isCounty(card) ? "county" : "card", id: card });
  const threats = threatsTo(props);
  return [
    ...countyLooks(props.view.table, { ...props, people: props.seats }).map((look, county): Place => {
      const region = REGIONS[COUNTIES[county]?.region ?? 0]?.name ?? "?";
      const near = threats.filter(({ to }) => to === county).map(({ from, armies }) => `${countyName(from)} (${armies})`);
      return {
        name: countyName(county),
        says: [
          look.says.slice(countyName(county).length + 2),
          w.map.region(region),
          w.map.borders((NEIGHBOURS[county] ?? []).map(countyName).join(", ")),
          ...(near.length > 0 ? [w.map.reachedFrom(near.join(", "))] : []),
        ].join("; "),
        ref: { thing: "county", id: county },
      };
    }),
    ...REGIONS.map(
      ({ name }, region): Place => ({
        name: `${w.regions.title}: ${name}`,
        says: `${COUNTIES.filter((county) => county.region === region)
          .map((county) => county.name)
          .join(", ")}. ${lead
          .filter((one) => one.region === region)
          .map(
            ({ building, leaders, points }) =>
              `${speaker.name({ thing: "building", id: building }, "many")}: ${
                leaders.length === 0 ? "–" : `${leaders.map((seat) => seats[seat]?.name ?? "?").join(", ")} +${points}`
              }`,
          )
          .join("; ")}`,
      }),
    ),
    {
      name: w.season.title,
      says: table.row
        .map((action, place) => `${place < table.faceUp ? place + 1 : "?"} ${speaker.name({ thing: "action", id: action })}`)
        .join("; "),
    },
    { name: w.tower.title, says: `${w.tower.parts.inside}: ${cubes(table.inside)}; ${w.tower.parts.tray}: ${cubes(table.tray)}` },
    {
      name: w.order.title,
      says: table.tiles
        .map((tile, at) =>
          w.order.position(at + 1, speaker.name({ thing: "tile", id: tile }), seats[table.position.indexOf(at + 1)]?.name ?? null),
        )
        .join("; "),
    },
    { name: w.order.events, says: table.events.map((event) => speaker.name({ thing: "event", id: event })).join("; ") },
    ...standings(table).map(({ seat, points, wouldScore }): Place => {
      const laid = BOX.all
        .slice(0, AUCTION + 1)
        .map((box) => ({ box, card: cardIn(table, seat, box) }))
        .filter(({ card }) => card !== EMPTY)
        .map(
          ({ box, card }) =>
            `${speaker.name({ thing: box < ACTION_COUNT ? "action" : "box", id: box })}: ${card === HIDDEN ? w.season.faceDown : says(card)}`,
        );
      return {
        name: seats[seat]?.name ?? "?",
        says: `${w.seat.points} ${points} (+${wouldScore}), ${w.seat.thalers} ${table.thalers[seat]}, ${w.seat.grain} ${table.grain[seat]}, ${w.seat.armies} ${table.supply[seat]}. ${laid.join("; ")}`,
        ref: { thing: "seat", id: seat },
      };
    }),
  ];
}
