import { setOf } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { AUCTION, COUNTY_COUNT, NEIGHBOURS, REGION_OF } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import type { Described } from "./scenario.ts";
import { acting, BLACK, BLUE, county, fallsOut, march, RED, STAY, YELLOW } from "./scenario.ts";

/** Blue attacks yellow Kursachsen from Anhalt. */
const attack = (changes: { target?: object; blue?: object; yellow?: object } & Partial<Described> = {}) => {
  const { target, blue, yellow, ...rest } = changes;
  return acting({
    seats: 4,
    row: ["combat-a"],
    players: [
      {},
      { counties: { anhalt: 5 }, plan: { "combat-a": "anhalt" }, ...blue },
      {},
      { counties: { kursachsen: { armies: 3, ...target }, lausitz: 2 }, ...yellow },
    ],
    ...rest,
  }).run();
};

describe("battles against a player", () => {
  it("EX-14 WA-COMBAT-6 WA-COMBAT-9 WA-COMBAT-11 WA-COMBAT-20 the attacker wins and takes the county", () => {
    const game = attack();
    expect(game.waitsAt).toBe("combat");
    own.inside(game.table)[0] = 1;
    game.table.peasants -= 1;
    const before = { blue: game.table.supply[BLUE]!, yellow: game.table.supply[YELLOW]!, green: game.table.peasants };
    game.does(BLUE, march("kursachsen", 4), fallsOut(game, { blue: 4, yellow: 3 }, { blue: 3, yellow: 1 }, { green: 1 }));
    expect(game.in("kursachsen")).toMatchObject({ owner: BLUE, armies: 1 });
    expect(game.in("anhalt")).toMatchObject({ owner: BLUE, armies: 1 });
    expect(game.tray).toEqual({});
    expect(game.inside).toEqual({ blue: 1, yellow: 2 });
    expect(game.table.supply[BLUE]).toBe(before.blue + 2);
    expect(game.table.supply[YELLOW]).toBe(before.yellow + 1);
    expect(game.table.peasants).toBe(before.green + 1);
    expect(game.told("attackWon")).toMatchObject([{ seat: BLUE, county: county("kursachsen"), armies: 1, defender: YELLOW }]);
  });

  it("EX-15 WA-COMBAT-12 the defender wins, and peasants fall first", () => {
    const game = attack({ tray: { green: 2 } });
    const before = game.table.supply[BLUE]!;
    game.does(BLUE, march("kursachsen", 4), fallsOut(game, { green: 2, blue: 4, yellow: 3 }, { green: 2, blue: 3, yellow: 2 }));
    expect(game.in("kursachsen")).toMatchObject({ owner: YELLOW, armies: 1 });
    expect(game.table.supply[BLUE]).toBe(before + 3);
    expect(game.tray).toEqual({});
    expect(game.table.peasants).toBe(20);
    expect(game.told("attackBeaten")).toMatchObject([{ armies: 1, defender: YELLOW }]);
  });

  it("WA-COMBAT-12 surplus peasants leave the tray, and no defender is lost to them", () => {
    const game = attack({ tray: { green: 4 } });
    game.does(BLUE, march("kursachsen", 4), fallsOut(game, { green: 4, blue: 4, yellow: 3 }, { green: 4, blue: 1, yellow: 2 }));
    expect(game.in("kursachsen")).toMatchObject({ owner: YELLOW, armies: 2 });
    expect(game.tray).toEqual({});
  });

  it("EX-16 WA-COMBAT-13 WA-COMBAT-14 WA-COMBAT-21 WA-BUILD-5 if only peasants stood, it is a tie: the county becomes neutral", () => {
    const game = attack({ target: { buildings: ["palace"] }, tray: { green: 3 } });
    expect(game.table.stock[0]).toBe(27);
    game.does(BLUE, march("kursachsen", 4), fallsOut(game, { green: 3, blue: 4, yellow: 3 }, { green: 3, blue: 1 }));
    expect(game.in("kursachsen")).toEqual({ owner: -1, armies: 0, markers: 0, buildings: [] });
    expect(game.table.stock[0]).toBe(28);
    expect(game.tray).toEqual({});
    expect(game.table.peasants).toBe(20);
    expect(game.inside).toEqual({ blue: 3, yellow: 3 });
  });

  it.each([
    [2, 2],
    [0, 0],
  ])("WA-COMBAT-13 %i against %i is a tie", (blue, yellow) => {
    const game = attack();
    game.does(BLUE, march("kursachsen", 4), fallsOut(game, { blue: 4, yellow: 3 }, { blue, yellow }));
    expect(game.in("kursachsen")).toMatchObject({ owner: -1, armies: 0 });
    expect(game.tray).toEqual({});
    expect(game.told("attackTied")).toHaveLength(1);
  });

  it("EX-17 WA-COMBAT-17 WA-COMBAT-18 WA-COMBAT-22 WA-TOWER-4 with a marker peasants stay out of it, and so do other colours", () => {
    const game = attack({ target: { markers: 1, buildings: ["church"] }, tray: { green: 3, red: 2 } });
    const batch = { green: 3, red: 2, blue: 4, yellow: 3 };
    game.does(BLUE, march("kursachsen", 4), fallsOut(game, batch, { green: 3, red: 2, blue: 2, yellow: 1 }));
    expect(game.in("kursachsen")).toEqual({ owner: BLUE, armies: 1, markers: 1, buildings: ["church"] });
    expect(game.tray).toEqual({ green: 3, red: 2 });
  });

  it("WA-COMBAT-10 WA-COMBAT-19 all cubes of a colour count, so more may arrive than marched, and all go to the contested county", () => {
    const game = attack({ tray: { blue: 5 } });
    game.does(BLUE, march("kursachsen", 2), fallsOut(game, { blue: 7, yellow: 3 }, { blue: 7, yellow: 1 }));
    expect(game.in("kursachsen")).toMatchObject({ owner: BLUE, armies: 6 });
    expect(game.in("anhalt")).toMatchObject({ owner: BLUE, armies: 3 });
  });

  it("WA-COMBAT-8 WA-COMBAT-6 the defender fights with every army, and the whole tray is dropped", () => {
    const game = attack({ target: { armies: 3 }, tray: { black: 2 } });
    game.does(BLUE, march("kursachsen", 1), fallsOut(game, { blue: 1, yellow: 3, black: 2 }, { yellow: 3, black: 1 }));
    expect(game.told("towerDropped")).toMatchObject([{ dropped: [0, 0, 1, 2, 3] }]);
    expect(game.in("kursachsen")).toMatchObject({ owner: YELLOW, armies: 3 });
    expect(game.tray).toEqual({ black: 1 });
  });

  it.each([
    { supply: 1, cubes: 3 },
    { supply: 5, cubes: 4 },
    { supply: 0, cubes: 2 },
  ])("EX-19 WA-COMBAT-6 WA-EVENT-14 WA-BONUS-15 palace guard and tile: with $supply in supply $cubes cubes defend", ({ supply, cubes }) => {
    const game = attack({
      event: "palace-guard-2",
      target: { armies: 2, buildings: ["palace"] },
      yellow: { counties: { kursachsen: { armies: 2, buildings: ["palace"] } }, supply, tile: "plus-defense" },
    });
    game.does(BLUE, march("kursachsen", 1));
    expect(game.told("towerDropped")[0]!.dropped).toEqual([0, 0, 1, 0, cubes]);
  });

  it("WA-EVENT-15 WA-EVENT-4 the other palace guard does the same, and asks for a palace when the county is attacked", () => {
    for (const [buildings, cubes] of [[["palace"], 4] as const, [["church"], 3] as const]) {
      const game = attack({ event: "palace-guard-6", target: { buildings } });
      game.does(BLUE, march("kursachsen", 1));
      expect(game.told("towerDropped")[0]!.dropped[YELLOW + 1]).toBe(cubes);
    }
  });

  it.each([
    { supply: 4, cubes: 3 },
    { supply: 0, cubes: 2 },
  ])("WA-BONUS-14 the attack tile brings one more army, if there is one ($supply in supply)", ({ supply, cubes }) => {
    const game = attack({ blue: { supply, tile: "plus-attack" } });
    game.does(BLUE, march("kursachsen", 2));
    expect(game.told("towerDropped")[0]!.dropped[BLUE + 1]).toBe(cubes);
  });

  it("WA-COMBAT-23 WA-COMBAT-1 WA-DEPLOY-6 at least one army moves and one stays behind", () => {
    const game = attack();
    expect(game.refusal(BLUE, march("kursachsen", 5))).toBe("WA-COMBAT-1");
    expect(game.refusal(BLUE, march("kursachsen", 4))).toBeNull();
    expect(game.legal(BLUE)).not.toContainEqual(march("kursachsen", 5));
    expect(game.legal(BLUE)).not.toContainEqual(march("kursachsen", 0));
    game.does(BLUE, march("kursachsen", 4));
    expect(game.in("anhalt").armies).toBeGreaterThanOrEqual(1);
    expect(game.in("anhalt").owner).toBe(BLUE);
  });

  it("EX-23 WA-PERFORM-6 one may also stay", () => {
    const game = attack().does(BLUE, STAY);
    expect(game.in("anhalt")).toMatchObject({ armies: 5 });
    expect(game.in("kursachsen")).toMatchObject({ owner: YELLOW, armies: 3 });
    expect(game.waitsAt).toBe("planning");
  });

  it("WA-PERFORM-7 target and number are chosen when the action is carried out", () => {
    const game = attack();
    const targets = new Set(game.legal(BLUE).flatMap((action) => (action.kind === "march" ? [action.to] : [])));
    expect([...targets].sort((a, b) => a - b)).toEqual([...NEIGHBOURS[county("anhalt")]!].sort((a, b) => a - b));
  });
});

