import { LANGUAGES } from "@stormakt/words";
import { fetchShell } from "../src/words/spoken.ts";

/** A page fetches the words of its language before it is drawn; a test may draw parts of it in any. */
await Promise.all(LANGUAGES.map(fetchShell));
