import type { Command } from "../command.ts";

/** Every command, loaded when it is called. A new one is a file here and a line in this list. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  games: async () => (await import("./games.ts")).games,
  play: async () => (await import("./play.ts")).play,
  simulate: async () => (await import("./simulate.ts")).simulate,
  arena: async () => (await import("./arena.ts")).arena,
  train: async () => (await import("./train.ts")).train,
  lab: async () => (await import("./lab.ts")).lab,
  replay: async () => (await import("./replay.ts")).replay,
  rules: async () => (await import("./rules.ts")).rules,
  tower: async () => (await import("./tower.ts")).tower,
  serve: async () => (await import("./serve.ts")).serve,
  admin: async () => (await import("./admin.ts")).admin,
  backup: async () => (await import("./backup.ts")).backup,
  restore: async () => (await import("./restore.ts")).restore,
};