describe("marches and neutral counties", () => {
  const redAttacks = (changes: Partial<Described> = {}, red: object = {}) =>
    acting({ row: ["combat-b"], players: [{ counties: { augsburg: 4 }, plan: { "combat-b": "augsburg" }, ...red }], ...changes }).run();

  it("WA-COMBAT-2 armies simply arrive in a county of one's own", () => {
    const game = redAttacks({ players: [{ counties: { augsburg: 4, salzburg: 1 }, plan: { "combat-b": "augsburg" } }] });
    game.does(RED, march("salzburg", 3));
    expect(game.in("salzburg")).toMatchObject({ owner: RED, armies: 4 });
    expect(game.in("augsburg")).toMatchObject({ armies: 1 });
    expect(game.told("towerDropped")).toEqual([]);
  });

  it("EX-18 WA-COMBAT-3 WA-COMBAT-7 WA-COMBAT-15 WA-COMBAT-16 without a win a neutral county stays neutral", () => {
    const game = redAttacks({ tray: { blue: 2 } });
    game.does(RED, march("regensburg", 3), fallsOut(game, { green: 1, red: 3, blue: 2 }, { green: 1, red: 1, blue: 2 }));
    expect(game.told("towerDropped")).toMatchObject([{ dropped: [1, 3, 2, 0] }]);
    expect(game.in("regensburg")).toMatchObject({ owner: -1, armies: 0 });
    expect(game.tray).toEqual({ blue: 2 });
    expect(game.table.peasants).toBe(20);
    expect(game.table.supply[RED]).toBe(62 - 4 + 1);
  });

  it("WA-COMBAT-11 WA-COMBAT-20 a neutral county is won with more cubes than peasants, and its card comes from the neutral stock", () => {
    const game = redAttacks();
    game.does(RED, march("regensburg", 3), fallsOut(game, { green: 1, red: 3 }, { green: 1, red: 3 }));
    expect(game.in("regensburg")).toMatchObject({ owner: RED, armies: 2 });
    expect(game.table.plannedBy[county("regensburg")]).toBe(-1);
  });

  it("WA-EVENT-13 peasant militia: two peasants defend a neutral county", () => {
    const game = redAttacks({ event: "peasant-militia-3" }).does(RED, march("regensburg", 1));
    expect(game.told("towerDropped")[0]!.dropped[0]).toBe(2);
  });

  it("WA-COMBAT-7 WA-BONUS-14 the attack tile helps against a neutral county too, and there are no defenders' extras", () => {
    const game = redAttacks({ event: "palace-guard-2" }, { tile: "plus-attack" }).does(RED, march("regensburg", 1));
    expect(game.told("towerDropped")[0]!.dropped).toEqual([1, 2, 0, 0]);
  });

  it("WA-SETUP-13 when no peasant is left in supply, none is dropped", () => {
    const game = redAttacks({ peasants: 0 }).does(RED, march("regensburg", 1));
    expect(game.told("towerDropped")[0]!.dropped[0]).toBe(0);
  });

  it("WA-COMBAT-16 peasants never stand in a county", () => {
    const game = redAttacks({ tray: { green: 5 } });
    game.does(RED, march("regensburg", 3), fallsOut(game, { green: 6, red: 3 }, { green: 6, red: 3 }));
    expect(game.in("regensburg")).toMatchObject({ owner: -1, armies: 0 });
    expect(game.tray).toEqual({});
    expect(game.table.peasants).toBe(20);
  });
});

