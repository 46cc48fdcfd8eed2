import type { Line } from "../games/lessons.ts";
import { hereWorker } from "./index.ts";

/** A table laid for a lesson: how far its line has been played, and how far it may be. */
export interface LessonTable {
  readonly table: string;
  playTo(moves: number): void;
  clear(): void;
}
/** Lays a table at that moment of a line; `hear` is told how many of its moves have been made. */
export function layLesson(game: string, line: Line, made: number, hear: (made: number) => void): Promise<LessonTable> {
  const { port1, port2 } = new MessageChannel();
  hereWorker().worker.postMessage({ lesson: { game, line, made }, port: port2 }, [port2]);
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<{ table?: string; made: number } | { error: string }>) => {
      if ("error" in data) return reject(new Error(data.error));
      if (data.table !== undefined)
        resolve({
          table: data.table,
          playTo: (moves) => port1.postMessage({ playTo: moves }),
          clear() {
            port1.postMessage({ over: true });
            port1.close();
          },
        });
      hear(data.made);
    };
  });
}
