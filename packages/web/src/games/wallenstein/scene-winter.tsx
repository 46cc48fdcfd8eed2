import type { Event } from "@stormakt/wallenstein/types";
import type { Drawings } from "../scene/drawing.tsx";
import { allOf, isFirst, without } from "../scene/drawing.tsx";
import { Arrow, Count, Row, Scores, Sheet, Sum } from "../scene/parts.tsx";
import type { Props } from "./offers.ts";
import { county, name, sheaf, torch, who } from "./scene-things.tsx";
import { boardWords } from "./words.ts";

/** Winter, hunger, and the scoring. */
export const WINTER_DRAWINGS = {
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
} satisfies Partial<Drawings<Event, Props>>;