describe("where one may not go", () => {
  it("EX-2 WA-SETUP-2 WA-COMBAT-4 with three players nobody enters Lüttich", () => {
    const game = acting({ row: ["combat-a"], players: [{ counties: { koeln: 4 }, plan: { "combat-a": "koeln" } }] }).run();
    expect(game.refusal(RED, march("luettich", 1))).toBe("WA-SETUP-2");
    const with4 = acting({ seats: 4, row: ["combat-a"], players: [{ counties: { koeln: 4 }, plan: { "combat-a": "koeln" } }] }).run();
    expect(with4.refusal(RED, march("luettich", 1))).toBeNull();
  });

  it.each(["church-peace-3", "church-peace-4"] as const)(
    "EX-20 WA-EVENT-16 WA-EVENT-19 WA-COMBAT-4 %s: no attack on a church, but the owner may march in",
    (event) => {
      const game = acting({
        event,
        row: ["build-church", "combat-a", "combat-b"],
        players: [
          { counties: { mittelmark: 2, altmark: 4 }, thalers: 2, plan: { "build-church": "mittelmark", "combat-b": "altmark" } },
          { counties: { kursachsen: 6 }, plan: { "combat-a": "kursachsen" } },
        ],
      }).run();
      expect(game.in("mittelmark").buildings).toEqual(["church"]);
      expect(game.refusal(BLUE, march("mittelmark", 3))).toBe("WA-EVENT-16");
      game.does(BLUE, STAY).does(RED, march("mittelmark", 3));
      expect(game.in("mittelmark")).toMatchObject({ owner: RED, armies: 5 });
    },
  );

  it("WA-COMBAT-5 only counties that share a border are adjacent; borders hold both ways", () => {
    const game = acting({ row: ["combat-a"], players: [{ counties: { anhalt: 4 }, plan: { "combat-a": "anhalt" } }] }).run();
    expect(game.refusal(RED, march("baden", 1))).toBe("WA-COMBAT-5");
    expect(NEIGHBOURS.flat()).toHaveLength(228);
    for (let one = 0; one < COUNTY_COUNT; one++)
      for (const other of NEIGHBOURS[one]!) {
        expect(other).not.toBe(one);
        expect(NEIGHBOURS[other]).toContain(one);
      }
  });

  it("I-26 WA-COMBAT-5 the map hangs together with 45 counties and with 37", () => {
    for (const out of [[], ["bremen", "holstein", "luettich", "burgund", "konstanz", "fm-bayern", "steiermark", "tirol"] as const]) {
      const closed = new Set(out.map(county));
      const seen = new Set([county("mark")]);
      for (const at of seen) for (const next of NEIGHBOURS[at]!) if (!closed.has(next)) seen.add(next);
      expect(seen.size).toBe(COUNTY_COUNT - out.length);
    }
    expect(REGION_OF.filter((region) => region === 0)).toHaveLength(9);
  });
});

