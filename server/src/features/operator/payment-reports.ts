import { sql } from 'kysely';
import { step } from '../../adapters/store/statement.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import type { Checkout } from '../../domain/records.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { applyPartnerCredits } from '../credits/account-credits.js';
import { closeReport, findReport } from '../payment-reports/queries.js';
import { CommandRefused, found } from './act.js';
import { ofMode } from './inbox-queries.js';
import { search } from './inbox-search.js';

/** Whether a credit has the session ID that a buyer gave, which is kept in capitals. */
const isReported = 'c.session_id is not null and upper(c.session_id) = r.session_id';

/** Buyers who gave the session ID of a transfer that has not arrived. */
export const paymentsReported = search('payment_report.open', {
  from: 'payment_report r join checkout e on e.id = r.checkout_id',
  id: 'r.checkout_id',
  amount: 'e.amount - e.amount_received',
  since: 'r.session_at',
  note: `'session ID ' || r.session_id || coalesce((select ', which the credit ' || min(c.id) || ' has'
    from credit c where ${isReported} and c.mode = r.mode), '')`,
  mode: 'r.mode',
  owner: 'e',
  order: 'r.session_at, r.checkout_id',
  where: (p) => sql`${ofMode('r', p)} and r.session_id is not null and r.closed_at is null
    and e.amount_received < e.amount
    and not exists (select 1 from credit c where ${sql.raw(isReported)} and c.checkout_id = r.checkout_id)`,
});

/**
 * Asks the bank about all accounts of a checkout, and records what has arrived.
 *
 * @returns the checkout before and after
 */
export async function lookUpPayments(
  services: Services,
  id: string,
): Promise<{ before: Checkout; after: Checkout }> {
  const read = async () => checkoutOf(found(await loadCheckout(services.store, id), 'checkout', id, 'inbox'));
  const before = await read();
  try {
    await applyPartnerCredits(services, id);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable)) throw error;
    throw new CommandRefused('The bank does not answer: run the command again later.');
  }
  services.wakeWorker();
  return { before, after: await read() };
}

/**
 * Closes what a buyer has reported. It moved no money.
 *
 * @returns whether it was closed before
 */
export async function closePaymentReport(services: Services, id: string): Promise<{ isRepeat: boolean }> {
  const report = found(
    (await services.store.one(findReport, { checkoutId: id })) ?? undefined,
    'report',
    id,
    'inbox',
  );
  if (report.closedAt !== null) return { isRepeat: true };
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: report.accountId,
    mode: report.mode,
    steps: [step(closeReport, { checkoutId: id, now: services.clock.now() })],
    note: { action: 'payment_report.closed', subject: id, before: null, after: null },
  });
  if (!isCommitted) throw new CommandRefused(`The buyer of ${id} has given no session ID.`);
  return { isRepeat: false };
}
