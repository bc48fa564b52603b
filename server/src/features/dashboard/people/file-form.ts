import express, { type Request, type RequestHandler } from 'express';
import { dashboardForm } from './request.js';

/** What a form with a file may weigh, which is more than any file that is taken. */
const formMax = '2100kb';
/** More parts than any form has. */
const partsMax = 50;

const readRaw = express.raw({ type: 'multipart/form-data', limit: formMax });

/** Parses a form that carries files. A field that repeats is left out, and so is a form of too many parts. */
export const fileForm: RequestHandler = (request, response, next) => {
  // A form without a file may come as any other form does.
  if (!request.is('multipart/form-data')) return dashboardForm(request, response, next);
  readRaw(request, response, async (error?: unknown) => {
    if (error) return next(error);
    try {
      request.body = Buffer.isBuffer(request.body) ? await partsOf(request, request.body) : {};
      next();
    } catch {
      request.body = {};
      next();
    }
  });
};

async function partsOf(request: Request, raw: Buffer): Promise<Record<string, unknown>> {
  const type = String(request.headers['content-type']);
  const parts: Record<string, unknown> = {};
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined || isOftenIn(raw, `--${boundary}`)) return parts;
  const headers = { 'Content-Type': type };
  for (const [name, value] of await new Response(new Uint8Array(raw), { headers }).formData()) {
    const part = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer());
    parts[name] = name in parts ? undefined : part;
  }
  return parts;
}

/** Whether a boundary stands in a form more often than one of `partsMax` parts has it. */
function isOftenIn(raw: Buffer, boundary: string): boolean {
  let count = 0;
  let at = raw.indexOf(boundary);
  while (at >= 0 && count <= partsMax) {
    count += 1;
    at = raw.indexOf(boundary, at + boundary.length);
  }
  return count > partsMax;
}

/** Reads a file of a form; null if none was chosen. */
export function fileOf({ body }: Request, name: string): Buffer | null {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[name];
  return Buffer.isBuffer(value) && value.length > 0 ? value : null;
}
