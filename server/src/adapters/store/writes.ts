import { sql } from 'kysely';
import type { Write } from '../../domain/change.js';
import type { Checkout } from '../../domain/records.js';
import type { Step } from '../../ports/store.js';
import type { Records } from './database.js';
import { insertRow, updateRow } from './shapes.js';
import { statement, step, versioned } from './statement.js';

type Insertable = Extract<Write, { insert: string }>['insert'];
type Updatable = Extract<Write, { update: string }>['update'];

/** A colliding insert loses the race: as a guard it touches no row, as a later step it raises. */
function inserting<Name extends Insertable>(table: Name) {
  return {
    later: statement<Records[Name], unknown>(`insert.${table}`, (db, p) => insertRow(db, table, p)),
    guard: statement<Records[Name], unknown>(`insert.${table}.guard`, (db, p) =>
      insertRow(db, table, p).onConflict((conflict) => conflict.doNothing()),
    ),
  };
}

function updating<Name extends Updatable>(table: Name) {
  return statement<Records[Name], unknown>(`update.${table}`, (db, p) => updateRow(db, table, p));
}

const inserts = {
  checkout: inserting('checkout'),
  virtual_account: inserting('virtual_account'),
  credit: inserting('credit'),
  partner_settlement: inserting('partner_settlement'),
  payout: inserting('payout'),
  combined_payout: inserting('combined_payout'),
  refund: inserting('refund'),
  attempt: inserting('attempt'),
  dispute: inserting('dispute'),
  shipment: inserting('shipment'),
  carriage: inserting('carriage'),
  seller: inserting('seller'),
  merchant_bank_account: inserting('merchant_bank_account'),
  test_closing: inserting('test_closing'),
  audit_entry: inserting('audit_entry'),
} satisfies { [Name in Insertable]: ReturnType<typeof inserting<Name>> };

/** The sequence moves by what this commit records: other commits raise it without raising the version. */
const updateCheckout = statement<Checkout & { eventCount: number }, unknown>('update.checkout', (db, p) =>
  updateRow(db, 'checkout', p, { sequence: sql`sequence + ${p.eventCount}` }),
);

const updates = {
  credit: updating('credit'),
  payout: updating('payout'),
  combined_payout: updating('combined_payout'),
  refund: updating('refund'),
  attempt: updating('attempt'),
  dispute: updating('dispute'),
  shipment: updating('shipment'),
  carriage: updating('carriage'),
  seller: updating('seller'),
  merchant_bank_account: updating('merchant_bank_account'),
  test_closing: updating('test_closing'),
} satisfies { [Name in Exclude<Updatable, 'checkout'>]: ReturnType<typeof updating<Name>> };

/**
 * The step that performs one row operation.
 *
 * @param eventCount events the same commit records for an escrow or charge, if the write is one
 */
export function stepOf(write: Write, isGuard: boolean, eventCount: (checkoutId: string) => number): Step {
  if ('insert' in write) {
    const statements = inserts[write.insert];
    const chosen = isGuard ? statements.guard : statements.later;
    const row =
      write.insert === 'checkout' ? { ...write.row, sequence: eventCount(write.row.id) } : write.row;
    return step(chosen as typeof inserts.checkout.later, row as Checkout);
  }
  if (write.update === 'checkout') {
    return versioned(updateCheckout, { ...write.row, eventCount: eventCount(write.row.id) });
  }
  return versioned(updates[write.update] as typeof updates.credit, write.row as Records['credit']);
}
