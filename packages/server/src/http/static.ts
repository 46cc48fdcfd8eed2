import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
};
const SMALL = 1024;

interface Kept {
  readonly file: string;
  readonly type: string;
  /** A name that changes with the content: may be kept for ever. */
  readonly isHashed: boolean;
  /** Read when it is first asked for, in each coding. */
  readonly bodies: Map<string, Promise<{ body: Buffer; tag: string }>>;
}

/**
 * The built client: hashed files are kept for ever, others asked for anew; any other address is the application's own, and says in its head
 * what a link to it is worth.
 */
export function serveClient(
  app: FastifyInstance,
  folder: string,
  headed: (page: string, request: FastifyRequest) => Promise<string>,
): void {
  const files = new Map(everyFile(folder).map((file) => [`/${relative(folder, file).split(sep).join("/")}`, keep(file)]));
  const index = files.get("/index.html");
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodePath(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const found = isRead && path !== null ? (files.get(path) ?? (isPage(path) ? index : undefined)) : undefined;
    if (found === undefined) return nothing(reply);
    try {
      return await (found !== index || path === "/index.html" ? sendFile(request, reply, found) : sendPage(request, reply, found));
    } catch (error) {
      // A new version has been built under a server that runs: what it had not read yet is gone.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return nothing(reply);
      throw error;
    }
  });
  async function sendPage(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> {
    const { body } = await bodyOf(kept, "identity");
    const page = await headed(body.toString(), request);
    const tag = tagOf(page);
    reply.header("content-type", kept.type).header("etag", tag).header("vary", "accept-language").header("cache-control", "no-cache");
    return request.headers["if-none-match"] === tag ? reply.code(304).send() : reply.send(page);
  }
}
const nothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: "not-found", text: "there is nothing here" } });
const tagOf = (body: Buffer | string): string => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
const decodePath = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return null;
  }
};
/** Addresses of the application have no ending; files that are missing are missing. */
const isPage = (path: string): boolean => !path.startsWith("/api/") && extname(path) === "";

async function sendFile(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> {
  const coding = codingFor(request.headers["accept-encoding"], kept.type);
  const { body, tag } = await bodyOf(kept, coding);
  reply
    .header("content-type", kept.type)
    .header("etag", tag)
    .header("vary", "accept-encoding")
    .header("cache-control", kept.isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  if (coding !== "identity") reply.header("content-encoding", coding);
  return request.headers["if-none-match"] === tag ? reply.code(304).send() : reply.send(body);
}
const codingFor = (accepted: string | string[] | undefined, type: string): "br" | "gzip" | "identity" => {
  if (!/text|json|svg|wasm|javascript/.test(type)) return "identity";
  const codings = String(accepted ?? "");
  return /\bbr\b/.test(codings) ? "br" : /\bgzip\b/.test(codings) ? "gzip" : "identity";
};
function bodyOf({ file, bodies }: Kept, coding: "br" | "gzip" | "identity"): Promise<{ body: Buffer; tag: string }> {
  const known = bodies.get(coding);
  if (known !== undefined) return known;
  const made = encode(readFileSync(file), coding).then((body) => ({
    body,
    tag: tagOf(body),
  }));
  bodies.set(coding, made);
  return made;
}
async function encode(plain: Buffer, coding: "br" | "gzip" | "identity"): Promise<Buffer> {
  if (coding === "gzip") return promisify(gzip)(plain);
  if (coding === "br")
    return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: plain.length < SMALL ? 4 : 9 } });
  return plain;
}
const keep = (file: string): Kept => ({
  file,
  type: TYPES[extname(file)] ?? "application/octet-stream",
  isHashed: /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(file) && file.includes(`${sep}assets${sep}`),
  bodies: new Map(),
});
const everyFile = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
