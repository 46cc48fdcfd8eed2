/** The name by which the script of the host knows that it is to think, not to host. */
export const BOTS_WORKER = "bots";
