import type { Box, County } from "@stormakt/wallenstein/catalog";
import { COMBAT_A, CONVERT_3, COUNTIES, EVENTS, isCounty } from "@stormakt/wallenstein/catalog";
import type { Event, Wallenstein } from "@stormakt/wallenstein/types";
import type { ReactNode } from "react";
import type { SceneProps } from "../plugin.ts";
import type { Drawings } from "../scene/drawing.tsx";
import { allOf, isFirst, Pictures, without } from "../scene/drawing.tsx";
import { Arrow, Count, Cross, Row, Scores, Sheet, Sum, Thing, Who } from "../scene/parts.tsx";
import { BattlePicture, TrayCount } from "./battle-scene.tsx";
import { BoxMark, BUILDING_KINDS, CubeMark, RegionBand, SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfCubes, PEASANT_ARMS, WALLENSTEIN_ARMS } from "./offers.ts";
import { boardWords } from "./words.ts";

/** What others cause, as pictures under the sentences of the stage. */
export const Scene = ({ events, props }: SceneProps<Wallenstein>) => <Pictures events={events} props={props} drawings={DRAWINGS} />;

const who = ({ seats }: Props, seat: number) => <Who seats={seats} seat={seat} />;
const name = ({ speaker }: Props, thing: string, id: number): string => speaker.name({ thing, id });
const county = (props: Props, id: County): ReactNode => {
  const region = COUNTIES[id]?.region;
  return <Thing look={region === undefined ? undefined : <RegionBand region={region} />} name={name(props, "county", id)} />;
};
const card = (props: Props, id: number): ReactNode => (isCounty(id) ? county(props, id) : <Thing name={name(props, "card", id)} />);
const box = (props: Props, id: Box): ReactNode => (
  <Thing look={<BoxMark box={id} arms={props.seats[0]?.arms ?? PEASANT_ARMS} size={28} />} name={name(props, "box", id)} />
);
const cubes = (props: Props, seat: number): ReactNode => <CubeMark arms={armsOfCubes(props.seats, seat + 1)} size={20} />;
const building = (props: Props, id: number): ReactNode => {
  const kind = BUILDING_KINDS[id];
  return <Thing look={kind === undefined ? undefined : <SmallMark of={kind} size={28} />} name={name(props, "building", id)} />;
};
const eventCard = (props: Props, id: number, off = false): ReactNode => (
  <Sheet title={off ? <s>{name(props, "event", id)}</s> : name(props, "event", id)}>
    <p>{name(props, "eventHelp", id)}</p>
    <p>{boardWords(props.language).scene.winterLoss(EVENTS[id]?.loss ?? 0)}</p>
  </Sheet>
);
const gain = (props: Props, seat: number, n: number, of: ReactNode): ReactNode => (
  <Row>
    {who(props, seat)} <Sum n={n} of={of} />
  </Row>
);
const coin = <SmallMark of="coin" size={20} />;
const sheaf = <SmallMark of="sheaf" size={20} />;
const torch = <SmallMark of="torch" size={20} />;
const courtiers = (props: Props) => <BoxMark box={CONVERT_3} arms={props.seats[0]?.arms ?? PEASANT_ARMS} size={24} />;
/** Whether the fall of the cubes is part of the same scene and shows it all. */
const isDropped = (events: readonly Event[]): boolean => events.some(({ kind }) => kind === "towerDropped");
const inBattle = "the picture of the battle shows it";

