import { readFileSync } from 'node:fs';
import { eventTypes } from '@escrow-checkout/contract';
import { expect, test } from 'vitest';
import { type CheckoutTemplate, mailCauses } from '../../../server/src/domain/mail/causes.js';
import { mailExamples } from '../../../server/src/domain/testing/mail-examples.js';

/** The rows of every table of a page whose first cell names a mail. */
function rowsOf(page: string): Map<string, string[]> {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const [, first = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const name = /^`(\w+\.\w+)`$/.exec(first)?.[1];
    return name === undefined ? [] : [[name, cells] as const];
  });
  return new Map(rows);
}

const named = (cell = '') => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name);

test('the documentation lists every mail there is, and no other', () => {
  const listed = [...rowsOf('checkout.md').keys(), ...rowsOf('operating.md').keys()];
  expect(listed.toSorted()).toEqual(Object.keys(mailExamples).toSorted());
});

test('it says of each mail of a sale who gets it and which events write it', () => {
  const rows = rowsOf('checkout.md');
  for (const [template, { to, on }] of Object.entries(mailCauses)) {
    const [reader, causes] = rows.get(template as CheckoutTemplate) ?? [];
    expect([template, reader]).toEqual([template, to]);
    const events = on.filter((happening) => (eventTypes as readonly string[]).includes(happening));
    expect([template, named(causes).toSorted()]).toEqual([template, events.toSorted()]);
  }
});

test('what a mail is written for is an event of the contract, or one of the moments that are none', () => {
  const others = Object.values(mailCauses).flatMap(({ on }) =>
    on.filter((happening) => !(eventTypes as readonly string[]).includes(happening)),
  );
  expect([...new Set(others)].toSorted()).toEqual([
    'bank_account.missing',
    'bank_account.replaced',
    'dispute.solved',
    'escrow.initiated',
    'excess.owed',
    'parcel.booked',
    'parcel.cancelled',
    'parcel.failed',
    'parcel.on_its_way',
    'release.near',
  ]);
});
