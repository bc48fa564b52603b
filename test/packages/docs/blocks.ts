import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A block of code in a document. */
export interface Block {
  language: string;
  /** The words after its language; they say how it is run. */
  word: string;
  text: string;
}

function readDocument(path: string): string {
  return readFileSync(`${root}${path}`, 'utf8');
}

/** Every block of a document, in order. */
export function blocksOf(path: string): Block[] {
  const found = readDocument(path).matchAll(/^```(\w*) ?([^\n]*)\n([\s\S]*?)^```$/gm);
  return [...found].map(([, language = '', word = '', text = '']) => ({ language, word, text }));
}
