import type { NamedAction } from "@stormakt/kernel";
import type { Action, LogLine } from "@stormakt/protocol";
import { asTold, LineLost, RequestRefused, type TableClient } from "@stormakt/protocol/client";
import { rulebookOf } from "@stormakt/shelf";
import type { Language, Rulebook, Speaker } from "@stormakt/words";
import type { Desk } from "../desks.ts";
import { deskOf } from "../desks.ts";
import { Misuse } from "../misuse.ts";
import type { Seen } from "../tables/table.ts";
import { bold, dim, folded, harmless, red, seatColour, yellow } from "../terminal.ts";
import type { Voice } from "../voice.ts";
import { colourfully, speakerFor, voiceOf } from "../voice.ts";
import { composeText, showLines, showRefused } from "./asking.ts";
import { commandIn, commandWords } from "./commands.ts";
import { compose } from "./composer.ts";
import type { Lines } from "./lines.ts";
import type { Phrases } from "./phrases.ts";
import { PHRASES } from "./phrases.ts";
import { Question } from "./question.ts";
import { lookUp, Reader } from "./reader.ts";

/** One table at this terminal. What is typed is read at any time; what is heard is printed as it comes. */
export class OnlineSession {
  private readonly table: TableClient;
  private readonly lines: Lines;
  private readonly language: Language;
  private speaker: Speaker | null = null;
  /** Tells of what happened in the words of the match's own edition. */
  private voice: Voice | null = null;
  private names: readonly string[] = [];
  private rulebook: Rulebook = [];
  private readonly reader = new Reader();
  private readonly desk: Desk;
  /** The line for which the question was last shown. */
  private shown = -1;
  private isComposing = false;
  private isOver = false;
  /** Whether the last that was typed was to leave, and what that means has been said. */
  private isLeaving = false;
  /** Sits down to a table that is ready. */
  static async of(table: TableClient, lines: Lines, language: Language): Promise<OnlineSession> {
    return new OnlineSession(table, lines, language, await deskOf(table.state.info?.game ?? ""));
  }
  private constructor(table: TableClient, lines: Lines, language: Language, desk: Desk) {
    this.table = table;
    this.desk = desk;
    this.lines = lines;
    this.language = language;
  }
  private get said(): Phrases {
    return PHRASES[this.language];
  }
  async run(): Promise<void> {
    const { info, failure } = this.table.state;
    if (info === null) throw new Misuse(harmless(failure?.text ?? "the table cannot be opened"));
    await this.learnNames();
    this.rulebook = await rulebookOf(info.game, this.language);
    this.lines.words = () => [...commandWords(this.language), ...(this.question()?.vocabulary ?? [])];
    console.log(`${bold(this.speaker?.words.game.title ?? info.game)}  ${this.names.join(", ")}`);
    let queue = Promise.resolve();
    const over = new Promise<void>((resolve) => {
      const hear = (lines: readonly LogLine[]): void => {
        queue = this.hearAfter(queue, lines, resolve);
      };
      this.table.subscribe(hear);
      hear([]);
    });
    const typed = (async () => {
      for (;;) {
        const line = await this.lines.next("");
        if (line === null || this.isFarewell(line)) return;
        if (!this.isLeaving) await this.obey(line.trim()).catch((error: unknown) => this.complain(error));
      }
    })();
    await Promise.race([over, typed]);
  }
  /** Whether the player leaves: from a match that counts only when they have been told what may come of it. */
  private isFarewell(line: string): boolean {
    const wasLeaving = this.isLeaving;
    this.isLeaving = commandIn(line, this.language)?.command === "quit";
    const { info } = this.table.state;
    const mustKnow = info?.status === "running" && info.rated === true && this.table.as !== null;
    if (!this.isLeaving || wasLeaving || !mustKnow) return this.isLeaving;
    console.log(folded(yellow(this.said.quitRated), "  "));
    return false;
  }
  /** What is heard is printed in its order. */
  private async hearAfter(former: Promise<void>, lines: readonly LogLine[], resolve: () => void): Promise<void> {
    await former;
    await this.hear(lines);
    if (this.isOver) resolve();
  }
  private async learnNames(): Promise<void> {
    const { info } = this.table.state;
    if (info === null) return;
    const names = info.seats.map(({ name, bot }, seat) =>
      harmless(name ?? (bot === null ? this.said.seat(seat + 1) : `${bot} ${seat + 1}`)),
    );
    if (names.join() === this.names.join()) return;
    this.names = names;
    this.speaker = await speakerFor(info.game, this.language, names, info.rulesVersion);
    this.voice = await voiceOf(info, this.language, names);
  }
  private async hear(lines: readonly LogLine[]): Promise<void> {
    await this.learnNames();
    for (const line of lines) for (const text of this.say(line)) console.log(folded(`  ${text}`, "    "));
    const { info, now, n } = this.table.state;
    if (info?.status === "finished" && !this.isOver) this.end();
    else if (now?.prompt?.asked === true && this.shown !== n && !this.isComposing) {
      this.shown = n;
      this.showQuestion(false);
    }
  }
  private say(line: LogLine): string[] {
    const { voice } = this;
    const name = (seat: number): string => seatColour(seat)(this.names[seat] ?? `${seat + 1}`);
    switch (line.kind) {
      case "moved":
        return voice === null ? [] : line.events.map((event) => colourfully(voice.event(asTold(event) as NamedAction)));
      case "chat":
        return [`${name(line.seat)}: ${harmless(line.text)}`];
      case "seat":
        return [
          dim(
            `${name(line.seat)} ${this.said.seatChange[line.change] ?? line.change}${line.bot === null ? "" : ` (${harmless(line.bot)})`}`,
          ),
        ];
      case "undone":
        return [dim(this.said.undoes(name(line.seat)))];
      case "take-back":
        return [yellow(this.said.takeBack[line.step]?.(name(line.seat)) ?? line.step)];
      case "taken-back":
        return [yellow(this.said.takenBack(name(line.seat)))];
      case "began":
        return [dim(this.said.begins(harmless(line.commitment)))];
      case "kick":
        return [dim(sayVote(line, name, this.said))];
      case "admit":
        return [dim(this.said.admits(name(line.by), name(line.seat), line.on))];
      case "upgraded":
        return [yellow(this.said.upgraded(line.changed?.[this.language] ?? line.changed?.en ?? null))];
      case "helped":
        return [dim(this.said.asked(name(line.seat)))];
      case "rematch":
        return [this.said.rematch(harmless(line.table))];
      case "created":
      case "orders":
      case "closed":
      case "finished":
        return [];
    }
  }
  private seen(): Seen | null {
    const { now, info } = this.table.state;
    if (now === null || info === null || this.speaker === null) return null;
    return { view: now.view, seat: this.table.as, seats: info.seats.length, names: this.names, speaker: this.speaker };
  }
  private showTable(): void {
    this.lookUp("table", "");
  }
  private question(): Question | null {
    const { now } = this.table.state;
    return now === null || this.speaker === null ? null : new Question(this.speaker, now.choices, now.composable, composeText(this.said));
  }
  private showQuestion(inFull: boolean): void {
    const { now } = this.table.state;
    const { speaker } = this;
    const question = this.question();
    if (now?.prompt == null || speaker === null || question === null) return;
    this.showTable();
    console.log(folded(bold(colourfully(speaker.ask(now.prompt.step, now.prompt.memory))), "  "));
    this.reader.startAnew();
    showLines(question.lines);
    showRefused(now.choices, speaker, this.said, inFull);
    console.log(dim(this.said.which));
  }
  private async obey(line: string): Promise<void> {
    if (line === "") return;
    const typed = commandIn(line, this.language);
    if (typed === null) return this.answer(line);
    const { table, said } = this;
    const { command, rest } = typed;
    switch (command) {
      case "any":
        await table.move(await table.suggest());
        return;
      case "all":
        return this.showQuestion(true);
      case "log":
        for (const one of table.state.lines) for (const text of this.say(one)) console.log(folded(`  ${text}`, "    "));
        return;
      case "undo":
        await table.undo();
        return;
      case "takeback":
        await table.takeBack("ask");
        return;
      case "agree":
      case "decline":
      case "withdraw":
        await table.takeBack(command);
        return;
      case "say":
        await table.chat(rest);
        return;
      case "note":
        console.log(harmless(await table.note(rest === "" ? undefined : rest)));
        return;
      default:
        if (!this.lookUp(command, rest)) console.log(said.helpOnline(this.rulebook[0]?.rules[0]?.id ?? ""));
    }
  }
  private lookUp(command: string, rest: string): boolean {
    return lookUp(command, rest, { desk: this.desk, said: this.said, rulebook: this.rulebook, seen: this.seen() });
  }
  /** A move, by its number or in words. */
  private async answer(line: string): Promise<void> {
    const { said, speaker, desk } = this;
    const [question, seen] = [this.question(), this.seen()];
    if (question === null || speaker === null || seen === null) return;
    const composable = this.table.state.now?.composable ?? [];
    const compose = (kind: string, typed: string | undefined): Promise<Action | null> => this.composed(kind, speaker, typed);
    const action = await this.reader.move(line, { desk, speaker, said, question, composable, seen, compose });
    if (action === "let be") this.showQuestion(false);
    else if (action !== "nothing") await this.table.move(action);
  }
  /** Only the server can tell whether it is allowed: it is sent, and what is wrong with it comes back. */
  private async composed(kind: string, speaker: Speaker, typed: string | undefined): Promise<Action | null> {
    const seen = this.seen();
    if (seen === null) return null;
    const example = async (): Promise<Action | null> => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const action = await this.table.suggest();
        if (action.kind === kind) return action;
      }
      return null;
    };
    this.isComposing = true;
    try {
      return await compose({
        desk: this.desk,
        kind,
        ...(typed === undefined ? {} : { typed }),
        seen,
        speaker,
        lines: this.lines,
        said: this.said,
        example,
        hint: example,
        refusal: () => null,
      });
    } finally {
      this.isComposing = false;
      this.lines.words = () => [...commandWords(this.language), ...(this.question()?.vocabulary ?? [])];
    }
  }
  private complain(error: unknown): void {
    if (error instanceof RequestRefused) {
      const { rule, text } = error.failure;
      console.log(yellow(harmless(rule === undefined ? text : `${this.speaker?.refusal(rule) ?? text} (${rule})`)));
    } else if (error instanceof LineLost) console.log(yellow(this.said.unsure));
    else console.log(red(harmless((error as Error).message)));
  }
  private end(): void {
    this.isOver = true;
    this.showTable();
    const outcome = this.table.state.now?.view.outcome ?? null;
    if (outcome === null) {
      console.log(bold(this.said.over));
      return;
    }
    if (this.speaker?.words.outcomes[outcome.because] !== undefined) console.log(bold(colourfully(this.speaker.outcome(outcome))));
    outcome.places.forEach((seats, place) =>
      console.log(`  ${place + 1}. ${seats.map((seat) => seatColour(seat)(this.names[seat] ?? "")).join(", ")}`),
    );
  }
}

/** How often a server is asked for an example before there is none. */
const MOST_TRIES = 20;
function sayVote({ by, seat, on, why, due }: Extract<LogLine, { kind: "kick" }>, name: (seat: number) => string, said: Phrases): string {
  if (by === seat) return said.isHere(name(seat));
  if (!on) return said.notReplaced(name(by), name(seat));
  return said.replace(name(by), name(seat), why === "late", due === null ? null : Math.max(0, Math.round((due - Date.now()) / 1000)));
}
