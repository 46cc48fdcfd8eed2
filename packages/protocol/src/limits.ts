/** How much of anything one person may send. Readers and clients both look here. */
export const LIMITS = {
  /** Bytes of one message to the host. */
  message: 16_384,
  /** Lists and objects of one message within one another. */
  deep: 32,
  name: 40,
  tableName: 60,
  chat: 500,
  note: 4_000,
  /** A note pinned to a moment. */
  pin: 500,
  /** Listed answers of one request for the log. */
  log: 2_000,
  standingOrders: 40,
  /** Tables that one connection may have open at once. */
  opened: 64,
  /** Exceptions of one standing order. */
  exceptions: 20,
} as const;
