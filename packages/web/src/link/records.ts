import { hereWorker } from "./index.ts";

/** Makes a table on this device from the record of a finished game, after every move of it has been judged and verified. */
export function importRecord(text: string): Promise<string> {
  return askWorker<string>({ importRecord: text });
}
/** Clears a table away from this device. */
export function removeTable(table: string): Promise<void> {
  return askWorker<void>({ removeTable: table });
}

/** Something that the host of this device does besides the protocol. */
export function askWorker<T>(message: object): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  hereWorker().worker.postMessage({ ...message, port: port2 }, [port2]);
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<{ ok: T } | { error: string }>) => {
      port1.close();
      if ("error" in data) reject(new Error(data.error));
      else resolve(data.ok);
    };
  });
}
