import express, { type Request } from 'express';

/** Reads what a form of ours sends, and no more than that can be. */
export const formBody = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 20 });

/** One field of a form as text; a field that is missing, or there twice, is empty. */
export function fieldOf({ body }: Request, name: string): string {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[name];
  // Forms end lines as no text of ours does, and no store keeps U+0000.
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\0', '') : '';
}
