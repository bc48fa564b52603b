import type { ActionFields, ActionName } from '@escrow-checkout/web';
import type { Context, EscrowCommand } from '../../../../domain/aggregate.js';
import type { Refusal } from '../../../../domain/change.js';
import { decideEscrow } from '../../../../domain/escrow/decide.js';
import { subjectOf } from '../../../../pipeline/admit.js';
import { execute } from '../../../../pipeline/execute.js';
import { isRefusal } from '../../../../pipeline/retry.js';
import type { Services } from '../../../../services.js';
import type { Visit } from '../../route.js';
import { staffKey } from '../staff-key.js';
import { findOwnEscrow } from './find.js';
import { planOf } from './plan.js';

export interface Meant {
  action: ActionName;
  id: string;
  fields: ActionFields;
  command: EscrowCommand;
  /** The mark of the plan that the person was shown; null if nothing was to be shown. */
  mark: string | null;
  /** The key of this form. */
  intention: string;
}

/** What is committed would differ from what was shown. */
const changedMeanwhile: Refusal = { refused: true, code: 'conflict' };

/**
 * Runs a command through the pipeline of the API, under the key of its form: a second tap finds the first
 * one's answer. Nothing is committed but what was shown.
 */
export async function act(
  services: Services,
  visit: Visit,
  context: Context,
  meant: Meant,
): Promise<'done' | Refusal> {
  const reply = await execute(services, {
    subject: subjectOf(() => findOwnEscrow(services, visit, meant.id)),
    command: {
      decide: (aggregate) => {
        const decision = decideEscrow(aggregate, meant.command, context);
        const plan = planOf(aggregate, decision, context);
        const isAsShown =
          meant.mark === null || plan === 'repeat' || isRefusal(plan) || plan.mark === meant.mark;
        return isAsShown ? decision : changedMeanwhile;
      },
      present: ({ escrow }) => ({ status: escrow.status }),
    },
    context,
    key: staffKey(visit, meant.intention, [meant.action, meant.id, meant.fields]),
  });
  return isRefusal(reply) ? reply : 'done';
}
