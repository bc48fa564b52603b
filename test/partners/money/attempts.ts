import type { SignedNotification } from '../../../server/src/adapters/bank/sandbox/notification.js';
import type { EndWords } from '../../../server/src/adapters/bank/sandbox/transfers.js';
import type { TransferAggregate } from '../../../server/src/domain/aggregate.js';
import { decideTransfer } from '../../../server/src/domain/transfer.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { loadTransfer } from '../../../server/src/features/transfers/load.js';
import { accountTime, systemContext } from '../../../server/src/pipeline/context.js';
import { defined, minuteMs, type World } from './world.js';

type Kind = TransferAggregate['kind'];

/** A released escrow's payout, not sent yet. */
export async function releasedPayout(world: World): Promise<string> {
  await world.saveBankAccount();
  const { id } = (await world.delivered()).escrow;
  const { payouts } = await world.act(id, { command: 'release', amount: null });
  return defined(payouts[0]).id;
}

export async function loadAttempts(world: World, kind: Kind, id: string): Promise<TransferAggregate> {
  return defined(await loadTransfer(world.services.store, kind, id));
}

export async function loadPayout(world: World, id: string) {
  const { payout, attempts, checkout } = await loadAttempts(world, 'payout', id);
  return { payout: defined(payout), attempts, checkout };
}

export async function loadRefund(world: World, id: string) {
  const { refund, attempts } = await loadAttempts(world, 'refund', id);
  return { refund: defined(refund), attempts };
}

/** The bank carries out the first attempt after all, and tells nobody. */
export async function executeFirst(world: World, id: string): Promise<void> {
  await world.services.sandboxBank.settle(await beginFirst(world, id), 'paid');
}

/** The bank begins to carry out the first attempt after all; returns its reference. */
export async function beginFirst(world: World, id: string): Promise<string> {
  const { payout, attempts } = await loadPayout(world, id);
  const { reference } = defined(attempts[0]);
  await world.services.sandboxBank.transfer({
    reference,
    accountId: world.accountId,
    amount: payout.amount,
    bankCode: '058',
    accountNumber: '0123456789',
    accountName: 'ADA SELLER',
    now: world.services.clock.now(),
  });
  return reference;
}

/** A payout that the bank refused definitely, and whose attempt has ended by that. */
export async function refusedPayout(world: World): Promise<string> {
  const id = await releasedPayout(world);
  world.bank.fail('transfer', 'refused');
  await world.pass(0);
  await world.pass(2 * minuteMs);
  return id;
}

/** Settles the newest attempt at the bank, which reports it. */
export async function endNewest(
  world: World,
  kind: Kind,
  id: string,
  end: 'failed' | 'reversed' | 'paid',
  words: EndWords = {},
): Promise<void> {
  const { attempts } = await loadAttempts(world, kind, id);
  await notify(
    world,
    await world.services.sandboxBank.settle(defined(attempts.at(-1)).reference, end, words),
  );
}

/** Reverses a credit at the bank, which reports it. */
export async function reverse(world: World, partnerCreditId: string): Promise<void> {
  await notify(world, await world.services.sandboxBank.reverse(partnerCreditId));
}

async function notify(world: World, notification: SignedNotification | null): Promise<void> {
  const { headers, rawBody } = defined(notification);
  await applySigned(world.services, 'sandbox', headers, rawBody);
}

/** Returns the change that begins an attempt, not committed. */
export async function changeToSend(world: World, read: TransferAggregate) {
  const { services, accountId } = world;
  const time = await accountTime(services, accountId, 'test');
  const context = systemContext(services, time, `suite:${services.newId()}`);
  const decision = decideTransfer(read, { command: 'send', leaseToken: 'lease' }, context);
  if ('refused' in decision || decision.kind === 'repeat') throw new Error(JSON.stringify(decision));
  return decision.change;
}
