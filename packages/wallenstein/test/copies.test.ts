import { copiesOf } from "@stormakt/laws";
import { wallenstein } from "../src/index.ts";

copiesOf(wallenstein);
