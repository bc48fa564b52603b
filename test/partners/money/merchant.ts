import { expect } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { decideSaveMerchantBankAccount } from '../../../server/src/domain/payee.js';
import type { BankAccount, Payout } from '../../../server/src/domain/records.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { systemContext } from '../../../server/src/pipeline/context.js';
import { isRefusal } from '../../../server/src/pipeline/retry.js';
import { sealedPlaces } from '../../../server/src/ports/sealed-places.js';
import { DirectCharge } from '../../harness/direct-charge.js';
import { expectBooksToAgree } from './books.js';
import { defined, type World } from './world.js';

/** The merchant saves the bank account of its own sales. */
export async function saveMerchantBankAccount(
  { services, accountId, pass }: World,
  fields: Partial<BankAccount> = {},
): Promise<void> {
  const bankAccount = {
    bankCodePartner: 'sandbox',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountName: 'SHOP',
    accountLast4: '6789',
    accountNumberSealed: services.sealer.seal(
      sealedPlaces.accountNumber({ accountId, mode: 'test', sellerKey: null }),
      '0123456789',
    ),
    ...fields,
  };
  const time = { now: services.clock.now(), clockOffsetMs: 0 };
  const context = systemContext(services, time, `suite:${services.newId()}`);
  const decision = decideSaveMerchantBankAccount(null, { accountId, mode: 'test', bankAccount }, context);
  if (isRefusal(decision)) throw new Error('The details were not saved');
  expect(await commitChange(services.store, decision.change, { evidence: services })).toBe('committed');
  await pass(0);
}

/** A direct charge that has been paid. */
export async function paidCharge({ services, accountId }: World, amount: number): Promise<DirectCharge> {
  const charge = await DirectCharge.open(services, accountId, { amount });
  await charge.pay({ amount });
  return charge;
}

export async function payoutOf(charge: DirectCharge): Promise<Payout> {
  return defined((await charge.read()).payouts[0]);
}

/** The ledger agrees with the bank and with itself. */
export async function expectSoundBooks({ services }: World): Promise<void> {
  await expectBooksToAgree(services.store);
  expect((await verifyLedger(services)).discrepancies).toEqual([]);
}
