import { allFiles } from '../sources.js';

/** A document that people read, or the part of it that is held to the rules of prose. */
export interface Document {
  path: string;
  text: string;
}

const written =
  /^(README|CONTRIBUTING|ARCHITECTURE|SECURITY)\.md$|^(sdk|cli|server)\/README\.md$|^docs\/[\w-]+\.md$/;
const decision = /^docs\/decisions\/[\w-]+\.md$/;

/** Generated from the contract, whose words have checks of their own. */
const generated = 'docs/errors.md';

/** Every document, and of each decision its title and its first paragraph. */
export const documents: readonly Document[] = allFiles.flatMap(({ path, text }) => {
  if (path === generated) return [];
  if (decision.test(path)) return [{ path, text: opening(text) }];
  return written.test(path) ? [{ path, text }] : [];
});

/** Returns the title of a page and its first paragraph. */
function opening(text: string): string {
  return text.split('\n\n').slice(0, 2).join('\n\n');
}
