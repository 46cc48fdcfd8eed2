import { COMBAT_A } from "@stormakt/wallenstein/catalog";
import type { Event } from "@stormakt/wallenstein/types";
import type { Drawings } from "../scene/drawing.tsx";
import { without } from "../scene/drawing.tsx";
import { Arrow, Count, Cross, Row, Sum, Thing } from "../scene/parts.tsx";
import { SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { box, card, coin, county, courtiers, cubes, eventCard, gain, name, sheaf, torch, who } from "./scene-things.tsx";
import { boardWords } from "./words.ts";

/** Courtiers, the favors they bring, and what cards and events give besides. */
export const COURT_DRAWINGS = {
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
} satisfies Partial<Drawings<Event, Props>>;
