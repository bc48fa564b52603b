import type { EventType } from '@escrow-checkout/contract';
import type { PostedMovement } from '../../../server/src/adapters/store/rows.js';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { adHoc, statement } from '../../../server/src/adapters/store/statement.js';
import type {
  Attempt,
  Checkout,
  Credit,
  Dispute,
  Payout,
  Refund,
} from '../../../server/src/domain/records.js';
import {
  findById,
  listCredits,
  listDisputes,
  listPayouts,
  listRefunds,
} from '../../../server/src/features/checkouts/queries.js';
import type { Store } from '../../../server/src/ports/store.js';

export interface EventFact {
  type: EventType;
  sequence: number;
  accountId: string;
  mode: string;
  reference: string;
  extrasJson: string;
}

/** Everything the database says about one checkout. */
export interface Facts {
  checkout: Checkout;
  credits: readonly Credit[];
  payouts: readonly Payout[];
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  attempts: readonly Attempt[];
  events: readonly EventFact[];
  movements: readonly PostedMovement[];
}

const listEvents = statement<{ checkoutId: string }, EventFact>('simulation.events', (db, p) =>
  db
    .selectFrom('every_event')
    .select(['type', 'sequence', 'mode', 'reference'])
    .select(['account_id as accountId', 'extras_json as extrasJson'])
    .where('checkout_id', '=', p.checkoutId)
    .orderBy('sequence'),
);

export async function readFacts(store: Store, checkoutId: string): Promise<Facts | null> {
  const checkout = await store.one(findById, { id: checkoutId });
  if (!checkout) return null;
  const [credits, payouts, refunds, disputes, events] = await Promise.all([
    store.all(listCredits, { checkoutId }),
    store.all(listPayouts, { checkoutId }),
    store.all(listRefunds, { checkoutId }),
    store.all(listDisputes, { checkoutId }),
    store.all(listEvents, { checkoutId }),
  ]);
  const combined = payouts.flatMap(({ combinedPayoutId }) => combinedPayoutId ?? []);
  const objects = [...[...payouts, ...refunds].map(({ id }) => id), ...combined];
  const accounts = [
    `${checkout.kind}:${checkout.id}`,
    ...payouts.map(({ id }) => `payout:${id}`),
    ...refunds.map(({ id }) => `refund:${id}`),
  ];
  const [attempts, movements] = await Promise.all([
    objects.length === 0 ? [] : store.list<Attempt>(attemptsOf(objects)),
    store.list<PostedMovement>(movementsOf(accounts)),
  ]);
  return { checkout, credits, payouts, refunds, disputes, attempts, events, movements };
}

const attemptsOf = (objects: readonly string[]) =>
  adHoc((db) => db.selectFrom('attempt').select(columns('attempt')).where('object_id', 'in', objects));

const movementsOf = (accounts: readonly string[]) =>
  adHoc((db) =>
    db
      .selectFrom('movement')
      .select(columns('movement'))
      .where((either) =>
        either.or([either('debit_account', 'in', accounts), either('credit_account', 'in', accounts)]),
      ),
  );
