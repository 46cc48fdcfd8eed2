import type { Event, Wallenstein } from "@stormakt/wallenstein/types";
import type { SceneProps } from "../plugin.ts";
import type { Drawings } from "../scene/drawing.tsx";
import { Pictures } from "../scene/drawing.tsx";
import type { Props } from "./offers.ts";
import { ACTION_DRAWINGS } from "./scene-actions.tsx";
import { COURT_DRAWINGS } from "./scene-court.tsx";
import { SEASON_DRAWINGS } from "./scene-season.tsx";
import { WINTER_DRAWINGS } from "./scene-winter.tsx";

/** What others cause, as pictures under the sentences of the stage. */
export const Scene = ({ events, props }: SceneProps<Wallenstein>) => <Pictures events={events} props={props} drawings={DRAWINGS} />;

export const DRAWINGS: Drawings<Event, Props> = { ...SEASON_DRAWINGS, ...COURT_DRAWINGS, ...ACTION_DRAWINGS, ...WINTER_DRAWINGS };
