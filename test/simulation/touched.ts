import { statement } from '../../server/src/adapters/store/statement.js';
import type { Step, Store } from '../../server/src/ports/store.js';

const findObject = statement<{ id: string }, { checkoutId: string | null }>('simulation.object', (db, p) =>
  db
    .selectFrom('payout')
    .select('checkout_id as checkoutId')
    .where('id', '=', p.id)
    .unionAll(
      db
        .selectFrom('refund')
        .select((refund) => refund.ref('checkout_id').$notNull().as('checkoutId'))
        .where('id', '=', p.id),
    ),
);

const ofCheckout = /^(insert|update)\.checkout/;

/** The checkouts that a transaction was about. */
export async function touchedBy(store: Store, steps: readonly Step[]): Promise<Set<string>> {
  const touched = new Set<string>();
  for (const {
    statement: { name },
    params,
  } of steps) {
    if (ofCheckout.test(name)) touched.add(String(params.id));
    else if (typeof params.checkoutId === 'string') touched.add(params.checkoutId);
    else if (typeof params.objectId === 'string') {
      const object = await store.one(findObject, { id: params.objectId });
      if (object?.checkoutId) touched.add(object.checkoutId);
    }
  }
  return touched;
}
