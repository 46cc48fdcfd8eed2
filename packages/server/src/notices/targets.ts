/** Where notices go besides mail: a browser's push service, or an address of a chat program. */
import * as z from "zod";
import type { Outside } from "./outside.ts";
import { postOutside } from "./outside.ts";

export const PushTarget = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({ p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=*$/), auth: z.string().regex(/^[A-Za-z0-9_-]{16,32}=*$/) }),
});
export type PushTarget = z.infer<typeof PushTarget>;
export const HookTarget = z.strictObject({
  /** What the other side wants to be told in. */
  form: z.enum(["discord", "slack", "ntfy", "json"]),
  url: z.url().max(1_000),
});
export type HookTarget = z.infer<typeof HookTarget>;

/** A notice as programs show it. */
export interface Message {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** Notices of the same tag replace each other. */
  readonly tag: string;
}
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
/** Loaded when it is needed: few starts of a server make keys, and not every house sends notices. */
const library = async () => (await import("web-push")).default;
export const newVapidKeys = async (): Promise<VapidKeys> => (await library()).generateVAPIDKeys();

/** How it ended: `gone` means that nothing will ever arrive there again. */
export type Delivery = "sent" | "gone" | "failed";
const deliveryOf = (status: number): Delivery => {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "failed";
};

/** The text is enciphered for the browser alone: whoever passes it on cannot read it. */
export async function push(target: PushTarget, message: Message, keys: VapidKeys, contact: string, outside: Outside): Promise<Delivery> {
  const { endpoint, headers, body } = (await library()).generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: { subject: contact, ...keys },
    TTL: 86_400,
    contentEncoding: "aes128gcm",
    topic: message.tag.replaceAll(/[^A-Za-z0-9_-]/g, "").slice(0, 32),
    urgency: "normal",
  });
  const { "Content-Length": _length, ...rest } = headers;
  return deliveryOf(await postOutside(endpoint, { headers: asText(rest), body }, outside));
}
const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export async function callHook({ form, url }: HookTarget, message: Message, outside: Outside): Promise<Delivery> {
  return deliveryOf(await postOutside(url, FORMS[form](message), outside));
}
const json = (body: object) => ({ headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const FORMS: Readonly<Record<HookTarget["form"], (message: Message) => { headers: Record<string, string>; body: string }>> = {
  // Nobody is called by name, whatever a table is called.
  discord: ({ title, body, link }) => json({ content: `**${plain(title)}**\n${plain(body)}\n${link}`, allowed_mentions: { parse: [] } }),
  slack: ({ title, body, link }) => json({ text: `*${escaped(title)}*\n${escaped(body)}\n<${link}>` }),
  ntfy: ({ title, body, link }) => ({
    headers: { "content-type": "text/plain; charset=utf-8", title: encodedWord(title), click: link, tags: "game_die" },
    body,
  }),
  json: (message) => json(message),
};
const plain = (text: string): string => text.replaceAll(/[*_`~|>@\\]/g, (sign) => `\\${sign}`);
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
/** Headers are plain letters; others are written as RFC 2047 has it. */
const encodedWord = (text: string): string => (/^[ -~]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`);
