import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the SDK's sources are. */
export const sdk = fileURLToPath(new URL('../../../sdk', import.meta.url));

/** The blocks of code in a page or in a source's docstrings, in their order. */
export function examplesOf(path: string): string[] {
  const text = readFileSync(`${sdk}/${path}`, 'utf8').replace(/^ *\* ?/gm, '');
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
}
