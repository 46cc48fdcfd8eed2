import { userInfo } from "node:os";
import { BOTS } from "@stormakt/bots";
import { Misuse } from "../misuse.ts";

/** Who sits in a seat: a person at this terminal, or a bot. */
export interface Sitter {
  readonly name: string;
  readonly bot: string | null;
}
const BOT_NAMES = ["Anna", "Bengt", "Carin", "Didrik", "Ebba", "Filip", "Gunnel", "Henrik"];

/** Reads `you,normal,hard`; `you:Karin` gives a person a name. */
export function seatsFrom(texts: readonly string[]): Sitter[] {
  const people = texts.filter((text) => text.startsWith("you")).length;
  const sitters = texts.map((text, seat): Sitter => {
    const [who = "", given] = text.trim().split(":");
    if (who === "you") return { name: given || (people === 1 ? ownName() : `Player ${seat + 1}`), bot: null };
    if (BOTS.includes(who)) return { name: given || (BOT_NAMES[seat] ?? `Bot ${seat + 1}`), bot: who };
    throw new Misuse(`a seat is you or one of ${BOTS.join(", ")}, not ${text}`);
  });
  return sitters;
}
/** The other way round, for a saved game. */
export const seatsToText = (sitters: readonly Sitter[]): string[] => sitters.map(({ name, bot }) => `${bot ?? "you"}:${name}`);

function ownName(): string {
  try {
    const { username } = userInfo();
    return /^[a-zåäö]+$/i.test(username) && username !== "root" ? username.replace(/^./, (letter) => letter.toUpperCase()) : "Stina";
  } catch {
    return "Stina";
  }
}
