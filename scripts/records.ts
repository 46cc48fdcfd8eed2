// Plays one whole game of each game with random players and keeps it under records/, for the test that replays them.
// A change that alters a digest there must say which rule changed; run this then: node scripts/bootstrap.mjs exec -- node scripts/records.ts [game …]
// Records of former rules lie in a folder by their version, and stay as they are.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Engine, everyConfig, fastDice, Match } from "@stormakt/kernel";
import { GAMES, gameCalled } from "@stormakt/shelf";

/** How many seats: few where games are long. */
const SEATS: Readonly<Record<string, number>> = { "svea-rike": 2 };

const named = process.argv.slice(2);
for (const { id } of GAMES) {
  if (named.length > 0 && !named.includes(id)) continue;
  const game = await gameCalled(id);
  const seats = SEATS[id] ?? 4;
  const configs = everyConfig(game, seats);
  const dice = fastDice(`records ${id}`);
  const folder = join(import.meta.dirname, "..", "records", id);
  mkdirSync(folder, { recursive: true });
  for (const [name, config] of [
    ["usual", configs[0]],
    ["other", configs.at(-1)],
  ] as const) {
    if (config === undefined) continue;
    const engine = new Engine(game);
    const match = Match.begin(engine, config, `${id} ${name}`);
    for (let seat = engine.nextSeat(match.state); seat >= 0; seat = engine.nextSeat(match.state)) {
      const action = engine.sampleAction(match.state, seat, dice);
      if (action === null || !match.submit(seat, action).legal) throw new Error(`${id}: a drawn action was refused`);
    }
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(match.record)}\n`);
    console.log(`${id}/${name}.json: ${match.record.moves.length} moves`);
  }
}
