import { expect, it } from 'vitest';
import { fingerprintsNow, readFingerprints } from './kept/files.js';

const landed = readFingerprints();
const present = fingerprintsNow();

it.each(Object.keys(landed))('migration %s has not changed since it landed', (name) => {
  const why =
    `Migration ${name} has changed, but databases exist that it was applied to. ` +
    'Put it back as it was, and make your change in a new migration after the newest.';
  expect(present[name], why).toEqual(landed[name]);
});

it('every migration has a fingerprint', () => {
  const why = 'Run `npm run keep-database`, which notes the fingerprint of a new migration, and commit it.';
  expect(Object.keys(landed), why).toEqual(Object.keys(present));
});
