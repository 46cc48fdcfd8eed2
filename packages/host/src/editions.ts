import type { Edition, Format, Game, GameTypes } from "@stormakt/kernel";
import { editionOf, FORMATS } from "@stormakt/kernel";
import { OwnWords } from "./discreet.ts";
import type { Entry } from "./entries.ts";
import type { GameShelf } from "./ports.ts";

/** What a match is played under, and how that is written down. */
export interface EditionName {
  readonly rulesVersion: string;
  readonly format: Format;
}
const nameOf = ({ rulesVersion, format }: EditionName): string => `${rulesVersion}/${format}`;

/** The editions of one game that are at hand. An edition that nobody here knows is at hand too, as null. */
export class Editions {
  readonly game: string;
  private readonly shelf: GameShelf;
  private readonly known = new Map<string, Edition | null>();
  constructor(shelf: GameShelf, game: string) {
    this.shelf = shelf;
    this.game = game;
  }
  /** Of a game that nothing was ever frozen of. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever types the game brings
  static of(game: Game<any>): Editions {
    const made = new Editions({ ids: [game.id], game: async () => game }, game.id);
    for (const format of FORMATS) made.known.set(nameOf({ rulesVersion: game.rulesVersion, format }), editionOf(game, format));
    return made;
  }
  get(name: EditionName): Edition | null {
    const found = this.known.get(nameOf(name));
    if (found === undefined) throw new OwnWords(`${this.game} ${nameOf(name)} is not at hand`);
    return found;
  }
  /** Takes all editions at hand that these entries speak of. Before they are applied. */
  async takeFor(entries: readonly Entry[], ...more: readonly EditionName[]): Promise<void> {
    const named = entries.flatMap((entry): EditionName[] => {
      if (entry.kind === "created") return [{ rulesVersion: entry.rulesVersion, format: entry.format ?? 1 }];
      return entry.kind === "upgraded" ? [{ rulesVersion: entry.to, format: entry.format }] : [];
    });
    for (const name of [...named, ...more]) await this.take(name);
  }
  private async take(name: EditionName): Promise<void> {
    if (this.known.has(nameOf(name))) return;
    const found = await this.find(name);
    this.known.set(nameOf(name), found);
  }
  /**
   * The edition of today plays what is written by name. Journals of format 1 know places in a catalogue that may have changed since: the
   * edition frozen then plays those, as it does every former one.
   */
  private async find({ rulesVersion, format }: EditionName): Promise<Edition | null> {
    const game = this.shelf.ids.includes(this.game) ? await this.shelf.game(this.game) : null;
    const isOfToday = game?.rulesVersion === rulesVersion;
    if (!FORMATS.includes(format)) return null;
    if (isOfToday && format !== 1) return editionOf<GameTypes>(game, format);
    const frozen = (await this.shelf.frozen?.(this.game, rulesVersion)) ?? null;
    return frozen?.edition(format) ?? (isOfToday ? editionOf<GameTypes>(game, format) : null);
  }
}
