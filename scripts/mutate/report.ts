/** What was measured, package by package (docs/mutation/<package>.json), and the one report made of it (docs/mutation.md). */
import type { Fault } from "./faults.ts";

/** A fault that changes nothing anybody could notice, and why. Found by its id; the rest is for readers. */
export interface Known extends Named {
  readonly because: string;
}
export type Named = Pick<Fault, "id" | "file" | "what" | "code">;
export interface Outcome {
  readonly fault: Fault;
  readonly result: "noticed" | "survived" | "equivalent";
  /** The test that noticed it, or the reason why it changes nothing. */
  readonly because: string;
}

/** Faults drawn with one seed. */
export interface Sample {
  readonly seed: string;
  readonly drawn: number;
  /** Only test files whose path fits were asked; left out: all of the package. */
  readonly tests?: string;
  /** How many faults there were to draw from. */
  readonly of: number;
  /** How many of them were on the list of faults that change nothing before they were tried. */
  readonly known: number;
  /** What the tests did not notice when the sample was first drawn: what was learnt from it came later. */
  readonly survived: readonly Named[];
  /** Which of those they still do not notice. */
  readonly still: readonly string[];
}
export interface Measured {
  readonly package: string;
  readonly samples: readonly Sample[];
}

export const reasonOf = (known: readonly Known[], { id }: Pick<Fault, "id">): string | null =>
  known.find((one) => one.id === id)?.because ?? null;

const named = ({ id, file, what, code }: Fault): Named => ({ id, file, what, code });
const survivors = (outcomes: readonly Outcome[]): Fault[] =>
  outcomes.filter(({ result }) => result === "survived").map(({ fault }) => fault);

/** What came out of faults tried for the first time. */
interface Tried {
  readonly seed: string;
  readonly of: number;
  readonly outcomes: readonly Outcome[];
  readonly tests?: string;
  /** The same sample as far as it had been tried before, if it was broken off. */
  readonly before?: Sample | null;
}
/** The package's page with a sample tried for the first time. */
export function withSample(page: Measured, { seed, of, outcomes, tests = "", before = null }: Tried): Measured {
  const fresh = survivors(outcomes).map(named);
  const known = (before?.known ?? 0) + outcomes.filter(({ result }) => result === "equivalent").length;
  const only = tests === "" ? {} : { tests };
  const survived = [...(before?.survived ?? []), ...fresh];
  const still = [...(before?.still ?? []), ...fresh.map(({ id }) => id)];
  const sample: Sample = { seed, drawn: (before?.drawn ?? 0) + outcomes.length, ...only, of, known, survived, still };
  return { ...page, samples: [...page.samples.filter((one) => one.seed !== seed), sample] };
}

/** The page after those of a sample that had survived were tried again; a fault whose code is gone survives no longer. */
export const triedAgain = (page: Measured, seed: string, outcomes: readonly Outcome[]): Measured => ({
  ...page,
  samples: page.samples.map((one) => (one.seed === seed ? { ...one, still: survivors(outcomes).map(({ id }) => id) } : one)),
});

interface Counts {
  readonly noticed: number;
  readonly counted: number;
  readonly equivalent: number;
  readonly left: readonly Named[];
}
/** Those that change nothing do not count, also when that was found out later. */
function countsOf(sample: Sample, known: readonly Known[], still: boolean): Counts {
  const real = sample.survived.filter((one) => reasonOf(known, one) === null);
  const equivalent = sample.known + sample.survived.length - real.length;
  const left = still ? real.filter(({ id }) => sample.still.includes(id)) : real;
  const counted = sample.drawn - equivalent;
  return { noticed: counted - left.length, counted, equivalent, left };
}
/** Which tests were asked, where not all were. */
const askedOf = ({ tests }: Sample): string => (tests === undefined ? "" : `, asking \`${tests.replaceAll("|", " ")}\``);
const share = ({ noticed, counted }: Counts): string => (counted === 0 ? "–" : `${((100 * noticed) / counted).toFixed(1)} %`);

export function reportOf(pages: readonly Measured[], known: readonly Known[], goals: Readonly<Record<string, number>>): string {
  const rows = pages.flatMap((page) =>
    page.samples.map((sample) => {
      const [first, now] = [countsOf(sample, known, false), countsOf(sample, known, true)];
      return `| ${page.package} | \`${sample.seed}\`${askedOf(sample)} | ${sample.drawn} of ${sample.of} | ${first.equivalent} | ${first.noticed} of ${first.counted} | ${share(first)} | ${now.left.length} | ${share(now)} | ${goals[page.package] ?? 0} % |`;
    }),
  );
  const missing = Object.keys(goals).filter((name) => pages.every((page) => page.package !== name));
  const left = pages.flatMap((page) => page.samples.flatMap((sample) => countsOf(sample, known, true).left));
  const once = [...new Map(left.map((one) => [one.id, one])).values()];
  return [
    "# Faults the tests notice",
    "",
    "Small faults are put into the code one at a time: a statement, a requirement or a field of what is told is dropped, a comparison or a calculation turned, a number moved by one, a condition held open or shut, branches swapped, a default taken away. The tests that run that code should notice. Each sample is drawn by its seed from all faults that fit anywhere in the package (`words`, `rulebook` and `weights` left out). Tests that take very long are asked only with `--patient`, so shares are rather too low than too high.",
    "",
    "**At first** is what the tests noticed when the sample was first drawn: the honest estimate for the package is that of its last sample. **Now** is the same sample after its survivors were looked at: a gap got a test, code that nothing needs was removed. Faults that change nothing do not count; they stand in `scripts/mutate/equivalent.json` with the reason.",
    "",
    "| package | seed | faults drawn | change nothing | noticed at first | share at first | survive now | share now | goal |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    ...(missing.length === 0 ? [] : [`Not measured yet: ${missing.join(", ")}.`, ""]),
    "```",
    "npm run mutate -- kernel --seed second --faults 50 --keep    draw a sample, keep what came out in docs/mutation/kernel.json",
    "npm run mutate -- kernel --seed second --faults 50 --keep --on    go on with it where it was broken off",
    "npm run mutate -- kernel --seed second --again --keep        try its survivors again",
    "npm run mutate -- … --patient                                ask tests that take long, such as the laws, of what no other notices",
    "npm run mutate -- --fault ID                                 try one fault; --only FILE --lines 10-20 those of some lines",
    "npm run mutate -- bots --tests 'written-down|nodes'          ask only test files whose path fits",
    "npm run mutate -- --merge                                    make this page from docs/mutation/*.json",
    "```",
    "",
    once.length === 0 ? "None survive." : "## They survive",
    "",
    ...once.map(({ id, file, what, code }) => `- \`${id}\` ${file}, ${what}: \`\` ${code} \`\``),
    "",
  ].join("\n");
}
