import type { Chapter, Line, NamedMove, Step } from "../../games/lessons.ts";

/** A chapter laid along its line: for each step the move that it waits for. */
export interface Course {
  readonly line: Line;
  readonly steps: readonly CourseStep[];
}
export interface CourseStep extends Step {
  /** The move of the line that is asked for; null: none is. */
  readonly awaits: number | null;
  /** So many moves of the line have been made when the step is given. */
  readonly made: number;
}

/** Whether a move has these fields, and in them these values. */
export function fits(move: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return move === wanted;
  if (typeof move !== "object" || move === null) return false;
  if (Array.isArray(wanted)) return Array.isArray(move) && move.length === wanted.length && wanted.every((one, at) => fits(move[at], one));
  return Object.entries(wanted).every(([field, value]) => fits((move as NamedMove)[field], value));
}

/** Throws where the line has no such move: then the rules have changed, or the chapter. */
export function courseOf({ id, steps }: Chapter, line: Line): Course {
  const awaited: (number | null)[] = [];
  let from = line.begins;
  for (const { does } of steps) {
    if (does === undefined) {
      awaited.push(null);
      continue;
    }
    const at = line.moves.findIndex(({ seat, action }, move) => move >= from && seat === line.pupil && fits(action, does));
    if (at === -1) throw new Error(`${id}: nobody does ${JSON.stringify(does)} after move ${from}`);
    awaited.push(at);
    from = at + 1;
  }
  const placed = steps.map((step, at): CourseStep => {
    const last = awaited.slice(0, at).findLast((one) => one !== null);
    const next = awaited.slice(at).find((one) => one !== null) ?? line.moves.length;
    return { ...step, awaits: awaited[at] ?? null, made: step.still === true ? (last === undefined ? line.begins : last + 1) : next };
  });
  return { line, steps: placed };
}
