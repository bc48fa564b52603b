import { statement } from '../../../server/src/adapters/store/statement.js';
import { inboxCutoffsAt } from '../../../server/src/features/operator/inbox-search.js';
import { paymentsReported } from '../../../server/src/features/operator/payment-reports.js';
import type { World } from '../world.js';
import { hold } from './violation.js';

/** What buyers invent as the number of a transfer that no bank has made. */
export const inventedSession = 'SAID00000000';

const listInvented = statement<{ said: string }, { id: string }>('simulation.invented', (db, p) =>
  db
    .selectFrom('credit')
    .innerJoin('payment_report', 'payment_report.checkout_id', 'credit.checkout_id')
    .select('credit.id as id')
    .where('credit.partner_credit_id', 'like', p.said),
);

/**
 * What a buyer says of a payment is no payment, and waits for the operator once, for as long as the price has
 * not arrived. That each credit is one of the partner is another judge's.
 */
export async function judgeReported({ store, services }: World): Promise<void> {
  const invented = await store.all(listInvented, { said: `${inventedSession}%` });
  hold(invented.length === 0, 'a number that a buyer gives is no payment', JSON.stringify(invented));
  for (const mode of ['test', 'live'] as const) {
    const cutoffs = inboxCutoffsAt(services.policy, mode, services.clock.now());
    const items = await store.all(paymentsReported.list, cutoffs);
    const ids = items.map(({ id }) => id);
    hold(new Set(ids).size === ids.length, 'a payment waits in the inbox once', ids.join(', '));
    for (const { id, amount, held } of items)
      hold(amount > 0, 'what has arrived is reported no longer', `${id}: ${amount}, ${held} held`);
  }
}
