import { useCallback, useEffect, useState } from "react";
import { comeIn } from "../../link/index.ts";
import { fetchJson } from "../../link/report-host.ts";
import { useT } from "../../words/index.ts";
import { useFriendsWords } from "./friends-data.ts";

export interface PageNow<T> {
  /** What the server says; null: not yet; "unknown": there is no such thing, or it is not this person's to know of. */
  readonly now: T | "unknown" | null;
  /** What is to be said about what was done last. */
  readonly said: string;
  /** Does something, and shows what the server says after it. Resolves with the answer; null: it could not be done. */
  act<A extends object = object>(path: string, method: string, body?: object, done?: string): Promise<A | null>;
  look(): Promise<void>;
}
/** A page of the server that can be looked at and acted on. Whoever comes for the first time comes in as a guest. */
export function usePage<T>(path: string): PageNow<T> {
  const t = useT();
  const words = useFriendsWords();
  const [now, setNow] = useState<T | "unknown" | null>(null);
  const [said, setSaid] = useState("");
  const look = useCallback(async () => {
    try {
      setNow(await fetchJson<T>(path));
    } catch (error) {
      if (codeOf(error) === null) throw error;
      setNow("unknown");
    }
  }, [path]);
  useEffect(() => {
    comeIn()
      .then(look)
      .catch(() => setSaid(t.failures["offline"] ?? ""));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page, whatever language is chosen later
  }, [look]);
  const act: PageNow<T>["act"] = async <A extends object>(to: string, method: string, body?: object, done?: string) => {
    try {
      const answer = await fetchJson<A>(to, method, method === "DELETE" ? body : (body ?? {}));
      await look();
      setSaid(done ?? words.done);
      return answer;
    } catch (error) {
      const code = codeOf(error);
      setSaid(code === "not-found" ? words.unknown : (t.failures[code ?? "offline"] ?? words.failed));
      return null;
    }
  };
  return { now, said, act, look };
}
/** What was filled in; forms here have no files. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
const codeOf = (error: unknown): string | null => (error as { failure?: { code: string } }).failure?.code ?? null;
