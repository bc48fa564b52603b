import { expect, it } from 'vitest';
import { sealedPlaces } from '../../ports/sealed-places.js';
import { OpenedSecrets } from './opened-secrets.js';

/** Opens by reversing; records what it was asked to open. */
function openedSecrets() {
  const opened: string[] = [];
  let nowMs = 0;
  const open = (_place: unknown, sealed: string) => {
    opened.push(sealed);
    return [...sealed].reverse().join('');
  };
  const secrets = new OpenedSecrets({ open }, () => nowMs);
  const of = (id: string, sealed: string) =>
    secrets.open(sealedPlaces.endpointSecret('secret', { id }), sealed);
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { of, opened, pass };
}

it('a secret is opened once, and a rotated one at once', () => {
  const { of, opened } = openedSecrets();
  expect([of('a', 'xy'), of('a', 'xy'), of('a', 'xz')]).toEqual(['yx', 'yx', 'zx']);
  expect(opened).toEqual(['xy', 'xz']);
});

it('the secret of one row is never that of another, even if its text is copied there', () => {
  const { of, opened } = openedSecrets();
  of('a', 'xy');
  of('b', 'xy');
  expect(opened).toEqual(['xy', 'xy']);
});

it('secrets are kept for a minute, and a bounded number of them', () => {
  const { of, opened, pass } = openedSecrets();
  of('a', 'xy');
  pass(60_001);
  of('a', 'xy');
  expect(opened).toHaveLength(2);
  for (let n = 0; n < 2_000; n++) of(`other ${n}`, 'xy');
  of('a', 'xy');
  expect(opened).toHaveLength(2_003);
});
