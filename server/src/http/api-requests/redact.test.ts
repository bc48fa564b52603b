import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftOut, redactedBody, redactedRequest, withoutEmails } from './redact.js';
import { leftOutFields, shownFields } from './shown-fields.js';

function fieldsIn(schema: unknown, found: Set<string>): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { properties } = schema as { properties?: object };
  for (const name of Object.keys(properties ?? {})) found.add(name);
  for (const part of Object.values(schema)) fieldsIn(part, found);
  return found;
}

const document = new URL('../../../../openapi/openapi.json', import.meta.url);

it('decides about every field of the API, so that a new one is not shown by accident', () => {
  const { paths, components } = JSON.parse(readFileSync(document, 'utf8'));
  const fields = fieldsIn({ paths, components }, new Set());
  const decided = [...shownFields, ...leftOutFields].sort();
  expect(decided).toEqual([...fields].sort());
});

it('leaves out who somebody is, and keeps what they were told', () => {
  const body = redactedBody({
    reference: 'ORD-1',
    amount: 250_000,
    customer_email: 'amaka@example.com',
    customer_name: 'Amaka Okafor',
    seller_name: null,
    metadata: { note: 'for Amaka' },
    parcel: { weight_kg: 2, description: 'A present for Amaka' },
    errors: [{ pointer: '/customer_email', detail: 'not amaka@example.com, nor 0123456789' }],
  });
  expect(JSON.parse(body)).toEqual({
    reference: 'ORD-1',
    amount: 250_000,
    customer_email: leftOut,
    customer_name: leftOut,
    seller_name: null,
    metadata: leftOut,
    parcel: { weight_kg: 2, description: leftOut },
    errors: [{ pointer: '/customer_email', detail: `not ${leftOut}, nor ${leftOut}` }],
  });
});

it('leaves out an address in a field that should hold none, and in the name of a field', () => {
  const body = redactedBody({ reference: 'amaka@example.com', 'amaka@example.com': 1, typo: 'Amaka' });
  expect(body).not.toMatch(/amaka/i);
  expect(withoutEmails('/api/escrows/amaka%40example.com/release')).toBe(`/api/escrows/${leftOut}/release`);
});

it('leaves out the code of a release, but not that of an error', () => {
  expect(redactedRequest({ code: '123456' })).toBe(`{"code":"${leftOut}"}`);
  expect(redactedBody({ code: 'release_code_wrong' })).toBe('{"code":"release_code_wrong"}');
});

it('cuts what is long or deep, whatever was sent', () => {
  const deep = JSON.parse(`${'{"data":'.repeat(50)}1${'}'.repeat(50)}`);
  expect(redactedBody(deep).length).toBeLessThan(200);
  const wide = { data: Array.from({ length: 5000 }, () => ({ reference: 'R'.repeat(5000) })) };
  expect(redactedBody(wide).length).toBeLessThan(4_100);
  expect(redactedBody({ data: [...Array(25).keys()] })).toContain('[5 more]');
});
