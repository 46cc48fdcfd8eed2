/** Set by the build: every frozen edition that lies beside the scripts, as game and rules version. */
declare const FROZEN_EDITIONS: readonly string[];
/** Set by the build: the edition of each game that is played today. */
declare const EDITIONS_OF_TODAY: { readonly [game: string]: string };
