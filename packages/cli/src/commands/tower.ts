import { fastDice } from "@stormakt/kernel";
import type { TowerModelId } from "@stormakt/wallenstein";
import { TOWER_MODEL_IDS, TOWER_MODELS, USUAL_TOWER } from "@stormakt/wallenstein";
import { drop, MOST_CUBES, towerBuilt } from "@stormakt/wallenstein/tower";
import { parse, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { Misuse } from "../misuse.ts";
import { bold, columns, dim, yellow } from "../terminal.ts";
import { printFit } from "./tower-fit.ts";

const WIDEST_BAR = 48;

export const tower: Command = {
  summary: "how Wallenstein’s dice tower behaves, as a histogram",
  usage: `stormakt tower [--model ${TOWER_MODEL_IDS.join("|")}] [--inside N] [--drop N] [--times N] [--seed S] [--json]
stormakt tower --fit
  --inside  cubes resting in the tower beforehand (16)
  --drop    cubes thrown in (6)
  --times   how often it is tried, each time from the same tower (100000)
  --fit     finds the numbers of the usual tower, and sets the others beside them`,
  async run(args) {
    const { values } = parse(
      args,
      {
        model: { type: "string", default: USUAL_TOWER },
        inside: { type: "string", default: "16" },
        drop: { type: "string", default: "6" },
        times: { type: "string", default: "100000" },
        seed: { type: "string", default: "stormakt" },
        json: { type: "boolean" },
        fit: { type: "boolean" },
      },
      { most: 0 },
    );
    if (values.fit === true) {
      printFit(TOWER_MODELS);
      return 0;
    }
    const model = TOWER_MODEL_IDS.indexOf(values.model as TowerModelId);
    if (model < 0) throw new Misuse(`there is no tower ${values.model}: ${TOWER_MODEL_IDS.join(", ")}`);
    const inside = wholeNumber(values.inside, "--inside", 0, MOST_CUBES);
    const dropped = wholeNumber(values.drop, "--drop", 1, MOST_CUBES - inside);
    const report = observe(model, inside, dropped, wholeNumber(values.times, "--times", 1, 10_000_000), values.seed);
    if (values.json === true) console.log(JSON.stringify({ model: values.model, ...report }, null, 2));
    else print(values.model, report);
    return 0;
  },
};

/** Two colours are enough to tell the cubes thrown in from those that rested: how many of each lie in the tray afterwards. */
function observe(model: number, inside: number, dropped: number, times: number, seed: string) {
  const built = towerBuilt(model);
  const dice = fastDice(seed);
  const fell = Array.from({ length: inside + dropped + 1 }, () => 0);
  let through = 0;
  let loose = 0;
  for (let time = 0; time < times; time++) {
    const tray = [0, 0];
    drop(built, [inside, 0], tray, [0, dropped], dice);
    const [old = 0, fresh = 0] = tray;
    fell[old + fresh] = (fell[old + fresh] ?? 0) + 1;
    loose += old;
    through += fresh;
  }
  const mean = fell.reduce((sum, count, cubes) => sum + count * cubes, 0) / times;
  const variance = fell.reduce((sum, count, cubes) => sum + count * (cubes - mean) ** 2, 0) / times;
  return { inside, dropped, times, seed, mean, deviation: Math.sqrt(variance), through: through / times, loose: loose / times, fell };
}

function print(model: string, { inside, dropped, times, mean, deviation, through, loose, fell }: ReturnType<typeof observe>): void {
  console.log(`${bold("The dice tower")} ${dim(`(model ${model})`)}: ${dropped} cubes dropped on ${inside} resting ones, ${times} times`);
  const most = Math.max(...fell);
  const rows = fell.flatMap((count, cubes) => {
    if (count === 0) return [];
    const bar = yellow("█".repeat(Math.max(1, Math.round((count / most) * WIDEST_BAR))));
    return [[String(cubes).padStart(3), `${((100 * count) / times).toFixed(1).padStart(5)} %`, bar]];
  });
  console.log(columns([["out", "share", ""], ...rows]).join("\n"));
  console.log(`On the average ${mean.toFixed(2)} cubes come out (deviation ${deviation.toFixed(2)}):`);
  console.log(`${through.toFixed(2)} of the ${dropped} dropped, and ${loose.toFixed(2)} of the ${inside} that rested.`);
}
