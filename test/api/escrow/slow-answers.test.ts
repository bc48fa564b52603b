import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listVirtualAccounts } from '../../../server/src/features/checkouts/queries.js';
import { findByPartnerId } from '../../../server/src/features/credits/queries.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { assignCredit, returnCreditToPayer } from '../../../server/src/features/operator/credits.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { report, reverse } from '../../harness/bank.js';
import { forEachDatabase } from '../../harness/databases.js';
import { signal } from '../../harness/held-store.js';
import { inTestMode } from '../../harness/partners.js';
import { type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

const amount = 80_000;

type Sale = TestEscrow | TestCharge;

interface State {
  status: string;
  open(service: Service): Promise<Sale>;
}

const escrowThat =
  (act: (escrow: TestEscrow, service: Service) => Promise<unknown>, isFunded = true) =>
  async (service: Service) => {
    const escrow = await (isFunded ? TestEscrow.funded(service) : TestEscrow.open(service));
    await act(escrow, service);
    return escrow;
  };

const states: State[] = [
  { status: 'funded', open: escrowThat(async () => {}) },
  {
    status: 'disputed',
    open: escrowThat(async (escrow, service) => reverse(service, (await escrow.read()).credits[0].id)),
  },
  { status: 'released', open: escrowThat((escrow) => escrow.post('release')) },
  { status: 'refunded', open: escrowThat((escrow) => escrow.post('refund')) },
  { status: 'cancelled', open: escrowThat((escrow) => escrow.post('cancel'), false) },
  {
    status: 'expired',
    open: escrowThat((_escrow, service) => advance(service, { hours: 73 }), false),
  },
  {
    status: 'succeeded',
    open: async (service) => {
      const charge = await TestCharge.open(service);
      await charge.fund();
      return charge;
    },
  },
];

/** The bank answers that a credit has arrived, reverses it and reports that; only then the answer arrives. */
async function payAndReverse(service: Service, partnerReference: string | null): Promise<string> {
  const { services } = service.deps;
  const { partners, sandboxBank } = services;
  const { credit, notification } = await sandboxBank.reportTransfer({
    accountId: service.accountId,
    partnerReference,
    accountNumber: '9876543210',
    amount,
    payerName: 'ADE BUYER',
    outcome: 'credited',
    partnerCreditId: null,
    now: services.clock.now(),
  });
  const [isAsked, ask] = signal();
  const [isThere, arrive] = signal();
  services.partners = inTestMode({
    ...sandboxBank,
    findCredit: async (id) => {
      const answer = await sandboxBank.findCredit(id);
      ask();
      await isThere;
      return answer;
    },
  });
  const late = applySigned(services, 'sandbox', notification.headers, notification.rawBody);
  await isAsked;
  services.partners = partners;
  await report(service, await sandboxBank.reverse(credit.partnerCreditId));
  arrive();
  expect(await late).toBe('applied');
  return credit.partnerCreditId;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`a payment that is reversed while the answer that it arrived is on its way, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it.each(states)('is not refunded beside an escrow or charge that is $status', async (state) => {
      const sale = await state.open(service);
      const { escrow_id, charge_id, ...before } = await sale.read();
      expect(before.status).toBe(state.status);
      const events = await sale.eventTypes();
      const accounts = await service.deps.services.store.all(listVirtualAccounts, {
        checkoutId: escrow_id ?? charge_id,
      });
      await payAndReverse(service, accounts[0]?.partnerReference ?? '');
      const { credits, refunds, status, amount_excess } = await sale.read();
      expect(credits.at(-1)).toMatchObject({
        status: 'rejected',
        failure_reason: 'reversed',
        amount,
        amount_applied: 0,
        amount_excess: 0,
      });
      const after = { status, amount_excess, refunds: refunds.length, events: await sale.eventTypes() };
      const { amount_excess: excess } = before;
      expect(after).toEqual({
        status: before.status,
        amount_excess: excess,
        refunds: before.refunds.length,
        events,
      });
      const { entries } = await sale.read('/timeline');
      const entry = entries.find(({ type }: { type: string }) => type === 'credit.rejected');
      expect(entry?.summary).toBe('The bank reversed a transfer of ₦800.00 before it was recorded.');
    });

    it('is not unmatched money, and nobody matches or returns it', async () => {
      const { services } = service.deps;
      const partnerCreditId = await payAndReverse(service, null);
      const key = { partner: 'sandbox', mode: 'test' as const, partnerCreditId };
      const credit = await services.store.one(findByPartnerId, key);
      expect(credit).toMatchObject({ checkoutId: null, status: 'rejected', failureReason: 'reversed' });
      const groups = await readInbox(services, 'test');
      expect(groups.filter(({ kind }) => kind.noun === 'credit')).toEqual([]);
      const { reference } = await TestEscrow.open(service);
      const to = { accountId: service.accountId, reference };
      const id = credit?.id ?? '';
      await expect(assignCredit(services, id, to)).rejects.toThrow('nothing is left to match or return');
      await expect(returnCreditToPayer(services, id)).rejects.toThrow('nothing is left to match or return');
    });
  });
});
