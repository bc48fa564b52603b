import { type LeasedJob, leaseMs } from '../../server/src/adapters/store/jobs.js';
import type { TransferAggregate } from '../../server/src/domain/aggregate.js';
import { combinePayouts } from '../../server/src/features/transfers/combine.js';
import { loadTransfer } from '../../server/src/features/transfers/load.js';
import { found } from './found.js';
import type { Shop } from './shop.js';

/** Pays two payouts below the minimum in one transfer, at a fee in kobo. */
export async function sellSmall(shop: Shop, fee = 0): Promise<TransferAggregate> {
  const combined = await sendSmall(shop);
  await shop.end(found(combined.attempts[0]), 'paid', { fee });
  return combined;
}

/** Sends two payouts below the minimum in one transfer. */
export async function sendSmall(shop: Shop): Promise<TransferAggregate> {
  for (const amount of [6_000, 7_000]) {
    const escrow = await shop.initiate(amount);
    await shop.pay(escrow, amount);
    await shop.act(escrow, { command: 'release', amount: null });
  }
  return combine(shop);
}

/** Combines the merchant's payouts below the minimum and sends them as one transfer. */
async function combine({ accountId, deps: { services } }: Shop): Promise<TransferAggregate> {
  const time = { now: services.clock.now(), clockOffsetMs: 0 };
  const lease = { leaseToken: services.newId(), leaseUntil: time.now + leaseMs };
  const job = { id: services.newId(), subject: `${accountId}:test:`, accountId, mode: 'test', ...lease };
  await combinePayouts(services, job as LeasedJob, time);
  const sql = `select id from combined_payout where account_id = '${accountId}'
    order by ordinal desc limit 1`;
  const rows = await services.store.list<{ id: string }>({ compile: () => ({ sql, values: [] }) });
  return found(await loadTransfer(services.store, 'payout', found(rows[0]).id));
}
