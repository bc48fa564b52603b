import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { SignIn } from '../../adapters/store/sign-in-rows.js';
import { step } from '../../adapters/store/statement.js';
import type { Checkout } from '../../domain/records.js';
import { longCodeOf, shownCode } from '../../domain/sign-in/code.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import { shownName } from '../brand/brand.js';
import { mailTo } from '../mail/write.js';
import { type Asked, checkoutsOf } from './checkouts.js';
import { purposes } from './purposes.js';
import { countUsedLong, findSignIn, recordCode } from './queries.js';
import { hashCode } from './request-code.js';

/**
 * Sends a code to the buyer or seller of the requested checkout, at the address that the merchant gave, and
 * to no one else. If a bare reference names checkouts of both modes, a live one counts.
 */
export async function sendCode(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const { store, sealer, clock } = services;
  const asked = await store.one(findSignIn, { id: job.subject });
  if (!asked || asked.codeSealed === null) return done;
  const { id, emailKey, side, locale } = asked;
  const checkouts = await checkoutsOf(services, { emailKey, mode: null }, askedFor(asked));
  const [checkout] = checkouts;
  const now = clock.now();
  if (!checkout || asked.expiresAt <= now) {
    await store.transact([step(recordCode, { id, mode: null, codeHash: asked.codeHash })]);
    return done;
  }
  const short = { code: sealer.open(sealedPlaces.signInCode(asked), asked.codeSealed), cause: id };
  const { code, cause } = (await longCodeFor(services, asked, checkout)) ?? short;
  const minutes = Math.round((asked.expiresAt - now) / 60_000);
  const mailed = mailTo(services, checkout, addressOf(checkout, side), {
    template: 'sign_in.code',
    cause,
    data: await dataOf(services, checkout, { code: shownCode(code), side, minutes, locale }),
  });
  const recorded = { id, mode: checkout.mode, codeHash: hashCode(services, id, code) };
  await store.transact([step(recordCode, recorded), ...mailed]);
  services.wakeWorker();
  return done;
}

/**
 * Returns the long code of a request, and the cause that its one mail is written for; null for a short one.
 * All requests of a period for the same checkout derive the same code until it is used.
 */
async function longCodeFor(
  { store, keyedHash }: Services,
  { addressHash, longCodePeriod, side }: SignIn,
  { id }: Checkout,
): Promise<{ code: string; cause: string } | null> {
  if (longCodePeriod === null) return null;
  const used = await store.one(countUsedLong, { addressHash, longCodePeriod });
  const cause = `${id}:${side}:${longCodePeriod}:${used?.count ?? 0}`;
  const digest = keyedHash(purposes.longCode, `${addressHash}:${cause}`);
  return { code: longCodeOf(Buffer.from(digest, 'base64url')), cause };
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
  services: Services,
  checkout: Checkout,
  sent: { code: string; minutes: number } & Pick<SignIn, 'side' | 'locale'>,
) {
  const { mode, reference } = checkout;
  return { ...sent, merchant: await shownName(services, checkout), mode, reference };
}
