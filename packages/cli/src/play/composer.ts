import type { GameTypes, Match, Seat } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import type { Speaker } from "@stormakt/words";
import { dim, yellow } from "../terminal.ts";
import { colourfully } from "../voice.ts";
import type { Lines } from "./lines.ts";
import type { PHRASES } from "./phrases.ts";
import { SPELLERS } from "./spellers/index.ts";

interface Composing {
  readonly kind: string;
  readonly seat: Seat;
  readonly match: Match<GameTypes>;
  readonly speaker: Speaker;
  readonly lines: Lines;
  readonly said: (typeof PHRASES)["en"];
  readonly names: readonly string[];
}

/** A move with too many forms to list: begins with a legal example and changes it part by part. Null: never mind. */
export async function compose({ kind, seat, match, speaker, lines, said, names }: Composing): Promise<GameTypes["Action"] | null> {
  const { engine, state, record } = match;
  const chance = fastDice(`${record.commitment}/compose/${record.moves.length}`);
  const draw = (): object | null => {
    for (let tries = 0; tries < 200; tries++) {
      const action = engine.sampleAction(state, seat, chance);
      if (action?.kind === kind) return action;
    }
    return null;
  };
  let draft: object = draw() ?? { kind };
  const speller = SPELLERS[engine.game.id];
  for (;;) {
    const read = engine.read(state, seat, draft);
    const verdict = "rule" in read ? read : engine.judge(state, seat, read.action);
    if ("action" in read) console.log(said.example(colourfully(speaker.move(read.action))));
    console.log(
      dim(
        `  ${Object.entries(draft)
          .flatMap(([name, value]) => (name === "kind" ? [] : [`${name}=${JSON.stringify(value)}`]))
          .join(" ")}`,
      ),
    );
    if (!verdict.legal) console.log(yellow(said.refused(speaker.refusal(verdict.rule), verdict.rule)));
    const usage = speller === undefined ? said.composing : `${said.composing} ${said.orInWords(speller.usage)}`;
    const line = (await lines.next(`${dim(usage)} > `))?.trim();
    if (line === undefined || line === "cancel") return null;
    if (line === "another") draft = draw() ?? draft;
    else if (line === "") {
      if ("action" in read && verdict.legal) return read.action;
    } else draft = speller?.spell(line, draft, names, speaker) ?? changed(draft, line, said);
  }
}

/** The draft with `name=value` put in, several of them where wanted. */
function changed(draft: object, line: string, said: Composing["said"]): object {
  const made: Record<string, unknown> = { ...draft };
  for (const part of line.split(/\s+(?=\w+=)/)) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(part) ?? [];
    try {
      if (name === undefined || value === undefined) throw new SyntaxError(part);
      made[name] = JSON.parse(value);
    } catch {
      console.log(yellow(said.wrongJson(part)));
      return draft;
    }
  }
  return made;
}
