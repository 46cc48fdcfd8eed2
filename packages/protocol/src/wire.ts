/** What the client's side speaks over, and what may come back instead of an answer. */
import type { Failure } from "./parts.ts";

/** A line to a host. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireListener {
  opened(): void;
  text(text: string): void;
  closed(): void;
}
export type OpenWire = (listener: WireListener) => Wire;

/** The part of a WebSocket that is used here. */
interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(what: "open" | "close" | "error", listener: () => void): void;
  addEventListener(what: "message", listener: (event: { readonly data: unknown }) => void): void;
}
export const overSocket =
  (make: () => SocketLike): OpenWire =>
  (listener) => {
    const socket = make();
    socket.addEventListener("open", () => listener.opened());
    socket.addEventListener("message", ({ data }) => listener.text(data as string));
    socket.addEventListener("close", () => listener.closed());
    socket.addEventListener("error", () => {});
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };

/** A request that was refused. `code`, `rule` and `wait` are those of the protocol. */
export class RequestRefused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.failure = failure;
  }
}
/** The line was lost before the answer came; it is not known whether the request was done. */
export class LineLost extends Error {}