describe("cards of lost counties", () => {
  const raid = () =>
    acting({
      seats: 4,
      row: ["combat-a", "combat-b", "collect-taxes"],
      players: [
        { position: 3 },
        { position: 1, counties: { anhalt: 6 }, plan: { "combat-a": "anhalt", auction: "money-0" } },
        { position: 4 },
        {
          position: 2,
          counties: { kursachsen: 1, lausitz: 9 },
          plan: { "collect-taxes": "kursachsen", "combat-b": "lausitz" },
        },
      ],
    }).run();

  it("EX-21 WA-COMBAT-20 WA-PERFORM-9 WA-PERFORM-10 a lost county's box is empty, and stays so even if it is won back", () => {
    const game = raid();
    game.does(BLUE, march("kursachsen", 5), fallsOut(game, { blue: 5, yellow: 1 }, { blue: 5 }));
    expect(game.in("kursachsen")).toMatchObject({ owner: BLUE, armies: 5 });
    expect(game.told("boxEmptied")).toMatchObject([{ seat: YELLOW, county: county("kursachsen"), box: 4 }]);
    expect(game.waitsAt).toBe("combat");
    game.does(YELLOW, march("kursachsen", 8), fallsOut(game, { blue: 5, yellow: 8 }, { yellow: 8 }));
    expect(game.in("kursachsen")).toMatchObject({ owner: YELLOW, armies: 8, markers: 0 });
    expect(game.waitsAt).toBe("planning"); // the taxes came to nothing
    expect(game.table.thalers[YELLOW]).toBe(0);
  });

  it("WA-PERFORM-10 the conqueror cannot use the card in the same round", () => {
    const game = raid();
    game.does(BLUE, march("kursachsen", 5), fallsOut(game, { blue: 5, yellow: 1 }, { blue: 5 })).does(YELLOW, STAY);
    expect(game.in("kursachsen")).toMatchObject({ owner: BLUE, markers: 0 });
    expect(game.table.thalers[BLUE]).toBe(0);
    expect(game.table.plannedBy[county("kursachsen")]).toBe(-1);
  });

  it("WA-COMBAT-20 WA-ORDER-6 a county that was bid is handed over too, and positions stay as they are", () => {
    const game = acting({
      row: ["combat-a"],
      players: [
        { counties: { anhalt: 6 }, plan: { "combat-a": "anhalt" } },
        {},
        { position: 5, counties: { kursachsen: 1 }, plan: { auction: "kursachsen" } },
      ],
    });
    own.turned(game.table)[BLACK] = setOf(AUCTION); // the bid is open to all
    game.run();
    game.does(RED, march("kursachsen", 5), fallsOut(game, { red: 5, black: 1 }, { red: 5 }));
    expect(game.table.boxes[BLACK * 14 + 10]).toBe(-1);
    expect(game.table.position).toEqual([1, 2, 5]);
    expect(game.told("boxEmptied")).toEqual([]); // it was no secret
  });

  it("WA-PERFORM-8 other cards stay on the mats until the end of the round", () => {
    const game = raid().does(BLUE, STAY);
    expect(game.table.boxes[BLUE * 14 + 8]).toBe(county("anhalt"));
    expect(game.table.turned[BLUE]! & (1 << 8)).not.toBe(0);
  });
});
