import { sql } from 'kysely';
import type { PaymentReport } from '../../adapters/store/payment-report-rows.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import { insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';

/** The shortest time between two questions to the partner about one checkout. */
const askEveryMs = 30_000;

export const findReport = selectBy('payment_report.find', 'payment_report', ['checkoutId']);

/** Records that a buyer says they have paid; touches no row if the partner was asked a moment ago. */
export const recordQuestion = statement<PaymentReport, unknown>('payment_report.ask', (db, p) =>
  insertRow(db, 'payment_report', p).onConflict((conflict) =>
    conflict
      .column('checkout_id')
      .doUpdateSet({ asked_at: p.askedAt })
      .where(sql<boolean>`payment_report.asked_at + ${sql.lit(askEveryMs)} <= ${p.askedAt}`),
  ),
);

type Given = Pick<PaymentReport, 'checkoutId'> & { sessionId: string; now: number };

/** Keeps the session ID of a transfer; another one opens the report anew. */
export const recordSession = statement<Given, unknown>('payment_report.session', (db, p) =>
  db
    .updateTable('payment_report')
    .set({ session_id: p.sessionId, session_at: p.now, closed_at: sql`null` })
    .where('checkout_id', '=', p.checkoutId)
    .where((is) => is.or([is('session_id', 'is', null), is('session_id', '<>', p.sessionId)])),
);

export const closeReport = statement<{ checkoutId: string; now: number }, unknown>(
  'payment_report.close',
  (db, p) =>
    db
      .updateTable('payment_report')
      .set({ closed_at: p.now })
      .where('checkout_id', '=', p.checkoutId)
      .where('session_id', 'is not', null)
      .where('closed_at', 'is', null),
);
