import type { Event } from "@stormakt/wallenstein/types";
import type { Drawings } from "../scene/drawing.tsx";
import { without } from "../scene/drawing.tsx";
import { Arrow, Count, Cross, Row, Sum } from "../scene/parts.tsx";
import { BattlePicture } from "./battle-scene.tsx";
import { CubeMark, SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { PEASANT_ARMS } from "./offers.ts";
import { box, building, card, coin, county, cubes, name, torch, who } from "./scene-things.tsx";

/** Whether the fall of the cubes is part of the same scene and shows it all. */
const isDropped = (events: readonly Event[]): boolean => events.some(({ kind }) => kind === "towerDropped");
const inBattle = "the picture of the battle shows it";

/** The ten actions: what is built, recruited, marched and fought. */
export const ACTION_DRAWINGS = {
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
} satisfies Partial<Drawings<Event, Props>>;
