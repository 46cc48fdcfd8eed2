import { join } from "node:path";
import type { Bot } from "@stormakt/bots";
import { botCalled, botsFor, hintFrom, paceOf } from "@stormakt/bots";
import type { GameTypes, Match, Receipt, Seat } from "@stormakt/kernel";
import { fastDice, PASS } from "@stormakt/kernel";
import { rulebookOf } from "@stormakt/shelf";
import type { Rulebook, Speaker } from "@stormakt/words";
import { plainly } from "@stormakt/words";
import type { Desk } from "../desks.ts";
import { deskOf } from "../desks.ts";
import { ROOT, writeGameFile } from "../files.ts";
import { Misuse } from "../misuse.ts";
import type { Seen } from "../tables/table.ts";
import { bold, clearScreen, dim, folded, green, seatColour, yellow } from "../terminal.ts";
import { colourfully } from "../voice.ts";
import { composeText, showLines, showRefused } from "./asking.ts";
import { commandIn, commandWords } from "./commands.ts";
import { compose } from "./composer.ts";
import { Lines } from "./lines.ts";
import { PHRASES } from "./phrases.ts";
import type { Offered } from "./question.ts";
import { meant, Question } from "./question.ts";
import { lookUp, Reader } from "./reader.ts";
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
  private readonly reader = new Reader();
  private readonly desk: Desk;
  private rulebook: Rulebook = [];
  /** What each seat has heard, in sentences, and how much of it has been read. */
  private readonly heard: string[][];
  private readonly read: number[];
  private looking: Seat | null = null;
  /** Bots that have nothing more to do in a quiet decision. */
  private readonly content = new Set<Seat>();
  private seed: string;

  /** Sits down to a match. */
  static async of(match: AnyMatch, sitters: readonly Sitter[], speaker: Speaker): Promise<Session> {
    return new Session(match, sitters, speaker, await deskOf(match.engine.game.id));
  }
  private constructor(match: AnyMatch, sitters: readonly Sitter[], speaker: Speaker, desk: Desk) {
    this.match = match;
    this.desk = desk;
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
      const seat = engine.askedQuietly(match.state) === null ? this.botsFirst() : this.inTurn();
      if (this.sitters[seat]?.bot !== null) this.letBotPlay(seat);
      else if ((await this.askPerson(seat)) === "left") return this.leave();
    }
    this.showEnd();
    this.lines.close();
  }

  private botsFirst(): Seat {
    const asked = this.match.engine.waitsFor(this.match.state);
    return asked.find((seat) => this.sitters[seat]?.bot !== null) ?? asked[0] ?? 0;
  }
  /** In a quiet decision all are asked in turn; bots that have nothing more to do wait until people say the same. */
  private inTurn(): Seat {
    const { engine, state } = this.match;
    const asked = engine.waitsFor(state);
    if (!this.isPersonAmong(asked)) this.content.clear();
    const first = engine.nextSeat(state);
    const inOrder = [...asked.filter((seat) => seat >= first), ...asked.filter((seat) => seat < first)];
    return inOrder.find((seat) => !this.content.has(seat)) ?? first;
  }
  private isPersonAmong(seats: readonly Seat[]): boolean {
    return seats.some((seat) => this.sitters[seat]?.bot === null);
  }

  private letBotPlay(seat: Seat): void {
    const { engine, state, record } = this.match;
    const bot = this.bots.get(this.sitters[seat]?.bot ?? "");
    if (bot === undefined) throw new Error(`nobody plays for seat ${seat}`);
    const chance = fastDice(`${this.seed}/bot/${record.moves.length}`);
    const end = performance.now() + paceOf(bot.name, state.stack.at(-1)?.order != null).limit;
    const enough = (): boolean => performance.now() >= end;
    const action = bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance, enough });
    const isQuiet = engine.askedQuietly(state) !== null;
    const leavesRoom = isQuiet && this.isPersonAmong(engine.waitsFor(state)) && action.kind === engine.defaultAction(state, seat).kind;
    if (leavesRoom) this.content.add(seat);
    else this.submit(seat, action);
  }
  private submit(seat: Seat, action: GameTypes["Action"]): void {
    const receipt = this.match.submit(seat, action);
    if (!receipt.legal) throw new Error(`${JSON.stringify(action)} of seat ${seat} is refused by ${receipt.rule}`);
    this.hear(receipt);
  }
  private hear(receipt: Receipt<GameTypes>): void {
    for (const seat of this.content) if (this.match.engine.heardBy(receipt, seat).length > 0) this.content.delete(seat);
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
    const { said, lines } = this;
    let { offered, question } = this.questionFor(seat);
    if (question.lines.length === 0) {
      console.log(said.nothingToDo(this.names[seat] ?? ""));
      return { as: this.match.engine.nextSeat(this.match.state) };
    }
    this.showQuestion(seat, question, offered, false);
    for (;;) {
      lines.words = () => [...commandWords(this.speaker.language), ...question.vocabulary];
      const line = await lines.next(`${dim(said.which)} > `);
      if (line === null) return "left";
      if (line.trim() === "") continue;
      const typed = commandIn(line, this.speaker.language);
      if (typed === null) {
        const action = await this.reader.move(line, {
          desk: this.desk,
          speaker: this.speaker,
          said,
          question,
          composable: this.match.engine.composable(this.match.state, seat),
          seen: this.seenBy(seat),
          compose: (kind, words) => this.compose(seat, kind, words),
        });
        if (typeof action === "string") continue;
        this.submit(seat, action);
        return "moved";
      }
      const { command, rest } = typed;
      switch (command) {
        case "quit":
          return "left";
        case "undo":
          if (!outOfTurn && this.match.undoableBy === seat && this.match.undo()) {
            console.log(green(said.undone));
            ({ offered, question } = this.questionFor(seat));
            this.showTable(seat);
            this.showQuestion(seat, question, offered, false);
          } else console.log(yellow(said.cannotUndo));
          break;
        case "all":
          this.showQuestion(seat, question, offered, true);
          break;
        case "as": {
          const other = meant(rest, this.people, (one) => this.names[one] ?? "");
          if (other !== null) return { as: other };
          console.log(said.seatAs(this.people.map((one) => this.names[one]).join(", ")));
          break;
        }
        default:
          this.obey(command, rest, seat);
      }
    }
  }
  /** Commands that leave the question as it is. */
  private obey(command: string, rest: string, seat: Seat): void {
    const { said } = this;
    switch (command) {
      case "help":
        console.log(said.help(this.match.engine.game.rules[0] ?? ""));
        break;
      case "log":
        for (const sentence of this.heard[seat] ?? []) console.log(folded(`  ${sentence}`, "    "));
        break;
      case "hint":
        this.hint(seat);
        break;
      case "save":
        this.save(rest);
        break;
      default:
        if (!lookUp(command, rest, { desk: this.desk, said, rulebook: this.rulebook, seen: this.seenBy(seat) }))
          console.log(said.noSuch(command));
    }
  }
  private questionFor(seat: Seat): { offered: readonly Offered[]; question: Question } {
    const { engine, state } = this.match;
    const offered = engine.choices(state, seat).map(({ action, verdict }) => ({ action, rule: verdict.legal ? null : verdict.rule }));
    return { offered, question: new Question(this.speaker, offered, engine.composable(state, seat), composeText(this.said)) };
  }
  private compose(seat: Seat, kind: string, typed: string | undefined): Promise<GameTypes["Action"] | null> {
    const { engine, state, record } = this.match;
    const chance = fastDice(`${record.commitment}/compose/${record.moves.length}`);
    return compose({
      desk: this.desk,
      kind,
      ...(typed === undefined ? {} : { typed }),
      seen: this.seenBy(seat),
      speaker: this.speaker,
      lines: this.lines,
      said: this.said,
      example: async () => {
        for (let tries = 0; tries < 200; tries++) {
          const action = engine.sampleAction(state, seat, chance);
          if (action?.kind === kind) return action;
        }
        return null;
      },
      hint: async () => {
        const best = this.hint(seat);
        return best?.kind === kind ? best : null;
      },
      refusal: (action) => {
        const read = engine.read(state, seat, action);
        const verdict = "rule" in read ? read : engine.judge(state, seat, read.action);
        return verdict.legal ? null : verdict.rule;
      },
    });
  }
  private seenBy(seat: Seat | null): Seen {
    const { engine, state } = this.match;
    return { view: engine.view(state, seat), seat, seats: this.sitters.length, names: this.names, speaker: this.speaker };
  }
  private showTable(seat: Seat | null): void {
    console.log(`\n${this.desk.table.draw(this.seenBy(seat))}\n`);
  }
  private showQuestion(seat: Seat, question: Question, offered: readonly Offered[], inFull: boolean): void {
    const frame = this.match.engine.view(this.match.state, seat).stack.at(-1);
    if (frame === undefined) return;
    const asked = colourfully(this.speaker.ask(frame.step, frame.memory));
    console.log(folded(`${bold(seatColour(seat)(this.said.yourMove(this.names[seat] ?? "")))} ${asked}`, "  "));
    this.reader.startAnew();
    showLines(question.lines);
    showRefused(offered, this.speaker, this.said, inFull);
  }
  /** Says what a strong player would do, and gives it. */
  private hint(seat: Seat): GameTypes["Action"] | null {
    const { engine, state, record } = this.match;
    const bot = this.bots.get(ADVISER);
    const end = performance.now() + paceOf(ADVISER, false).limit;
    const chance = fastDice(`${this.seed}/hint/${record.moves.length}`);
    const budget = { chance, enough: () => performance.now() >= end };
    const thought = bot?.ponder?.(engine.view(state, seat), seat, engine.legalActions(state, seat), budget);
    if (thought === undefined || this.people.length > 1) {
      console.log(thought === undefined ? this.said.noHint : this.said.hintAlone);
      return null;
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
    return best?.action ?? null;
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
