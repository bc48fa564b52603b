import type { Owner } from '../../server/src/domain/records.js';
import type { Services } from '../../server/src/services.js';
import { built } from './built.js';

type Commit = typeof import('../../server/src/adapters/store/commit.js');
type Contexts = typeof import('../../server/src/pipeline/context.js');
type Initiate = typeof import('../../server/src/domain/escrow/initiate.js');

/** Commits so many unpaid escrows of an account without a partner, and returns the id of the last. */
export async function openEscrows(
  services: Services,
  { accountId, mode }: Owner,
  count: number,
): Promise<string> {
  const { commitChange } = await built<Commit>('adapters/store/commit.js');
  const { initiateEscrow } = await built<Initiate>('domain/escrow/initiate.js');
  const { systemContext } = await built<Contexts>('pipeline/context.js');
  let last = '';
  const open = async (n: number) => {
    const id = services.newId();
    const time = { now: services.clock.now(), clockOffsetMs: 0 };
    const context = systemContext(services, time, `bench:${id}`);
    const facts = {
      accountId,
      mode,
      amount: 250_000 + n,
      currency: 'NGN',
      reference: `SALE-${n}`,
      customerEmail: `buyer-${n % 997}@example.com`,
      customerName: null,
      sellerEmail: null,
      sellerName: null,
      description: 'Aso oke, six yards',
      returnUrl: null,
      callbackUrl: null,
      metadata: null,
      releaseWindowHours: null,
      chargeId: null,
      deliveryMode: 'self_managed' as const,
      locale: null,
      releaseCodeSealed: null,
      checkoutKey: id.replaceAll('-', '').slice(0, 22),
    };
    const account = {
      partnerReference: `bench-${id}`,
      partner: 'sandbox',
      accountNumber: String(1_000_000_000 + n),
      bankName: 'Bench Bank',
      accountName: null,
      expiresAt: context.now + 3_600_000,
    };
    const { change, after } = initiateEscrow(facts, account, context);
    await commitChange(services.store, change, { evidence: services });
    last = after.escrow.id;
  };
  for (let n = 0; n < count; n += 250) {
    await Promise.all(Array.from({ length: Math.min(250, count - n) }, (_, index) => open(n + index)));
  }
  return last;
}
