export * from "./entries.ts";
export { Refusal, TRY_AGAIN } from "./failure.ts";
export type { Connection, HallOptions, HallPorts } from "./hall.ts";
export { Hall } from "./hall.ts";
export { History } from "./history.ts";
export type { Keeper, KeptTable } from "./memory-store.ts";
export { MemoryStore } from "./memory-store.ts";
export * from "./ports.ts";
export { Table } from "./table.ts";
