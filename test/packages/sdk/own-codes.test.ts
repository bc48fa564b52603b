import { readFileSync } from 'node:fs';
import type { LocalCode } from '@escrow-checkout/sdk';
import { expect, it } from 'vitest';
import { sdk } from './examples.js';

/** The compiler knows whether one is missing here, or too many. */
const codes: Record<LocalCode | 'missing_key', true> = {
  browser_refused: true,
  connection_failed: true,
  idempotent_mismatch: true,
  insecure_base_url: true,
  invalid_base_url: true,
  invalid_key_format: true,
  invalid_option: true,
  invalid_path_parameter: true,
  missing_key: true,
  timeout: true,
  unexpected_response: true,
};

it('the README explains every error that the SDK makes by itself, which has no page of the service', () => {
  const rows = readFileSync(`${sdk}/README.md`, 'utf8').match(/^\| `\w+`.*\|$/gm) ?? [];
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(explained).toEqual(expect.arrayContaining(Object.keys(codes)));
});
