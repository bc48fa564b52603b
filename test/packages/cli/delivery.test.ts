import { describe, expect, it } from 'vitest';
import { type Awaited, deliveryGoal, type Verdict } from '../../../cli/src/waiting/goal.js';
import { attachFlags, ratesFlags } from './delivery-flags.js';
import { attachedRecord, escrowRecord, parcelRecord, readyRecord } from './records.js';
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

  it('sandbox delivery moves the parcel, and suggests to track it', async () => {
    api.escrows.set('ORD-1', readyRecord({ reference: 'ORD-1' }));
    const ran = await cli.test('sandbox', 'delivery', 'ORD-1', '--status', 'in_transit');
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received.at(-1)?.body).toEqual({ status: 'in_transit' });
    expect(ran.stdout).toMatch(/^carrier +Sandbox Parcels, .*\(in_transit\)$/m);
    expect(ran.stderr).toContain('next: escrow-cli delivery track ORD-1');
  });
});

describe('delivery track', () => {
  const put = (fields: object) =>
    api.escrows.set('ORD-1', readyRecord({ reference: 'ORD-1', delivery_mode: 'managed', ...fields }));

  it('shows the carrier, its number and page, and what it has reported', async () => {
    put({ delivery_tracking: parcelRecord });
    const { code, stdout, stderr } = await cli.test('delivery', 'track', 'ORD-1');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'reference  ORD-1',
      'status     picked_up',
      'carrier    Sandbox Parcels, Standard',
      'price      ₦4,300.00 (430000 kobo)',
      'number     SBX-1',
      'page       https://carriers.example.com/SBX-1',
      'label      https://carriers.example.com/SBX-1.pdf',
      'booked     2026-01-02T10:00:00.000Z',
      'events     2026-01-02T10:00:00.000Z booked',
      '           2026-01-02T12:00:00.000Z picked_up',
    ]);
    expect(api.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/public/v1/escrow/ORD-1',
    ]);
  });

  it('shows until when an attached rate can be booked, and why it was not', async () => {
    put({ delivery_tracking: { ...attachedRecord, failure_reason: 'The rate has expired.' } });
    const { stdout } = await cli.test('delivery', 'track', 'ORD-1');
    expect(stdout).toMatch(/^rate until +2026-01-03T10:00:00\.000Z$/m);
    expect(stdout).toMatch(/^reason +The rate has expired\.$/m);
  });

  it('prints as JSON what the escrow has, with its reference', async () => {
    put({ delivery_tracking: parcelRecord });
    const { stdout } = await cli.test('delivery', 'track', 'ORD-1', '--json');
    expect(JSON.parse(stdout)).toEqual({ reference: 'ORD-1', ...parcelRecord });
    const part = await cli.test('delivery', 'track', 'ORD-1', '--query', 'events[1].status');
    expect(part.stdout).toBe('picked_up\n');
    const wrong = await cli.test('delivery', 'track', 'ORD-1', '--json=held');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
  });

  it.each([
    ['managed', 'rate_not_attached', 'escrow-cli delivery rates --help'],
    ['self_managed', 'not_managed', 'escrow-cli get ORD-1'],
  ])('of a %s escrow without a rate ends with 5 and %s', async (mode, code, advice) => {
    put({ delivery_mode: mode });
    const ran = await cli.test('delivery', 'track', 'ORD-1', '--json');
    expect(ran).toMatchObject({ code: 5, stdout: '' });
    expect(JSON.parse(ran.stderr).code).toBe(code);
    expect((await cli.test('delivery', 'track', 'ORD-1')).stderr).toContain(advice);
  });
});

describe('--wait delivered', () => {
  const { judge } = deliveryGoal('get');
  const answer = (status: string, parcel: string | null, recorded: boolean) =>
    ({
      status,
      seller_delivered_at: recorded ? '2026-01-02T10:00:00.000Z' : null,
      delivery_tracking: parcel === null ? null : { status: parcel },
    }) as Awaited;

  it.each<[string, string | null, boolean, Verdict]>([
    ['awaiting_payment', null, false, 'open'],
    ['funded', null, true, 'reached'],
    ['released', null, false, 'lost'],
    ['refunded', 'rate_attached', false, 'lost'],
    ['funded', 'booking_unknown', false, 'open'],
    ['disputed', 'rate_attached', false, 'open'],
    ['funded', 'picked_up', true, 'open'],
    ['released', 'in_transit', true, 'open'],
    ['funded', 'delivered', true, 'reached'],
    ['refunded', 'delivered', false, 'reached'],
    ['funded', 'failed', false, 'lost'],
    ['funded', 'failed', true, 'reached'],
    ['funded', 'cancelled', false, 'lost'],
  ])('an escrow that is %s, its parcel %s, its delivery recorded: %s, is %s', (...row) => {
    const [status, parcel, recorded, verdict] = row;
    expect(judge(answer(status, parcel, recorded))).toBe(verdict);
  });
});
