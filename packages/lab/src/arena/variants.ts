import type { GameTypes } from "@stormakt/kernel";
import { readConfig } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";

export interface Variant {
  /** As in `--options`. */
  readonly name: string;
  readonly config: GameTypes["Config"];
}

/** Each other value of each option, alone; of numbers the least and the most. Who begins is no other game. */
export function variantsOf(game: AnyGame, config: GameTypes["Config"]): Variant[] {
  return Object.entries(game.options).flatMap(([name, option]) => {
    const values: readonly unknown[] =
      option.kind === "flag"
        ? [true, false]
        : option.kind === "choice"
          ? option.among
          : option.kind === "number"
            ? [option.min, option.max]
            : [];
    return values.flatMap((value) => {
      if ((config as Readonly<Record<string, unknown>>)[name] === value) return [];
      const read = readConfig(game, { ...config, [name]: value });
      return "error" in read ? [] : [{ name: `${name}=${String(value)}`, config: read.config }];
    });
  });
}

/** Every set of options a table of that many is offered: the usual one, each other value alone, and all that can be added together. */
export function offered(game: AnyGame, seats: number): Variant[] {
  const read = readConfig(game, { seats });
  if ("error" in read) return [];
  const usual: Variant = { name: "", config: read.config };
  const added = Object.entries(game.options).flatMap(([name, option]) => (option.kind === "flag" && !option.usual ? [name] : []));
  const together = readConfig(game, { seats, ...Object.fromEntries(added.map((name) => [name, true])) });
  return [
    usual,
    ...variantsOf(game, usual.config),
    ...(added.length < 2 || "error" in together ? [] : [{ name: added.map((name) => `${name}=true`).join(","), config: together.config }]),
  ];
}
