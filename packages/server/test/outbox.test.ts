import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { Outbox } from "../src/live/outbox.ts";

it("what is said in one breath arrives as it was said, in its order, whatever its length and language", async () => {
  const texts = [
    "",
    "a",
    "å🙂",
    "x".repeat(125),
    "x".repeat(126),
    "å".repeat(63),
    "y".repeat(65_535),
    "z".repeat(65_536),
    "é".repeat(100_000),
  ];
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on("connection", (socket) => {
    const outbox = new Outbox(socket);
    for (const text of texts) outbox.send(text);
    setTimeout(() => {
      outbox.send("last");
      outbox.flush();
      socket.close(1012, "over");
      // Nothing is said after a farewell.
      outbox.send("too late");
    }, 50);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const heard: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  socket.addEventListener("message", ({ data }) => heard.push(String(data)));
  const code = await new Promise((resolve) => {
    socket.addEventListener("close", (event) => resolve(event.code));
  });
  expect(code).toBe(1012);
  expect(heard).toEqual([...texts, "last"]);
  sockets.close();
  server.close();
});
