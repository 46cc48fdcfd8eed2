/** One command of the terminal program. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** How it is called, with its flags. */
  readonly usage: string;
  /** The exit code. */
  run(args: readonly string[]): Promise<number>;
}
