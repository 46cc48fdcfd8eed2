/**
 * How journals, records and saves write things down. 1: by their place in the catalogue, as long ago. 2: by name. 3: by name too, and
 * digests are of parts (`SumOfDigests`), so that a move costs the digest of what it changed. A match stays with the one it began in.
 */
export type Format = 1 | 2 | 3;
/** What is newly begun is written down so. */
export const FORMAT: Format = 3;
/** Whatever is written down in another one is of a later program. */
export const FORMATS: readonly Format[] = [1, 2, FORMAT];
