import { createServer } from "node:http";

const port = Number(process.env["PORT"] ?? 8628);

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stormakt</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; background: #12304f; color: #f5ecd7; font: 1.1rem/1.6 Georgia, serif }
  h1 { margin: 0; font-size: 4rem; font-weight: normal; letter-spacing: .08em; color: #f2c14e }
  hr { width: 8rem; border: 0; border-top: 1px solid #f2c14e88 }
</style>
<h1>Stormakt</h1>
<p>Vasa Regalis · Mare Balticum · Wallenstein · Svea Rike</p>
<hr>
<p>The server is up. The web client is not there yet.</p>
</html>
`;

const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
});

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=8629 npm start` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`Stormakt is at http://localhost:${port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
