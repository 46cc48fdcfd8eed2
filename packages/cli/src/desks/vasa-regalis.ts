import type { Desk } from "../desks.ts";
import { forms } from "../play/forms/vasa-regalis.ts";
import { table } from "../tables/vasa-regalis.ts";

export const desk: Desk = { table, forms };
