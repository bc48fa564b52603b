import type {
  ChargeAggregate,
  CheckoutAggregate,
  CheckoutMoney,
  EscrowAggregate,
} from '../../domain/aggregate.js';
import { checkoutOf, isChargeAggregate } from '../../domain/checkout/decide.js';
import { bankAccountOnFile } from '../../domain/payee.js';
import type { BankAccount, Charge, Checkout, Escrow, Mode, Refund } from '../../domain/records.js';
import { ProblemError } from '../../http/problem.js';
import type { Reader } from '../../ports/reports.js';
import { findCarriage, findShipment } from '../delivery/shipment-queries.js';
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
  listSentRefunds,
} from './queries.js';

/** The credits, refunds and payouts of a checkout that somebody needs. */
export type Money = Pick<CheckoutMoney, 'credits' | 'refunds' | 'payouts' | 'refundsInFlight'>;

/** Reads the money of a checkout, which is asked for only if there can be any. */
export type ReadMoney = (store: Reader, checkoutId: string, row: Checkout) => Promise<Money>;

/** @param read all its money, which the rules need, unless another reading is given */
export async function loadCheckout(
  store: Reader,
  id: string,
  read: ReadMoney = loadMoney,
): Promise<CheckoutAggregate | undefined> {
  const row = await store.one(findWithPayeeById, { id });
  return row && complete(store, row, read);
}

/** How often a checkout may change while it is read. */
const readsMax = 10;

/**
 * Loads what is shown of a checkout. It is read in several statements and commits nothing, so no lost race
 * would reveal rows of two versions: they are read again if the checkout has changed meanwhile.
 *
 * @param load returns null if it has changed, and undefined if there is none
 * @throws ProblemError with the code if it keeps changing
 */
export async function loadOneVersion<Loaded>(
  code: 'conflict' | 'busy',
  load: () => Promise<Loaded | null | undefined>,
): Promise<Loaded | undefined> {
  for (let read = 1; read <= readsMax; read++) {
    const loaded = await load();
    if (loaded !== null) return loaded;
  }
  throw new ProblemError(code);
}

/** Loads a checkout of one version for a page. */
export function loadConsistent(store: Reader, id: string): Promise<CheckoutAggregate | undefined> {
  return loadOneVersion('conflict', async () => {
    const aggregate = await loadCheckout(store, id);
    if (!aggregate) return undefined;
    const current = await store.one(findById, { id });
    return current?.version === checkoutOf(aggregate).version ? aggregate : null;
  });
}

export async function loadCheckoutByReference(
  store: Reader,
  accountId: string,
  mode: Mode,
  reference: string,
  read: ReadMoney = loadMoney,
): Promise<CheckoutAggregate | undefined> {
  const row = await store.one(findWithPayeeByReference, { accountId, mode, reference });
  return row && complete(store, row, read);
}

/** Returns undefined for a direct charge. */
export async function loadEscrow(store: Reader, id: string): Promise<EscrowAggregate | undefined> {
  return escrowOrNothing(await loadCheckout(store, id));
}

export async function loadEscrowByReference(
  store: Reader,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<EscrowAggregate | undefined> {
  return escrowOrNothing(await loadCheckoutByReference(store, accountId, mode, reference));
}

/** Returns undefined for an escrow. */
export async function loadCharge(store: Reader, id: string): Promise<ChargeAggregate | undefined> {
  const aggregate = await loadCheckout(store, id);
  return aggregate && isChargeAggregate(aggregate) ? aggregate : undefined;
}

function escrowOrNothing(aggregate: CheckoutAggregate | undefined): EscrowAggregate | undefined {
  return aggregate === undefined || isChargeAggregate(aggregate) ? undefined : aggregate;
}

export function findCheckout(
  store: Reader,
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

const noMoney = { credits: [], refunds: [], payouts: [], refundsInFlight: [] };

/**
 * The checkout's row was read first. Newer rows read after it came with a higher version of the checkout, so
 * a decision on such a mixture loses its race. Every dependent row is written with a change of the checkout,
 * so a checkout at version 1 has none.
 */
async function complete(store: Reader, row: CheckoutWithPayee, read: ReadMoney): Promise<CheckoutAggregate> {
  const { payeeChangedAt, payoutSchedule } = row;
  const hasClockLeapt = row.hasClockLeapt === 1;
  const payee = { payeeBankAccount: payeeOf(row), payeeChangedAt, payoutSchedule, hasClockLeapt };
  if (isCharge(row)) {
    const money = row.version === 1 ? noMoney : await read(store, row.id, row);
    return { charge: row, ...money, ...payee };
  }
  if (!isEscrow(row)) throw new Error(`Checkout ${row.id} is neither an escrow nor a charge`);
  if (row.version === 1) {
    return {
      escrow: row,
      ...noMoney,
      dispute: null,
      disputesOpenedBy: [],
      shipment: null,
      carriage: null,
      ...payee,
    };
  }
  const [money, disputes, delivery] = await Promise.all([
    read(store, row.id, row),
    store.all(listDisputes, { checkoutId: row.id }),
    loadDelivery(store, row),
  ]);
  // At most one is open. It may be older than a resolved one if the clock was set back.
  const dispute = disputes.find(({ status }) => status !== 'resolved') ?? disputes.at(-1) ?? null;
  const disputesOpenedBy = disputes.map(({ openedBy }) => openedBy);
  return { escrow: row, ...money, ...payee, dispute, disputesOpenedBy, ...delivery };
}

/**
 * What is owed for carriage changes without a new version of the checkout; a decision that changes it writes
 * its row, and loses its race if another one did meanwhile.
 */
async function loadDelivery(
  store: Reader,
  { id: checkoutId, accountId, mode, deliveryTrackingJson }: Escrow,
): Promise<Pick<EscrowAggregate, 'shipment' | 'carriage'>> {
  if (deliveryTrackingJson === null) return { shipment: null, carriage: null };
  const [shipment, carriage] = await Promise.all([
    store.one(findShipment, { checkoutId }),
    store.one(findCarriage, { accountId, mode }),
  ]);
  return { shipment: shipment ?? null, carriage: carriage ?? null };
}

export async function loadMoney(store: Reader, checkoutId: string): Promise<Money> {
  const [credits, refunds, payouts] = await Promise.all([
    store.all(listCredits, { checkoutId }),
    store.all(listRefunds, { checkoutId }),
    store.all(listPayouts, { checkoutId }),
  ]);
  return { credits, refunds, payouts, refundsInFlight: await listInFlight(store, checkoutId, refunds) };
}

/**
 * Reads which refunds are with the partner, after the refunds: sending one raises its version, so a decision
 * that took it for unsent loses its race.
 */
async function listInFlight(
  store: Reader,
  checkoutId: string,
  refunds: readonly Refund[],
): Promise<string[]> {
  if (refunds.every(({ status }) => status !== 'pending')) return [];
  const sent = await store.all(listSentRefunds, { checkoutId });
  return sent.map(({ objectId }) => objectId);
}

/** The row itself serves as the checkout: copying it without these fields costs more than reading it. */
function payeeOf(row: CheckoutWithPayee): BankAccount | null {
  return bankAccountOnFile({
    bankCodePartner: row.payeeBankCodePartner,
    bankCode: row.payeeBankCode,
    bankName: row.payeeBankName,
    accountName: row.payeeAccountName,
    accountNumberSealed: row.payeeAccountNumberSealed,
    accountLast4: row.payeeAccountLast4,
  });
}
