import type { Action } from "@stormakt/protocol";
import { createContext, useContext } from "react";
import type { Course } from "./course.ts";

/** A chapter under way: the step that is given, and how the table is moved along. */
export interface Sitting {
  readonly game: string;
  readonly chapter: string;
  readonly course: Course;
  readonly step: number;
  /** So many moves of the line have been made. */
  readonly made: number;
  /** What comes after this chapter; null: it is the last. */
  readonly next: string | null;
  /** A move as the line writes it, and back. */
  name(action: Action): Action;
  read(action: Action): Action;
  /** On to a step. */
  go(step: number): void;
  /** The table as it was when a step was given. */
  setBack(step: number): void;
}
export const SittingContext = createContext<Sitting | null>(null);
/** Null: the table is of no lesson. */
export const useSitting = (): Sitting | null => useContext(SittingContext);
