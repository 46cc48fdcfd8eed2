/** Set by the build: every frozen edition that lies beside the scripts, as game and rules version. */
declare const __EDITIONS__: readonly string[];
/** Set by the build: the edition of each game that is played today. */
declare const __TODAY__: { readonly [game: string]: string };
