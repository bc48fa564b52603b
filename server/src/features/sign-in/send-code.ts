import type { LeasedJob } from '../../adapters/store/jobs.js';
import { step } from '../../adapters/store/statement.js';
import type { Checkout } from '../../domain/records.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import { done, type JobOutcome } from '../../jobs/run.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { mailToBuyer } from '../mail/write.js';
import { ordersOf } from './orders.js';
import { findSignIn, settleCode } from './queries.js';
import { purposes } from './request-code.js';

/**
 * Decides who gets a code: the buyer of an order that was asked for, at the address the merchant gave, and
 * nobody else. Where a bare reference means orders of both modes, the live one counts.
 */
export async function sendCode(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const { store, sealer, clock } = services;
  const asked = await store.one(findSignIn, { id: job.subject });
  if (!asked || asked.codeSealed === null) return done;
  const { id, emailKey, reference, checkoutKey: key } = asked;
  const orders = await ordersOf(services, { emailKey, mode: null }, { reference, key });
  const order = orders.find(({ mode }) => mode === 'live') ?? orders[0];
  if (!order || asked.expiresAt <= clock.now()) {
    await store.transact([step(settleCode, { id, mode: null })]);
    return done;
  }
  const code = sealer.open(purposes.code, asked.codeSealed);
  const mailed = mailToBuyer(services, order, {
    template: 'sign_in.code',
    cause: id,
    data: await dataOf(services, order, code),
  });
  await store.transact([step(settleCode, { id, mode: order.mode }), ...mailed]);
  services.wakeWorker();
  return done;
}

async function dataOf({ store }: Services, { accountId, mode, reference }: Checkout, code: string) {
  const account = await store.one(findAccount, { id: accountId });
  const minutes = signInLimits.codeLifetimeMs / 60_000;
  return { code, minutes, merchant: account?.name ?? '', mode, reference };
}
