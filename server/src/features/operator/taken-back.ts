import type { TransferAggregate } from '../../domain/aggregate.js';
import { attemptInFlight, isUnsent, type TransferCommand, transferOf } from '../../domain/transfer.js';
import { accountTime } from '../../pipeline/context.js';
import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { isPayableTakenBack } from '../transfers/send-block.js';
import { CommandRefused } from './act.js';

/** The commands by which a transfer ends without the partner. */
const withoutPartner: ReadonlySet<TransferCommand['command']> = new Set(['hold', 'record_payment', 'cancel']);

/** Whether a command ends a transfer without the partner, or prepares that. */
export function isWithoutPartner({ command }: TransferCommand): boolean {
  return withoutPartner.has(command);
}

/** Nothing is owed any more: a payment that is recorded now is a duplicate. */
const over: ReadonlySet<string> = new Set(['paid', 'returned_to_payer', 'cancelled']);

/**
 * Refuses to end a transfer without the partner while the partner has an attempt that a restore took back.
 * The domain refuses it for an attempt that our rows have.
 *
 * @throws CommandRefused also if the partner does not say
 */
export async function refuseIfTakenBack(services: Services, aggregate: TransferAggregate): Promise<void> {
  const { accountId, mode, status } = transferOf(aggregate);
  const inFlight = attemptInFlight(aggregate);
  if (over.has(status) || (inFlight !== null && !isUnsent(inFlight))) return;
  if (!(await isTakenBack(services, aggregate, await accountTime(services, accountId, mode)))) return;
  throw new CommandRefused(
    'The bank has an attempt of it that a restore took back, and has paid it or may pay it. Let the server ' +
      'find it, with retry or unhold if it does not by itself: see restore status.',
  );
}

async function isTakenBack(...asked: Parameters<typeof isPayableTakenBack>): Promise<boolean> {
  try {
    return await isPayableTakenBack(...asked);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable || error instanceof PartnerRefused)) throw error;
    throw new CommandRefused('The bank does not answer whether it has paid it: run the command again later.');
  }
}
