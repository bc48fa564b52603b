import type { CarriedForm } from '@escrow-checkout/web';
import type { Request } from 'express';
import { z } from 'zod';
import { fieldOf } from '../../pages/signed-in/form.js';
import { nextPage } from './request.js';

/** What the proof page can carry along; a longer form has to be filled in again. */
const lengthMax = 20_000;

/** Fields that each form has anew. */
const own = new Set(['form_token']);

const carriedForm = z.object({
  action: z.string().refine((path) => path !== '/dashboard' && nextPage(path) === path),
  fields: z.array(z.tuple([z.string(), z.string()])).max(200),
});

/** Returns a form that waits for a proof, as the proof page carries it; '' if there is nothing to keep. */
export function carriedOf({ originalUrl, body }: Request): string {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    // A file is not carried along.
    const texts = values.filter((each) => typeof each === 'string');
    return own.has(name) ? [] : texts.map((each) => [name, each] as const);
  });
  const text = JSON.stringify({ action: originalUrl, fields });
  return fields.length === 0 || text.length > lengthMax || readCarried(text) === null ? '' : text;
}

/** Reads the form that a proof page carried; null for none. It comes from the page of the session alone. */
export function carriedIn(request: Request): CarriedForm | null {
  return readCarried(fieldOf(request, 'carried'));
}

function readCarried(text: string): CarriedForm | null {
  if (text === '' || text.length > lengthMax) return null;
  try {
    return carriedForm.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
