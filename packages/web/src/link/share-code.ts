import type { FinishedRecord } from "@stormakt/protocol";

/** A finished game as text short enough for an address: the record without its digests, which are worked out anew when it is opened. */
export async function shareCode(record: FinishedRecord & { readonly players: readonly string[] }): Promise<string> {
  const { moves, ...facts } = record;
  const bare = { ...facts, moves: moves.map(({ seat, action }) => [seat, action]) };
  const packed = await through(new TextEncoder().encode(JSON.stringify(bare)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
/** The text of a record again; digests are left empty. */
export async function recordFromCode(code: string): Promise<string> {
  const packed = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const text = new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
  const { moves, ...facts } = JSON.parse(text) as { moves: readonly [number, object][] };
  return JSON.stringify({ ...facts, moves: moves.map(([seat, action]) => ({ seat, action, digest: "" })) });
}
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
