/** The command line, or a file it names, is wrong: one line for whoever typed it, and exit code 2. */
export class Misuse extends Error {}
