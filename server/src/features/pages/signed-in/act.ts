import type {
  CheckoutAggregate,
  Context,
  Decision,
  EscrowAggregate,
  EscrowCommand,
} from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { decideEscrow } from '../../../domain/escrow/decide.js';
import type { Subject } from '../../../pipeline/admit.js';
import { execute } from '../../../pipeline/execute.js';
import { isRefusal } from '../../../pipeline/retry.js';
import type { Services } from '../../../services.js';
import { loadEscrow } from '../../checkouts/load.js';

/** The open checkout of a page. */
interface Opened {
  aggregate: CheckoutAggregate;
  context: Context;
}

/**
 * Runs a command for one side by the rules of the API; a repeat changes nothing. False: it was refused, or
 * the escrow is no longer as the page showed it.
 */
export function actOnPage(
  page: { services: Services },
  open: Opened,
  command: EscrowCommand,
  isStillMeant: (aggregate: EscrowAggregate) => boolean = () => true,
): Promise<boolean> {
  return decideOnPage(
    page,
    open,
    (aggregate) => aggregate,
    (current, context): Decision =>
      isStillMeant(current) ? decideEscrow(current, command, context) : { refused: true, code: 'conflict' },
  );
}

/** Runs a decision that reads more than the escrow. */
export async function decideOnPage<Read>(
  { services }: { services: Services },
  { aggregate, context }: Opened,
  prepare: Subject<EscrowAggregate, Read>['prepare'],
  decide: (read: Read, context: Context) => Decision<Read>,
): Promise<boolean> {
  const find = () => loadEscrow(services.store, checkoutOf(aggregate).id);
  const outcome = await execute(services, { subject: { find, prepare }, command: { decide }, context });
  return !isRefusal(outcome);
}
