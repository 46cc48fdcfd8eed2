/**
 * npm run mutate -- [package …] [--faults N] [--seed TEXT] [--keep] [--on] [--again] [--patient] [--only FILE [--lines A-B]] [--fault ID] [--tests PATTERN] [--merge]
 * Puts small faults into the code, one at a time, in a copy of the checkout, and runs the tests that reach the place. What survives is
 * either a case no test has, or a fault that changes nothing: those are listed with the reason in scripts/mutate/equivalent.json.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inRoot, root } from "../bootstrap/paths.mjs";
import { gamesOnShelf } from "../games.ts";
import type { Bench } from "./bench.ts";
import { benchOf } from "./bench.ts";
import type { Fault } from "./faults.ts";
import { drawn, faultsIn } from "./faults.ts";
import type { Reach } from "./reach.ts";
import { reaching, reachOf } from "./reach.ts";
import type { Known, Measured, Outcome, Sample } from "./report.ts";
import { reasonOf, reportOf, triedAgain, withSample } from "./report.ts";

/**
 * Whose tests are asked besides a package's own, and what share of faults they must notice. `longest`: tests of its own that took more
 * seconds when they were recorded are not asked, and of others' none that took more than a third of that. What is measured is the less.
 */
interface Asked {
  readonly besides: readonly string[];
  readonly goal: number;
  readonly longest: number;
}
const PACKAGES: Readonly<Record<string, Asked>> = {
  kernel: { besides: ["laws", "host", "vasa-regalis"], goal: 97, longest: 60 },
  ...Object.fromEntries(gamesOnShelf().map((game) => [game, { besides: ["shelf"], goal: 97, longest: 60 }])),
  host: { besides: [], goal: 90, longest: 60 },
  server: { besides: [], goal: 90, longest: 25 },
  bots: { besides: [], goal: 80, longest: 30 },
};
/** Where patience is asked for, what no other test has noticed is put to those that take so many times longer. */
const LONGER = 5;
/** Words and printed pages are looked at by tests of their own. */
const LEFT_OUT = /\/(words|rulebook|weights)\//;
/** A test that takes so many times as long as when it was recorded, and half a minute more, hangs. */
const PATIENCE = 5;
/** Rules have no state outside a match: their quick tests share a process, up to so many milliseconds of them. */
const TOGETHER = 6000;
/** What a test is held against lies beside it: such a test runs from its own place, alone. */
const BESIDE = "toMatchFileSnapshot";
const NODE = /^packages\/(bots|lab|host|protocol|server|cli|bench)\//;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    faults: { type: "string", default: "50" },
    seed: { type: "string", default: "first" },
    only: { type: "string" },
    lines: { type: "string" },
    fault: { type: "string", multiple: true },
    tests: { type: "string", default: "" },
    on: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    patient: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    merge: { type: "boolean", default: false },
  },
});
const known = JSON.parse(readFileSync(new URL("equivalent.json", import.meta.url), "utf8")) as Known[];
for (const name of positionals)
  if (!Object.hasOwn(PACKAGES, name)) throw new Error(`there is nothing to mutate in ${name}: ${Object.keys(PACKAGES).join(", ")}`);

if (values.merge) merge();
else await measure();

