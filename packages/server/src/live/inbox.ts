import type { Writable } from "node:stream";
import type { WebSocket } from "ws";

/** The first byte of a whole text frame (RFC 6455, 5.2): it is the last of its message, and nothing is reserved. */
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
const MASK = 4;

/**
 * What one client says. Nearly all of it is short, in letters that are bytes, and comes in frames that are whole: those are read here.
 * Whatever else there is (pieces, pings, farewells, other letters, things that are no frames) is left to the library, which reads on from
 * the very frame that this did not take, and says what is wrong with it.
 */
export class Inbox {
  private readonly hear: (text: string) => void;
  private readonly most: number;
  /** Bytes still to come of a frame that was left to the library. */
  private rest = 0;
  /** The library waits for the other pieces of a message. */
  private isInPieces = false;
  /** Where frames begin is not known any more: the library reads all there is to come. */
  private isLost = false;
  constructor(hear: (text: string) => void, most: number) {
    this.hear = hear;
    this.most = most;
  }
  /** Reads what comes over this socket from now on. */
  static open(socket: WebSocket, hear: (text: string) => void, most: number): void {
    const inbox = new Inbox(hear, most);
    // oxlint-disable-next-line no-underscore-dangle -- the library's own name for its reader
    const { _receiver: reader } = socket as unknown as { _receiver: Writable };
    const leave = reader.write.bind(reader) as (bytes: Buffer) => boolean;
    reader.write = (bytes: Buffer) => {
      const left = inbox.take(bytes);
      return left === bytes.length || leave(left === 0 ? bytes : bytes.subarray(left));
    };
  }
  /** Hears what it can read; how much of it that was. */
  take(bytes: Buffer): number {
    let at = 0;
    while (at < bytes.length && this.rest === 0 && !this.isInPieces && !this.isLost) {
      const size = this.takeFrame(bytes, at);
      if (size === 0) break;
      at += size;
    }
    if (at < bytes.length) this.skim(bytes, at);
    return at;
  }
  /** A whole frame of plain letters; 0: it is none. */
  private takeFrame(bytes: Buffer, at: number): number {
    const short = (bytes[at + 1] ?? 0) ^ MASKED;
    if (bytes[at] !== WHOLE_TEXT || short > 126) return 0;
    const length = short < 126 ? short : ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const from = at + (short < 126 ? 2 : 4) + MASK;
    const to = from + length;
    // A length that could have been told in fewer bytes is for the library to judge.
    if (to > bytes.length || length > this.most || (short === 126 && length < 126)) return 0;
    if (!unmask(bytes, from, to)) {
      // Other letters: put back as it came.
      unmask(bytes, from, to);
      return 0;
    }
    this.hear(bytes.toString("latin1", from, to));
    return to - at;
  }
  /** Goes along with what the library is left, to know where the next frame begins. */
  private skim(bytes: Buffer, from: number): void {
    let at = from + this.rest;
    while (at < bytes.length && !this.isLost) {
      const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
      const short = second & ~MASKED;
      const head = 2 + (short < 126 ? 0 : short === 126 ? 2 : 8) + MASK;
      if (at + head > bytes.length || short === 127 || second === short) {
        this.isLost = true;
        return;
      }
      if ((first & 8) === 0) this.isInPieces = (first & 0x80) === 0;
      at += head + (short < 126 ? short : bytes.readUInt16BE(at + 2));
    }
    this.rest = at - bytes.length;
  }
}
/** What a client says is masked by four bytes that stand before it. Whether all of it is plain letters; done twice, it is as it was. */
function unmask(bytes: Buffer, from: number, to: number): boolean {
  const mask = from - MASK;
  let all = 0;
  for (let i = from, key = 0; i < to; i++, key = (key + 1) & 3) {
    const byte = (bytes[i] as number) ^ (bytes[mask + key] as number);
    bytes[i] = byte;
    all |= byte;
  }
  return all < 0x80;
}
