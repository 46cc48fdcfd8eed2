import type { Fault } from "./faults.ts";

/** A fault that changes nothing anybody could notice, and why. */
export interface Known {
  readonly file: string;
  readonly what: string;
  readonly code: string;
  readonly because: string;
}
export interface Outcome {
  readonly package: string;
  readonly fault: Fault;
  readonly result: "noticed" | "survived" | "equivalent";
  readonly because: string | null;
}

export const isKnown = (known: readonly Known[], { file, what, code }: Fault): string | null =>
  known.find((one) => one.file === file && one.what === what && one.code === code)?.because ?? null;

/** The report, package by package, and whether every package reaches its goal. Equivalent faults do not count. */
export function reportOf(
  outcomes: readonly Outcome[],
  goals: Readonly<Record<string, { readonly goal: number }>>,
  seed: string,
): { readonly text: string; readonly isReached: boolean } {
  const packages = [...new Set(outcomes.map((one) => one.package))];
  let isReached = true;
  const rows = packages.map((name) => {
    const of = outcomes.filter((one) => one.package === name);
    const count = (result: Outcome["result"]): number => of.filter((one) => one.result === result).length;
    const [noticed, survived, equivalent] = [count("noticed"), count("survived"), count("equivalent")];
    const share = noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived);
    const goal = goals[name]?.goal ?? 0;
    if (share < goal) isReached = false;
    return `| ${name} | ${noticed} | ${survived} | ${equivalent} | ${share.toFixed(1)} % | ${goal} % |`;
  });
  const left = outcomes.filter(({ result }) => result === "survived");
  const lines = [
    "# Faults the tests notice",
    "",
    `Small faults put into the code one at a time, drawn with the seed \`${seed}\`. Made by \`npm run mutate\`.`,
    "",
    "| package | noticed | survived | equivalent | share | goal |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    left.length === 0 ? "None survived." : "## Survived",
    "",
    ...left.map(({ fault }) => `- \`${fault.file}\`:${fault.line} ${fault.what}: \`${fault.code}\``),
    "",
  ];
  return { text: lines.join("\n"), isReached };
}
