import type { Failure, LogLine, Now, Request, TableInfo } from "@stormakt/protocol";
import { Client } from "@stormakt/protocol/client";
import { namesOf } from "./names.ts";

/** A report, with the game as the reporter knew it. */
export interface Replay {
  readonly report: {
    readonly id: string;
    readonly at: number;
    readonly table: string;
    readonly as: number | null;
    readonly text: string;
    readonly version: string;
    readonly errors: readonly string[];
    readonly n: number;
    readonly status: string;
  };
  readonly table: TableInfo;
  readonly lines: readonly LogLine[];
  readonly now: Now | null;
}
let host: Client | null = null;
/** The host of the report that is looked into: it answers as one of a table that stands still at the moment of the report. */
export function reportHost(): Client {
  if (host === null) throw new Error("no report is looked into");
  return host;
}
export function lookInto(replay: Replay): void {
  host?.close();
  const isOver = replay.lines.some(({ kind }) => kind === "finished");
  const table: TableInfo = {
    ...replay.table,
    id: replay.report.id,
    status: isOver ? "finished" : replay.now === null ? "gathering" : "running",
    kicks: [],
  };
  const answer = async (request: Request): Promise<object> => {
    switch (request.do) {
      case "about":
        return { table, mine: [] };
      case "open":
        return { table, now: replay.now, missed: [], n: replay.report.n };
      case "log":
        return { lines: replay.lines.filter(({ n }) => n >= (request.from ?? 1) && n <= (request.to ?? Number.MAX_SAFE_INTEGER)) };
      case "view":
        return fetchJson(`/api/admin/reports/${replay.report.id}/view/${request.n}`);
      case "close":
        return {};
      default:
        throw Object.assign(new Error(), { failure: { code: "not-allowed", text: "a report can only be looked at" } satisfies Failure });
    }
  };
  host = new Client((listener) => {
    queueMicrotask(() => listener.opened());
    return {
      send(text) {
        const request = JSON.parse(text) as Request;
        answer(request).then(
          (ok) => listener.text(JSON.stringify({ re: request.id, ok })),
          (error: { failure?: Failure }) =>
            listener.text(JSON.stringify({ re: request.id, error: error.failure ?? { code: "broken", text: "no answer" } })),
        );
      },
      close: () => {},
    };
  }, namesOf);
}

/** An answer of the server's HTTP part; a refusal is thrown with its `failure`. */
export async function fetchJson<T = object>(path: string, method = "GET", body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as T & { error?: Failure };
  if (!response.ok) throw Object.assign(new Error(json.error?.text ?? `${response.status}`), { failure: json.error });
  return json;
}
