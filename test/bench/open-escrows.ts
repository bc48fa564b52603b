import type { Owner } from '../../server/src/domain/records.js';
import type { Services } from '../../server/src/services.js';
import { built } from './built.js';
import { termsOf, virtualAccountOf } from './escrow-terms.js';

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
    const terms = termsOf({
      id,
      n,
      accountId,
      mode,
      amount: 250_000 + n,
      reference: `SALE-${n}`,
      sellerEmail: null,
      releaseWindowHours: null,
    });
    const account = virtualAccountOf({ id, n, expiresAt: context.now + 3_600_000 });
    const { change, after } = initiateEscrow(terms, account, context);
    await commitChange(services.store, change, { evidence: services });
    last = after.escrow.id;
  };
  for (let n = 0; n < count; n += 250) {
    await Promise.all(Array.from({ length: Math.min(250, count - n) }, (_, index) => open(n + index)));
  }
  return last;
}
