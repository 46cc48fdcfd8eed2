import { bold, columns, dim, seatColour } from "../terminal.ts";
import type { Seen } from "./table.ts";

/** Any game's table, written out: what is of one value, then what each seat has, then the rest. */
export function plainTable({ view, seats, names, speaker }: Seen): string {
  const single: string[] = [];
  const bySeat: [string, readonly unknown[]][] = [];
  const rest: string[][] = [];
  for (const [field, value] of Object.entries(view.table)) {
    if (field === "seats" || (Array.isArray(value) && value.length === 0)) continue;
    if (Array.isArray(value) && value.length === seats) bySeat.push([field, value]);
    else if (typeof value !== "object" || value === null) single.push(`${dim(readable(field))} ${word(field, value, speaker)}`);
    else rest.push([dim(readable(field)), word(field, value, speaker)]);
  }
  const heads = ["", ...names.map((name, seat) => seatColour(seat)(bold(name)))];
  const rows = bySeat.map(([field, values]) => [dim(readable(field)), ...values.map((value) => word(field, value, speaker))]);
  return [single.join("  "), "", ...columns([heads, ...rows]), "", ...columns(rest)].join("\n");
}

/** Longer lists are told by what stands out in them. */
const LONG = 14;
/** A long list that is mostly one thing: the places where it is another. */
function sparsely(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of words) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [usual = "", times = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (times < words.length / 2) return words.join(" ");
  const others = words.flatMap((text, at) => (text === usual ? [] : [`${dim(`${at}:`)}${text}`]));
  return [...others, dim(`(${others.length > 0 ? "else" : "all"} ${usual})`)].join(" ");
}

const readable = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function word(field: string, value: unknown, speaker: Seen["speaker"]): string {
  if (value === null) return "?";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const words = value.map((item) => word(field, item, speaker));
    if (words.length > LONG) return sparsely(words);
    return words.length === 0 ? "–" : words.join(words.every((text) => text.length < 3) ? " " : ", ");
  }
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, held]) => `${readable(key)} ${word(key, held, speaker)}`)
      .join("; ");
  if (typeof value !== "number" && typeof value !== "string") return "?";
  const thing = speaker.thingOf(field);
  if (thing === null || thing === "number" || thing === "text") return String(value);
  return value === -1 ? "–" : speaker.name({ thing, id: value });
}
