import type { EscrowAggregate, TransferAggregate } from '../../domain/aggregate.js';
import type { Destination, Escrow, Mode, Seller } from '../../domain/records.js';
import type { Store } from '../../ports/store.js';
import {
  type EscrowWithPayee,
  findBusyRefund,
  findById,
  findByReference,
  findCredit,
  findOwnDestination,
  findPayout,
  findRefund,
  findSeller,
  findWithPayeeById,
  findWithPayeeByReference,
  listAttempts,
  listCredits,
  listDisputes,
  listPayouts,
  listRefunds,
} from './queries.js';

/** What the guards of the escrow table read, by the escrow's id. */
export async function loadEscrowById(store: Store, id: string): Promise<EscrowAggregate | undefined> {
  const row = await store.one(findWithPayeeById, { id });
  return row && complete(store, row);
}

/** What the guards of the escrow table read, by the merchant's reference. */
export async function loadEscrowByReference(
  store: Store,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<EscrowAggregate | undefined> {
  const row = await store.one(findWithPayeeByReference, { accountId, mode, reference });
  return row && complete(store, row);
}

/** The escrow's row alone. */
export function findEscrowByReference(
  store: Store,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<Escrow | undefined> {
  return store.one(findByReference, { accountId, mode, reference });
}

/**
 * The escrow's row was read first, so whatever is newer in the rows read after it came with a higher version
 * of it, and a decision taken on such a mixture loses its race. Every row below an escrow is written with a
 * change of the escrow, so one that is still at its first version has none.
 */
async function complete(store: Store, row: EscrowWithPayee): Promise<EscrowAggregate> {
  const { escrow, destination: payeeDestination } = split(row);
  if (escrow.version === 1) {
    return {
      escrow,
      credits: [],
      refunds: [],
      payouts: [],
      dispute: null,
      disputesOpenedBy: [],
      payeeDestination,
    };
  }
  const [credits, refunds, payouts, disputes] = await Promise.all([
    store.all(listCredits, { escrowId: escrow.id }),
    store.all(listRefunds, { escrowId: escrow.id }),
    store.all(listPayouts, { escrowId: escrow.id }),
    store.all(listDisputes, { escrowId: escrow.id }),
  ]);
  const dispute = disputes.at(-1) ?? null;
  const disputesOpenedBy = disputes.map(({ openedBy }) => openedBy);
  return { escrow, credits, refunds, payouts, dispute, disputesOpenedBy, payeeDestination };
}

/** The row itself serves as the escrow: to copy all of it but five fields costs more than to read it. */
function split(row: EscrowWithPayee): { escrow: Escrow; destination: Destination | null } {
  const destination = destinationOf({
    bankCode: row.payeeBankCode,
    bankName: row.payeeBankName,
    accountName: row.payeeAccountName,
    accountNumberSealed: row.payeeAccountNumberSealed,
    accountLast4: row.payeeAccountLast4,
  });
  return { escrow: row, destination };
}

type Details = Pick<Seller, 'bankCode' | 'bankName' | 'accountName' | 'accountNumberSealed' | 'accountLast4'>;

/** Where a payee is paid, or null while no details are on file. */
function destinationOf(details: Details | undefined): Destination | null {
  if (!details) return null;
  const { bankCode, bankName, accountName, accountNumberSealed, accountLast4 } = details;
  if (bankCode === null || bankName === null || accountName === null) return null;
  if (accountNumberSealed === null || accountLast4 === null) return null;
  return { bankCode, bankName, accountName, accountNumberSealed, accountLast4 };
}

/** The payout details on file for a payee: a seller, or the merchant itself when no seller is named. */
async function findDestination(
  store: Store,
  payee: { accountId: string; mode: Mode; sellerKey: string | null },
): Promise<Destination | null> {
  const { accountId, mode, sellerKey } = payee;
  const details =
    sellerKey === null
      ? await store.one(findOwnDestination, { accountId, mode })
      : await store.one(findSeller, { accountId, mode, emailKey: sellerKey });
  return destinationOf(details);
}

/**
 * A payout or refund with its tries. Its own row is read first, so whatever was on file for the payee when a
 * version of it stood, or something later, is what a decision on that version sees.
 */
export async function loadTransfer(
  store: Store,
  kind: TransferAggregate['kind'],
  id: string,
): Promise<TransferAggregate | undefined> {
  const payout = kind === 'payout' ? await store.one(findPayout, { id }) : undefined;
  const refund = kind === 'refund' ? await store.one(findRefund, { id }) : undefined;
  const escrowId = payout?.escrowId ?? refund?.escrowId;
  if (escrowId === undefined) return undefined;
  const [attempts, escrow, payeeDestination, credit, busy] = await Promise.all([
    store.all(listAttempts, { kind, objectId: id }),
    store.one(findById, { id: escrowId }),
    payout ? findDestination(store, { ...payout, sellerKey: payout.sellerEmail }) : null,
    refund && store.one(findCredit, { id: refund.creditId }),
    refund && store.one(findBusyRefund, { creditId: refund.creditId, refundId: id }),
  ]);
  if (!escrow) throw new Error(`The ${kind} ${id} belongs to no escrow`);
  const rows = { payout: payout ?? null, refund: refund ?? null, credit: credit ?? null };
  return { kind, ...rows, attempts, escrow, creditBusyWith: busy?.id ?? null, payeeDestination };
}
