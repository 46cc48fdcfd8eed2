import { createHash, randomBytes } from "node:crypto";
import type { ServerStore } from "../store/index.ts";

export interface Guest {
  readonly id: string;
  readonly name: string;
}
const COOKIE = "stormakt";
const DAY = 86_400_000;
/** A guest who has not been here for so long is forgotten. */
export const KEPT = 400 * DAY;

/** Never begins with a dash: whoever types it after a command would be told that there is no such option. */
export function newSecret(bits: number): string {
  const drawn = randomBytes(Math.ceil(bits / 8)).toString("base64url");
  return drawn.startsWith("-") ? newSecret(bits) : drawn;
}
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** People without an account: whoever holds the token is the person. Only its hash is kept. */
export class Guests {
  private readonly store: ServerStore;
  private readonly now: () => number;
  constructor(store: ServerStore, now: () => number = Date.now) {
    this.store = store;
    this.now = now;
  }
  /** Whoever gives no name has the empty one: each reader calls them by a name in their own language. */
  async welcome(name?: string, device = ""): Promise<{ readonly guest: Guest; readonly token: string }> {
    const guest = { id: newSecret(96), name: name ?? "" };
    return { guest, token: await this.letIn(guest, device) };
  }
  /** Somebody known comes in from another device. */
  async letIn(guest: Guest, device: string): Promise<string> {
    const token = newSecret(256);
    await this.store.createSession(hashOf(token), guest, this.now(), device);
    return token;
  }
  async byId(id: string): Promise<Guest | null> {
    return this.store.person(id);
  }
  async known(token: string | null): Promise<Guest | null> {
    if (token === null || token.length > 100) return null;
    const hash = hashOf(token);
    const session = await this.store.session(hash);
    if (session === null || session.seen < this.now() - KEPT) return null;
    if (session.seen < this.now() - DAY) await this.store.touch(hash, this.now());
    return session.person;
  }
}

/** What a session is called before its own person: it lets nobody in. */
export const sessionId = (token: string): string => hashOf(hashOf(token)).slice(0, 16);
/** What a program says it is, as its person would say it. */
export function deviceOf(agent: string | undefined): string {
  const said = agent ?? "";
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((one) => said.includes(`${one}/`)) ?? "";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux"].find((one) => said.includes(one)) ?? "";
  const names: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera", "Mac OS": "Mac", CrOS: "ChromeOS" };
  const called = [browser, system].filter(Boolean).map((one) => names[one] ?? one);
  return called.length > 0 ? called.join(", ") : said.replaceAll(/[^ -~]/g, "").slice(0, 40);
}

/** The token of a request: from the cookie that browsers send, or as others say it. */
export function tokenOf(headers: { readonly cookie?: string | undefined; readonly authorization?: string | undefined }): string | null {
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(headers.authorization ?? "");
  if (bearer?.[1] !== undefined) return bearer[1];
  for (const part of (headers.cookie ?? "").split(";")) {
    const [name, value] = part.trim().split("=");
    if (name === COOKIE && value !== undefined && value !== "") return value;
  }
  return null;
}
/** Scripts cannot read it, and other sites cannot make a browser send it. */
export const cookieFor = (token: string, isSecure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${KEPT / 1000}${isSecure ? "; Secure" : ""}`;
export const noCookie = `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;

/** A page of another site may not speak for its visitors. Programs that are no browsers send no origin. */
export function isOriginAllowed(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
