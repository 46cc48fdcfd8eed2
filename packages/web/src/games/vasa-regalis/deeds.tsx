import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { GOODS, VALUES } from "@stormakt/vasa-regalis/catalog";
import type { Event, Markers, VasaRegalis } from "@stormakt/vasa-regalis/types";
import type { ReactNode } from "react";
import { Icon } from "../../kit/marks.tsx";
import type { SceneProps } from "../plugin.ts";
import type { Drawings } from "../scene/drawing.tsx";
import { Pictures, without } from "../scene/drawing.tsx";
import { Arrow, Count, Cross, row, Sheet, Thing, Who } from "../scene/parts.tsx";
import { GoodIcon, Marker, MarkerBack, RoleIcon } from "./art.tsx";
import css from "./deeds.module.css";
import type { Props } from "./offers.ts";

/** What others do, as pictures under the sentences of the stage, as far as this seat may know: what lies face down is drawn face down. */
export const Scene = ({ events, props }: SceneProps<VasaRegalis>) => <Pictures events={events} props={props} drawings={DRAWINGS} />;

const who = ({ seats }: Props, seat: number) => <Who seats={seats} seat={seat} />;
const good = (props: Props, id: Good): ReactNode => (
  <Thing look={<GoodIcon good={id} size={30} />} name={props.speaker.name({ thing: "good", id })} />
);
const open = (id: Good, value: Value): ReactNode => <Marker good={id} value={value} size="small" />;
const down = (id: Good): ReactNode => <MarkerBack good={id} size="small" />;
const ship = (props: Props, seat: number): ReactNode => (
  <Thing look={<Icon name="anchor" size={22} />} name={props.seats[seat]?.name ?? "?"} />
);
const eye = <Icon name="eye" size={26} />;
/** All markers of a bundle, each lying open. */
const bundle = (markers: Markers): ReactNode => (
  <span className={css.bundle}>
    {GOODS.flatMap((id) =>
      VALUES.flatMap((value) =>
        Array.from({ length: markers[id * 3 + value - 1] ?? 0 }, (_, at) => <span key={`${id}.${value}.${at}`}>{open(id, value)}</span>),
      ),
    )}
  </span>
);
const offer = (
  { from, to, give, take }: { readonly from: number; readonly to: number; readonly give: Markers; readonly take: Markers },
  props: Props,
): ReactNode => row(who(props, from), bundle(give), <Icon name="branch" size={22} />, bundle(take), who(props, to));
const refusedOffer = ({ from, to }: { readonly from: number; readonly to: number }, props: Props): ReactNode =>
  row(who(props, from), <Cross />, who(props, to));
const swap = (props: Props, seat: number, id: Good, off: ReactNode, on: ReactNode): ReactNode =>
  row(who(props, seat), good(props, id), off, <Arrow />, on);
const call = ({ seat, good: id }: { readonly seat: number; readonly good: Good }, props: Props): ReactNode =>
  row(who(props, seat), <Arrow />, good(props, id));

export const DRAWINGS: Drawings<Event, Props> = {
  roleTaken: ({ seat, role }, props) => (
    <Sheet look={<RoleIcon role={role} className={css.role} />} title={props.speaker.name({ thing: "role", id: role })}>
      <p>{props.seats[seat]?.name}</p>
      <p>{props.speaker.name({ thing: "roleHelp", id: role })}</p>
    </Sheet>
  ),
  procured: ({ seat, good: id, count }, props) => row(who(props, seat), <Arrow />, <Count n={count} of={open(id, 1)} />),
  noneLeft: ({ seat, good: id }, props) => row(who(props, seat), <Cross />, good(props, id)),
  barred: ({ seat, role, chooser }, props) =>
    row(
      who(props, chooser),
      <Thing look={<RoleIcon role={role} className={css.role} />} name={props.speaker.name({ thing: "role", id: role })} />,
      <Cross />,
      who(props, seat),
    ),
  exchanged: ({ seat, good: id, oneAnd, gained }, props) =>
    row(who(props, seat), open(id, 1), open(id, oneAnd), <Arrow />, open(id, gained)),
  exchangedNoMore: without("nothing changes hands"),
  replaced: ({ seat, good: id, on, off }, props) => swap(props, seat, id, open(id, off), open(id, on)),
  faked: ({ seat, good: id }, props) => swap(props, seat, id, down(id), down(id)),
  squareHandled: ({ seat, good: id }, props) => swap(props, seat, id, down(id), down(id)),
  replacementDeclined: without("nothing is touched"),
  orderGiven: ({ seat, target, good: id }, props) => row(who(props, seat), <Arrow />, who(props, target), good(props, id)),
  orderVoid: ({ target, good: id }, props) => row(who(props, target), <Cross />, good(props, id)),
  orderDeclined: without("nobody is ordered"),
  obeyedWith: ({ target, good: id, on, off }, props) => swap(props, target, id, open(id, off), open(id, on)),
  orderObeyed: ({ target, good: id }, props) => swap(props, target, id, down(id), down(id)),
  inventoryBegins: without("it only opens the trading"),
  offered: offer,
  offerDeclined: refusedOffer,
  offerWithdrawn: refusedOffer,
  traded: offer,
  tradeSeen: ({ from, to, given, taken }, props) =>
    row(
      who(props, from),
      <Count n={given} of={<Icon name="hand" size={20} />} />,
      <Icon name="branch" size={22} />,
      <Count n={taken} of={<Icon name="hand" size={20} />} />,
      who(props, to),
    ),
  offersLeft: without("it only counts"),
  saidReady: without("nothing changes hands"),
  readyNoMore: without("nothing changes hands"),
  inventoryEnds: without("it only closes the trading"),
  buildingPassed: ({ seat }, props) => row(who(props, seat), <Cross />),
  buildingCalled: call,
  buildingForced: call,
  patienceLost: call,
  placed: ({ seat, good: id, value }, props) => row(who(props, seat), open(id, value), <Arrow />, ship(props, seat)),
  built: ({ good: id }, props) =>
    row(
      ...props.seats.flatMap(({ seat }) => [
        <Who key={`w${seat}`} seats={props.seats} seat={seat} />,
        <span key={`m${seat}`}>{down(id)}</span>,
      ]),
    ),
  saw: ({ seat, ship: whose, good: id, value }, props) => row(who(props, seat), eye, ship(props, whose), good(props, id), open(id, value)),
  inspected: ({ seat, ship: whose, good: id }, props) => row(who(props, seat), eye, ship(props, whose), good(props, id), down(id)),
  inspectionDeclined: without("nobody looks"),
  roundBegins: without("it only counts the rounds"),
  revealed: without("the ending shows it"),
  partHolds: without("the ending shows it"),
  partFails: without("the ending shows it"),
  turnedUp: without("the ending shows it"),
  countedInHand: without("the ending shows it"),
  countedOnShip: without("the ending shows it"),
};
