import { expect, it } from "vitest";
import { harmless } from "../src/terminal.ts";

it("what others wrote cannot take hold of the terminal", () => {
  expect(harmless("Åsa, 王小明, ⚓")).toBe("Åsa, 王小明, ⚓");
  expect(harmless("a\u001b[2Jb")).toBe("a\\u{1b}[2Jb");
  expect(harmless("\u001b]0;title\u0007")).toBe("\\u{1b}]0;title\\u{7}");
  expect(harmless("a\u009b31mb\rc\u0008")).toBe("a\\u{9b}31mb\\u{d}c\\u{8}");
  expect(harmless("a\u202eb\u2066c\u200bd")).toBe("a\\u{202e}b\\u{2066}c\\u{200b}d");
  expect(harmless("two\nlines")).toBe("two lines");
});
