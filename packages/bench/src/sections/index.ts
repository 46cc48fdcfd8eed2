import type { Section } from "../section.ts";

/** Every section, in the order they are run. A new one is a file here and a line in this list. */
export const SECTIONS: Readonly<Record<string, () => Promise<Section>>> = {
  kernel: async () => (await import("./kernel.ts")).kernel,
  games: async () => (await import("./games.ts")).games,
  search: async () => (await import("./search.ts")).search,
  former: async () => (await import("./former.ts")).former,
  server: async () => (await import("./server.ts")).server,
  hosting: async () => (await import("./hosting.ts")).hosting,
  web: async () => (await import("./web.ts")).web,
};
