import type { TransferAggregate } from '../../domain/aggregate.js';
import { bankAccountOnFile } from '../../domain/payee.js';
import type { BankAccount, Mode } from '../../domain/records.js';
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

/**
 * A payout or refund with its attempts. Its own row is read first, so a decision on its version sees the bank
 * account that was on file at that version, or a later one.
 */
export async function loadTransfer(
  store: Store,
  kind: TransferAggregate['kind'],
  id: string,
): Promise<TransferAggregate | undefined> {
  const payout = kind === 'payout' ? await store.one(findPayout, { id }) : undefined;
  const refund = kind === 'refund' ? await store.one(findRefund, { id }) : undefined;
  const transfer = payout ?? refund;
  if (!transfer) return undefined;
  const { checkoutId } = transfer;
  const [attempts, checkout, payeeBankAccount, credit, busy] = await Promise.all([
    store.all(listAttempts, { kind, objectId: id }),
    checkoutId === null ? null : store.one(findById, { id: checkoutId }),
    payout ? findPayeeBankAccount(store, { ...payout, sellerKey: payout.sellerEmail }) : null,
    refund && store.one(findCredit, { id: refund.creditId }),
    refund && store.one(findBusyRefund, { creditId: refund.creditId, refundId: id }),
  ]);
  if (checkout === undefined) throw new Error(`The ${kind} ${id} belongs to no checkout`);
  const rows = { payout: payout ?? null, refund: refund ?? null, credit: credit ?? null };
  return { kind, ...rows, attempts, checkout, creditBusyWith: busy?.id ?? null, payeeBankAccount };
}

/** The bank account on file for the seller, or for the merchant if no seller is named. */
async function findPayeeBankAccount(
  store: Store,
  payee: { accountId: string; mode: Mode; sellerKey: string | null },
): Promise<BankAccount | null> {
  const { accountId, mode, sellerKey } = payee;
  const onFile =
    sellerKey === null
      ? await store.one(findOwnBankAccount, { accountId, mode })
      : await store.one(findSeller, { accountId, mode, emailKey: sellerKey });
  return bankAccountOnFile(onFile);
}
