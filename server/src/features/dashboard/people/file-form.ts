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
  const headers = { 'Content-Type': String(request.headers['content-type']) };
  const parts: Record<string, unknown> = {};
  if (countOf(raw, '\r\nContent-Disposition') > partsMax) return parts;
  for (const [name, value] of await new Response(new Uint8Array(raw), { headers }).formData()) {
    const part = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer());
    parts[name] = name in parts ? undefined : part;
  }
  return parts;
}

function countOf(raw: Buffer, text: string): number {
  let count = 0;
  for (let at = raw.indexOf(text); at >= 0 && count <= partsMax; at = raw.indexOf(text, at + text.length))
    count += 1;
  return count;
}

/** Reads a file of a form; null if none was chosen. */
export function fileOf({ body }: Request, name: string): Buffer | null {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[name];
  return Buffer.isBuffer(value) && value.length > 0 ? value : null;
}
