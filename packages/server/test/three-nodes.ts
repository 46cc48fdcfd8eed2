/** Three nodes of the server on one PostgreSQL, as processes of their own. */
import { ServerProcess } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { freePort, startPostgres } from "./postgres.ts";

export interface ThreeNodes {
  readonly postgres: TestPostgres;
  readonly url: string;
  readonly nodes: readonly { readonly server: ServerProcess; readonly port: number }[];
  readonly stop: () => Promise<void>;
}
/** What a node has in hand lapses after a second, so that another takes it up soon. */
export async function startThreeNodes(env: Readonly<Record<string, string>>): Promise<ThreeNodes> {
  const postgres = await startPostgres();
  const url = await postgres.database();
  const nodes: { server: ServerProcess; port: number }[] = [];
  for (let node = 0; node < 3; node++) {
    const port = await freePort();
    nodes.push({ port, server: new ServerProcess({ PORT: `${port}`, DATABASE_URL: url, LEASE: "1000", ...env }) });
  }
  await Promise.all(nodes.map(({ server }) => server.start()));
  return {
    postgres,
    url,
    nodes,
    async stop() {
      await Promise.all(nodes.map(({ server }) => server.kill("SIGTERM")));
      await postgres.stop();
    },
  };
}
