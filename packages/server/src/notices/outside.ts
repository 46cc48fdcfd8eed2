/** Requests to addresses that visitors have named. They must not reach anything but the public internet. */
import { lookup, Resolver } from "node:dns/promises";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { BlockList, isIP } from "node:net";
import { OwnWords } from "@stormakt/host";

const PATIENCE = 8_000;
/**
 * Names that visitors gave are asked of the name servers themselves, which takes so long at most. The system's own way waits for as long as
 * it pleases whoever answers for the name, in one of the few threads that files are read and packed in.
 */
const NAMES = new Resolver({ timeout: 2_000, tries: 2 });
/** What is read of an answer. */
const ANSWER = 4_096;

/** Everything that is not the public internet. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(net, bits, "ipv4");
/** Of version 6 only what is given out for the public internet is not inside, without the parts that lead elsewhere. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  INSIDE.addSubnet(net, bits, "ipv6");

export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublic(mapped);
  const version = isIP(address);
  if (version === 4) return !INSIDE.check(address, "ipv4");
  return version === 6 && PUBLIC_6.check(address, "ipv6") && !INSIDE.check(address, "ipv6");
}

export interface Outside {
  /** Hosts, with their ports, that may be reached though they are inside: the owner of this server says which. */
  readonly trusted: readonly string[];
  /** A certificate that is trusted besides, for tests. */
  readonly ca?: string;
}
export class NotOutside extends Error {}

/** Why an address cannot be sent to; null: it can, as far as can be said without looking it up. */
export function whyNotOutside(text: string, { trusted }: Outside): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "this is not an address";
  }
  if (url.protocol !== "https:") return "only addresses that begin with https:// can be sent to";
  if (url.username !== "" || url.password !== "") return "an address with a password in it cannot be sent to";
  if (trusted.includes(url.host)) return null;
  if (url.port !== "") return "only the usual port can be sent to";
  const bare = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(bare) !== 0 && !isPublic(bare)) return "this address is not on the public internet";
  return null;
}

/** All addresses of a name. */
async function namedBy(name: string): Promise<{ address: string; family: number }[]> {
  const [four, six] = await Promise.allSettled([NAMES.resolve4(name), NAMES.resolve6(name)]);
  const found = [
    ...(four.status === "fulfilled" ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === "fulfilled" ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
}

/**
 * Sends something, over TLS, to an address that is looked up once: the one that was checked is the one connected to. No redirect is
 * followed. Resolves with the status of the answer.
 */
export async function postOutside(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string | Buffer },
  outside: Outside,
): Promise<number> {
  const why = whyNotOutside(address, outside);
  if (why !== null) throw new NotOutside(why);
  const url = new URL(address);
  const bare = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isTrusted = outside.trusted.includes(url.host);
  const found =
    isIP(bare) !== 0 ? [{ address: bare, family: isIP(bare) }] : await (isTrusted ? lookup(bare, { all: true }) : namedBy(bare));
  const meant = isTrusted ? found : found.filter((one) => isPublic(one.address));
  // A name that leads inside as well as outside is somebody's trick.
  const [pinned] = meant.length === found.length ? meant : [];
  if (pinned === undefined) throw new NotOutside("this address is not on the public internet");
  const pin: LookupFunction = (_host, options, tell) =>
    options.all === true ? tell(null, [pinned]) : tell(null, pinned.address, pinned.family);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        lookup: pin,
        agent: false,
        timeout: PATIENCE,
        signal: AbortSignal.timeout(PATIENCE),
        ...(outside.ca === undefined ? {} : { ca: outside.ca }),
      },
      (response) => {
        let heard = 0;
        response.on("data", (chunk: Buffer) => {
          heard += chunk.length;
          if (heard > ANSWER) response.destroy();
        });
        response.on("error", () => {});
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on("timeout", () => sent.destroy(new OwnWords("no answer in time")));
    sent.on("error", reject);
    sent.end(body);
  });
}
