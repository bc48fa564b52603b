import type { EscrowAggregate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { previewRelease } from '../../domain/escrow/dry-run.js';
import { keyedRequest } from '../../http/idempotency.js';
import { refusalProblem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { requestContext } from '../idempotency/keyed.js';
import { isRefusal } from '../perform.js';
import { type EscrowRequest, runCommand } from './command.js';
import { findEscrow } from './find.js';
import { requireKeyForPart } from './part.js';

/** Releases all that is held, or the part named. */
export async function release(services: Services, call: EscrowRequest, amount: number | null) {
  requireKeyForPart(call, amount, 'release');
  return runCommand(services, call, (aggregate, context) =>
    decideEscrow(aggregate, { command: 'release', amount }, context),
  );
}

/** What a release would move, where to, and where the escrow would stand. Moves nothing. */
export async function preview(services: Services, call: EscrowRequest, amount: number | null) {
  // A key that is none is refused here, too, before anything is looked up; a good one has nothing to keep.
  keyedRequest(call.request, call.response, call.body);
  const aggregate = await findEscrow(services, call.response, call.reference);
  const answer = previewRelease(aggregate, amount, requestContext(services, call.response));
  if (isRefusal(answer)) throw refusalProblem(answer);
  return { status: 200 as const, body: { ...presentPreview(aggregate), ...movedBy(answer) } };
}

function movedBy({
  amount,
  remaining,
  status,
}: Exclude<ReturnType<typeof previewRelease>, { refused: true }>) {
  return { amount, remaining, status_after: status };
}

function presentPreview({ escrow, payeeDestination }: EscrowAggregate) {
  return {
    dry_run: true as const,
    reference: escrow.reference,
    bank_name: payeeDestination?.bankName ?? null,
    account_last4: payeeDestination?.accountLast4 ?? null,
  };
}
