import { join } from "node:path";
import type { Bot } from "@stormakt/bots";
import { botCalled, botsFor, hintFrom, paceOf } from "@stormakt/bots";
import type { Choice, GameTypes, Match, Receipt, Seat } from "@stormakt/kernel";
import { fastDice, PASS } from "@stormakt/kernel";
import { rulebookOf } from "@stormakt/shelf";
import type { Rulebook, Speaker } from "@stormakt/words";
import { plainly } from "@stormakt/words";
import { ROOT, writeGameFile } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { tableOf } from "../tables/index.ts";
import { bold, clearScreen, columns, dim, folded, green, seatColour, yellow } from "../terminal.ts";
import { colourfully } from "../voice.ts";
import { compose } from "./composer.ts";
import { Lines } from "./lines.ts";
import { PHRASES } from "./phrases.ts";
import { findRule, findRules } from "./rulebook.ts";
import type { Sitter } from "./seating.ts";
import { seatsToText } from "./seating.ts";

type AnyMatch = Match<GameTypes>;
/** What came of a prompt: a move was made, or the player leaves. */
type Answer = "moved" | "left" | { readonly as: Seat };

/** Whose advice is asked for hints. */
const ADVISER = "hard";

/** One match at this terminal: people in front of it, bots behind it. */
export class Session {
  private readonly match: AnyMatch;
  private readonly sitters: readonly Sitter[];
  private readonly speaker: Speaker;
  private readonly lines = new Lines();
  private readonly bots = new Map<string, Bot>();
  private rulebook: Rulebook = [];
  /** What each seat has heard, in sentences, and how much of it has been read. */
  private readonly heard: string[][];
  private readonly read: number[];
  private looking: Seat | null = null;
  private seed: string;

