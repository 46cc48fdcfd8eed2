import type { Desk } from "../desks.ts";
import { table } from "../tables/mare-balticum.ts";

export const desk: Desk = { table, forms: {} };
