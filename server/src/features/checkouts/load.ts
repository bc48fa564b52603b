import type {
  ChargeAggregate,
  CheckoutAggregate,
  CheckoutMoney,
  EscrowAggregate,
} from '../../domain/aggregate.js';
import { checkoutOf, isChargeAggregate } from '../../domain/checkout/decide.js';
import { bankAccountOnFile } from '../../domain/payee.js';
import type { BankAccount, Charge, Checkout, Escrow, Mode } from '../../domain/records.js';
import { ProblemError } from '../../http/problem.js';
import type { Store } from '../../ports/store.js';
import {
  type CheckoutWithPayee,
  findById,
  findByReference,
  findWithPayeeById,
  findWithPayeeByReference,
  listCredits,
  listDisputes,
  listPayouts,
  listRefunds,
} from './queries.js';

/** What the guards of an escrow or charge read, by its id. */
export async function loadCheckout(store: Store, id: string): Promise<CheckoutAggregate | undefined> {
  const row = await store.one(findWithPayeeById, { id });
  return row && complete(store, row);
}

/** How often a checkout may change while it is read. */
const readsMax = 10;

/**
 * The same for a page, which commits nothing, so that no lost race tells it of a mixture of before and
 * after: the rows are read again if the checkout has changed under them.
 */
export async function loadConsistent(store: Store, id: string): Promise<CheckoutAggregate | undefined> {
  for (let read = 1; read <= readsMax; read++) {
    const aggregate = await loadCheckout(store, id);
    if (!aggregate) return undefined;
    const current = await store.one(findById, { id });
    if (current?.version === checkoutOf(aggregate).version) return aggregate;
  }
  throw new ProblemError('conflict');
}

/** The same by the merchant's reference. */
export async function loadCheckoutByReference(
  store: Store,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<CheckoutAggregate | undefined> {
  const row = await store.one(findWithPayeeByReference, { accountId, mode, reference });
  return row && complete(store, row);
}

/** An escrow by its id; what is a direct charge is no escrow. */
export async function loadEscrow(store: Store, id: string): Promise<EscrowAggregate | undefined> {
  return escrowOrNothing(await loadCheckout(store, id));
}

/** An escrow by the merchant's reference. */
export async function loadEscrowByReference(
  store: Store,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<EscrowAggregate | undefined> {
  return escrowOrNothing(await loadCheckoutByReference(store, accountId, mode, reference));
}

/** A direct charge by its id. */
export async function loadCharge(store: Store, id: string): Promise<ChargeAggregate | undefined> {
  const aggregate = await loadCheckout(store, id);
  return aggregate && isChargeAggregate(aggregate) ? aggregate : undefined;
}

function escrowOrNothing(aggregate: CheckoutAggregate | undefined): EscrowAggregate | undefined {
  return aggregate === undefined || isChargeAggregate(aggregate) ? undefined : aggregate;
}

/** The row alone. */
export function findCheckout(
  store: Store,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<Checkout | undefined> {
  return store.one(findByReference, { accountId, mode, reference });
}

export function isEscrow(checkout: Checkout): checkout is Escrow {
  return checkout.kind === 'escrow';
}

export function isCharge(checkout: Checkout): checkout is Charge {
  return checkout.kind === 'charge';
}

type Payee = Pick<CheckoutMoney, 'payeeBankAccount' | 'payeeChangedAt'>;

const noMoney = { credits: [], refunds: [], payouts: [] };

/**
 * The row was read first, so whatever is newer in the rows read after it came with a higher version of it,
 * and a decision taken on such a mixture loses its race. Every row below a checkout is written with a change
 * of it, so one that is still at its first version has none.
 */
async function complete(store: Store, row: CheckoutWithPayee): Promise<CheckoutAggregate> {
  const payee = { payeeBankAccount: payeeOf(row), payeeChangedAt: row.payeeChangedAt };
  if (isCharge(row)) return completeCharge(store, row, payee);
  if (!isEscrow(row)) throw new Error(`Checkout ${row.id} is neither an escrow nor a charge`);
  if (row.version === 1) {
    return { escrow: row, ...noMoney, dispute: null, disputesOpenedBy: [], ...payee };
  }
  const [money, disputes] = await Promise.all([
    loadMoney(store, row.id, payee),
    store.all(listDisputes, { checkoutId: row.id }),
  ]);
  // At most one is open. A clock that was set back may have made it look older than one that is resolved.
  const dispute = disputes.find(({ status }) => status !== 'resolved') ?? disputes.at(-1) ?? null;
  return { escrow: row, ...money, dispute, disputesOpenedBy: disputes.map(({ openedBy }) => openedBy) };
}

async function completeCharge(store: Store, charge: Charge, payee: Payee): Promise<ChargeAggregate> {
  if (charge.version === 1) return { charge, ...noMoney, ...payee };
  return { charge, ...(await loadMoney(store, charge.id, payee)) };
}

async function loadMoney(store: Store, checkoutId: string, payee: Payee): Promise<CheckoutMoney> {
  const [credits, refunds, payouts] = await Promise.all([
    store.all(listCredits, { checkoutId }),
    store.all(listRefunds, { checkoutId }),
    store.all(listPayouts, { checkoutId }),
  ]);
  return { credits, refunds, payouts, ...payee };
}

/** The row itself serves as the checkout: to copy all of it but five fields costs more than to read it. */
function payeeOf(row: CheckoutWithPayee): BankAccount | null {
  return bankAccountOnFile({
    bankCode: row.payeeBankCode,
    bankName: row.payeeBankName,
    accountName: row.payeeAccountName,
    accountNumberSealed: row.payeeAccountNumberSealed,
    accountLast4: row.payeeAccountLast4,
  });
}
