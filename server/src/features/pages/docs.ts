import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';

/** The documentation as `npm run build` writes it beside the packages. */
const folder = new URL('../../../../site/dist/', import.meta.url);

interface Served {
  file: string;
  type: string;
  etag: string;
  /** The address of the same page as Markdown. */
  twin: string | null;
  /** Its address changes with its content. */
  isLasting: boolean;
}

/** Nothing from elsewhere, nothing inline: the style sheet and the two scripts are files of ours. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Serves the documentation from disk. Without a build there is none, and its addresses are unknown paths. */
export function documentation(): RequestHandler {
  let list: ReadonlyMap<string, Served> | null = null;
  return async (request, response, next) => {
    list ??= readList();
    const { path } = request;
    if (path.length > 1 && path.endsWith('/') && list.has(path.slice(0, -1)))
      return response.redirect(301, path.slice(0, -1));
    const found = list.get(path);
    if (found) return send(request, response, chosen(found, request, list));
    const missing = list.get('/docs/not-found');
    if (!missing || request.accepts(['application/json', 'html']) !== 'html') return next();
    response.status(404);
    return send(request, response, missing);
  };
}

function readList(): ReadonlyMap<string, Served> {
  try {
    const text = readFileSync(new URL('served.json', folder), 'utf8');
    return new Map(Object.entries(JSON.parse(text) as Record<string, Served>));
  } catch {
    return new Map();
  }
}

/** A page, or its twin for those who would rather read Markdown. */
function chosen(page: Served, request: Request, list: ReadonlyMap<string, Served>): Served {
  const twin = page.twin === null ? undefined : list.get(page.twin);
  return twin && request.accepts(['text/html', 'text/markdown']) === 'text/markdown' ? twin : page;
}

async function send(request: Request, response: Response, { file, type, etag, twin, isLasting }: Served) {
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Vary', 'Accept, Accept-Encoding');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (twin !== null) {
    response.setHeader('Link', `<${twin}>; rel="alternate"; type="text/markdown"`);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Referrer-Policy', 'no-referrer');
  }
  if (response.statusCode === 200 && isKnown(request, etag)) return response.status(304).end();
  const isCompressed = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.end(await readFile(new URL(isCompressed ? `${file}.gz` : file, folder)));
}

function isKnown({ headers }: Request, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);
}
