/** Colours and progress: only where somebody looks at a terminal and has not asked for none. */
const env = process.env;
const wantsColour = (stream: NodeJS.WriteStream): boolean =>
  !env["NO_COLOR"] && (env["FORCE_COLOR"] ? env["FORCE_COLOR"] !== "0" : stream.isTTY && env["TERM"] !== "dumb");
const colourful = wantsColour(process.stdout);

const paint =
  (open: number, close: number) =>
  (text: string): string =>
    colourful && text !== "" ? `\u001b[${open}m${text}\u001b[${close}m` : text;
export const bold = paint(1, 22);
export const dim = paint(2, 22);
export const underlined = paint(4, 24);
export const red = paint(31, 39);
export const green = paint(32, 39);
export const yellow = paint(33, 39);
const blue = paint(34, 39);
const cyan = paint(36, 39);

/**
 * What others wrote, fit for a terminal: whatever could move the cursor, change colours, rename the window or turn the direction of
 * writing is shown as what it is.
 */
export const harmless = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign === "\n" ? " " : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** Seats have colours of their own. */
const SEAT_COLOURS = [cyan, yellow, green, paint(35, 39), blue, red];
export const seatColour = (seat: number): ((text: string) => string) => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? bold;

/** How wide a text stands on the screen: without its colours. */
// oxlint-disable-next-line no-control-regex
const widthOf = (text: string): number => Array.from(text.replace(/\u001b\[\d+m/g, "")).length;
const padTo = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - widthOf(text)));

/** Columns under each other; the first row may be a heading. */
export function columns(rows: readonly (readonly string[])[], gap = "  "): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : padTo(cell, widths[at] ?? 0)))
      .join(gap)
      .trimEnd(),
  );
}

/** Folds a text at the width of the terminal, further lines set in by so much. */
export function folded(text: string, indent = ""): string {
  const width = Math.max(40, Math.min(process.stdout.columns || Number(env["COLUMNS"]) || 80, 110));
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    const [first = "", ...words] = paragraph.split(/(?<=\S) /);
    let line = first;
    for (const word of words) {
      if (widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line);
        line = indent + word;
      } else line = `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.join("\n");
}

export const clearScreen = (): void => {
  if (process.stdout.isTTY) process.stdout.write("\u001b[2J\u001b[3J\u001b[H");
  else console.log("\n".repeat(3));
};

/** A bar on standard error, if somebody is looking at it. */
export function progress(what: string, total: number): (done: number, more?: string) => void {
  const { stderr } = process;
  if (!stderr.isTTY || total < 2) return () => {};
  let shown = 0;
  return (done, more = "") => {
    const now = performance.now();
    if (done < total && now - shown < 80) return;
    shown = now;
    const part = Math.min(1, done / total);
    const bar = "█".repeat(Math.round(part * 30)).padEnd(30, "░");
    stderr.write(done >= total ? "\r\u001b[K" : `\r${what} ${bar} ${Math.round(part * 100)} % (${done} of ${total})${more}\u001b[K`);
  };
}
