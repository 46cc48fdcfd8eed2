/** Why a server could not be started, in words for whoever started it. */
export function whyNotStarted(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=8629 npm start` : error.message;
}
