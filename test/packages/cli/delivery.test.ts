import { describe, expect, it } from 'vitest';
import { attachFlags, ratesFlags } from './delivery-flags.js';
import { escrowRecord } from './records.js';
import { runnerFor } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
const cli = runnerFor(api.baseUrl);

describe('delivery', () => {
  it('rates sends numbers in the units of their flags, and suggests to attach the cheapest', async () => {
    const ran = await cli.test('delivery', 'rates', ...ratesFlags);
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received.at(-1)?.body).toMatchObject({
      pickup: { phone: '08031234567' },
      parcel: { weight_kg: 1.25, value_naira: 25_000.5 },
    });
    expect(ran.stdout).toContain('RT-1\tSandbox Parcels\tStandard\t430000');
    expect(ran.stderr).toContain('escrow-cli delivery attach <reference> --rate-id RT-1');
  });

  it.each([['abc'], ['1,5'], ['-1'], ['1e3'], ['']])('refuses %j as a weight', async (weight) => {
    const flags = ratesFlags.map((word) => (word === '1.25' ? weight : word));
    const ran = await cli.test('delivery', 'rates', ...flags);
    expect(ran.code).toBe(2);
    expect(api.received).toEqual([]);
  });

  it('attach shows the carrier and its price on the escrow', async () => {
    api.escrows.set('ORD-1', escrowRecord({ reference: 'ORD-1' }));
    const ran = await cli.test('delivery', 'attach', 'ORD-1', ...attachFlags);
    expect(ran.stdout).toMatch(/^carrier +Sandbox Parcels, .*4,300\.00.*\(rate_attached\)$/m);
  });
});
