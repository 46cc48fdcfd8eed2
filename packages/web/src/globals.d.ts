/** Set by the build: every frozen edition that lies beside the scripts, as game and rules version. */
declare const __EDITIONS__: readonly string[];
