import express, { type Request, type RequestHandler } from 'express';
import { dashboardForm } from './request.js';

/** What a form with a file may weigh, which is more than any file that is taken. */
const formMax = '5mb';

const readRaw = express.raw({ type: 'multipart/form-data', limit: formMax });

/** Parses a form that carries files; a field that repeats is left out, as `fieldOf` has it. */
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
  for (const [name, value] of await new Response(new Uint8Array(raw), { headers }).formData()) {
    parts[name] = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer());
  }
  return parts;
}

/** Reads a file of a form; null if none was chosen. */
export function fileOf({ body }: Request, name: string): Buffer | null {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[name];
  return Buffer.isBuffer(value) && value.length > 0 ? value : null;
}
