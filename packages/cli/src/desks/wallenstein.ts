import type { Desk } from "../desks.ts";
import { forms } from "../play/forms/wallenstein.ts";
import { table } from "../tables/wallenstein.ts";

export const desk: Desk = { table, forms };
