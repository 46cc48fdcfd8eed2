/* oxlint-disable no-underscore-dangle, typescript/no-explicit-any -- the names and types are boardgame.io's own */
/** The same people at the same number of tables, over boardgame.io's own transport. */
import { createRequire } from "node:module";
import { enumerate } from "../rivals/boardgame-io-vasa.ts";
import { Spans } from "./spans.ts";

const [port, tables = "32", warmUp = "2", serverPid = ""] = process.argv.slice(2);
const SEATS = 4;
const require = createRequire(import.meta.url);
interface Socket {
  on(what: string, hear: (...args: any[]) => void): void;
  emit(what: string, ...args: unknown[]): void;
}
const { io } = require("socket.io-client") as { io: (url: string, options: object) => Socket };
let draw = 12345;
const below = (limit: number): number => {
  draw = (Math.imul(draw, 1664525) + 1013904223) >>> 0;
  return Math.floor((draw / 4294967296) * limit);
};
const spans = new Spans(serverPid);

function openTable(table: number): void {
  let match = `${table}-0`;
  let matches = 0;
  const sent = new Map<number, { at: number; heard: number }>();
  const sockets = Array.from({ length: SEATS }, (_, seat) => {
    const socket = io(`http://127.0.0.1:${port}/vasa-regalis`, { transports: ["websocket"] });
    const sync = () => socket.emit("sync", match, String(seat), undefined, SEATS);
    socket.on("connect", sync);
    socket.on("sync", (id: string, { state }: { state: State }) => {
      if (id === match) consider(seat, state);
    });
    socket.on("update", (id: string, state: State) => {
      if (id !== match) return;
      const move = sent.get(state._stateID);
      if (move !== undefined && ++move.heard === SEATS) {
        sent.delete(state._stateID);
        if (spans.isMeasuring) {
          spans.count();
          spans.heardAfter(performance.now() - move.at);
        }
        if (state.ctx.gameover !== undefined) {
          sent.clear();
          match = `${table}-${++matches}`;
          for (const one of sockets) one.emit("sync", match, String(sockets.indexOf(one)), undefined, SEATS);
          return;
        }
      }
      consider(seat, state);
    });
    return socket;
  });
  function consider(seat: number, state: State): void {
    if (state.ctx.gameover !== undefined || sent.has(state._stateID + 1)) return;
    const allowed = enumerate(state.G as never);
    const chosen = allowed[below(allowed.length)];
    if (chosen === undefined || chosen.by !== seat) return;
    const move = { at: 0, heard: 0 };
    sent.set(state._stateID + 1, move);
    const action = { type: "MAKE_MOVE", payload: { type: chosen.move, args: chosen.args, playerID: String(seat) } };
    spans.answer(() => {
      move.at = performance.now();
      sockets[seat]?.emit("update", action, state._stateID, match, String(seat));
    });
  }
}
interface State {
  _stateID: number;
  G: object;
  ctx: { gameover?: unknown };
}

for (let table = 0; table < Number(tables); table++) openTable(table);
await spans.run(Number(warmUp) + 1);
