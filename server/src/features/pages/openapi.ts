import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { basePath } from '@escrow-checkout/contract';
import { type Request, type Response, Router } from 'express';
import { openapiFolder } from '../../http/folders.js';
import type { Services } from '../../services.js';

interface Form {
  type: string;
  write(siteUrl: string): string;
}

const forms: Readonly<Record<string, Form>> = {
  '/openapi.json': { type: 'application/json; charset=utf-8', write: writeJson },
  '/openapi.yaml': { type: 'application/yaml; charset=utf-8', write: writeYaml },
};

interface Copy {
  plain: Buffer;
  compressed: Buffer;
  etag: string;
}

/**
 * Serves the API document as JSON and as YAML. It holds no secret, so tools in browsers may read it from any
 * site. Each format is written at its first request.
 */
export function apiDocument({ config }: Services): Router {
  const router = Router();
  for (const [path, { type, write }] of Object.entries(forms)) {
    let copy: Copy | null = null;
    router.get(path, (request, response) => {
      copy ??= copyOf(write(config.siteUrl));
      response.setHeader('Content-Type', type);
      send(request, response, copy);
    });
  }
  return router;
}

function copyOf(text: string): Copy {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('hex').slice(0, 20)}"`;
  return { plain, compressed: gzipSync(plain), etag };
}

function send(request: Request, response: Response, { plain, compressed, etag }: Copy): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (known.includes(etag)) return void response.status(304).end();
  const isCompressed = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.end(isCompressed ? compressed : plain);
}

/** Replaces the address that the document was written for by this server's own. */
function writeJson(siteUrl: string): string {
  const document = readDocument();
  const own = { ...document, servers: [{ url: document.servers[0].url, 'x-internal': false }] };
  return JSON.stringify(own).replaceAll(
    `"${addressOf(document)}/`,
    () => `${JSON.stringify(siteUrl).slice(0, -1)}/`,
  );
}

/** Replaces the address in the YAML text, where an address always begins a value. */
function writeYaml(siteUrl: string): string {
  const text = readFileSync(new URL('openapi.yaml', openapiFolder), 'utf8');
  const servers = `servers:\n  - url: ${siteUrl}${basePath}\n    x-internal: false\n`;
  return text
    .replace(/^servers:\n(?: .*\n)+/m, () => servers)
    .replaceAll(`: ${addressOf(readDocument())}/`, () => `: ${siteUrl}/`);
}

interface Document {
  servers: [{ url: string }];
}

function readDocument(): Document {
  return JSON.parse(readFileSync(new URL('openapi.json', openapiFolder), 'utf8')) as Document;
}

function addressOf({ servers: [{ url }] }: Document): string {
  return url.slice(0, -basePath.length);
}
