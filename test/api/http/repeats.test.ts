import { contract, type Operation } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { chargeBody, createCharge } from '../../harness/test-charge.js';
import { payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { attach, attachable, managed, openManaged, question } from '../delivery/delivery.js';
import { overpaid, released } from '../sandbox/bank.js';

/** A request that succeeds, and the change that makes it a different one. */
interface Case {
  path: string;
  body?: unknown;
  /** A different body, or a different path for an operation without a body. */
  other: { path?: string; body?: unknown };
}

type Make = (service: Service) => Promise<Case>;

const onEscrow =
  (action: string, open: (service: Service) => Promise<TestEscrow>, body: unknown, other: unknown): Make =>
  async (service) => {
    const { reference } = await open(service);
    return { path: `/escrow/${segment(reference)}/${action}`, body, other: { body: other } };
  };

const open = (service: Service) => TestEscrow.open(service);
const funded = (service: Service) => TestEscrow.funded(service);
const said = { reason: 'damaged', on_behalf_of: 'buyer' };

const onDispute =
  (action: string, side: 'buyer' | 'seller', body?: unknown, other?: unknown): Make =>
  async (service) => {
    const escrow = await TestEscrow.funded(service);
    await escrow.post('dispute', { ...said, on_behalf_of: side });
    const { dispute } = await escrow.read();
    const path = `/disputes/${dispute.id}/${action}`;
    return {
      path,
      body,
      other: other ? { body: other } : { path: `/escrow/${segment(escrow.reference)}/cancel` },
    };
  };

async function endpoint(service: Service): Promise<string> {
  const body = { url: `https://shop.example.com/${Math.random()}`, events: ['escrow.funded'] };
  const { body: made } = await service.call('POST', '/webhooks', { body });
  return made.id;
}

/** A delivery whose first attempt has ended: while one is under way, another is refused. */
async function delivery(service: Service): Promise<string> {
  const { id } = (await service.call('POST', `/webhooks/${await endpoint(service)}/test`)).body;
  const attempts = async () => (await service.call('GET', `/webhook-deliveries/${id}`)).body.attempt_count;
  await expect.poll(attempts, { timeout: 20_000 }).toBe(1);
  return id;
}

const amounts = { body: { amount: 50_000 }, other: { body: { amount: 60_000 } } };
const ends = { body: { outcome: 'paid' }, other: { body: { outcome: 'failed' } } };
const grace = { body: { grace_hours: 1 }, other: { body: { grace_hours: 2 } } };

/** One request for each operation that accepts an Idempotency-Key. */
const cases: Readonly<Record<string, Make>> = {
  'escrow.accept': onEscrow('accept', open, {}, { payout }),
  'escrow.decline': onEscrow('decline', open, { reason: 'sold out' }, { reason: 'closed' }),
  'escrow.cancel': async (service) => {
    const [one, other] = [await TestEscrow.open(service), await TestEscrow.open(service)];
    const pathOf = ({ reference }: TestEscrow) => `/escrow/${segment(reference)}/cancel`;
    return { path: pathOf(one), other: { path: pathOf(other) } };
  },
  'escrow.deliver': onEscrow('deliver', funded, proof, { ...proof, tracking_number: 'GIG-9' }),
  'escrow.release': onEscrow('release', funded, { amount: 50_000 }, { amount: 60_000 }),
  'escrow.refund': onEscrow('refund', funded, { amount: 50_000 }, { amount: 60_000 }),
  'escrow.dispute': onEscrow('dispute', funded, said, { ...said, reason: 'item_not_received' }),
  'disputes.addEvidence': onDispute(
    'evidence',
    'buyer',
    { on_behalf_of: 'seller', text: 'It was whole.' },
    { on_behalf_of: 'seller', text: 'It was not.' },
  ),
  'disputes.withdraw': onDispute('withdraw', 'seller'),
  'disputes.concede': onDispute('concede', 'buyer'),
  'delivery.rates': async () => {
    const body = question();
    return { path: '/delivery/rates', body, other: { body: question({ parcel: { weight_kg: 9 } }) } };
  },
  'delivery.attach': async (service) => {
    const { reference } = await openManaged(service);
    const [body, other] = [await attachable(service), await attachable(service, {}, 1)];
    return { path: `/escrow/${segment(reference)}/delivery/attach`, body, other: { body: other } };
  },
  'charge.create': async () => {
    const body = chargeBody();
    return { path: '/charge', body, other: { body: { ...body, amount: 130_000 } } };
  },
  'webhooks.create': async () => {
    const body = { url: 'https://shop.example.com/hook', events: ['escrow.funded'] };
    return { path: '/webhooks', body, other: { body: { ...body, events: ['escrow.released'] } } };
  },
  'webhooks.rotate': async (service) => ({ path: `/webhooks/${await endpoint(service)}/rotate`, ...grace }),
  'webhooks.test': async (service) => {
    const [one, other] = [await endpoint(service), await endpoint(service)];
    return { path: `/webhooks/${one}/test`, other: { path: `/webhooks/${other}/test` } };
  },
  'webhooks.rotateDefaultSecret': async () => ({ path: '/webhooks/default-secret/rotate', ...grace }),
  'webhookDeliveries.redeliver': async (service) => {
    const [one, other] = [await delivery(service), await delivery(service)];
    const pathOf = (id: string) => `/webhook-deliveries/${id}/redeliver`;
    return { path: pathOf(one), other: { path: pathOf(other) } };
  },
  'sandbox.fundEscrow': async (service) => {
    const { reference } = await TestEscrow.open(service);
    return { path: `/sandbox/escrow/${segment(reference)}/fund`, ...amounts };
  },
  'sandbox.moveDelivery': async (service) => {
    const escrow = await TestEscrow.funded(service, managed);
    await attach(service, escrow, await attachable(service));
    await service.deps.worker.runDue();
    const path = `/sandbox/escrow/${segment(escrow.reference)}/delivery`;
    return { path, body: { status: 'picked_up' }, other: { body: { status: 'in_transit' } } };
  },
  'sandbox.fundCharge': async (service) => {
    const { reference } = (await createCharge(service, chargeBody())).body;
    return { path: `/sandbox/charge/${segment(reference)}/fund`, ...amounts };
  },
  'sandbox.credit': async () => {
    const body = { account_number: '0123456789', amount: 50_000 };
    return { path: '/sandbox/credits', body, other: { body: { ...body, amount: 60_000 } } };
  },
  'sandbox.settlePayout': async (service) => {
    const { payoutId } = await released(service);
    return { path: `/sandbox/payouts/${payoutId}/settle`, ...ends };
  },
  'sandbox.settleRefund': async (service) => {
    const { refundId } = await overpaid(service, 41_000);
    return { path: `/sandbox/refunds/${refundId}/settle`, ...ends };
  },
  'sandbox.fault': async () => {
    const body = { operation: 'transfer', kind: 'refused', count: 0 };
    return { path: '/sandbox/faults', body, other: { body: { ...body, kind: 'timeout' } } };
  },
  'sandbox.advanceClock': async () => {
    return { path: '/sandbox/clock/advance', body: { minutes: 1 }, other: { body: { minutes: 2 } } };
  },
};

/** Takes live keys only: test/api/delivery/retry.test.ts repeats it. */
const liveOnly = ['delivery.retry'];

const keyed = Object.entries(contract).flatMap(([resource, operations]) =>
  Object.entries(operations as Record<string, Operation>)
    .filter(([, { metadata }]) => metadata.repeat === 'key' || metadata.repeat === 'key_required')
    .map(([name]) => `${resource}.${name}`),
);

it('every operation that promises it has a case', () => {
  expect([...Object.keys(cases), ...liveOnly].sort()).toEqual(keyed.sort());
});

forEachDatabase((engine, freshDatabase) => {
  describe(`a repeat under an Idempotency-Key, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it.each(Object.keys(cases))('of %s gets the same bytes; a different request is refused', async (name) => {
      const { path, body, other } = await (cases[name] as Make)(service);
      const headers = keyHeader();
      const first = await service.call('POST', path, { body, headers });
      expect(first).toMatchObject({ status: expect.toSatisfy((status) => status === 200 || status === 201) });
      const again = await service.call('POST', path, { body, headers });
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(again.headers.get('idempotent-replay')).toBe('true');
      const refused = await service.call('POST', other.path ?? path, { body: other.body, headers });
      expect([refused.status, refused.body.code]).toEqual([409, 'idempotency_mismatch']);
    });
  });
});
