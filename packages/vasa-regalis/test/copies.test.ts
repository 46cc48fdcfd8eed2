import { copiesOf } from "@stormakt/laws";
import { vasaRegalis } from "../src/index.ts";

copiesOf(vasaRegalis);