export const DRAWINGS: Drawings<Event, Props> = {
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
  converted: ({ seat, card: played, courtiers: came }, props) => (
    <Row>
      {who(props, seat)} {card(props, played)} <Sum n={-came} of={cubes(props, seat)} /> <Arrow /> <Sum n={came} of={courtiers(props)} />
    </Row>
  ),
  notConverted: ({ seat, box: on, card: played }, props) => (
    <Row>
      {who(props, seat)} {card(props, played)} <Cross /> {box(props, on)}
    </Row>
  ),
  notUsed: ({ seat, box: on, card: played }, props) => (
    <Row>
      {who(props, seat)} {card(props, played)} <Cross /> {box(props, on)}
    </Row>
  ),
  favorOutOfReach: ({ seat, courtiers: has }, props) => (
    <Row>
      {who(props, seat)} <Cross /> <Count n={has} of={courtiers(props)} />
    </Row>
  ),
  favorTaken: ({ seat, favor, courtiers: paid }, props) => (
    <Row>
      {who(props, seat)} <Sum n={-paid} of={courtiers(props)} /> <Arrow /> <Thing name={name(props, "favor", favor)} />
    </Row>
  ),
  favorDeclined: ({ seat }, props) => (
    <Row>
      {who(props, seat)} <Cross /> {courtiers(props)}
    </Row>
  ),
  favorKept: without("the favor waits for its moment; the words say so"),
  favorWithoutEffect: ({ seat, favor }, props) => (
    <Row>
      {who(props, seat)} <Cross /> <Thing name={name(props, "favor", favor)} />
    </Row>
  ),
  favorSpent: ({ seat, county: where }, props) => (
    <Row>
      {who(props, seat)} <Arrow /> {county(props, where)}
    </Row>
  ),
  favorsGone: without("what nobody took goes away; the words name it"),
  eventCancelled: ({ event }, props) => eventCard(props, event, true),
  eventKept: ({ event }, props) => eventCard(props, event),
  markerRemoved: ({ seat, county: where }, props) => (
    <Row>
      {who(props, seat)} {county(props, where)} <Sum n={-1} of={torch} />
    </Row>
  ),
  shielded: ({ seat, actions }, props) => (
    <Row>
      {who(props, seat)} <Cross />{" "}
      {actions.map((action) => (
        <span key={action}>{box(props, action ?? COMBAT_A)}</span>
      ))}
    </Row>
  ),
  trayReinforced: ({ seat, armies }, props) => (
    <Row>
      {who(props, seat)} <Sum n={armies} of={cubes(props, seat)} /> <Arrow />{" "}
      <Thing look={<SmallMark of="tower" size={28} />} name={boardWords(props.language).tower.parts.tray} />
    </Row>
  ),
  thalersGained: ({ seat, thalers }, props) => gain(props, seat, thalers, coin),
  grainGained: ({ seat, grain }, props) => gain(props, seat, grain, sheaf),
  pointsGained: ({ seat, points }, props) => gain(props, seat, points, boardWords(props.language).seat.points),
  cardRevealed: ({ seat, action, card: shown }, props) => (
    <Row>
      {who(props, seat)} {box(props, action)} <Arrow /> {card(props, shown)}
    </Row>
  ),
  actionSkipped: ({ seat, action, county: where, rule }, props) => (
    <Row>
      {who(props, seat)} {box(props, action)} {county(props, where)} <Cross />{" "}
      <small>{props.speaker.name({ thing: "reason", id: rule })}</small>
    </Row>
  ),
  actionTurnedUp: ({ action, place }, props) => (
    <Row>
      <b className="num">{place + 1}</b> {box(props, action)} <small>{name(props, "actionHelp", action)}</small>
    </Row>
  ),
  built: ({ seat, county: where, building: what, price }, props) => (
    <Row>
      {who(props, seat)} {building(props, what)} <Arrow /> {county(props, where)} {price > 0 && <Sum n={-price} of={coin} />}
    </Row>
  ),
  deployed: ({ seat, county: where, armies, price }, props) => (
    <Row>
      {who(props, seat)} <Sum n={armies} of={cubes(props, seat)} /> <Arrow /> {county(props, where)}{" "}
      {price > 0 && <Sum n={-price} of={coin} />}
    </Row>
  ),
  marched: ({ seat, from, to, armies }, props) => (
    <Row>
      {who(props, seat)} {county(props, from)} <Arrow /> <Count n={armies} of={cubes(props, seat)} /> <Arrow /> {county(props, to)}
    </Row>
  ),
  stayed: without("nothing moves"),
  attacked: ({ seat, from, to, armies }, props, events) =>
    isDropped(events) ? null : (
      <Row>
        {who(props, seat)} {county(props, from)} <Arrow /> <Count n={armies} of={cubes(props, seat)} /> <Arrow /> {county(props, to)}
      </Row>
    ),
  towerDropped: (event, props, events) => <BattlePicture drop={event} events={events} props={props} />,
  attackWon: without(inBattle),
  attackBeaten: without(inBattle),
  attackTied: without(inBattle),
  attackFailed: without(inBattle),
  boxEmptied: without("a card goes back to its hand; the words name it"),
  revoltBrokeOut: ({ seat, county: where, peasants }, props, events) =>
    isDropped(events) ? null : (
      <Row>
        {who(props, seat)} {county(props, where)} <Count n={peasants} of={<CubeMark arms={PEASANT_ARMS} size={20} />} />
      </Row>
    ),
  revoltSubdued: without(inBattle),
  revoltLost: without(inBattle),
  markerPlaced: ({ county: where, markers }, props) => (
    <Row>
      {county(props, where)} <Count n={markers} of={torch} />
    </Row>
  ),
  leaderLost: ({ seat, county: where }, props) => (
    <Row>
      {who(props, seat)} {county(props, where)} <Cross />
    </Row>
  ),
  leaderCannotReturn: without("the leader stays off the board; the words say so"),
  leaderMarched: ({ seat, from, to }, props) => (
    <Row>
      {who(props, seat)} {county(props, from)} <Arrow /> {county(props, to)}
    </Row>
  ),
  leaderStayed: without("nothing moves"),
  statuePlaced: ({ seat, county: where }, props) => (
    <Row>
      {who(props, seat)} <SmallMark of="statue" size={26} /> <Arrow /> {county(props, where)}
    </Row>
  ),
  trophiesTaken: ({ seat, county: where, statues }, props) => (
    <Row>
      {who(props, seat)} {county(props, where)} <Sum n={statues} of={<SmallMark of="statue" size={22} />} />
    </Row>
  ),
  roundEnded: without("it only moves the season on"),
  winterCame: ({ event, loss }, props) => (
    <Sheet title={name(props, "event", event)}>
      <p>
        {boardWords(props.language).scene.everybody} <Sum n={-loss} of={sheaf} />
      </p>
    </Sheet>
  ),
  grainLost: (event, props, events) =>
    isFirst(event, events) && (
      <Scores
        seats={props.seats}
        heads={[boardWords(props.language).scene.lost, boardWords(props.language).scene.left]}
        rows={allOf(events, "grainLost").map(({ seat, loss, grain }) => ({ seat, figures: [`−${loss}`, grain] }))}
      />
    ),
  hungerStruck: ({ seat, shortage, peasants, counties }, props) => (
    <Row>
      {who(props, seat)} <Sum n={-shortage} of={sheaf} /> <Arrow />{" "}
      {counties.map((one) => (
        <span key={one}>{county(props, one)}</span>
      ))}
      <Count n={peasants} of={torch} />
    </Row>
  ),
  scored: (event, props, events) => {
    const w = boardWords(props.language).scene;
    return (
      isFirst(event, events) && (
        <Scores
          seats={props.seats}
          heads={[w.counties, w.buildings, w.leads, w.points]}
          rows={allOf(events, "scored").map(({ seat, counties, buildings, majorities, points }) => ({
            seat,
            figures: [counties, buildings, majorities, points],
          }))}
        />
      )
    );
  },
  leadersScored: (event, props, events) => {
    const w = boardWords(props.language).scene;
    return (
      isFirst(event, events) && (
        <Scores
          seats={props.seats}
          heads={[w.statues, w.trophies, w.points]}
          rows={allOf(events, "leadersScored").map(({ seat, statues, trophies, points }) => ({
            seat,
            figures: [statues, trophies, points],
          }))}
        />
      )
    );
  },
  tallied: without("the final table shows it, part by part"),
  gameEnded: without("the ending shows it"),
};
