import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { SignIn } from '../../adapters/store/sign-in-rows.js';
import { step } from '../../adapters/store/statement.js';
import type { Checkout } from '../../domain/records.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { mailTo } from '../mail/write.js';
import { type Asked, checkoutsOf } from './checkouts.js';
import { purposes } from './purposes.js';
import { findSignIn, recordCode } from './queries.js';

/**
 * Sends a code to the buyer or seller of the requested checkout, at the address that the merchant gave, and
 * to no one else. If a bare reference names checkouts of both modes, the live one counts.
 */
export async function sendCode(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const { store, sealer, clock } = services;
  const asked = await store.one(findSignIn, { id: job.subject });
  if (!asked || asked.codeSealed === null) return done;
  const { id, emailKey, side } = asked;
  const checkouts = await checkoutsOf(services, { emailKey, mode: null }, askedFor(asked));
  const checkout = checkouts.find(({ mode }) => mode === 'live') ?? checkouts[0];
  if (!checkout || asked.expiresAt <= clock.now()) {
    await store.transact([step(recordCode, { id, mode: null })]);
    return done;
  }
  const code = sealer.open(purposes.code, asked.codeSealed);
  const mailed = mailTo(services, checkout, addressOf(checkout, side), {
    template: 'sign_in.code',
    cause: id,
    data: await dataOf(services, checkout, { code, side }),
  });
  await store.transact([step(recordCode, { id, mode: checkout.mode }), ...mailed]);
  services.wakeWorker();
  return done;
}

function askedFor({ side, reference, checkoutKey, escrowId }: SignIn): Asked {
  if (side === 'seller') return { side, escrowId: escrowId ?? '' };
  return { side, reference: reference ?? '', key: checkoutKey };
}

/** The typed address is only compared with it. */
function addressOf({ customerEmail, sellerEmail }: Checkout, side: SignIn['side']): string {
  return side === 'seller' ? (sellerEmail ?? '') : customerEmail;
}

async function dataOf(
  { store }: Services,
  { accountId, mode, reference }: Checkout,
  sent: { code: string; side: SignIn['side'] },
) {
  const account = await store.one(findAccount, { id: accountId });
  const minutes = signInLimits.codeLifetimeMs / 60_000;
  return { ...sent, minutes, merchant: account?.name ?? '', mode, reference };
}
