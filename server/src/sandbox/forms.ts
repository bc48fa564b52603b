import type { Refusal } from '../domain/change.js';
import { loadShownByReference } from '../features/checkouts/load-shown.js';
import type { SandboxForms } from '../features/dashboard/screens/sandbox/forms.js';
import { executeAtPartner } from '../pipeline/at-partner.js';
import type { Services } from '../services.js';
import { advanceCommand } from './advance.js';
import { fundCommand } from './credit.js';
import { faultCommand } from './fault.js';

const unknownReference: Refusal = {
  refused: true,
  code: 'not_found',
  detail: 'There is no escrow or charge with this reference in test mode.',
};

/** The forms of the dashboard's sandbox, through the same commands as the API. */
export function sandboxForms(services: Services): SandboxForms {
  return {
    fund: ({ owner: { accountId, mode }, context, key }, reference, input) =>
      executeAtPartner(services, {
        subject: {
          find: async () =>
            (await loadShownByReference(services.store, accountId, mode, reference)) ?? unknownReference,
        },
        command: fundCommand(services, input, () => ({ reference })),
        context,
        key,
      }),
    advance: async ({ owner: { accountId }, context, key }, input) =>
      executeAtPartner(services, {
        subject: { find: async () => accountId },
        command: advanceCommand(services, accountId, input),
        context,
        key,
      }),
    fault: ({ owner: { accountId }, context, key }, input) =>
      executeAtPartner(services, {
        subject: { find: async () => accountId },
        command: faultCommand(services, accountId, input),
        context,
        key,
      }),
  };
}
