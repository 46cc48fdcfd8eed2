import type { Game, GameTypes, Option } from "./contract.ts";

/** What is wrong with the options somebody asked for: which one, and why, or the rule two of them break together. */
export type ConfigError =
  | { readonly why: "not-an-object" }
  | { readonly why: "seats"; readonly min: number; readonly max: number }
  | { readonly why: "unknown-option"; readonly option: string }
  | { readonly why: "bad-value"; readonly option: string; readonly wanted: Option }
  | { readonly why: "rule"; readonly rule: string };

/** The options of a new table from untrusted JSON: seats are needed, all else has its usual value. */
export function readConfig<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): { readonly config: G["Config"] } | { readonly error: ConfigError } {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return { error: { why: "not-an-object" } };
  const asked = json as Record<string, unknown>;
  const { seats } = asked;
  const { min, max } = game.seats;
  if (typeof seats !== "number" || !Number.isInteger(seats) || seats < min || seats > max) return { error: { why: "seats", min, max } };
  const config: Record<string, unknown> = { seats };
  for (const name of Object.keys(asked))
    if (name !== "seats" && !Object.hasOwn(game.options, name)) return { error: { why: "unknown-option", option: name } };
  for (const [name, option] of Object.entries(game.options)) {
    const value = Object.hasOwn(asked, name) ? asked[name] : option.usual;
    if (!fits(option, value, seats)) return { error: { why: "bad-value", option: name, wanted: option } };
    config[name] = value;
  }
  const rule = game.refuses?.(config as G["Config"]) ?? null;
  return rule === null ? { config: config as G["Config"] } : { error: { why: "rule", rule } };
}
/** The usual options with what is said besides: for tests and tools, which name only what they are about, and so outlive new options. */
export function usualConfig<G extends GameTypes>(
  game: Game<G>,
  { seats, ...besides }: Partial<G["Config"]> & { readonly seats: number },
): G["Config"] {
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.usual]));
  return { seats, ...usual, ...besides };
}
/**
 * The options of a match that was agreed on earlier, perhaps before some of them were there: what was not yet known has its usual value,
 * and what is not known any more, or can no longer be had, is left out and named.
 */
export function settleConfig<G extends GameTypes>(
  game: Game<G>,
  agreed: { readonly seats: number },
): { readonly config: G["Config"]; readonly dropped: readonly string[] } {
  const asked = agreed as unknown as Record<string, unknown>;
  const config: Record<string, unknown> = { seats: agreed.seats };
  const dropped = Object.keys(asked).filter((name) => name !== "seats" && !Object.hasOwn(game.options, name));
  for (const [name, option] of Object.entries(game.options)) {
    const isAgreed = Object.hasOwn(asked, name);
    const isPossible = isAgreed && fits(option, asked[name], agreed.seats);
    if (isAgreed && !isPossible) dropped.push(name);
    config[name] = isPossible ? asked[name] : option.usual;
  }
  return { config: config as G["Config"], dropped };
}
function fits(option: Option, value: unknown, seats: number): boolean {
  switch (option.kind) {
    case "flag":
      return typeof value === "boolean";
    case "number":
      if (value === "off") return option.off === true;
      return Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max;
    case "choice":
      return option.among.includes(value as string);
    case "seat":
      return value === "random" || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats);
  }
}

/** A line for whoever asked, in plain English; clients with words of their own use the parts instead. */
export function sayConfigError(error: ConfigError): string {
  switch (error.why) {
    case "not-an-object":
      return "options must be an object";
    case "seats":
      return `this game is for ${error.min} to ${error.max} seats`;
    case "unknown-option":
      return `there is no option ${error.option}`;
    case "bad-value":
      return `option ${error.option} must be ${sayOption(error.wanted)}`;
    case "rule":
      return `these options do not go together (${error.rule})`;
  }
}
function sayOption(option: Option): string {
  switch (option.kind) {
    case "flag":
      return "true or false";
    case "number":
      return `a whole number from ${option.min} to ${option.max}${option.off === true ? ", or off" : ""}`;
    case "choice":
      return `one of ${option.among.join(", ")}`;
    case "seat":
      return "random or a seat of the table";
  }
}

/** Every combination of the options that a table of so many seats may agree on; numbers by their ends and usual value and never off, seats by lot. */
export function everyConfig<G extends GameTypes>(game: Game<G>, seats: number): G["Config"][] {
  let made: Record<string, unknown>[] = [{ seats }];
  for (const [name, option] of Object.entries(game.options))
    made = made.flatMap((config) => valuesOf(option).map((value) => ({ ...config, [name]: value })));
  return (made as G["Config"][]).filter((config) => (game.refuses?.(config) ?? null) === null);
}
function valuesOf(option: Option): readonly unknown[] {
  switch (option.kind) {
    case "flag":
      return [false, true];
    case "number":
      return [...new Set([option.usual, option.min, option.max])];
    case "choice":
      return option.among;
    case "seat":
      return ["random"];
  }
}
