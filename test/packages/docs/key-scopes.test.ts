import { readFileSync } from 'node:fs';
import { keyScopes } from '@escrow-checkout/contract';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../docs/authentication.md', import.meta.url), 'utf8');

it('the page about keys lists every scope, and what it allows', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| ([A-Z].*?[.]) +\|$/gm)].map(([, name, text]) => [
    name,
    text,
  ]);
  expect(rows).toEqual(Object.entries(keyScopes));
});
