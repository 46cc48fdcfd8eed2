/** The command line, or a file it names, is wrong: one line for whoever typed it, and exit code 2. */
export class Misuse extends Error {}
/** What was asked for cannot be done as things are: one line for whoever asked, and exit code 1. */
export class Hindrance extends Error {}
