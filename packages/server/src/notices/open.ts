import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/index.ts";
import { keptSecret } from "../store/kept-secret.ts";
import type { CrierPorts } from "./crier.ts";
import { Crier } from "./crier.ts";
import { Mailer } from "./mailer.ts";
import type { VapidKeys } from "./targets.ts";
import { newVapidKeys } from "./targets.ts";

/** The crier of a server, with the ways that its settings leave open, and the secrets that all nodes share. */
export async function openNotices(
  settings: Settings,
  store: ServerStore,
  newSecret: (bits: number) => string,
  ports: Omit<CrierPorts, "mailer" | "vapid" | "outside" | "site" | "contact" | "secret" | "bringListsUpToDate">,
) {
  const { publicUrl, smtpUrl, mailFrom, hookHosts, hookCa } = settings;
  const canMail = smtpUrl !== "" && mailFrom !== "" && publicUrl !== "";
  const mailer = canMail ? await Mailer.open(smtpUrl, mailFrom) : null;
  const outside = { trusted: hookHosts, ...(hookCa === undefined ? {} : { ca: hookCa }) };
  const secret = await keptSecret(store, "stop-mails", () => newSecret(256));
  const vapid = JSON.parse(await keptSecret(store, "vapid", async () => JSON.stringify(await newVapidKeys()))) as VapidKeys;
  const ownSite = publicUrl.startsWith("https:") ? publicUrl : "mailto:nobody@example.org";
  const contact = settings.contact === "" ? ownSite : settings.contact;
  const bringListsUpToDate = (): Promise<void> => store.bringListsUpToDate();
  const crier = new Crier({ ...ports, mailer, vapid, outside, site: publicUrl, contact, secret, bringListsUpToDate });
  return { crier, mailer, outside, secret };
}
