import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

/** Bytes that may wait to be sent to a client that does not read. */
const BACKLOG = 4 * 1024 * 1024;

/**
 * What is said to one client. All that is said in one breath (what was heard, then the answer) leaves as one piece: frames of text, written
 * here, since the library makes several writes of each. Pings and farewells stay its own.
 */
export class Outbox {
  private readonly socket: WebSocket;
  private readonly raw: Duplex;
  /** One list for good: where each breath had its own, V8 took them for long-lived, and all that was said stayed until the next full sweep. */
  private readonly texts: string[] = [];
  constructor(socket: WebSocket) {
    this.socket = socket;
    // oxlint-disable-next-line no-underscore-dangle -- the library's own name for the stream beneath
    ({ _socket: this.raw } = socket as unknown as { _socket: Duplex });
  }
  send(text: string): void {
    if (this.texts.push(text) === 1 && full.push(this) === 1) process.nextTick(flushAll);
  }
  /** Before a farewell, after which nothing can be said. */
  flush(): void {
    const { texts, socket } = this;
    if (texts.length === 0) return;
    if (socket.readyState === socket.OPEN) {
      if (socket.bufferedAmount > BACKLOG) socket.terminate();
      else this.write(texts);
    }
    texts.length = 0;
  }
  private write(texts: readonly string[]): void {
    // Letters that are bytes go as they are, without a copy being made first.
    let frames = "";
    let high = 0;
    for (const text of texts) {
      frames += framedPlainly(text);
      high += highBytesOfHead(text.length);
    }
    // Looked at once, all in one: that makes one piece of it, too, which has to be made to be written.
    if (Buffer.byteLength(frames) === frames.length + high) this.raw.write(frames, "latin1");
    else this.raw.write(framed(texts));
  }
}

/** Those who have something to say in this breath. */
const full: Outbox[] = [];
function flushAll(): void {
  for (const outbox of full.splice(0)) outbox.flush();
}

/** A frame of a text whose letters are one byte each, the same in every encoding, its head as letters too: nearly all that is ever said. */
export function framedPlainly(text: string): string {
  const size = text.length;
  if (size < 126) return `\x81${String.fromCharCode(size)}${text}`;
  if (size < 65_536) return `\x81\x7e${String.fromCharCode(size >> 8, size & 255)}${text}`;
  return `\x81\x7f\0\0\0\0${String.fromCharCode(size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255)}${text}`;
}
/** How many bytes of such a head are no plain letters: each counts for two where letters are counted as bytes. */
function highBytesOfHead(size: number): number {
  if (size < 126) return 1;
  const ofLast = (size >> 7) & 1;
  const both = 1 + ofLast + ((size >> 15) & 1);
  return size < 65_536 ? both : both + ((size >> 23) & 1) + (size >>> 31);
}
/** Whole text frames of RFC 6455, one after the other; what a server says is not masked. */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size + headOf(size), 0));
  let at = 0;
  texts.forEach((text, one) => {
    const size = sizes[one] ?? 0;
    frames[at] = 0x81;
    if (size < 126) frames[at + 1] = size;
    else if (size < 65_536) {
      frames[at + 1] = 126;
      frames.writeUInt16BE(size, at + 2);
    } else {
      frames[at + 1] = 127;
      frames.writeUInt32BE(0, at + 2);
      frames.writeUInt32BE(size, at + 6);
    }
    at += headOf(size);
    at += frames.write(text, at, size, "utf8");
  });
  return frames;
}
const headOf = (size: number): number => (size < 126 ? 2 : size < 65_536 ? 4 : 10);
