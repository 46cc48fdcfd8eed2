import { lawsOf } from "@stormakt/laws";
import { mareBalticum } from "../src/index.ts";
import { en } from "../src/words/en.ts";
import { manner } from "../src/words/index.ts";
import { sv } from "../src/words/sv.ts";

lawsOf(mareBalticum, { words: { en, sv }, manner, open: true, effort: 0.4 });
