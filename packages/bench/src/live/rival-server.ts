/** boardgame.io's own server, in memory, with the same game. */
import { createRequire } from "node:module";
import { game } from "../rivals/boardgame-io-vasa.ts";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server") as {
  Server: (options: object) => { run(options: { port: number; callback?: () => void }): Promise<unknown> };
  Origins: { LOCALHOST: string };
};
// It says how it is doing on standard output, which nobody reads here.
console.info = () => {};
await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
process.stdout.write("up\n");
