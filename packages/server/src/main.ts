import { enableCompileCache } from "node:module";
import { settingsFrom } from "./settings.ts";

// Before anything large is loaded: the second start is twice as quick.
enableCompileCache();
const { startServer } = await import("./server.ts");

const settings = settingsFrom(process.env);
try {
  const server = await startServer(settings);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      // Whoever asks twice means now.
      process.once(signal, () => process.exit(1));
      void server.close().then(() => process.exit(0));
    });
  console.log(`Stormakt is at http://localhost:${server.port}`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === "EADDRINUSE" ? `Port ${settings.port} is taken. Choose another: PORT=8629 npm start` : message);
  process.exit(1);
}