async function measure(): Promise<void> {
  setPriority(19);
  const bench = benchOf();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      bench.close();
      process.exit(130);
    });
  try {
    for (const name of packagesWanted()) await measurePackage(bench, name);
  } finally {
    bench.close();
  }
}
function packagesWanted(): string[] {
  if (positionals.length > 0) return positionals;
  const { only, fault: ids } = values;
  if (only !== undefined) return [only.split("/")[1] ?? ""];
  const all = Object.keys(PACKAGES);
  return ids === undefined ? all : all.filter((name) => faultsOf(name).some(({ id }) => ids.includes(id)));
}
function faultsOf(name: string): Fault[] {
  return globSync(`packages/${name}/src/**/*.ts`, { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => faultsIn(file, readFileSync(join(root, file), "utf8")));
}

async function measurePackage(bench: Bench, name: string): Promise<void> {
  const all = faultsOf(name);
  const chosen = chosenFrom(name, all);
  const { besides = [], longest: usual = 60 } = PACKAGES[name] ?? {};
  const longest = values.patient ? LONGER * usual : usual;
  const before = goesOn() ? sampleOf(name) : null;
  console.log(`${name}: ${chosen.length} of ${all.length} faults; what the tests reach:`);
  const reach = await reachOf(bench, `packages/${name}/test`, values.tests, longest * 1000);
  for (const other of besides) reach.push(...(await reachOf(bench, `packages/${other}/test`, values.tests, (longest * 1000) / 3)));
  const outcomes: Outcome[] = [];
  for (const fault of chosen) {
    const begun = performance.now();
    const outcome = await tried(bench, fault, reach);
    outcomes.push(outcome);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${outcome.result.padEnd(10)} ${fault.id} ${fault.file}:${fault.line} ${fault.what} (${seconds} s)`);
    console.log(`           ${fault.code.slice(0, 130)}`);
    if (outcome.because !== "") console.log(`           by: ${outcome.because.slice(0, 160)}`);
    // A run that is stopped has measured what it has.
    if (!values.again) keep(name, all.length, outcomes, before);
  }
  const count = (result: Outcome["result"]): number => outcomes.filter((one) => one.result === result).length;
  console.log(`${name}: ${count("noticed")} noticed, ${count("survived")} survived, ${count("equivalent")} change nothing`);
  if (values.again) keep(name, all.length, outcomes, null);
}
/** A sample that was broken off is gone on with: what was drawn first has been tried. */
function goesOn(): boolean {
  return values.on && !values.again && values.only === undefined && values.fault === undefined;
}
function sampleOf(name: string): Sample | null {
  return pageOf(name).samples.find(({ seed }) => seed === values.seed) ?? null;
}

function chosenFrom(name: string, all: readonly Fault[]): Fault[] {
  const { only, lines, fault: ids, again, seed } = values;
  if (ids !== undefined) return all.filter(({ id }) => ids.includes(id));
  if (again) {
    const survived = sampleOf(name)?.survived ?? [];
    return all.filter(({ id }) => survived.some((one) => one.id === id));
  }
  if (only === undefined) return drawn(all, Number(values.faults), seed).slice(goesOn() ? (sampleOf(name)?.drawn ?? 0) : 0);
  const there = all.filter(({ file }) => file === only);
  if (lines === undefined) return drawn(there, Number(values.faults), seed);
  const [from = 0, to = from] = lines.split("-").map(Number);
  return there.filter(({ line }) => line >= from && line <= to);
}

async function tried(bench: Bench, fault: Fault, reach: readonly Reach[]): Promise<Outcome> {
  const reason = reasonOf(known, fault);
  if (reason !== null) return { fault, result: "equivalent", because: reason };
  return bench.faulty(fault, async () => {
    for (const batch of batches(reaching(reach, fault))) {
      const tests = batch.map(({ test }) => test);
      const answer = await bench.run({ tests, record: null }, PATIENCE * msOf(batch) + 30_000);
      if (answer === null) return { fault, result: "noticed", because: `${tests.join(", ")} hangs` };
      if (answer.failed !== null)
        return { fault, result: "noticed", because: `${tests.length === 1 ? `${tests[0] ?? ""} ` : ""}${answer.failed}` };
    }
    return { fault, result: "survived", because: "" };
  });
}
function msOf(batch: readonly Reach[]): number {
  return batch.reduce((sum, { ms }) => sum + ms, 0);
}
function batches(tests: readonly Reach[]): Reach[][] {
  const found: Reach[][] = [];
  for (const one of tests) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || isAlone(one) || isAlone(before) || msOf(last) + one.ms > TOGETHER) found.push([one]);
    else last.push(one);
  }
  return found;
}

function isAlone({ test }: Reach): boolean {
  return NODE.test(test) || readFileSync(join(root, test), "utf8").includes(BESIDE);
}

function pageOf(name: string): Measured {
  const path = inRoot(`docs/mutation/${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Measured) : { package: name, samples: [] };
}
function keep(name: string, of: number, outcomes: readonly Outcome[], before: Sample | null): void {
  if (!values.keep || values.only !== undefined || values.fault !== undefined) return;
  const page = values.again
    ? triedAgain(pageOf(name), values.seed, outcomes)
    : withSample(pageOf(name), { seed: values.seed, of, outcomes, tests: values.tests, before });
  mkdirSync(inRoot("docs/mutation"), { recursive: true });
  writeFileSync(inRoot(`docs/mutation/${name}.json`), `${JSON.stringify(page, null, 2)}\n`);
}
function merge(): void {
  const pages = Object.keys(PACKAGES)
    .map(pageOf)
    .filter(({ samples }) => samples.length > 0);
  const goals = Object.fromEntries(Object.entries(PACKAGES).map(([name, { goal }]) => [name, goal]));
  writeFileSync(inRoot("docs/mutation.md"), reportOf(pages, known, goals));
}
