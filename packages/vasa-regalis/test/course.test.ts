import { courseOf } from "@stormakt/laws";
import { expect, it } from "vitest";
import { vasaRegalis } from "../src/index.ts";

it("whole games go, sound and look as they did", async () => {
  await expect(courseOf(vasaRegalis, 12)).toMatchFileSnapshot("./course.txt");
});
