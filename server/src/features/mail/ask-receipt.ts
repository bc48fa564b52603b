import { sql } from 'kysely';
import { enqueue } from '../../adapters/store/commit-statements.js';
import { insertMail } from '../../adapters/store/mail-statements.js';
import { anyRows, readByKey, versioned } from '../../adapters/store/statement.js';
import type { Checkout } from '../../domain/records.js';
import { periodOf, receiptsPerCheckoutMax } from '../../domain/sign-in/limits.js';
import type { Services } from '../../services.js';
import { incrementCounter } from '../sign-in/queries.js';

/** Finds the event of the completed payment. */
const findPaid = readByKey<{ checkoutId: string }, { id: string }>('event.of_receipt', (db, p) =>
  db
    .selectFrom('every_event')
    .select('id')
    .where('checkout_id', '=', p.checkoutId)
    .where(sql<boolean>`type in ('escrow.funded', 'charge.success')`)
    .orderBy('sequence')
    .limit(sql.lit(1)),
);

/** `done_before`: the same request was handled already. */
export type ReceiptAsked = 'sent' | 'done_before' | 'not_paid' | 'too_many';

/**
 * Sends the receipt to the buyer again, at the address that the merchant gave. The mail and its count are
 * committed together, so that concurrent requests cannot exceed the limit.
 *
 * @param intention identifies the request, so that a repeat sends nothing
 */
export async function askReceipt(
  services: Services,
  { id: checkoutId, accountId, mode, customerEmail: recipient }: Checkout,
  intention: string,
): Promise<ReceiptAsked> {
  const { store, clock, newId } = services;
  const paid = await store.one(findPaid, { checkoutId });
  if (!paid) return 'not_paid';
  const [id, now] = [newId(), clock.now()];
  const context = {
    template: 'checkout.receipt',
    cause: `${paid.id}:${intention}`,
    recipient,
    checkoutId,
  } as const;
  const mail = { ...context, id, accountId, mode, factsJson: null, dataSealed: '', now };
  const counted = { scope: 'receipts', subject: checkoutId, period: periodOf('receipts', now) } as const;
  const job = { id: newId(), kind: 'mail.send', subject: id, accountId, mode, runAt: now, createdAt: now };
  const outcome = await store.transact([
    versioned(insertMail, mail),
    versioned(incrementCounter, { ...counted, max: receiptsPerCheckoutMax }),
    anyRows(enqueue, job),
  ]);
  if (outcome.outcome === 'lost_race') return outcome.step === 0 ? 'done_before' : 'too_many';
  services.wakeWorker();
  return 'sent';
}
