import { expect, it } from "vitest";
import { writtenDown } from "./writing.ts";

it("is judged and played as it is written down", { timeout: 240_000 }, async () => {
  await expect(await writtenDown("mare-balticum")).toMatchFileSnapshot("mare-balticum.txt");
});
