import { limits } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import { statement } from '../adapters/store/statement.js';
import type { Refusal } from '../domain/change.js';
import type { Services } from '../services.js';

const { sandboxTransfersMax } = limits;

interface OfCheckout {
  checkoutId: string;
}

/** The transfer that makes a checkout full, among those that have arrived. */
const findLastArrived = statement<OfCheckout, { id: string }>('credit.last_of_test_checkout', (db, p) =>
  db
    .selectFrom('credit')
    .select('id')
    .where('checkout_id', '=', p.checkoutId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(1))
    .offset(sql.lit(sandboxTransfersMax - 1)),
);

/** The same among those that were delayed, whether or not they have arrived. */
const findLastDelayed = statement<OfCheckout, { id: string }>('sandbox_arrival.last_of_checkout', (db, p) =>
  db
    .selectFrom('sandbox_arrival as s')
    .innerJoin('virtual_account as v', 'v.partner_reference', 's.partner_reference')
    .select('s.id as id')
    .where('v.checkout_id', '=', p.checkoutId)
    .limit(sql.lit(1))
    .offset(sql.lit(sandboxTransfersMax - 1)),
);

/** Refuses one more transfer into a test checkout whose every read would take the longer for it. */
export async function refusalOfTransfer(
  { store }: Pick<Services, 'store'>,
  checkoutId: string,
): Promise<Refusal | null> {
  const full =
    (await store.one(findLastArrived, { checkoutId })) ?? (await store.one(findLastDelayed, { checkoutId }));
  if (!full) return null;
  const detail = `The sandbox bank sends at most ${sandboxTransfersMax} transfers into one escrow or charge.`;
  return { refused: true, code: 'test_quota_exceeded', detail: `${detail} Open another.` };
}
