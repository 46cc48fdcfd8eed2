/** What a journal holds of one person, and the same journal without it. */
import type { Entry } from "@stormakt/host";

export interface Trace {
  /** The journal with the person's name, words and id gone; the same objects where nothing was to be changed. */
  readonly entries: readonly Entry[];
  /** What the person was called, by seat. */
  readonly names: ReadonlyMap<number, ReadonlySet<string>>;
  readonly said: readonly { readonly at: number; readonly text: string }[];
  readonly isOwner: boolean;
}

/** Goes through a journal in order, so that it is known whose seat was whose when something was said. */
export function traceOf(entries: readonly Entry[], person: string, alias: string): Trace {
  const holders: string[][] = [];
  const names = new Map<number, Set<string>>();
  const said: { at: number; text: string }[] = [];
  let isOwner = false;
  const isCalled = (seat: number, name: string | null): boolean => name !== null && names.get(seat)?.has(name) === true;
  const called = (seat: number, name: string | null): void => {
    if (name !== null) names.set(seat, (names.get(seat) ?? new Set()).add(name));
  };
  const cleared = entries.map((entry): Entry => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- only these kinds hold anything of people
    switch (entry.kind) {
      case "created": {
        isOwner = entry.owner === person;
        entry.seats.forEach(({ person: one, reserved, name }, seat) => {
          holders[seat] = one === null ? [] : [one];
          if (one === person || reserved === person) called(seat, name);
        });
        const isMeant = isOwner || entry.seats.some((seat) => seat.person === person || seat.reserved === person);
        if (!isMeant) return entry;
        const seats = entry.seats.map((seat) =>
          seat.person === person
            ? { ...seat, person: alias, name: null }
            : seat.reserved === person
              ? { ...seat, reserved: alias, name: null }
              : seat,
        );
        return { ...entry, seats, ...(isOwner ? { owner: alias, name: "" } : {}) };
      }
      case "seat": {
        const { seat, change, person: one, name, from } = entry;
        if (one === person) called(seat, name);
        if (change === "joined") holders[seat] = one === null ? [] : [one];
        else if ((change === "shared" || change === "returned") && one !== null) (holders[seat] ??= []).push(one);
        else if (change === "left" || change === "kicked" || change === "bot" || change === "opened") holders[seat] = [];
        const isMeant = one === person;
        if (!isMeant && from !== person && !isCalled(seat, name)) return entry;
        const former = from === person ? { from: alias } : {};
        return { ...entry, ...former, person: isMeant ? alias : one, name: isCalled(seat, name) ? null : name };
      }
      case "chat": {
        const isOwn = holders[entry.seat]?.includes(person) === true;
        if (!isOwn && !isCalled(entry.seat, entry.name)) return entry;
        if (isOwn) said.push({ at: entry.at, text: entry.text });
        return { ...entry, name: "", text: isOwn ? "" : entry.text };
      }
      default:
        return entry;
    }
  });
  return { entries: cleared, names, said, isOwner };
}
