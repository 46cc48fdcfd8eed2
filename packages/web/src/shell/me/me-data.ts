import type { MeWords } from "../../words/en/me.ts";
import { useT } from "../../words/index.ts";

export const useMeWords = (): MeWords => useT().me;

export interface Wishes {
  readonly language: string;
  readonly zone: string;
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly wait: number;
  readonly mail: "off" | "each" | "daily";
  readonly daily: number;
  readonly push: boolean;
  readonly hook: boolean;
}
export interface Target {
  readonly id: string;
  readonly kind: "push" | "hook";
  readonly form: string | null;
  readonly host: string;
  readonly failures: number;
}
/** One's own page, as the server tells it. */
export interface Me {
  readonly person: { readonly id: string; readonly name: string };
  readonly member: {
    readonly since: number;
    readonly mail: string | null;
    readonly passkeys: readonly { readonly id: string; readonly label: string; readonly created: number; readonly used: number }[];
    readonly codes: number;
  } | null;
  readonly wishes: Wishes;
  readonly isTold: boolean;
  readonly targets: readonly Target[];
  readonly ways: { readonly mail: boolean; readonly hook: boolean; readonly push: string };
}
export interface Session {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly isThis: boolean;
}
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
