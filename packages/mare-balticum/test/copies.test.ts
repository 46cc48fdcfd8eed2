import { copiesOf } from "@stormakt/laws";
import { mareBalticum } from "../src/index.ts";

copiesOf(mareBalticum);
