import type { Common, Look, NamedView, Recent, Seat } from "@stormakt/kernel";
import { changeBetween } from "@stormakt/kernel";
import type { As, Now, SeatInfo, TableInfo } from "@stormakt/protocol";
import { shownName } from "./called.ts";
import { showClocks, timeIsUpAt } from "./clocks.ts";
import type { Summary } from "./ports.ts";
import { ADMITTING, isOpenToNewcomers, othersThan, voicesNeeded } from "./seating.ts";
import { lineAt } from "./table-memory.ts";
import { PlayedTable } from "./table-playing.ts";

/** What is shown besides the view and what may be chosen from. `mayAct`: whether there is anything to choose from. */
export type Besides = Omit<Now, "view" | "choices"> & { readonly mayAct: boolean };

/** How it is shown: to those who sit at it, to those who look on, and in lists. */
export class ShownTable extends PlayedTable {
  /** What all who look at it see the same of. */
  private readonly common: Common = {};
  /** Who sits where, as lists show it; null: it has to be worked out. No move changes it. */
  protected seated: Required<Pick<Summary, "seats" | "persons" | "keptSeats">> | null = null;

  /** What of it a person's client is sent. */
  private sentTo(as: As): NamedView {
    return this.edition.clientView?.(this.begun, as, this.closedFor(as)) ?? this.viewFor(as);
  }
  /** The same for those who have seen what was looked at last with this `recent`, which is theirs alone. */
  look(as: As, recent: Recent): Look {
    const { edition } = this;
    if (edition.look !== undefined) return edition.look(this.begun, as, this.closedFor(as), recent, this.common);
    const view = this.viewFor(as);
    const change = recent.view === undefined ? undefined : JSON.stringify(changeBetween(recent.view, view));
    recent.view = view;
    return { change, top: view.stack.at(-1), whole: () => view };
  }
  /** The game as a seat, or a spectator, sees it. `isPast`: shown, but not to be acted on. */
  now(as: As, time: number, isPast = false): Now | null {
    if (this.memory.status !== "gathering") void this.edition;
    if (this.state === null) return null;
    const view = this.sentTo(as);
    return { ...this.aspects(as, time, view.stack.at(-1), isPast), view: this.withOutcome(view) };
  }
  /** Those who gave up come last, whatever the rules made of it. */
  withOutcome(view: NamedView): NamedView {
    const { outcome } = this.memory;
    return outcome === null ? view : { ...view, outcome };
  }
  /** What is shown besides the view, of which `asked` is on top. */
  private aspects(as: As, time: number, asked: NamedView["stack"][number] | undefined, isPast: boolean): Omit<Now, "view"> {
    const { mayAct, n, prompt, ...rest } = this.besides(as, time, asked, isPast);
    return { n, prompt, choices: mayAct && as !== null ? this.edition.choices(this.begun, as) : [], ...rest };
  }
  /** What a seat may choose from, as JSON. */
  offers(as: As, { mayAct }: Pick<Besides, "mayAct">): string {
    if (!mayAct || as === null) return "[]";
    const { edition } = this;
    return edition.offers?.(this.begun, as) ?? JSON.stringify(edition.choices(this.begun, as));
  }
  /** The same but for the choices. */
  besides(as: As, time: number, asked: NamedView["stack"][number] | undefined, isPast = false): Besides {
    const { memory, edition } = this;
    const state = this.begun;
    const waits = memory.status === "finished" ? null : this.waitsIn(state);
    const top = waits === null ? undefined : asked;
    const isAsked = waits !== null && as !== null && waits.seats.includes(as);
    const mayAct = top !== undefined && as !== null && !isPast;
    return {
      mayAct,
      n: this.heard(as),
      prompt:
        top === undefined
          ? null
          : {
              step: top.step,
              memory: top.memory,
              waiting: top.waiting,
              asked: isAsked,
              window: top.order !== null,
              own: top.own,
              order: isAsked && !isPast && memory.seats[as]?.bot === null && this.passesByOrder(as),
            },
      composable: mayAct ? edition.composable(state, as) : [],
      mayUndo: mayAct && this.undoableBy === as,
      mayAskTakeBack: mayAct && memory.takeBack === null && this.undoableBy !== as && this.lastMoveOf(as) !== null,
      takeBack: isPast ? null : this.takeBackFor(as),
      clocks: showClocks(memory.clocks, memory.facts.pace, this.asked, time),
      orders: as === null ? [] : (memory.orders[as] ?? []),
    };
  }
  private takeBackFor(as: As): Now["takeBack"] {
    const { takeBack } = this.memory;
    if (takeBack === null) return null;
    const { seat, to, agreed } = takeBack;
    return { seat, to: lineAt(to, as), agreed, missing: this.missingConsent };
  }

  seatInfos(isHere: (seat: Seat) => boolean): SeatInfo[] {
    return this.memory.seats.map(({ persons, name, bot, resigned, vacated, reserved }, seat) => ({
      person: persons[0] ?? null,
      name: shownName(name),
      bot,
      resigned,
      here: isHere(seat),
      free: vacated ? isOpenToNewcomers(this, seat) : persons.length === 0 && bot === null && reserved === null,
    }));
  }
  info(isHere: (seat: Seat) => boolean): TableInfo {
    const { facts, status, commitment, kicks, rematch } = this.memory;
    const { id, name, game, config, pace, timeout, listed, rated = false, delay = null, owner, branchOf, at } = facts;
    const { rulesVersion, format } = this.memory.edition;
    return {
      id,
      name,
      game,
      rulesVersion,
      format,
      config,
      status,
      seats: this.seatInfos(isHere),
      pace,
      timeout,
      listed,
      rated,
      delay,
      owner,
      created: at,
      commitment,
      contested: this.contested.map((seat) => ({
        seat,
        by: [...this.memory.seats[seat]!.admittedBy],
        needed: Math.max(ADMITTING, othersThan(this, seat).size),
      })),
      kicks: kicks.map(({ seat, by, why, due }) => ({ seat, by: [...by], why, due, needed: voicesNeeded(this, seat) })),
      rematch,
      branchOf,
    };
  }
  summary(): Summary {
    const { facts, status, since, clocks } = this.memory;
    const { id, name, game, config, pace, listed, rated = false, delay = null, owner, at } = facts;
    const { seats: asked, isWindow } = this.asked;
    const { seats, persons, keptSeats } = (this.seated ??= this.whoSits());
    return {
      id,
      name,
      game,
      status,
      pace,
      listed,
      created: at,
      since,
      waiting: [...asked],
      asked: asked.map((seat) => clocks.askedAt[seat]!),
      until: asked.map((seat) => timeIsUpAt(clocks, pace, seat, isWindow)),
      seats,
      persons,
      config,
      rated,
      delay,
      owner,
      keptSeats,
      heard: this.heard(null),
    };
  }
  private whoSits(): NonNullable<typeof this.seated> {
    const { seats } = this.memory;
    // Nobody has anything to look back to at a table that never came to a match.
    const { isCalledOff } = this;
    return {
      seats: this.seatInfos(() => false).map(({ name, bot, free }) => ({ name, bot, free })),
      persons: seats.map(({ persons, ousted, reserved }) => (isCalledOff ? null : (persons[0] ?? ousted?.persons[0] ?? reserved))),
      keptSeats: seats.flatMap(({ persons, reserved }, seat) => (persons.length === 0 && reserved !== null ? [seat] : [])),
    };
  }
}
