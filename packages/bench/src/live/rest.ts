/** Many sockets that do nothing but be there: what they cost the server, and how soon it answers one that asks. */
import { liveAddress } from "@stormakt/protocol/client";
import { WebSocket } from "ws";
import { cpuOf, residentOf } from "./cpu.ts";

const [port = "", count = "5000", pid = ""] = process.argv.slice(2);
const GUESTS = 50;
const AT_ONCE = 50;
const origin = `http://127.0.0.1:${port}`;
const before = residentOf(pid);

const tokens = await Promise.all(
  Array.from({ length: GUESTS }, async (_, at) => {
    const response = await fetch(`${origin}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: `Guest ${at}`, token: true }),
    });
    return ((await response.json()) as { token: string }).token;
  }),
);
const sockets: WebSocket[] = [];
let next = 0;
const open = async (): Promise<void> => {
  for (let at = next++; at < Number(count); at = next++) {
    const headers = { authorization: `Bearer ${tokens[at % GUESTS]}` };
    const socket = new WebSocket(liveAddress(origin), { headers, perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    sockets.push(socket);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, open));
await new Promise((resolve) => setTimeout(resolve, 2_000));
const cpu = cpuOf(pid);
const from = performance.now();
const waits: number[] = [];
for (let ping = 0; ping < 400; ping++) {
  const socket = sockets[(ping * 7919) % sockets.length] as WebSocket;
  const since = performance.now();
  socket.send('{"id":1,"do":"ping"}');
  await new Promise((resolve) => socket.once("message", resolve));
  waits.push(performance.now() - since);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
const share = (cpuOf(pid) - cpu) / ((performance.now() - from) / 1000);
waits.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    sockets: sockets.length,
    resident: residentOf(pid),
    each: ((residentOf(pid) - before) / sockets.length) * 1024,
    share,
    p50: waits[200],
    p99: waits[396],
  }),
);
process.exit(0);
