import type { CombinedMember, TransferAggregate } from '../../domain/aggregate.js';
import { bankAccountOnFile } from '../../domain/payee.js';
import type { BankAccount, CombinedPayout, Credit, Owner, Payout } from '../../domain/records.js';
import { isSameSealed } from '../../domain/sealed-text.js';
import type { Store } from '../../ports/store.js';
import {
  findBusyRefund,
  findById,
  findCredit,
  findOwnBankAccount,
  findPayout,
  findRefund,
  findSeller,
  listAttempts,
} from '../checkouts/queries.js';
import { findCombinedPayout, listMembers } from './combined-queries.js';
import { sumCancelled } from './float-queries.js';

/**
 * A payout, several combined ones or a refund with its attempts. Its own row is read first, so a decision on
 * its version sees the bank account that was on file at that version, or a later one.
 */
export async function loadTransfer(
  store: Store,
  kind: TransferAggregate['kind'],
  id: string,
): Promise<TransferAggregate | undefined> {
  const payout = kind === 'payout' ? await findPaidTogetherOrAlone(store, id) : undefined;
  const refund = kind === 'refund' ? await store.one(findRefund, { id }) : undefined;
  const transfer = payout ?? refund;
  if (!transfer) return undefined;
  const checkoutId = 'checkoutId' in transfer ? transfer.checkoutId : null;
  const [attempts, members, checkout, payeeBankAccount, credit, busy] = await Promise.all([
    store.all(listAttempts, { objectKind: kind, objectId: id }),
    payout && 'ordinal' in payout ? loadMembers(store, id) : [],
    checkoutId === null ? null : store.one(findById, { id: checkoutId }),
    payout ? findPayeeBankAccount(store, { ...payout, sellerKey: payout.sellerEmail }) : null,
    refund && store.one(findCredit, { id: refund.creditId }),
    refund && store.one(findBusyRefund, { creditId: refund.creditId, refundId: id }),
  ]);
  if (checkout === undefined) throw new Error(`The ${kind} ${id} belongs to no checkout`);
  const rows = { payout: payout ?? null, refund: refund ?? null, credit: credit ?? null };
  const reads = { creditBusyWith: busy?.id ?? null, amountCancelled: await readCancelled(store, credit) };
  return { kind, ...rows, members, attempts, checkout, ...reads, payeeBankAccount };
}

/** Nobody asks about a credit of which no bank took a part, so that a plain refund costs no query. */
async function readCancelled(store: Store, credit: Credit | null | undefined): Promise<number> {
  if (!credit || credit.amountTakenBack === 0) return 0;
  return (await store.one(sumCancelled, { creditId: credit.id }))?.amount ?? 0;
}

/** Awaited with all else: a query that fails while nobody waits for it ends the process. */
async function loadMembers(store: Store, id: string): Promise<CombinedMember[]> {
  return withCheckouts(store, await store.all(listMembers, { combinedPayoutId: id }));
}

async function findPaidTogetherOrAlone(
  store: Store,
  id: string,
): Promise<Payout | CombinedPayout | undefined> {
  return (await store.one(findPayout, { id })) ?? (await store.one(findCombinedPayout, { id }));
}

/** Adds its checkout to each payout, read after it. */
export function withCheckouts(store: Store, payouts: readonly Payout[]): Promise<CombinedMember[]> {
  return Promise.all(
    payouts.map(async (payout) => {
      const checkout = await store.one(findById, { id: payout.checkoutId });
      if (!checkout) throw new Error(`The payout ${payout.id} belongs to no checkout`);
      return { payout, checkout };
    }),
  );
}

/** The bank account on file for the seller, or for the merchant if no seller is named. */
export async function findPayeeBankAccount(
  store: Store,
  payee: Owner & { sellerKey: string | null },
): Promise<BankAccount | null> {
  const { accountId, mode, sellerKey } = payee;
  const onFile =
    sellerKey === null
      ? await store.one(findOwnBankAccount, { accountId, mode })
      : await store.one(findSeller, { accountId, mode, emailKey: sellerKey });
  return bankAccountOnFile(onFile);
}

/** Where a payout goes, by the code of the partner that pays it; null for a refund. */
export interface Destination {
  bankAccount: BankAccount | null;
}

/** Puts the account that was found into what is decided about, unless the payee has saved another since. */
export function withDestination<Read extends { payeeBankAccount: BankAccount | null }>(
  read: Read | undefined,
  { bankAccount }: Destination,
): Read | undefined {
  const accountNumberSealed = read?.payeeBankAccount?.accountNumberSealed;
  if (read === undefined || bankAccount === null || accountNumberSealed === undefined) return read;
  if (!isSameSealed(accountNumberSealed, bankAccount.accountNumberSealed)) return read;
  // What was found before may be sealed under the key before.
  return { ...read, payeeBankAccount: { ...bankAccount, accountNumberSealed } };
}
