import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTransfer } from '../../../server/src/features/credits/sandbox-transfer.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { inTestMode } from '../../harness/partners.js';
import { initiateBody, type Service, segment, startService } from '../../harness/service.js';
import { chargeBody, createCharge } from '../../harness/test-charge.js';
import { advance } from '../../harness/test-escrow.js';

/** Pays into a virtual account before the bank has confirmed that it opened it. */
function payBeforeTheAnswer(service: Service, amount: number): () => void {
  const { services } = service.deps;
  const { partners, sandboxBank } = services;
  services.partners = inTestMode({
    ...sandboxBank,
    openVirtualAccount: async (request) => {
      const opened = await sandboxBank.openVirtualAccount(request);
      const { partnerReference } = request;
      const { accountNumber } = opened;
      const to = { accountId: service.accountId, partnerReference, accountNumber };
      const what = { id: services.newId(), amount, payerName: null, outcome: 'credited', times: 2 } as const;
      await makeTransfer(services, { ...to, ...what });
      return opened;
    },
  });
  return () => {
    services.partners = partners;
  };
}

forEachDatabase((engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  test(`money that arrives before the escrow is stored funds it, on ${engine}`, async () => {
    const stop = payBeforeTheAnswer(service, 300_000);
    const body = initiateBody();
    expect((await service.call('POST', '/escrow/initiate', { body })).status).toBe(200);
    stop();
    await advance(service, { minutes: 2 });
    const escrow = (await service.call('GET', `/escrow/${segment(body.reference)}`)).body;
    expect(escrow).toMatchObject({ status: 'funded', amount_held: 250_000, amount_excess: 50_000 });
    expect(escrow.credits).toHaveLength(1);
    expect(escrow.refunds).toMatchObject([{ amount: 50_000, status: 'paid' }]);
    const { movements } = (await service.call('GET', `/escrow/${segment(body.reference)}/ledger`)).body;
    const unowned = `credit:${escrow.credits[0].id}`;
    expect(movements).toMatchObject([
      { debit: expect.stringMatching(/^bank:/), credit: unowned, amount: 300_000 },
      { debit: unowned, credit: `escrow:${escrow.escrow_id}`, amount: 250_000 },
      { debit: unowned, credit: `refund:${escrow.refunds[0].id}`, amount: 50_000 },
      { debit: `refund:${escrow.refunds[0].id}`, amount: 50_000 },
    ]);
  });

  test(`the same for a direct charge, and in two halves, on ${engine}`, async () => {
    const stop = payBeforeTheAnswer(service, 60_000);
    const body = chargeBody();
    expect((await createCharge(service, body)).status).toBe(200);
    stop();
    await advance(service, { minutes: 1 });
    const path = `/charge/${segment(body.reference)}`;
    expect((await service.call('GET', path)).body).toMatchObject({
      status: 'pending',
      amount_received: 60_000,
    });
    await service.call('POST', `/sandbox${path}/fund`);
    expect((await service.call('GET', path)).body).toMatchObject({ status: 'succeeded' });
    const { entries } = (await service.call('GET', `${path}/timeline`)).body;
    const matched = entries.find(({ type }: { type: string }) => type === 'credit.matched');
    expect(matched).toMatchObject({ actor: 'partner', via: 'job' });
  });
});
