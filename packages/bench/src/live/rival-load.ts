/* oxlint-disable no-underscore-dangle, typescript/no-explicit-any -- the names and types are boardgame.io's own */
/** The same people at the same number of tables, over boardgame.io's own transport. */
import { createRequire } from "node:module";
import { enumerate } from "../rivals/boardgame-io-vasa.ts";
import { cpuOf } from "./cpu.ts";

const [port, tables = "32", seconds = "5", warmUp = "2", serverPid] = process.argv.slice(2);
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
let moves = 0;
let isMeasuring = false;
const waits: number[] = [];

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
        if (isMeasuring) {
          moves += 1;
          waits.push(performance.now() - move.at);
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
    sent.set(state._stateID + 1, { at: performance.now(), heard: 0 });
    const action = { type: "MAKE_MOVE", payload: { type: chosen.move, args: chosen.args, playerID: String(seat) } };
    sockets[seat]?.emit("update", action, state._stateID, match, String(seat));
  }
}
interface State {
  _stateID: number;
  G: object;
  ctx: { gameover?: unknown };
}

for (let table = 0; table < Number(tables); table++) openTable(table);
await new Promise((resolve) => setTimeout(resolve, (Number(warmUp) + 1) * 1000));
isMeasuring = true;
const cpuBefore = cpuOf(serverPid);
const from = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
const rate = moves / ((performance.now() - from) / 1000);
const perCpuSecond = moves / (cpuOf(serverPid) - cpuBefore);
waits.sort((a, b) => a - b);
const at = (part: number): number => waits[Math.floor(waits.length * part)] ?? 0;
console.log(JSON.stringify({ rate, perCpuSecond, p50: at(0.5), p99: at(0.99), measured: waits.length }));
process.exit(0);
