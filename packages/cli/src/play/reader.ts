import type { Rulebook, Speaker } from "@stormakt/words";
import type { Desk } from "../desks.ts";
import type { Seen } from "../tables/table.ts";
import { folded, yellow } from "../terminal.ts";
import { showLines } from "./asking.ts";
import { kindSpelt } from "./composer.ts";
import type { Phrases } from "./phrases.ts";
import type { Line, Question } from "./question.ts";
import { findRule, findRules } from "./rulebook.ts";

type Action = { readonly kind: string };
/** What a line is typed at: a table in this process or on a server. */
export interface Reading {
  readonly desk: Desk;
  readonly speaker: Speaker;
  readonly said: Phrases;
  readonly question: Question;
  readonly composable: readonly string[];
  readonly seen: Seen;
  /** Puts a move of this kind together; null: never mind. */
  readonly compose: (kind: string, typed: string | undefined) => Promise<Action | null>;
}

/** Reads what is typed in answer to a question: the number of a line, or the words of a move. */
export class Reader {
  /** The numbered lines that were shown last; null: those of the question itself. */
  private numbered: readonly Line[] | null = null;

  /** The question stands on the screen again: numbers mean its own lines. */
  startAnew(): void {
    this.numbered = null;
  }
  /** The move that a line means. "nothing": it means none, and has been answered; "let be": a move was begun and given up. */
  async move(line: string, { desk, speaker, said, question, composable, seen, compose }: Reading): Promise<Action | "nothing" | "let be"> {
    const spelt = kindSpelt(desk, composable, line, seen);
    const meaning = spelt === null ? question.read(line, this.numbered ?? question.lines) : ({ kind: "compose", move: spelt } as const);
    this.numbered = null;
    switch (meaning.kind) {
      case "move":
        return meaning.action;
      case "compose":
        return (await compose(meaning.move, spelt === null ? undefined : line)) ?? "let be";
      case "several":
        this.numbered = meaning.lines;
        console.log(said.several);
        showLines(meaning.lines);
        break;
      case "refused":
        console.log(yellow(folded(`${meaning.text}: ${speaker.refusal(meaning.rule)} (${meaning.rule})`, "  ")));
        break;
      case "nothing":
        console.log(yellow(folded(said.noSuch(line.trim()), "  ")));
    }
    return "nothing";
  }
}

interface Shelf {
  readonly desk: Desk;
  readonly said: Phrases;
  readonly rulebook: Rulebook;
  readonly seen: Seen | null;
}
/** Answers a command that only looks something up; false: it is another. */
export function lookUp(command: string, rest: string, { desk, said, rulebook, seen }: Shelf): boolean {
  switch (command) {
    case "table":
      if (seen !== null) console.log(`\n${desk.table.draw(seen)}\n`);
      return true;
    case "look":
      console.log((seen === null ? null : desk.table.look(rest, seen)) ?? said.noThing(rest));
      return true;
    case "rule":
      console.log(findRule(rulebook, rest) ?? said.noRule(rest));
      return true;
    case "rules":
      console.log(findRules(rulebook, rest, said) ?? said.noRules(rest));
      return true;
    default:
      return false;
  }
}
