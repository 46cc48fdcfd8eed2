import { COUNTIES } from "@stormakt/wallenstein/catalog";
import type { Event } from "@stormakt/wallenstein/types";
import type { Drawings } from "../scene/drawing.tsx";
import { allOf, isFirst, without } from "../scene/drawing.tsx";
import { Arrow, Count, Cross, Row, Scores, Sum, Thing, Who } from "../scene/parts.tsx";
import { TrayCount } from "./battle-scene.tsx";
import { CubeMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { WALLENSTEIN_ARMS } from "./offers.ts";
import { box, coin, county, courtiers, cubes, eventCard, gain, name, sheaf, who } from "./scene-things.tsx";
import { boardWords } from "./words.ts";

/** The set-up, and a season until its order of play stands. */
export const SEASON_DRAWINGS = {
  warBegan: without("nothing has been done yet; the seat is marked among the players"),
  colourTaken: ({ seat, colour }, props) => {
    const arms = WALLENSTEIN_ARMS[colour];
    return (
      <Row>
        {who(props, seat)} <Arrow />{" "}
        <Thing look={arms === undefined ? undefined : <CubeMark arms={arms} size={26} />} name={name(props, "colour", colour)} />
      </Row>
    );
  },
  pairRefreshed: ({ counties }, props) => (
    <Row>
      {counties.map((one) => (
        <span key={one}>{county(props, one)}</span>
      ))}
    </Row>
  ),
  countyTaken: ({ seat, county: taken }, props) => (
    <Row>
      {who(props, seat)} <Arrow /> {county(props, taken)} <Count n={COUNTIES[taken]?.tax ?? 0} of={coin} />
      <Count n={COUNTIES[taken]?.grain ?? 0} of={sheaf} />
    </Row>
  ),
  groupPlaced: ({ seat, county: where, armies }, props) => (
    <Row>
      {who(props, seat)} <Sum n={armies} of={cubes(props, seat)} /> <Arrow /> {county(props, where)}
    </Row>
  ),
  leaderPlaced: ({ seat, county: where }, props) => (
    <Row>
      {who(props, seat)} <Arrow /> {county(props, where)}
    </Row>
  ),
  towerFilled: ({ inside, fell }, props) => <TrayCount tray={fell} dropped={inside} props={props} filled />,
  courtiersArrived: ({ seat, courtiers: came }, props) => gain(props, seat, came, courtiers(props)),
  yearBegan: ({ events }, props) => (
    <>
      {events.map((one) => (
        <div key={one}>{eventCard(props, one)}</div>
      ))}
    </>
  ),
  roundBegan: ({ row, tiles }, props) => (
    <>
      <Row>
        {row.map((action) => (
          <span key={action}>{box(props, action)}</span>
        ))}
      </Row>
      <Row>
        {tiles.map((tile, at) => (
          <Thing key={tile} look={<b className="num">{at + 1}</b>} name={name(props, "tile", tile)} note={name(props, "tileHelp", tile)} />
        ))}
      </Row>
    </>
  ),
  favorsDisplayed: ({ favors }, props) => (
    <Row>
      {favors.map((favor, at) => (
        <Thing key={favor} look={<Count n={at + 2} of={courtiers(props)} />} name={name(props, "favor", favor)} />
      ))}
    </Row>
  ),
  plansLaid: without("the plans are hidden: there is nothing to see"),
  boxesLeftOpen: ({ seat, boxes }, props) => (
    <Row>
      {who(props, seat)} <Cross />{" "}
      {boxes.map((one) => (
        <span key={one}>{box(props, one)}</span>
      ))}
    </Row>
  ),
  eventDrawn: ({ event }, props) => eventCard(props, event),
  bidRevealed: (event, props, events) =>
    isFirst(event, events) && (
      <Scores
        seats={props.seats}
        heads={[boardWords(props.language).scene.bid, coin]}
        rows={allOf(events, "bidRevealed").map(({ seat, card: bid, price }) => ({
          seat,
          figures: [name(props, bid < COUNTIES.length && bid >= 0 ? "county" : "card", bid), price],
        }))}
      />
    ),
  lotDrawn: ({ seat, among }, props) => (
    <Row>
      {among.map((one) => (
        <Who key={one} seats={props.seats} seat={one} struck={one !== seat} />
      ))}
    </Row>
  ),
  positionTaken: ({ seat, position, tile }, props) => (
    <Row>
      {who(props, seat)} <Arrow />
      <Thing look={<b className="num">{position}</b>} name={name(props, "tile", tile)} note={name(props, "tileHelp", tile)} />
    </Row>
  ),
  orderSet: ({ seats }, props) => (
    <Row>
      {seats.map((seat, at) => (
        <span key={seat}>
          {at > 0 && <Arrow />} {who(props, seat)}
        </span>
      ))}
    </Row>
  ),
  landsknechteCame: ({ seat, landsknecht }, props) => (
    <Row>
      {who(props, seat)} <Count n={landsknecht} of={cubes(props, seat)} />
    </Row>
  ),
  landsknechteStayedAway: ({ seat }, props) => (
    <Row>
      {who(props, seat)} <Cross />
    </Row>
  ),
} satisfies Partial<Drawings<Event, Props>>;
