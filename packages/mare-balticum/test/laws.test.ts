import { lawsOf } from "@stormakt/laws";
import { mareBalticum } from "../src/index.ts";
import { manner } from "../src/words/index.ts";
import { WORDS } from "./languages.ts";

lawsOf(mareBalticum, { words: WORDS, manner, open: true, effort: 0.4 });
