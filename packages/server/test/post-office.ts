/** A real SMTP server and a real HTTPS endpoint, which keep what they are sent. */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { SMTPServer } from "smtp-server";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}
/** Waits until something is so. */
export async function until<T>(what: string, look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  const deadline = performance.now() + 100_000;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
export async function openPostOffice() {
  const letters: Letter[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const [head = "", ...body] = Buffer.concat(chunks).toString().split("\r\n\r\n");
        const headers: Record<string, string> = {};
        for (const line of head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n")) {
          const [name = "", ...rest] = line.split(": ");
          headers[name.toLowerCase()] = rest.join(": ");
        }
        const raw = body.join("\r\n\r\n");
        const encoding = headers["content-transfer-encoding"] ?? "";
        const text = encoding === "base64" ? Buffer.from(raw, "base64").toString() : encoding === "quoted-printable" ? plain(raw) : raw;
        const [to] = session.envelope.rcptTo;
        letters.push({ to: to?.address ?? "", subject: decoded(headers["subject"] ?? ""), text: text.replaceAll("\r\n", "\n"), headers });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as { port: number };
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => smtp.close(resolve)) };
}
const plain = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, "").replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
const decoded = (header: string): string =>
  header.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === "B" ? Buffer.from(text, "base64").toString() : plain(text.replaceAll("_", " ")),
  );

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Over TLS, with a certificate of its own that whoever calls has to trust. */
export async function openEndpoint(answer: (path: string) => number = () => 201) {
  // Made for these tests, for localhost, and worth nothing to anybody.
  const [key, ca] = ["localhost-key.pem", "localhost.pem"].map((name) =>
    readFileSync(new URL(`./tls/${name}`, import.meta.url), "utf8"),
  ) as [string, string];
  const calls: Call[] = [];
  const server = createServer({ key, cert: ca }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      calls.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer(request.url ?? ""), { location: "https://127.0.0.1/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    calls,
    ca,
    host: `127.0.0.1:${port}`,
    url: `https://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser's half of web push: its keys, and reading what was enciphered for them (RFC 8291). */
export function newSubscriber() {
  const own = createECDH("prime256v1");
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + length);
      const shared = own.computeSecret(theirs);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, theirs]);
      const secret = createHmac("sha256", createHmac("sha256", auth).update(shared).digest())
        .update(Buffer.concat([info, Buffer.from([1])]))
        .digest();
      const part = (name: string, size: number): Buffer => Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`${name}\0`), size));
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv("aes-128-gcm", part("Content-Encoding: aes128gcm", 16), part("Content-Encoding: nonce", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}
