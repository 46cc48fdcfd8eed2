import type { Event, MareBalticum } from "@stormakt/mare-balticum/types";
import type { ReactNode } from "react";
import { Crown, Shield } from "../../kit/marks.tsx";
import type { SceneProps } from "../plugin.ts";
import type { Drawings } from "../scene/drawing.tsx";
import { allOf, isFirst, Pictures, without } from "../scene/drawing.tsx";
import { Arrow, Count, Cross, row, Scores, Sheet, Sum, Thing, Who } from "../scene/parts.tsx";
import { EnemyMark, ForceMark, GoodMark, LineName, TitleMark, UnitMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfLine, POWER_ARMS } from "./offers.ts";
import { CardsTurned, Ceremony, isTitle } from "./scenes.tsx";
import { boardWords } from "./words.ts";

/** What others cause, as pictures under the sentences of the stage. */
export const Scene = ({ events, props }: SceneProps<MareBalticum>) => <Pictures events={events} props={props} drawings={DRAWINGS} />;

const GOLD = 5;
const gold = <GoodMark good={GOLD} size={20} />;
const name = ({ speaker }: Props, thing: string, id: number | string): string => speaker.name({ thing, id });
const line = (props: Props, id: number): ReactNode => <LineName props={props} line={id} size={26} />;
const lines = (props: Props, ids: readonly number[]): ReactNode => ids.map((id, at) => <span key={`${id}.${at}`}>{line(props, id)}</span>);
const province = (props: Props, id: number): ReactNode => <Thing name={name(props, "province", id)} />;
const provinces = (props: Props, ids: readonly number[]): ReactNode => ids.map((id) => <span key={id}>{province(props, id)}</span>);
const force = (props: Props, id: number): ReactNode => <Thing look={<ForceMark force={id} size={26} />} name={name(props, "force", id)} />;
const goods = (ids: readonly number[]): ReactNode => ids.map((good, at) => <GoodMark key={`${good}.${at}`} good={good} size={24} />);
const route = (props: Props, id: number): ReactNode => (
  <Thing look={<EnemyMark size={26} charge={POWER_ARMS[Math.floor((id - 1) / 2)]?.charge ?? "eagle"} />} name={name(props, "route", id)} />
);
const routes = (props: Props, ids: readonly number[]): ReactNode => ids.map((id) => <span key={id}>{route(props, id)}</span>);
const enemies = (n: number): ReactNode => <Count n={n} of={<EnemyMark size={22} />} />;
const isTitleDrawn = (event: Event, events: readonly Event[]): boolean => events.find(isTitle) === event;
const ceremony = (event: Event, props: Props, events: readonly Event[]): ReactNode =>
  isTitleDrawn(event, events) ? <Ceremony items={events.filter(isTitle)} props={props} /> : null;
const invested = (props: Props, who: number, pay: number, where: ReactNode): ReactNode =>
  row(line(props, who), <GoodMark good={pay} size={24} />, <Arrow />, where);
const inBattle = "the cards turned over show it";
const taxed = (props: Props, who: number, count: number, from: ReactNode): ReactNode => row(line(props, who), <Sum n={-count} of={from} />);

