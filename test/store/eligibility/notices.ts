import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { findNoticeSent } from '../../../server/src/features/mail/queries.js';
import type { Store } from '../../../server/src/ports/store.js';
import { rawStatement } from '../fixtures.js';

/** Milliseconds from writing the mail about a payout without a bank account to sending it. */
export async function sendNotice(store: Store, payoutId: string): Promise<void> {
  const text = `update mail set status = 'sent', updated_at = created_at + 7200000
    where template = 'seller.bank_account_missing' and cause = '${payoutId}'`;
  await store.transact([anyRows(rawStatement(text), {})]);
}

/** Reads when the mail about each payout without a bank account was sent, by the payout's id. */
export async function noticesOf(store: Store): Promise<ReadonlyMap<string, number>> {
  const payouts = await store.all(rawStatement('select id from payout'), {});
  const sent = payouts.map(async ({ id }) => {
    const payoutId = String(id);
    const notice = await store.one(findNoticeSent, { payoutId });
    return notice ? [[payoutId, notice.sentAt] as const] : [];
  });
  return new Map((await Promise.all(sent)).flat());
}
