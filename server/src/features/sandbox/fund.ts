import type { SandboxBank } from '../../adapters/bank/sandbox/index.js';
import type { SignedNotification } from '../../adapters/bank/sandbox/notification.js';
import type { EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import type { Escrow, VirtualAccount } from '../../domain/records.js';
import { accountTime } from '../../jobs/account-time.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { listVirtualAccounts } from '../checkouts/queries.js';
import { receiveNotification } from '../credits/intake.js';

export interface FundWish {
  /** Kobo; what is missing when null. */
  amount: number | null;
  payerName: string | null;
  /** How often the bank reports the one transfer. */
  times: number;
  outcome: 'credited' | 'rejected' | 'reversed';
  /** Names the transfer, so that a repeated request makes no second one; null: a new transfer. */
  partnerCreditId: string | null;
}

/**
 * Lets the sandbox bank receive a transfer into the escrow's newest account and report it, signed, the way a
 * real one does. Answers the escrow as it then stands. A closed one takes money too, which goes back; how
 * much has to be said then, since nothing is missing.
 */
export async function fundEscrow(
  services: Services,
  { escrow }: EscrowAggregate,
  wish: FundWish,
): Promise<EscrowAggregate | Refusal> {
  const bank = services.sandboxBank;
  const standing = wish.partnerCreditId === null ? null : await bank.findCredit(wish.partnerCreditId);
  const missing = escrow.status === 'awaiting_payment' ? escrow.amount - escrow.amountHeld : 0;
  const amount = wish.amount ?? standing?.amount ?? missing;
  if (amount <= 0) {
    const code = isClosed(escrow.status) ? 'final' : 'already_funded';
    return { refused: true, code, detail: 'Nothing is missing: say which amount to send.' };
  }
  const account = await newestAccount(services, escrow.id);
  const { now } = await accountTime(services, escrow.accountId, escrow.mode);
  const { partnerReference, accountNumber } = account;
  const { credit, notification } = await bank.reportTransfer({
    accountId: escrow.accountId,
    partnerReference,
    accountNumber,
    amount,
    payerName: wish.payerName,
    outcome: wish.outcome === 'rejected' ? 'rejected' : 'credited',
    partnerCreditId: wish.partnerCreditId,
    now,
  });
  await deliver(services, bank, notification, wish.times);
  if (wish.outcome === 'reversed') {
    await bank.takeBack(credit.partnerCreditId);
    await deliver(services, bank, notification, wish.times);
  }
  const after = await loadEscrow(services.store, escrow.id);
  if (!after) throw new Error(`The escrow ${escrow.id} is gone`);
  return after;
}

function isClosed(status: Escrow['status']): boolean {
  return status !== 'awaiting_payment' && status !== 'funded' && status !== 'disputed';
}

async function newestAccount(services: Services, checkoutId: string): Promise<VirtualAccount> {
  const account = (await services.store.all(listVirtualAccounts, { checkoutId })).at(-1);
  if (!account) throw new Error(`The escrow ${checkoutId} has no virtual account`);
  return account;
}

/** Banks repeat themselves; all copies are the same bytes and may arrive at once. */
async function deliver(
  services: Services,
  bank: SandboxBank,
  { headers, rawBody }: SignedNotification,
  times: number,
): Promise<void> {
  const copies = Array.from({ length: times }, () =>
    receiveNotification(services, bank.name, headers, rawBody),
  );
  await Promise.all(copies);
}
