import type { Settings } from "./settings.ts";

/** Why a server could not be started, in words for whoever started it. `settings`: those that could be read. */
export function whyNotStarted(error: unknown, settings?: Pick<Settings, "port" | "metricsPort">): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code !== "EADDRINUSE" || port === undefined) return error.message;
  const isOfFigures = port === settings?.metricsPort && port !== settings.port;
  return `Port ${port} is taken. Choose another: ${isOfFigures ? "METRICS_PORT=9628" : "PORT=8629"} npm start`;
}
