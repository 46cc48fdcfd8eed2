import type { Desk } from "../desks.ts";
import { forms } from "../play/forms/svea-rike.ts";
import { table } from "../tables/svea-rike.ts";

export const desk: Desk = { table, forms };