  constructor(match: AnyMatch, sitters: readonly Sitter[], speaker: Speaker) {
    this.match = match;
    this.sitters = sitters;
    this.speaker = speaker;
    this.seed = match.record.seed ?? "";
    this.heard = sitters.map(() => []);
    this.read = sitters.map(() => 0);
  }
  private get said() {
    return PHRASES[this.speaker.language];
  }
  private get names(): string[] {
    return this.sitters.map(({ name }) => name);
  }
  private get people(): Seat[] {
    return this.sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  /** Plays until the game is over or somebody leaves. */
  async run(): Promise<void> {
    const { match } = this;
    const { engine } = match;
    const { game } = engine;
    this.rulebook = await rulebookOf(game.id, this.speaker.language);
    const kinds = new Set(this.sitters.flatMap(({ bot }) => (bot === null ? [] : [bot])));
    if (botsFor(game.id).includes(ADVISER)) kinds.add(ADVISER);
    for (const kind of kinds) this.bots.set(kind, await botCalled(kind, game));
    console.log(
      `${bold(this.speaker.words.game.title)}  ${this.sitters.map(({ name, bot }, seat) => `${seatColour(seat)(name)}${bot === null ? "" : dim(` (${bot})`)}`).join(", ")}`,
    );
    console.log(dim(`commitment ${match.record.commitment}`));
    while (match.state.outcome === null) {
      const asked = engine.waitsFor(match.state);
      const bot = asked.find((seat) => this.sitters[seat]?.bot !== null);
      if (bot !== undefined) this.letBotPlay(bot);
      else if ((await this.askPerson(asked[0] ?? 0)) === "left") return this.leave();
    }
    this.showEnd();
    this.lines.close();
  }

  private letBotPlay(seat: Seat): void {
    const { engine, state, record } = this.match;
    const bot = this.bots.get(this.sitters[seat]?.bot ?? "");
    if (bot === undefined) throw new Error(`nobody plays for seat ${seat}`);
    const chance = fastDice(`${this.seed}/bot/${record.moves.length}`);
    const end = performance.now() + paceOf(bot.name, state.stack.at(-1)?.order != null).limit;
    const enough = (): boolean => performance.now() >= end;
    this.submit(seat, bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance, enough }));
  }
  private submit(seat: Seat, action: GameTypes["Action"]): void {
    const receipt = this.match.submit(seat, action);
    if (!receipt.legal) throw new Error(`${JSON.stringify(action)} of seat ${seat} is refused by ${receipt.rule}`);
    this.hear(receipt);
  }
  private hear(receipt: Receipt<GameTypes>): void {
    for (const seat of this.people)
      for (const event of this.match.engine.heardBy(receipt, seat)) this.heard[seat]?.push(colourfully(this.speaker.event(event)));
    const [only] = this.people;
    if (this.people.length === 1 && only !== undefined) this.showNews(only);
    else if (this.looking !== null) this.showNews(this.looking);
    if (this.people.length === 0)
      for (const event of this.match.engine.heardBy(receipt, null))
        console.log(folded(`  ${colourfully(this.speaker.event(event))}`, "    "));
  }
  private showNews(seat: Seat): void {
    const heard = this.heard[seat] ?? [];
    for (const sentence of heard.slice(this.read[seat])) console.log(folded(`  ${sentence}`, "    "));
    this.read[seat] = heard.length;
  }

  /** Nobody else looks on, and there is nothing to do but pass: not worth a question. */
  private canOnlyPass(seat: Seat): boolean {
    const { engine, state } = this.match;
    if (this.people.length > 1 || state.stack.at(-1)?.order == null || engine.composable(state, seat).length > 0) return false;
    const legal = engine.legalActions(state, seat);
    return legal.length === 1 && legal[0]?.kind === PASS.kind;
  }

  private async askPerson(seat: Seat): Promise<Answer> {
    if (this.canOnlyPass(seat)) {
      this.submit(seat, PASS);
      return "moved";
    }
    if (this.people.length > 1 && this.looking !== seat) {
      clearScreen();
      if ((await this.lines.next(`${bold(this.said.handOver(this.names[seat] ?? ""))} `)) === null) return "left";
      clearScreen();
      if ((this.heard[seat]?.length ?? 0) > (this.read[seat] ?? 0)) console.log(dim(this.said.meanwhile));
      this.showNews(seat);
      this.looking = seat;
    }
    this.showTable(seat);
    for (;;) {
      const answer = await this.prompt(seat, false);
      if (typeof answer !== "object") return answer;
      const other = await this.prompt(answer.as, true);
      if (other === "left") return "left";
      if (other === "moved") return other;
    }
  }

  /** Shows what a seat may do and takes one line after another until something comes of it. */
  private async prompt(seat: Seat, outOfTurn: boolean): Promise<Answer> {
    const { engine } = this.match;
    let choices = engine.choices(this.match.state, seat);
    let composable = engine.composable(this.match.state, seat);
    if (choices.length + composable.length === 0) {
      console.log(this.said.nothingToDo(this.names[seat] ?? ""));
      return { as: engine.nextSeat(this.match.state) };
    }
    this.showQuestion(seat, choices, composable, false);
    for (;;) {
      const line = await this.lines.next(`${dim(this.said.which)} > `);
      if (line === null) return "left";
      const [word = "", ...rest] = line.trim().split(/\s+/);
      const text = rest.join(" ");
      const legal = choices.filter(({ verdict }) => verdict.legal);
      if (/^\d+$/.test(word)) {
        const at = Number(word) - 1;
        const kind = composable[at - legal.length];
        const chosen =
          legal[at]?.action ??
          (kind === undefined
            ? null
            : await compose({
                kind,
                seat,
                match: this.match,
                speaker: this.speaker,
                lines: this.lines,
                said: this.said,
                names: this.names,
              }));
        if (chosen !== null) {
          this.submit(seat, chosen);
          return "moved";
        }
        if (kind === undefined) console.log(this.said.noSuch(word));
        continue;
      }
      switch (word.toLowerCase()) {
        case "":
          break;
        case "help":
        case "?":
          console.log(this.said.help);
          break;
        case "quit":
        case "exit":
          return "left";
        case "undo":
          if (!outOfTurn && this.match.undoableBy === seat && this.match.undo()) {
            console.log(green(this.said.undone));
            choices = engine.choices(this.match.state, seat);
            composable = engine.composable(this.match.state, seat);
            this.showTable(seat);
            this.showQuestion(seat, choices, composable, false);
          } else console.log(yellow(this.said.cannotUndo));
          break;
        case "all":
          this.showQuestion(seat, choices, composable, true);
          break;
        case "table":
          this.showTable(seat);
          break;
        case "log":
          for (const sentence of this.heard[seat] ?? []) console.log(folded(`  ${sentence}`, "    "));
          break;
        case "rule":
          console.log(findRule(this.rulebook, text) ?? this.said.noRule(text));
          break;
        case "rules":
          console.log(findRules(this.rulebook, text) ?? this.said.noRules(text));
          break;
        case "hint":
          this.hint(seat);
          break;
        case "save":
          this.save(text);
          break;
        case "as":
          if (/^\d+$/.test(text) && this.sitters[Number(text) - 1]?.bot === null) return { as: Number(text) - 1 };
          console.log(this.said.seatAs);
          break;
        default:
          console.log(this.said.noSuch(word));
      }
    }
  }
  private showTable(seat: Seat | null): void {
    const { engine, state } = this.match;
    const table = tableOf(engine.game.id)({
      view: engine.view(state, seat),
      seat,
      seats: this.sitters.length,
      names: this.names,
      speaker: this.speaker,
    });
    console.log(`\n${table}\n`);
  }
  private showQuestion(seat: Seat, choices: readonly Choice<GameTypes>[], composable: readonly string[], inFull: boolean): void {
    const frame = this.match.engine.view(this.match.state, seat).stack.at(-1);
    if (frame === undefined) return;
    console.log(
      `${bold(seatColour(seat)(this.said.yourMove(this.names[seat] ?? "")))} ${colourfully(this.speaker.ask(frame.step, frame.memory))}`,
    );
    let number = 0;
    const rows = choices
      .filter(({ verdict }) => verdict.legal)
      .map(({ action }) => [bold(String(++number).padStart(4)), colourfully(this.speaker.move(action))]);
    for (const kind of composable) rows.push([bold(String(++number).padStart(4)), `${kind}: ${dim(this.said.compose)}`]);
    const refused = choices.flatMap(({ action, verdict }) =>
      verdict.legal
        ? []
        : [[dim("   –"), dim(plainly(this.speaker.move(action))), dim(`${this.speaker.refusal(verdict.rule)} (${verdict.rule})`)]],
    );
    for (const row of rows) console.log(row.join("  "));
    if (refused.length <= 6 || inFull) for (const row of columns(refused)) console.log(row);
    else console.log(dim(`   –  ${this.said.notAllowed(refused.length)}`));
  }
  private hint(seat: Seat): void {
    const { engine, state, record } = this.match;
    const bot = this.bots.get(ADVISER);
    const end = performance.now() + paceOf(ADVISER, false).limit;
    const chance = fastDice(`${this.seed}/hint/${record.moves.length}`);
    const budget = { chance, enough: () => performance.now() >= end };
    const thought = bot?.ponder?.(engine.view(state, seat), seat, engine.legalActions(state, seat), budget);
    if (thought === undefined || this.people.length > 1) {
      console.log(thought === undefined ? this.said.noHint : this.said.hintAlone);
      return;
    }
    // That help was asked for stands in the record, before anything is told.
    const at = record.moves.length;
    if (!(record.helped ?? []).some((help) => help.at === at && help.seat === seat))
      this.match.record = { ...record, helped: [...(record.helped ?? []), { at, seat }] };
    let step = thought.next();
    while (step.done !== true) step = thought.next();
    const { moves } = hintFrom(step.value, []);
    const [best] = moves;
    if (best !== undefined) console.log(this.said.hint(colourfully(this.speaker.move(best.action))));
    if (moves.length > 1)
      for (const { action, chance: wins, error } of moves)
        console.log(dim(`  ${(wins * 100).toFixed(1).padStart(5)} % ± ${(error * 100).toFixed(1)}  ${plainly(this.speaker.move(action))}`));
  }
  private save(file: string): void {
    if (file === "") {
      console.log(this.said.saveWhere);
      return;
    }
    try {
      writeGameFile(file, seatsToText(this.sitters), this.match.record);
      console.log(green(this.said.saved(file)));
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      console.log(yellow(error.message));
    }
  }
  private leave(): void {
    this.lines.close();
    const file = join(ROOT, ".stormakt/last-game.json");
    writeGameFile(file, seatsToText(this.sitters), this.match.record);
    console.log(`\n${this.said.bye(file)}`);
  }
  private showEnd(): void {
    const { outcome } = this.match.state;
    if (outcome === null) return;
    this.showTable(this.people.length === 1 ? (this.people[0] ?? null) : null);
    console.log(bold(colourfully(this.speaker.outcome(outcome))));
    if (outcome.places.length === 0) console.log(this.said.everybodyLost);
    else
      outcome.places.forEach((seats, place) => {
        console.log(`  ${place + 1}. ${seats.map((seat) => seatColour(seat)(this.names[seat] ?? "")).join(", ")}`);
      });
  }
}
