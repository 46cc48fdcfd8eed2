import { copiesOf } from "@stormakt/laws";
import { sveaRike } from "../src/index.ts";

copiesOf(sveaRike);
