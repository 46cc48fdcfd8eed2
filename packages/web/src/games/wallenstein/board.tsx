import type { County } from "@stormakt/wallenstein/catalog";
import { COUNTY, WINTER } from "@stormakt/wallenstein/catalog";
import { useMemo } from "react";
import { In } from "../../kit/areas.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Fitted } from "../../kit/fitted.tsx";
import { Panel } from "../../kit/paper.tsx";
import type { Mark } from "../../maps/chart/spots.tsx";
import { WALLENSTEIN_RATIO } from "../../maps/wallenstein/places.ts";
import { pickOrAsk, turnedTo } from "../kit/offers.ts";
import css from "./board.module.css";
import { Colours } from "./colours.tsx";
import { Court, Landsknechte } from "./court.tsx";
import { Draft } from "./draft.tsx";
import { MapPanel } from "./map-panel.tsx";
import { March, marchFrom } from "./march.tsx";
import type { Props } from "./offers.ts";
import { countyOf, offersByCounty, underWay } from "./offers.ts";
import { OrderPanel } from "./order-panel.tsx";
import { OwnCounties } from "./own-counties.tsx";
import { boxOfCounty } from "./plan.ts";
import { Regions } from "./regions.tsx";
import { Season } from "./season.tsx";
import { TowerPanel } from "./tower-panel.tsx";
import { Tracks } from "./tracks.tsx";
import type { Planning } from "./use-plan.ts";
import { usePlan } from "./use-plan.ts";
import { boardWords } from "./words.ts";

/** The Empire, the season's actions, the tower, and what a scoring or a winter would bring. What is asked comes first. */
export function Board(props: Props) {
  const { view, prompt } = props;
  const { table } = view;
  const planning = usePlan(props);
  const from = marchFrom(props);
  const [target, setTarget] = useDraft<{ readonly of: string; readonly county: County } | null>("march", null);
  const [statue, setStatue] = useDraft("statue", true);
  const asked = prompt?.asked === true ? prompt.step : null;
  // A target belongs to one march: the next one begins without.
  const march = `${table.year}.${table.season} ${underWay(view)?.place} ${asked} ${from}`;
  const to = from !== null && target?.of === march ? target.county : null;
  const setTo = (county: County): void => setTarget({ of: march, county });
  const offers = useMemo(() => offersByCounty(props), [props]);
  const marks = useMemo(() => marksOf(props, planning, from, to), [props, planning, from, to]);
  const isDraft = table.year <= 1 && table.open.length > 0;

  const pickCounty = (county: County): void => {
    const there = offers.get(county) ?? [];
    const [first] = there;
    // Nothing is listed for it: what was meant is asked, so that the answer says why not.
    const meant = asked === null ? [] : [...turnedTo(props, "county", county), ...turnedTo(props, "to", county)];
    if (planning !== null) planning.takeCounty(county);
    else if (from !== null && first?.rule === null) setTo(county);
    else if (asked === "marchLeader") {
      const wanted = there.find(({ action, rule }) => action.kind === "marchLeader" && action.statue === statue && rule === null);
      pickOrAsk(props, wanted ?? there.find(({ rule }) => rule === null) ?? first, meant);
    } else pickOrAsk(props, first, meant);
  };
  return (
    <>
      <Fitted ratio={WALLENSTEIN_RATIO}>
        <MapPanel props={props} planning={planning} marks={marks} onPick={pickCounty} />
      </Fitted>
      <In area="task">
        {asked === "chooseColour" && <Colours props={props} />}
        {isDraft && <Draft props={props} />}
        {from !== null && <March key={march} props={props} from={from} to={to} setTo={setTo} />}
        {asked === "marchLeader" && <LeaderMarch props={props} statue={statue} setStatue={setStatue} />}
        {asked === "askFavor" && <Court props={props} />}
        {asked === "takeBenefit" && <Landsknechte props={props} />}
        {asked === "choosePosition" && <OrderPanel props={props} />}
      </In>
      {!isDraft && table.season < WINTER ? (
        <Season props={props} planning={planning} />
      ) : (
        <In area="own">
          <OwnCounties props={props} />
        </In>
      )}
      <In area="desk">
        <Regions props={props} />
        <Tracks props={props} />
        <TowerPanel props={props} />
        {asked !== "choosePosition" && !isDraft && <OrderPanel props={props} />}
        {table.court && asked !== "askFavor" && <Court props={props} />}
        {table.landsknechte && asked !== "takeBenefit" && <Landsknechte props={props} />}
      </In>
    </>
  );
}

/** How each county stands out. */
function marksOf(props: Props, planning: Planning | null, from: County | null, to: County | null): ReadonlyMap<County, Mark> {
  const marks = new Map<County, Mark>();
  const { table } = props.view;
  if (planning !== null) {
    COUNTY.all.forEach((county) => {
      if (planning.held?.card === county) marks.set(county, "chosen");
      else if (table.owner[county] === props.seat && boxOfCounty(planning.boxes, county) === null) marks.set(county, "legal");
    });
    return marks;
  }
  for (const { action, rule } of props.choices) {
    const county = countyOf(action);
    if (county !== null && rule === null) marks.set(county, "legal");
  }
  const chosen = props.chosen === null ? null : countyOf(props.chosen);
  if (chosen !== null) marks.set(chosen, "chosen");
  if (props.prompt?.asked === true && props.prompt.step === "placing")
    marks.set((props.prompt.memory as { county: County }).county, "chosen");
  if (from !== null) marks.set(from, "lit");
  if (to !== null) marks.set(to, "chosen");
  return marks;
}

interface LeaderProps {
  readonly props: Props;
  readonly statue: boolean;
  setStatue(statue: boolean): void;
}
function LeaderMarch({ props, statue, setStatue }: LeaderProps) {
  const w = boardWords(props.language);
  const left = props.view.table.statuesLeft[props.seat ?? 0] ?? 0;
  const mayLeave = props.choices.some(({ action, rule }) => action.kind === "marchLeader" && action.statue && rule === null);
  return (
    <Panel title={w.leader.title}>
      <p>{w.leader.help}</p>
      <label className={css.check}>
        <input type="checkbox" checked={statue && mayLeave} disabled={!mayLeave} onChange={({ target }) => setStatue(target.checked)} />{" "}
        {w.leader.statue(left)}
      </label>
    </Panel>
  );
}
