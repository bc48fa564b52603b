import { readFileSync, statSync } from 'node:fs';
import { root } from './blocks.js';

interface Served {
  file: string;
  type: string;
  markdown: string | null;
  isLasting: boolean;
}

const folder = `${root}site/dist/`;

/** The documentation as the last build wrote it, by address. */
export const served: Readonly<Record<string, Served>> = JSON.parse(
  readFileSync(`${folder}served.json`, 'utf8'),
);

/** The addresses of its pages. */
export const pageUrls = Object.keys(served).filter(
  (url) => served[url]?.markdown && url !== '/docs/not-found',
);

export function readServed(url: string): string {
  return readFileSync(`${folder}${served[url]?.file}`, 'utf8');
}

/** The bytes that a browser fetches. */
export function compressedSize(url: string): number {
  return statSync(`${folder}${served[url]?.file}.gz`).size;
}

/** Every match of a pattern's first group. */
export function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}
