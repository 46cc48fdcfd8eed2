/** JSON of a few bytes may lie so many lists within one another that whoever goes through it has no room left: nobody has to. */
import { LIMITS } from "./limits.ts";

/** Whether more than so many lists and objects lie within one another. It looks no deeper than that. */
export const isDeeper = (json: unknown, than: number = LIMITS.deep): boolean =>
  typeof json === "object" && json !== null && (than === 0 || Object.values(json).some((value) => isDeeper(value, than - 1)));

/**
 * The same of what a text says. Nearly all texts open fewer lists and objects than may lie within one another: those need not be gone
 * through. What stands in strings is counted too, hence the second look.
 */
export function isDeepText(text: string, json: unknown): boolean {
  return text.length > 2 * LIMITS.deep && opens(text, "[") + opens(text, "{") > LIMITS.deep && isDeeper(json);
}
function opens(text: string, bracket: string): number {
  let found = 0;
  for (let at = text.indexOf(bracket); at !== -1 && found <= LIMITS.deep; at = text.indexOf(bracket, at + 1)) found += 1;
  return found;
}
