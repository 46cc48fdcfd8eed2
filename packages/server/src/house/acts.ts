/** What an admin may do. Each act is read from JSON, done, and written down with who did it and when. */
import { BlockList, isIP } from "node:net";
import * as z from "zod";

const Id = z.string().min(1).max(64);
const Why = z.string().trim().max(300).default("");
/** Null: for good. */
const Minutes = z.int().min(1).max(5_256_000).nullable().default(null);
/** An address, or a range of them as 192.0.2.0/24 or 2001:db8::/32. */
export const Range = z
  .string()
  .trim()
  .max(64)
  .refine((text) => rangeOf(text) !== null, "this is no range of addresses");

export const Act = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("close-table"), table: Id, why: Why }),
  z.strictObject({ act: z.literal("close-club"), club: Id, why: Why }),
  z.strictObject({ act: z.literal("mute"), person: Id, minutes: Minutes, why: Why }),
  z.strictObject({ act: z.literal("unmute"), person: Id }),
  z.strictObject({ act: z.literal("ban"), person: Id, minutes: Minutes, why: Why }),
  z.strictObject({ act: z.literal("ban-range"), range: Range, minutes: Minutes, why: Why }),
  z.strictObject({ act: z.literal("unban"), ban: Id }),
  /** `minutes`: until the server restarts; null: only something to say. */
  z.strictObject({ act: z.literal("announce"), text: z.string().trim().max(300).default(""), minutes: Minutes }),
  z.strictObject({ act: z.literal("withdraw") }),
  z.strictObject({ act: z.literal("settle-report"), report: Id }),
  z.strictObject({ act: z.literal("appoint"), person: Id }),
  z.strictObject({ act: z.literal("dismiss"), person: Id }),
]);
export type Act = z.infer<typeof Act>;

/** A range as its first address and the bits it has in common; null: it is none. A mapped IPv4 address is an IPv4 address. */
export function rangeOf(text: string): { readonly address: string; readonly bits: number; readonly family: "ipv4" | "ipv6" } | null {
  const [written = "", length, ...rest] = text.split("/");
  const address = plainAddress(written);
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : -1;
  // Nobody means to turn away everybody.
  if (bits < 8 || bits > most) return null;
  // Of an IPv6 address its first half is looked at, as everywhere else: the rest is the household's own to choose.
  return version === 4 ? { address, bits, family: "ipv4" } : { address, bits: Math.min(bits, 64), family: "ipv6" };
}
const plainAddress = (address: string): string =>
  address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "")
    .replace(/\/\d+$/, "");

export function blockListOf(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of ranges) {
    const range = rangeOf(text);
    if (range !== null) list.addSubnet(range.address, range.bits, range.family);
  }
  return (address) => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? "ipv4" : "ipv6");
  };
}
/** What is shown of an address: the net it belongs to. It is what an admin would ban. */
export function netOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIP(plain) !== 6) return "";
  const [head = "", tail = ""] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const groups = plain.includes("::")
    ? [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back]
    : front;
  return `${groups.slice(0, 4).join(":")}::/64`;
}
