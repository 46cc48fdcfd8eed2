// @vitest-environment happy-dom
import type { Action, As, LogLine } from "@stormakt/protocol";
import { mannerOf, wordsOf } from "@stormakt/shelf";
import { plainly, Speaker } from "@stormakt/words";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { seatOf, stageOf } from "../../../src/shell/table/screen/select.ts";
import type { Page } from "./page.tsx";
import { openPage, stubPage } from "./page.tsx";
import { NAMES, settle, sitDown } from "./sitting.ts";

const hosts = vi.hoisted(() => ({ client: null as unknown }));
vi.mock("../../../src/link/index.ts", () => ({
  hostOf: () => hosts.client,
  pathOf: (_: string, table: string) => `/h/${table}`,
  useLine: () => "online",
}));
vi.mock("../../../src/link/adviser.ts", () => ({ askHint: async () => {}, askAnalysis: async () => {} }));

let page: Page | null = null;
beforeAll(stubPage);
afterEach(() => page?.close());

/** Moves that tell somebody something in secret. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  "vasa-regalis": ["inspect", "callBuilding"],
  "svea-rike": ["drawEvents", "finishPurchases"],
};
/** All that somebody before the screen could read or hear. */
function shown(): string {
  const said = [...document.querySelectorAll("[aria-label], [title], [aria-description]")].flatMap((one) =>
    ["aria-label", "title", "aria-description"].map((name) => one.getAttribute(name) ?? ""),
  );
  return `${document.title} ${document.body.textContent} ${said.join(" ")}`.replaceAll(/\s+/g, " ");
}
/** Lines of one log as sentences, without the name they begin with: the recap sets it apart. */
function sentencesOf(lines: readonly LogLine[], speaker: Speaker): ReadonlySet<string> {
  const all = lines.flatMap((line) => (line.kind === "moved" || line.kind === "began" ? line.events : []));
  return new Set(
    all.flatMap((event) => {
      const parts = speaker.event(event);
      const [first, ...rest] = parts;
      const said = plainly(typeof first === "object" && first.thing === "seat" ? rest : parts).trim();
      return said === "" ? [] : [said];
    }),
  );
}
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Plays on, and after every step looks at all that is on the screen. */
async function playWatched(
  game: string,
  seats: number,
  seed: number,
  steps: number,
): Promise<{ readonly secrets: number; readonly kept: number; readonly kinds: ReadonlySet<string> }> {
  const sitting = await sitDown(game, seats - 1, seats, `seed ${seed}`);
  hosts.client = sitting.client;
  const speaker = new Speaker("en", await wordsOf(game, "en"), await mannerOf(game), (seat) => NAMES[seat] ?? "?");
  page = await openPage(sitting);
  const { table } = page;
  const draw = random(seed);
  const pick = <T,>(among: readonly T[]): T | undefined => among[Math.floor(draw() * among.length)];
  const kinds = new Set<string>();
  let secrets = 0;
  let kept = 0;
  for (let step = 0; step < steps; step++) {
    const { screen, mine, sides } = table.state;
    kinds.add(screen.kind);
    // What others at this screen know and this one does not must not be on it.
    const seat: As = seatOf(table.state);
    const text = shown();
    const known = sentencesOf(sides.get(seat)?.lines ?? [], speaker);
    for (const other of mine)
      if (other !== seat)
        for (const said of sentencesOf(sides.get(other)?.lines ?? [], speaker)) {
          if (known.has(said)) continue;
          secrets++;
          expect(text, `${game}: seat ${seat} (${screen.kind}) sees what seat ${other} was told`).not.toContain(said);
        }
    for (const said of known) if (screen.kind === "live" && seat !== null && text.includes(said)) kept++;
    await act(async () => {
      if (screen.kind === "handing") table.tell({ kind: "tookOver" });
      else if (screen.kind === "reacting") {
        if (draw() < 0.3) table.react(pick(screen.asked) ?? 0);
        else await table.passAll();
      } else if (stageOf(table.state) !== null) table.tell(draw() < 0.2 ? { kind: "skipped" } : { kind: "stepped", by: 1 });
      else if (screen.kind === "looking") table.lookAtNow();
      else if (draw() < 0.1) table.lookAt(1 + Math.floor(draw() * (sides.get(seat)?.n ?? 1)));
      else {
        const now = sides.get(seat)?.now;
        const legal = (now?.choices ?? []).flatMap(({ action, rule }) => (rule === null ? [action] : []));
        const action: Action | undefined =
          legal.length > 0 && draw() < 0.9
            ? (legal.find(({ kind }) => TELLING[game]?.includes(kind) === true) ?? pick(legal))
            : await table.side?.suggest().catch(() => undefined);
        if (action !== undefined) {
          if (draw() < 0.3) table.choose(action);
          await table.act(action);
        }
      }
      await settle();
    });
    if (table.state.info?.status === "finished") break;
  }
  return { secrets, kept, kinds };
}

/** The two games that tell single seats things by themselves; in the others all that is told is told to all. */
describe("one screen, several people", () => {
  it.each([
    ["vasa-regalis", 3, 7, 110],
    ["svea-rike", 4, 11, 40],
  ] as const)("nothing that %s tells one seat alone is shown or said to another", async (game, seats, seed, steps) => {
    const { secrets, kept, kinds } = await playWatched(game, seats, seed, steps);
    expect(kinds).toContain("handing");
    expect(kept).toBeGreaterThan(20);
    expect(secrets).toBeGreaterThan(20);
  });
});
