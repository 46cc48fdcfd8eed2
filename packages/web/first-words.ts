import type { Plugin } from "vite";

/**
 * The page says where the words of each language lie, so that `first-light.js` can ask for those it needs while the scripts are still
 * on their way: on a slow line that is a journey less.
 */
export const firstWords = (prefix: string): Plugin => ({
  name: "first-words",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((chunk) =>
        chunk.type === "chunk" && chunk.name.startsWith(prefix)
          ? [{ tag: "meta", attrs: { name: chunk.name, content: `/${chunk.fileName}` }, injectTo: "head-prepend" as const }]
          : [],
      ),
  },
});
