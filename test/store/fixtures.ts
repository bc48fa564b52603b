import { hash } from 'node:crypto';
import type { Account, PostedMovement, RecordedEvent } from '../../server/src/adapters/store/rows.js';
import { columns, insertRow } from '../../server/src/adapters/store/shapes.js';
import { statement, step } from '../../server/src/adapters/store/statement.js';
import type { Change, NewEvent } from '../../server/src/domain/change.js';
import type { Credit, Escrow } from '../../server/src/domain/records.js';
import type { Statement, Step, Store } from '../../server/src/ports/store.js';

/** A time after all times of the rows here. */
export const at = Date.UTC(2026, 0, 2);

const insertAccount = statement<Account, unknown>('test.account', (db, p) => insertRow(db, 'account', p));

export const findEscrow = statement<{ id: string }, Escrow>('test.escrow', (db, p) =>
  db.selectFrom('checkout').select(columns('checkout')).where('id', '=', p.id),
);

export const findEvents = statement<{ checkoutId: string }, RecordedEvent>('test.events', (db, p) =>
  db.selectFrom('event').select(columns('event')).where('checkout_id', '=', p.checkoutId).orderBy('sequence'),
);

export const findMovements = statement<{ changeId: string }, PostedMovement>('test.movements', (db, p) =>
  db.selectFrom('movement').select(columns('movement')).where('change_id', '=', p.changeId).orderBy('n'),
);

export const findBalance = statement<{ id: string }, { balance: number }>('test.balance', (db, p) =>
  db.selectFrom('ledger_account').select('balance').where('id', '=', p.id),
);

export const countChanges = statement<object, { count: number }>('test.changes', (db) =>
  db.selectFrom('change').select((select) => select.fn.countAll<number>().as('count')),
);

/** Inserts the account that every row of a test belongs to. */
export function accountStep(id = 'account'): Step {
  const row: Account = {
    id,
    name: 'Adire Market',
    plan: 'free',
    clockOffsetMs: 0,
    createdAt: at,
    email: null,
  };
  return step(insertAccount, row);
}

export function newEscrow(id: string, fields: Partial<Escrow> = {}): Escrow {
  return {
    id,
    kind: 'escrow',
    chargeId: null,
    accountId: 'account',
    mode: 'test',
    partner: 'sandbox',
    reference: id,
    version: 1,
    sequence: 0,
    status: 'awaiting_payment',
    amount: 100_000,
    currency: 'NGN',
    customerEmail: 'ada@example.com',
    customerKey: 'ada@example.com',
    customerName: null,
    sellerEmail: null,
    sellerKey: null,
    sellerName: null,
    description: null,
    returnUrl: null,
    callbackUrl: null,
    releaseWindowHours: 24,
    deliveryMode: 'self_managed',
    locale: null,
    releaseCodeSealed: null,
    releaseCodeAttempts: null,
    metadataJson: null,
    checkoutKey: 'k'.repeat(22),
    amountReceived: 0,
    amountHeld: 0,
    amountReleased: 0,
    amountRefunded: 0,
    amountExcess: 0,
    virtualAccountAttempt: 1,
    accountNumber: '9900000001',
    bankName: 'Sandbox Bank',
    accountName: 'ESCROW CHECKOUT SANDBOX',
    accountExpiresAt: at + 1,
    paymentDeadlineAt: at + 2,
    sellerAcceptedAt: at,
    sellerDeliveredAt: null,
    autoReleaseAt: null,
    autoReleaseRemainingMs: null,
    inspectionStartsAt: null,
    inspectionExtensions: 0,
    arrivalConfirmedAt: null,
    earlierArrivedAt: null,
    releaseReminderAt: null,
    amountReceivable: 0,
    dispatchProofJson: null,
    deliveryTrackingJson: null,
    buyerUserId: null,
    closedReason: null,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}

export function newCredit(id: string, escrow: Escrow, amount: number): Credit {
  return {
    id,
    partner: 'sandbox',
    mode: escrow.mode,
    partnerCreditId: id,
    accountId: escrow.accountId,
    checkoutId: escrow.id,
    partnerReference: null,
    accountNumber: null,
    version: 1,
    status: 'credited',
    amount,
    fee: 0,
    amountApplied: amount,
    amountExcess: 0,
    amountRefunded: 0,
    payerName: null,
    payerBankName: null,
    sessionId: null,
    failureReason: null,
    amountReceivable: 0,
    amountOwnReceivable: 0,
    amountTakenBack: 0,
    amountNotTaken: 0,
    paidAt: at,
    createdAt: at,
    reversedAt: null,
    takenBackAt: null,
  };
}

export function newChange(changeId: string, fields: Partial<Change> = {}): Change {
  return {
    changeId,
    accountId: 'account',
    mode: 'test',
    at,
    author: 'service:worker',
    clockOffsetMs: 0,
    writes: [],
    opens: [],
    movements: [],
    events: [],
    jobs: [],
    mails: [],
    ...fields,
  };
}

export function newEvent(id: string, escrow: Escrow, type: NewEvent['type'] = 'escrow.funded'): NewEvent {
  const { accountId, mode, reference, status, amount, currency } = escrow;
  return {
    id,
    type,
    checkoutId: escrow.id,
    accountId,
    mode,
    reference,
    status,
    amount,
    currency,
    at,
    metadataJson: null,
    callbackUrl: null,
    actor: { kind: 'merchant', via: 'api' },
    extras: {},
  };
}

/** Returns the change that creates an escrow with its ledger account. */
export function creation(escrow: Escrow): Change {
  return newChange(`create:${escrow.id}`, {
    writes: [{ insert: 'checkout', row: escrow }],
    opens: [`escrow:${escrow.id}`],
  });
}

/** Creates the account of the tests. */
export async function seedAccount(store: Store, id?: string): Promise<void> {
  await store.transact([accountStep(id)]);
}

/**
 * Returns a statement of plain SQL without parameters, for SQL that the service itself never runs. Different
 * texts have different names: a connection to PostgreSQL runs the first text that it has under a name.
 */
export function rawStatement(
  text: string,
  name = hash('sha256', text, 'hex').slice(0, 50),
): Statement<object, Record<string, unknown>> {
  const returnsRows = /^select/.test(text);
  const sql = { sqlite: text, postgres: text };
  return { name, sql, params: [], returnsRows, isByKey: false };
}
