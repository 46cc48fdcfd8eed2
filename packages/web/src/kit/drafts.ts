import { createContext, useCallback, useContext, useState, useSyncExternalStore } from "react";

/**
 * Half-made compositions of the seat at the screen: a card taken up, a plan, a march. The table keeps them, not the component,
 * so that they outlive scenes and looks back, and go when the question goes or the screen is handed over.
 */
export interface Drafts {
  read(name: string): unknown;
  write(name: string, draft: unknown): void;
  subscribe(listener: () => void): () => void;
}
export const DraftsContext = createContext<Drafts | null>(null);
/** The table's drafts; where there is no table around, drafts of the component's own. */
export function useDrafts(): Drafts {
  const [own] = useState(looseDrafts);
  return useContext(DraftsContext) ?? own;
}
/** A composition by its name, and how to change it. `initial` must not change from one drawing to the next; undefined forgets. */
export function useDraft<T>(name: string, initial: T): readonly [T, (next: T) => void] {
  const drafts = useDrafts();
  const read = (): T => (drafts.read(name) as T | undefined) ?? initial;
  const draft = useSyncExternalStore(drafts.subscribe, read, read);
  return [draft, useCallback((next: T) => drafts.write(name, next), [drafts, name])];
}
function looseDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    read: (name) => kept.get(name),
    write(name, draft) {
      kept.set(name, draft);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The beginning of a move: its kind, and as much of the rest as has been said. */
export interface MoveStart {
  readonly kind: string;
  readonly [field: string]: unknown;
}
/** A move begun: the list of moves unfolds there, and a board may show what it can be aimed at. Null: laid down, and nothing is unfolded. */
export type Begun = { readonly start: MoveStart | null } | null;
export const BEGUN = "begun";
/** What has been begun under the question asked now; undefined: nobody has said anything yet. */
export const startIn = (drafts: Drafts): MoveStart | null | undefined => (drafts.read(BEGUN) as Begun | undefined)?.start;
export const begin = (drafts: Drafts, start: MoveStart | null): void => drafts.write(BEGUN, { start });
export function useBegun(): readonly [MoveStart | null | undefined, (start: MoveStart | null) => void] {
  const drafts = useDrafts();
  const read = (): MoveStart | null | undefined => startIn(drafts);
  const start = useSyncExternalStore(drafts.subscribe, read, read);
  return [start, useCallback((next: MoveStart | null) => begin(drafts, next), [drafts])];
}
