import { anyRows } from '../../server/src/adapters/store/statement.js';
import { recordQuestion, recordSession } from '../../server/src/features/payment-reports/queries.js';
import type { Shop } from '../audit/shop.js';
import type { Story } from './stories.js';

/** A buyer who says that they have paid, and by which number their bank finds it. */
async function reported(shop: Shop): Promise<void> {
  const { store, clock } = shop.deps.services;
  const [checkoutId, now] = [await shop.initiate(250_000), clock.now()];
  const times = { reportedAt: now, askedAt: now, sessionId: null, sessionAt: null, closedAt: null };
  const report = { checkoutId, accountId: shop.accountId, mode: 'test' as const, ...times };
  const sessionId = '000013261126203340123456789012';
  await store.transact([
    anyRows(recordQuestion, report),
    anyRows(recordSession, { checkoutId, sessionId, now }),
  ]);
}

const kind = 'payment_reported';

/** Stories of payments that buyers report, one for each command. */
export const paymentReportStories: readonly Story[] = [
  { kind, prepare: reported, says: /^The report about the checkout \S+ is closed\.\n$/ },
  {
    kind,
    prepare: reported,
    nth: 1,
    says: /^Nothing more has arrived: the checkout \S+ is awaiting_payment\.\n$/,
    leaves: kind,
  },
];
