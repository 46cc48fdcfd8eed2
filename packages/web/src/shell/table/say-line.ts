import type { LogLine } from "@stormakt/protocol";
import type { Part, Speaker } from "@stormakt/words";
import type { ShellWords } from "../../words/index.ts";

const SAID = new WeakMap<LogLine, { readonly by: Speaker; readonly in: ShellWords; readonly says: Part[][] }>();
/** The same, said once for each speaker: log, recap, stage and those who listen ask for it again and again. */
export function sayLine(line: LogLine, speaker: Speaker, names: readonly string[], t: ShellWords): Part[][] {
  const said = SAID.get(line);
  // A speaker knows the names: with other names it is another.
  if (said?.by === speaker && said.in === t) return said.says;
  const says = sentencesOf(line, speaker, names, t);
  SAID.set(line, { by: speaker, in: t, says });
  return says;
}
/** A line of the log as sentences: what the game tells in its own words, all else in the shell's. Chat and silence give none. */
function sentencesOf(line: LogLine, speaker: Speaker, names: readonly string[], t: ShellWords): Part[][] {
  const who = (seat: number): string => names[seat] ?? "?";
  switch (line.kind) {
    case "created":
      return [[t.log.created]];
    case "began":
      return [[t.log.began], ...line.events.map((event) => speaker.event(event))];
    case "moved":
      return line.events.map((event) => speaker.event(event));
    case "seat":
      return [[saySeat(line, who(line.seat), t)]];
    case "kick":
      if (line.by === line.seat) return [[t.seats.isHere(who(line.seat))]];
      return [[line.on ? t.log.kick(who(line.by), who(line.seat)) : t.log.kickOff(who(line.by), who(line.seat))]];
    case "admit":
      return [[line.on ? t.seats.admits(who(line.by), who(line.seat)) : t.seats.admitsNoMore(who(line.by), who(line.seat))]];
    case "undone":
      return [[t.log.undone(who(line.seat))]];
    case "taken-back":
      return [[t.log.takenBack(who(line.seat))]];
    case "upgraded":
      return [[line.changed === null ? t.log.upgraded : t.log.rulesRenewed(line.changed[speaker.language] ?? line.changed.en)]];
    case "take-back":
      return [[t.log[line.step](who(line.seat))]];
    case "helped":
      return [[t.log.helped(who(line.seat))]];
    case "rematch":
      return [[t.log.rematch]];
    case "finished":
      if (line.because === "closed") return [[t.house.closedTable]];
      if (line.because === "cancelled") return [[t.slow.cancelled]];
      return [[line.because === "abandoned" ? t.log.abandoned : t.log.finished]];
    case "closed":
      return [[t.seats.closedLine]];
    case "chat":
    case "orders":
      return [];
  }
}
function saySeat({ change, name }: Extract<LogLine, { kind: "seat" }>, called: string, t: ShellWords): string {
  const who = name ?? called;
  switch (change) {
    case "joined":
      return t.log.joined(who);
    case "left":
      return t.log.leftSeat(who);
    case "bot":
      return t.log.botSat(who);
    case "opened":
      return t.log.opened;
    case "relieved":
      return t.log.relieved(who);
    case "returned":
      return t.log.returned(who);
    case "resigned":
      return t.log.resigned(who);
    case "kicked":
      return t.log.kicked(who);
    case "timed-out":
      return t.log.timedOut(who);
    case "shared":
      return t.log.shared(who);
  }
}
