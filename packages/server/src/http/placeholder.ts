import type { FastifyInstance } from "fastify";

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stormakt</title>
<link rel="stylesheet" href="/placeholder.css">
<h1>Stormakt</h1>
<p>Vasa Regalis · Mare Balticum · Wallenstein · Svea Rike</p>
<hr>
<p>The server is up. The web client has not been built: <code>npm run build</code>.</p>
</html>
`;
const style = `body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; background: #12304f; color: #f5ecd7; font: 1.1rem/1.6 Georgia, serif }
h1 { margin: 0; font-size: 4rem; font-weight: normal; letter-spacing: .08em; color: #f2c14e }
hr { width: 8rem; border: 0; border-top: 1px solid #f2c14e88 }
`;
/** What is shown where there is no built client. */
export function servePlaceholder(app: FastifyInstance): void {
  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/placeholder.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
}