export const DRAWINGS: Drawings<Event, Props> = {
  houseTaken: ({ seat, line: house }, props) => row(<Who seats={props.seats} seat={seat} />, <Arrow />, line(props, house)),
  neutralJoined: ({ line: house }, props) => row(line(props, house)),
  kingNamed: ({ seat }, props) => <Sheet look={<Crown size={44} />} title={<Who seats={props.seats} seat={seat} />} />,
  farmerPlaced: ({ line: who, province: where }, props) =>
    row(<UnitMark line={who} size={28} />, line(props, who), <Arrow />, province(props, where)),
  buildPlaced: ({ line: who, square }, props) =>
    row(<UnitMark line={who} size={28} />, line(props, who), <Arrow />, <Thing name={name(props, "square", square)} />),
  turnBegan: without("it only counts the turns; the cartouche shows whose it is"),
  productionStopped: ({ provinces: where }, props) => row(<Cross />, provinces(props, where)),
  produced: ({ line: who, goods: got, lost }, props) => row(line(props, who), goods(got), lost > 0 ? <Sum n={-lost} of="" /> : null),
  battleBegan: ({ province: where, force: who, target, units }, props) =>
    row(force(props, who), <Arrow />, enemies(units), <Thing name={name(props, "target", target)} note={name(props, "province", where)} />),
  mercenariesHired: ({ line: who, province: where }, props) => row(line(props, who), <Arrow />, province(props, where)),
  cardsShown: (event, props, events) => (isFirst(event, events) ? <CardsTurned shown={event} events={events} props={props} /> : null),
  subjectsLost: ({ lines: lost, province: where }, props, events) =>
    events.some(({ kind }) => kind === "cardsShown") ? null : row(province(props, where), <Cross />, lines(props, lost)),
  retreated: ({ line: who, province: where, force: what }, props) =>
    row(line(props, who), force(props, what), <Arrow />, province(props, where)),
  foughtOn: without("the next cards show it"),
  battleWon: without(inBattle),
  battleLost: without(inBattle),
  ransomTaken: ({ line: who, gold: paid }, props) => row(line(props, who), <Sum n={paid} of={gold} />),
  spoilsTaken: ({ line: who, province: where, goods: got }, props) => row(line(props, who), province(props, where), goods(got)),
  spoilsLost: ({ line: who, count }, props) => row(line(props, who), <Sum n={-count} of="" />),
  routePicked: (event, _props, events) =>
    isFirst(event, events)
      ? row(
          ...allOf(events, "routePicked").map((one) => (
            <Thing key={`${one.line}.${one.route}`} look={<Shield arms={armsOfLine(one.line)} size={24} />} name={one.route} />
          )),
        )
      : null,
  noRouteActive: without("no enemy comes: there is nothing to see"),
  routesActive: ({ routes: active }, props) => row(routes(props, active)),
  enemiesShort: ({ routes: short }, props) => row(<Cross />, routes(props, short)),
  enemyWithdrew: ({ route: along, units }, props) => row(route(props, along), <Sum n={-units} of={<EnemyMark size={22} />} />),
  enemyCame: ({ route: along, province: where, target, units }, props) =>
    row(route(props, along), <Arrow />, enemies(units), province(props, where), force(props, target)),
  enemyHeldBack: ({ route: along, units }, props) => row(route(props, along), <Cross />, enemies(units)),
  fortStormed: ({ province: where }, props) => row(force(props, 3), <Cross />, province(props, where)),
  sailed: ({ line: who, from, to }, props) => row(line(props, who), force(props, 1), province(props, from), <Arrow />, province(props, to)),
  marched: ({ line: who, from, to }, props) =>
    row(line(props, who), force(props, 2), province(props, from), <Arrow />, province(props, to)),
  merged: ({ line: who, force: what, province: where }, props) => row(line(props, who), force(props, what), province(props, where)),
  farmerMoved: ({ line: who, from, to }, props) =>
    row(line(props, who), force(props, 0), province(props, from), <Arrow />, province(props, to)),
  deployed: ({ line: who, force: what, to, lines: crew }, props) =>
    row(
      line(props, who),
      force(props, what),
      <Arrow />,
      province(props, to),
      ...crew.map((one, at) => <UnitMark key={`${one}.${at}`} line={one} size={22} />),
    ),
  deserted: ({ line: who, force: what, province: where }, props) =>
    row(line(props, who), <Cross />, force(props, what), province(props, where)),
  goodsSold: ({ line: who, count }, props) => row(line(props, who), <Sum n={count} of={gold} />),
  investedInBuild: ({ line: who, square, pay }, props) => invested(props, who, pay, <Thing name={name(props, "square", square)} />),
  buildFinished: ({ force: what, line: who }, props) => row(line(props, who), <Arrow />, force(props, what)),
  investedInTitle: ({ line: who, hex, pay }, props) =>
    invested(props, who, pay, <Thing look={<TitleMark size={26} />} name={name(props, "hex", hex)} />),
  investedInProvince: ({ line: who, province: where, force: what, pay }, props) =>
    invested(
      props,
      who,
      pay,
      <>
        {force(props, what)} {province(props, where)}
      </>,
    ),
  goodDiscarded: ({ line: who, good }, props) => row(line(props, who), <Cross />, <GoodMark good={good} size={24} />),
  soldDiscarded: ({ line: who }, props) => row(line(props, who), <Sum n={-1} of={gold} />),
  saved: without("what is kept stays where it was"),
  titleLost: ceremony,
  officeVacated: ceremony,
  officeTaken: ceremony,
  officeNotAwarded: ceremony,
  bidShown: (event, props, events) =>
    isFirst(event, events)
      ? row(
          ...allOf(events, "bidShown").map((one) => (
            <Thing
              key={one.line}
              look={<Shield arms={armsOfLine(one.line)} size={26} />}
              name={<Count n={one.gold} of={gold} />}
              note={name(props, "line", one.line)}
            />
          )),
        )
      : null,
  provinceWon: ceremony,
  kingTookProvince: ceremony,
  kingMovedMarker: ceremony,
  kingDeclined: without("nothing moves"),
  leadersPromoted: without("who leads is seen on the map"),
  swedenConquered: ({ provinces: lost }, props) => row(<Cross />, provinces(props, lost)),
  motionCalled: ({ line: who, motion, power, province: where }, props) => (
    <Sheet look={<Shield arms={armsOfLine(who)} size={40} />} title={name(props, "motion", motion)}>
      {power !== null && <p>{name(props, "power", power)}</p>}
      {where !== null && <p>{name(props, "province", where)}</p>}
    </Sheet>
  ),
  voted: (event, props, events) => {
    const votes = allOf(events, "voted");
    return isFirst(event, events)
      ? row(
          ...votes.map((one) => (
            <Thing
              key={one.line}
              look={<Shield arms={armsOfLine(one.line)} size={26} />}
              name={name(props, "vote", one.vote)}
              note={name(props, "line", one.line)}
            />
          )),
        )
      : null;
  },
  motionDecided: ({ motion, passed }, props) =>
    row(
      passed === "yes" ? <Crown size={24} /> : <Cross />,
      <Thing name={name(props, "motion", motion)} note={name(props, "vote", passed)} />,
    ),
  taxGivenInGold: ({ line: who, count }, props) => taxed(props, who, count, gold),
  taxGivenFromBuild: ({ line: who, square }, props) => taxed(props, who, 1, name(props, "square", square)),
  taxGivenFromTitle: ({ line: who, hex }, props) => taxed(props, who, 1, name(props, "hex", hex)),
  taxPaid: ({ line: who, count }, props) => taxed(props, who, count, ""),
  titlesCounted: (event, props, events) => {
    const w = boardWords(props.language).scene;
    return isFirst(event, events) ? (
      <Scores
        seats={[]}
        heads={[w.overseas, w.atHome, w.offices, w.titles]}
        rows={allOf(events, "titlesCounted").map((one) => ({
          seat: one.line,
          head: line(props, one.line),
          figures: [one.overseas, one.atHome, one.offices, one.halves / 2],
        }))}
      />
    ) : null;
  },
};
