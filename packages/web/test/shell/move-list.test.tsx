import { titleCalled } from "@stormakt/svea-rike/catalog";
import { manner } from "@stormakt/svea-rike/words";
import { en } from "@stormakt/svea-rike/words/en";
import { sv } from "@stormakt/svea-rike/words/sv";
import { Speaker } from "@stormakt/words";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type * as DraftsModule from "../../src/kit/drafts.ts";
import type * as Settings from "../../src/settings.ts";
import type * as Context from "../../src/shell/table/context.ts";
import type * as MoveKeys from "../../src/shell/table/move-keys.ts";
import type * as MoveListModule from "../../src/shell/table/move-list.tsx";

let list: typeof MoveListModule;
let keys: typeof MoveKeys;
let drafts: typeof DraftsModule;
let context: typeof Context;
let settings: typeof Settings;
/** What the page has and a test has not. */
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("location", { pathname: "/h/test", href: "http://localhost/h/test" });
  list = await import("../../src/shell/table/move-list.tsx");
  keys = await import("../../src/shell/table/move-keys.ts");
  drafts = await import("../../src/kit/drafts.ts");
  context = await import("../../src/shell/table/context.ts");
  settings = await import("../../src/settings.ts");
});

const QUESTION = { step: "choosing", memory: {}, asked: true, waiting: [0], window: false, own: null, order: false };
const plague = titleCalled("plague");
const witches = titleCalled("witch-hunt");
const on = (card: number) => Array.from({ length: 24 }, (_, fief) => ({ kind: "playCard", card, fief }));
const MOVES = [{ kind: "chooseActivity", activity: 0 }, ...on(plague), ...on(witches)];
/** Drafts as a table keeps them. */
function keep() {
  const all = new Map<string, unknown>();
  return {
    read: (name: string) => all.get(name),
    write: (name: string, draft: unknown) => void all.set(name, draft),
    subscribe: () => () => {},
  };
}
function propsOf(moves: readonly { readonly kind: string }[], language: "en" | "sv" = "en") {
  const chosen: object[] = [];
  const props = {
    prompt: QUESTION,
    choices: moves.map((action) => ({ action, rule: null })),
    composable: [],
    chosen: null,
    choose: (action: object) => chosen.push(action),
    speaker: new Speaker(language, language === "en" ? en : sv, manner, () => "Ebba"),
  };
  return { props: props as never, chosen, speaker: props.speaker, kept: keep() };
}
function draw({ props, speaker, kept }: ReturnType<typeof propsOf>, language: "en" | "sv" = "en"): string {
  Object.assign(settings.useSettings.getInitialState(), { language });
  return renderToStaticMarkup(
    <context.TableContext value={{ speaker, table: { where: "here" } } as never}>
      <drafts.DraftsContext value={kept}>
        <list.MoveList props={props} />
      </drafts.DraftsContext>
    </context.TableContext>,
  );
}
describe("the list of moves", () => {
  it("tells how many moves lie in a fold and which, and that it is closed", () => {
    const html = draw(propsOf(MOVES));
    expect(html).toContain("49 moves, folded");
    expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
    expect(html).toMatch(/on …<small>Africa, America, Dalekarlia …<\/small>.*24<\/b><span class="aloud"> options/s);
    expect(html).not.toContain(">Estonia<");
    expect(draw(propsOf(MOVES, "sv"), "sv")).toContain("49 drag, hopvikta");
  });
  it("has no folds when it is short", () => {
    const html = draw(propsOf(MOVES.slice(0, 12)));
    expect(html).not.toContain("aria-expanded");
    expect(html.match(/aria-pressed/g)).toHaveLength(12);
  });
  it("unfolds by a number, numbers what is in the fold, chooses there by a number, and folds again", () => {
    const one = propsOf(MOVES);
    keys.pressDigit(one.props, one.kept, 2);
    const html = draw(one);
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Play Plague! on Estonia"');
    expect(html).toMatch(/<kbd aria-hidden="true">1<\/kbd><span><span[^>]*>Africa/);
    expect(one.chosen).toEqual([]);
    keys.pressDigit(one.props, one.kept, 3);
    expect(one.chosen).toEqual([{ kind: "playCard", card: plague, fief: 2 }]);
    expect(keys.foldMoves(one.props, one.kept)).toBe(true);
    expect(draw(one)).not.toContain('aria-expanded="true"');
    expect(keys.foldMoves(one.props, one.kept)).toBe(false);
  });
  it("unfolds with a card that is taken up on the board, and is folded when it is forgotten", () => {
    const one = propsOf(MOVES);
    drafts.begin(one.kept, { kind: "playCard", card: witches });
    expect(draw(one)).toContain('aria-label="Play Witch Hunt on Estonia"');
    one.kept.write(drafts.BEGUN, undefined);
    expect(draw(one)).not.toContain('aria-expanded="true"');
  });
});
