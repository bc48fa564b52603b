import { expect, test } from 'vitest';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { createTestServices } from '../../harness/services.js';
import { forEachStore, type OpenStore } from '../../harness/stores.js';
import { promisesOfABank } from './conformance.js';
import type { Subject } from './subject.js';

const minuteMs = 60_000;

async function subjectOn(open: OpenStore): Promise<Subject> {
  const services = createTestServices(await open());
  const { account } = await createAccount(services, 'Shop', 'free');
  const bank = services.sandboxBank;
  const now = services.clock.now();
  return {
    bank,
    accountId: account.id,
    now,
    payee: { bankCode: '058', accountNumber: '0123456789' },
    unknownAccountNumber: '0123456784',
    unknownAccount: 'unknown',
    ignored: null,
    finalAt: now + minuteMs,
    pay: async (partnerReference, amount) => {
      const facts = {
        accountId: account.id,
        accountNumber: '1234567890',
        payerName: null,
        partnerCreditId: null,
      };
      const transfer = { ...facts, partnerReference, amount, outcome: 'credited' as const, now };
      const { credit, notification } = await bank.reportTransfer(transfer);
      return { partnerCreditId: credit.partnerCreditId, ...notification };
    },
    takeBackRest: null,
    takeBack: {
      reversal: async (partnerCreditId) => {
        await bank.reverse(partnerCreditId);
      },
    },
    // Time alone makes it final.
    finish: async () => {},
  };
}

forEachStore((_engine, open) => {
  promisesOfABank(() => subjectOn(open));

  test('a transfer can be settled manually, and be reversed even after it was paid', async () => {
    const { bank, accountId, payee, now, finalAt } = await subjectOn(open);
    const actions = bank as ReturnType<typeof createTestServices>['sandboxBank'];
    const reference = 'po-0123456789abcdef';
    await bank.transfer({ reference, accountId, amount: 50_000, accountName: 'ADA SELLER', now, ...payee });
    expect(await bank.findTransfer(reference, finalAt)).toMatchObject({ status: 'paid' });
    const notification = await actions.settle(reference, 'reversed');
    expect(
      bank.readNotification(notification?.headers ?? {}, notification?.rawBody ?? Buffer.alloc(0)),
    ).toEqual([{ kind: 'transfer', reference, outcome: null }]);
    expect(await bank.findTransfer(reference, finalAt)).toMatchObject({ status: 'reversed' });
    expect(await actions.settle('unknown', 'failed')).toBeNull();
  });
});
