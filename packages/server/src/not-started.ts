import type { Settings } from "./settings.ts";

/** Why a server could not be started, in words for whoever started it. */
export function whyNotStarted(error: unknown, { port, metricsPort }: Pick<Settings, "port" | "metricsPort">): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port: taken = port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code !== "EADDRINUSE") return error.message;
  const other = taken === metricsPort && taken !== port ? "METRICS_PORT=9628" : "PORT=8629";
  return `Port ${taken} is taken. Choose another: ${other} npm start`;
}
