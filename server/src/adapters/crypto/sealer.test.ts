import { describe, expect, it } from 'vitest';
import { isSameSealed, originOf } from '../../domain/sealed-text.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import { type SealedPlace, SealFault } from '../../ports/sealer.js';
import { createSealer } from './sealer.js';
import { createSecretKeys, keyNameOf } from './secret-keys.js';
import { sealInFirstForm } from './testing/first-form.js';

const [first, second, third] = ['ab', 'cd', 'ef'].map((byte) => byte.repeat(32)) as [string, string, string];
const sealer = createSealer(first);
const payee = { accountId: 'a', mode: 'live', sellerKey: 'ada@example.com' } as const;
const owner = { accountId: 'a', mode: 'live' } as const;
const answer = { ...owner, key: 'k', fingerprint: 'f', status: 200 };

/** Each place, then the same field of other rows, then other fields of the row. */
const places: readonly [string, SealedPlace, ...SealedPlace[]][] = [
  [
    'the account number of a seller',
    sealedPlaces.accountNumber(payee),
    sealedPlaces.accountNumber({ ...payee, mode: 'test' }),
    sealedPlaces.accountNumber({ ...payee, accountId: 'b' }),
    sealedPlaces.accountNumber({ ...payee, sellerKey: 'eve@example.com' }),
    sealedPlaces.accountNumber({ ...payee, sellerKey: null }),
  ],
  [
    'the secret of an endpoint',
    sealedPlaces.endpointSecret('secret', { id: 'a' }),
    sealedPlaces.endpointSecret('secret', { id: 'b' }),
    sealedPlaces.endpointSecret('previous_secret', { id: 'a' }),
    sealedPlaces.defaultSecret('secret', owner),
  ],
  [
    'the default secret',
    sealedPlaces.defaultSecret('secret', owner),
    sealedPlaces.defaultSecret('secret', { ...owner, mode: 'test' }),
    sealedPlaces.defaultSecret('previous_secret', owner),
  ],
  [
    'the data of a mail',
    sealedPlaces.mail({ id: 'a' }),
    sealedPlaces.mail({ id: 'b' }),
    sealedPlaces.signInCode({ id: 'a' }),
    sealedPlaces.notification({ id: 'a' }),
    sealedPlaces.hashKey({ id: 'a', throughPosition: 1 }),
    sealedPlaces.hashKey({ id: 'a', throughPosition: 2 }),
  ],
  [
    'the details of a rate',
    sealedPlaces.rateDetails({ quoteId: 'a', position: 1 }),
    sealedPlaces.rateDetails({ quoteId: 'a', position: 2 }),
    sealedPlaces.rateDetails({ quoteId: 'b', position: 1 }),
  ],
  [
    'a kept answer',
    sealedPlaces.keptAnswer(answer),
    sealedPlaces.keptAnswer({ ...answer, key: 'other' }),
    sealedPlaces.keptAnswer({ ...answer, status: 409 }),
    sealedPlaces.keptAnswer({ ...answer, mode: 'test' }),
  ],
];

describe('a sealed value', () => {
  it.each(places)('%s opens at its place, and nowhere else', (_, place, ...others) => {
    const sealed = sealer.seal(place, '0123456789');
    expect(sealer.open(place, sealed)).toBe('0123456789');
    for (const other of others) expect(() => sealer.open(other, sealed)).toThrow(SealFault);
  });

  const place = sealedPlaces.accountNumber(payee);
  const sealed = sealer.seal(place, '0123456789');
  const [version, name, origin, body = ''] = sealed.split('.');
  const elsewhere = keyNameOf(second);

  it.each([
    ['one byte is changed', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`],
    ['it is cut short', sealed.slice(0, -4)],
    ['only its head is left', `${version}.${name}.${origin}.${body.slice(0, 20)}`],
    ['nothing is left', ''],
    ['a part is missing', `${version}.${name}.${body}`],
    ['it has another origin', `${version}.${name}.${'A'.repeat(16)}.${body}`],
    ['it names another key', `${version}.${elsewhere}.${origin}.${body}`],
    ['it has a form that does not exist', `v3.${name}.${origin}.${body}`],
    ['it is passed off as the first form', `v1.${body}`],
  ])('does not open if %s', (_, text) => {
    expect(() => sealer.open(place, text)).toThrow(SealFault);
    expect(() => sealer.reseal(place, text.replace(`.${name}.`, `.${elsewhere}.`))).toThrow(SealFault);
  });

  it('names its key, also in the fault of a service that has another', () => {
    const { current } = createSecretKeys(first);
    expect(createSealer(second, first).keyOf(place, sealed)).toBe(current);
    expect(() => createSealer(second).open(place, sealed)).toThrow(current);
    expect(() => createSealer(second, third).open(place, sealed)).toThrow(current);
  });

  it('looks different each time and does not show the text', () => {
    expect(sealer.seal(place, '0123456789')).not.toBe(sealed);
    expect(sealed).not.toContain('0123456789');
  });
});

describe('a value of the first form', () => {
  it.each(places)('%s opens, and is bound to its place once it is sealed anew', (_, place, ...others) => {
    for (const purpose of place.formerly) {
      const old = sealInFirstForm(first, purpose, 'text');
      expect(sealer.open(place, old)).toBe('text');
      const anew = sealer.reseal(place, old);
      expect(sealer.open(place, anew)).toBe('text');
      for (const other of others) expect(() => sealer.open(other, anew)).toThrow(SealFault);
    }
  });

  it('does not open at a place of another purpose, under another key, or cut short', () => {
    const old = sealInFirstForm(first, 'account_number', '0123456789');
    const place = sealedPlaces.accountNumber(payee);
    expect(() => sealer.open(sealedPlaces.mail({ id: 'a' }), old)).toThrow(SealFault);
    expect(() => createSealer(second).open(place, old)).toThrow(SealFault);
    expect(() => sealer.open(place, old.slice(0, 30))).toThrow(SealFault);
    const both = createSealer(second, first);
    expect(both.open(place, old)).toBe('0123456789');
    expect(both.keyOf(place, old)).toBe(keyNameOf(first));
  });
});

describe('a key that is replaced', () => {
  const place = sealedPlaces.accountNumber(payee);
  const both = createSealer(second, first);

  it.each([
    ['first', sealInFirstForm(first, 'account_number', '0123456789')],
    ['second', sealer.seal(place, '0123456789')],
  ])('a value of the %s form stays the same value under the new one', (_, old) => {
    const anew = both.reseal(place, old);
    expect(createSealer(second).open(place, anew)).toBe('0123456789');
    expect(isSameSealed(old, anew)).toBe(true);
    expect(both.reseal(place, anew)).toBe(anew);
    const again = createSealer(third, second).reseal(place, anew);
    expect(originOf(again)).toBe(originOf(old));
    expect(isSameSealed(again, both.seal(place, '0123456789'))).toBe(false);
  });

  it('never seals', () => {
    expect(() => createSealer(first).open(place, both.seal(place, 'text'))).toThrow(SealFault);
  });
});
