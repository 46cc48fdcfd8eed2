import type { Payment, Route } from "@stormakt/mare-balticum/catalog";
import type { ReactNode } from "react";
import { useDeferredValue, useMemo } from "react";
import { In } from "../../kit/areas.tsx";
import { Fitted } from "../../kit/fitted.tsx";
import { MARE_BALTICUM_RATIO } from "../../maps/mare-balticum/places.ts";
import { askedStep, frameOf } from "../kit/question.ts";
import { Award, Houses, Relocation } from "./award.tsx";
import { Agenda, BattlePanel } from "./battle.tsx";
import { auctionOf, Bids } from "./bids.tsx";
import css from "./board.module.css";
import type { ChangeDraft, Draft } from "./draft.ts";
import { useDraft } from "./draft.ts";
import { Harvest, Spoils } from "./harvest.tsx";
import { Investing, Purse, paymentOf } from "./investing.tsx";
import { MapPanel } from "./map-panel.tsx";
import { markingOf } from "./marking.ts";
import type { Movable } from "./movables.ts";
import { movableName, movablesOf } from "./movables.ts";
import { Moving } from "./moving.tsx";
import type { Battle, Props } from "./offers.ts";
import { Calling, Tax, Voting } from "./riksdag.tsx";
import { RouteNewsStrip, Routes } from "./routes.tsx";
import { Standing } from "./standing.tsx";
import { boardWords } from "./words.ts";

const NO_ROUTES: readonly Route[] = [];
/** What lies on the foot of the map: what is paid with, or what is taken up. */
function stripOf(props: Props, draft: Draft, change: ChangeDraft, pay: Payment | null, movables: readonly Movable[]): ReactNode {
  const w = boardWords(props.language);
  if (pay !== null) return <Purse props={props} pay={pay} change={change} />;
  const step = askedStep(props);
  if (step === "moving") {
    const held = movables.find(({ key }) => key === draft.group);
    return held === undefined ? w.moving.help : <b>{w.moving.to(movableName(w, props, held))}</b>;
  }
  if (step === "harvesting") return w.harvest.help;
  return null;
}

/** What is asked comes first; what one looks up may follow a moment later. */
const LaterStanding = ({ props }: { readonly props: Props }) => <Standing props={useDeferredValue(props)} />;

/** The Baltic, what is asked now beside it, and how it stands below. */
export function Board(props: Props) {
  const { view } = props;
  const step = askedStep(props);
  const [draft, change] = useDraft(props);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- moves on offer change with them
  const movables = useMemo(() => (step === "moving" ? movablesOf(props) : []), [step, props.choices, view.table]);
  const pay = step === "investing" ? paymentOf(props, draft) : null;
  const marking = useMemo(
    () => markingOf(props, { ...draft, pay }, change, movables),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the props only these matter
    [props.choices, props.chosen, props.prompt, props.seat, view.table, draft, pay, movables],
  );
  const battle = frameOf<Battle>(view, "battle");
  const auction = auctionOf(props);
  const { chosen } = props;
  const picking = step !== "pickingRoutes" ? NO_ROUTES : chosen?.kind === "pickRoute" ? chosen.routes : draft.routes;
  return (
    <>
      <Fitted ratio={MARE_BALTICUM_RATIO}>
        <MapPanel props={props} marking={marking} picking={picking} strip={null} />
      </Fitted>
      <In area="task">
        {pay !== null && <div className={css.purse}>{stripOf(props, draft, change, pay, movables)}</div>}
        {step === "takingHouse" && <Houses props={props} />}
        {step === "choosingBattle" && <Agenda props={props} />}
        {step === "takingSpoils" && <Spoils props={props} />}
        {battle !== null && step !== "takingSpoils" && <BattlePanel props={props} battle={battle.memory} />}
        {step === "choosingProvince" && <Award props={props} />}
        {step === "relocatingMarker" && <Relocation props={props} draft={draft} change={change} />}
        {auction !== null && <Bids key={JSON.stringify(auction.memory)} props={props} />}
        {step === "calling" && <Calling props={props} />}
        {view.stack.some((frame) => frame.step === "voting") && <Voting props={props} />}
        {step === "payingTax" && <Tax props={props} />}
        {step === "harvesting" && <Harvest props={props} />}
        {step === "pickingRoutes" && <Routes props={props} draft={draft} change={change} />}
        {step === "moving" && <Moving props={props} draft={draft} change={change} movables={movables} />}
        {pay !== null && <Investing props={props} pay={pay} />}
        <RouteNewsStrip props={props} />
      </In>
      <In area="desk">
        <LaterStanding props={props} />
      </In>
    </>
  );
}
