import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import { siteFolder } from '../../http/folders.js';
import { ProblemError } from '../../http/problem.js';

interface Served {
  file: string;
  type: string;
  etag: string;
  /** The address of the same page as Markdown. */
  markdown: string | null;
  /** Its address changes with its content. */
  isLasting: boolean;
}

/** Nothing from other sites, nothing inline: the style sheet and the two scripts are our own files. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Serves the documentation from disk. Without a build every address is reported as not found. */
export function documentation(): RequestHandler {
  const read = listReader();
  return async (request, response, next) => {
    const list = read();
    const { path } = request;
    if (path.length > 1 && path.endsWith('/') && list.has(path.slice(0, -1)))
      return response.redirect(301, path.slice(0, -1));
    const found = list.get(path);
    if (found) return send(request, response, preferredVersion(found, request, list));
    const missing = list.get('/docs/not-found');
    if (!missing || request.accepts(['application/json', 'html']) !== 'html')
      return next(new ProblemError('not_found', { detail: missingDetail(list) }));
    response.status(404);
    return send(request, response, missing);
  };
}

function missingDetail(list: ReadonlyMap<string, Served>): string {
  if (list.size === 0) return 'The documentation is not built; `npm run build` makes it.';
  return 'The documentation has no such page; `/llms.txt` lists all of them.';
}

/** Reads the list of files once, and again when a new build has written it. */
function listReader(): () => ReadonlyMap<string, Served> {
  const file = new URL('served.json', siteFolder);
  let list: ReadonlyMap<string, Served> = new Map();
  let readAt = 0;
  return () => {
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt === readAt) return list;
    const entries = writtenAt === 0 ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Served>);
    list = new Map(Object.entries(entries));
    readAt = writtenAt;
    return list;
  };
}

/** Returns a page, or its Markdown version for clients that prefer it. */
function preferredVersion(page: Served, request: Request, list: ReadonlyMap<string, Served>): Served {
  const markdown = page.markdown === null ? undefined : list.get(page.markdown);
  return markdown && request.accepts(['text/html', 'text/markdown']) === 'text/markdown' ? markdown : page;
}

async function send(request: Request, response: Response, { file, type, etag, markdown, isLasting }: Served) {
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Vary', 'Accept, Accept-Encoding');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (markdown !== null) {
    response.setHeader('Link', `<${markdown}>; rel="alternate"; type="text/markdown"`);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Referrer-Policy', 'no-referrer');
  }
  if (response.statusCode === 200 && isKnown(request, etag)) return response.status(304).end();
  const isCompressed = request.acceptsEncodings(['gzip', 'identity']) === 'gzip';
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.end(await readFile(new URL(isCompressed ? `${file}.gz` : file, siteFolder)));
}

function isKnown({ headers }: Request, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);
}
