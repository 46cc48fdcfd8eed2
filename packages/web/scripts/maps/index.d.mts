type Line = readonly (readonly number[])[];
interface Drawn {
  readonly note: string;
  readonly data: unknown;
}
export const DRAWINGS: ReadonlyMap<string, () => Drawn>;
export function pack(numbers: readonly number[]): string;
export function packLines(lines: readonly Line[]): string;
export function packRings(rings: readonly (readonly number[])[]): string;
export function packStrokes(strokes: readonly (readonly number[])[]): string;
export function topologyOf(
  faces: ReadonlyMap<string, readonly Line[]>,
  options?: { readonly snap?: boolean },
): {
  readonly arcs: readonly { readonly points: Line; readonly sides: readonly string[] }[];
  readonly areas: ReadonlyMap<string, readonly (readonly number[])[]>;
};
