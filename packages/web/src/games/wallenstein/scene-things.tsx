/** What pictures on the stage are put together from. */
import type { Box, County } from "@stormakt/wallenstein/catalog";
import { CONVERT_3, COUNTIES, EVENTS, isCounty } from "@stormakt/wallenstein/catalog";
import type { ReactNode } from "react";
import { Row, Sheet, Sum, Thing, Who } from "../scene/parts.tsx";
import { BoxMark, BUILDING_KINDS, CubeMark, RegionBand, SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfCubes, PEASANT_ARMS } from "./offers.ts";
import { boardWords } from "./words.ts";

export const who = ({ seats }: Props, seat: number) => <Who seats={seats} seat={seat} />;
export const name = ({ speaker }: Props, thing: string, id: number): string => speaker.name({ thing, id });
export const county = (props: Props, id: County): ReactNode => {
  const region = COUNTIES[id]?.region;
  return <Thing look={region === undefined ? undefined : <RegionBand region={region} />} name={name(props, "county", id)} />;
};
export const card = (props: Props, id: number): ReactNode => (isCounty(id) ? county(props, id) : <Thing name={name(props, "card", id)} />);
export const box = (props: Props, id: Box): ReactNode => (
  <Thing look={<BoxMark box={id} arms={props.seats[0]?.arms ?? PEASANT_ARMS} size={28} />} name={name(props, "box", id)} />
);
export const cubes = (props: Props, seat: number): ReactNode => <CubeMark arms={armsOfCubes(props.seats, seat + 1)} size={20} />;
export const building = (props: Props, id: number): ReactNode => {
  const kind = BUILDING_KINDS[id];
  return <Thing look={kind === undefined ? undefined : <SmallMark of={kind} size={28} />} name={name(props, "building", id)} />;
};
/** An event of the year; struck out where it does not come about. */
export const eventCard = (props: Props, id: number, off = false): ReactNode => (
  <Sheet title={off ? <s>{name(props, "event", id)}</s> : name(props, "event", id)}>
    <p>{name(props, "eventHelp", id)}</p>
    <p>{boardWords(props.language).scene.winterLoss(EVENTS[id]?.loss ?? 0)}</p>
  </Sheet>
);
export const gain = (props: Props, seat: number, n: number, of: ReactNode): ReactNode => (
  <Row>
    {who(props, seat)} <Sum n={n} of={of} />
  </Row>
);
export const coin = <SmallMark of="coin" size={20} />;
export const sheaf = <SmallMark of="sheaf" size={20} />;
export const torch = <SmallMark of="torch" size={20} />;
export const courtiers = (props: Props) => <BoxMark box={CONVERT_3} arms={props.seats[0]?.arms ?? PEASANT_ARMS} size={24} />;
