import type { TransferAggregate } from '../../domain/aggregate.js';
import { attemptInFlight, transferOf } from '../../domain/transfer.js';
import { accountTime } from '../../pipeline/context.js';
import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { askPartner, partnerOf } from '../transfers/partner.js';
import { CommandRefused, refuseInDryRun } from './act.js';
import { actOnTransfer, lookUp, readTransfer, type TransferKind } from './transfers.js';

/**
 * Ends the attempt in flight after the bank answered a look-up that it does not know it, or by the bank's
 * statement, for which the look-up may go unanswered. An attempt that the bank knows ends only as it says.
 */
export async function endAttempt(
  services: Services,
  kind: TransferKind,
  id: string,
  statement: string | null,
): Promise<TransferAggregate> {
  const aggregate = await readTransfer(services, kind, id);
  const inFlight = attemptInFlight(aggregate);
  if (inFlight === null) return lookUp(services, kind, id);
  const { accountId, mode } = transferOf(aggregate);
  const { now } = await accountTime(services, accountId, mode);
  try {
    if ((await askPartner(partnerOf(services, aggregate), aggregate, inFlight, now)) !== null) {
      refuseInDryRun(services, `the bank knows the attempt, and ${kind} look-up ${id} records what it says`);
      const after = await lookUp(services, kind, id);
      if (attemptInFlight(after) === null) return after;
      throw new CommandRefused('The bank knows the attempt and may still pay: only its answer ends it.');
    }
  } catch (error) {
    if (!(error instanceof PartnerUnavailable || error instanceof PartnerRefused)) throw error;
    if (statement === null) {
      throw new CommandRefused('The bank does not answer, and silence ends nothing: use --statement.');
    }
  }
  const command = { command: 'end_attempt', attemptId: inFlight.id, statement } as const;
  return (await actOnTransfer(services, kind, id, command)).after;
}
