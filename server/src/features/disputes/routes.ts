import { contract } from '@escrow-checkout/contract';
import {
  type DisputeAggregate,
  type DisputeCommand,
  decideDispute,
} from '../../domain/escrow/dispute-command.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { respondWithPage } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { findDispute, findDisputedEscrow } from './find.js';
import { presentDispute } from './present.js';
import { listDisputesOf } from './queries.js';
import { sideOf } from './side.js';

type Call = Pick<Parameters<Handlers['disputes']['concede']>[0], 'params' | 'caller' | 'context' | 'key'>;

export function disputeRoutes(services: Services): Handlers['disputes'] {
  /** Changes the escrow that the dispute belongs to, and responds with the dispute. */
  const act = (call: Call, commandOf: (found: DisputeAggregate) => DisputeCommand) =>
    execute(services, {
      subject: subjectOf(() => findDisputedEscrow(services, call.caller, call.params.id), commandOf),
      command: {
        decide: (aggregate, context) => decideDispute(aggregate, commandOf(aggregate), context),
        present: ({ targetDispute, escrow }) =>
          presentDispute({ ...targetDispute, reference: escrow.reference }),
      },
      context: call.context,
      key: call.key,
    });
  return {
    list: ({ query, res }) =>
      respondWithPage(res, query, {
        item: contract.disputes.list.responses[200].shape.data.element,
        read: (after, count) =>
          services.store.list(listDisputesOf(callerOf(res), query.status, after, count)),
        present: presentDispute,
      }),
    get: async ({ params, res }) => ({
      status: 200,
      body: presentDispute(orThrow(await findDispute(services, callerOf(res), params.id))),
    }),
    addEvidence: async (call) => {
      const { on_behalf_of: named, text = null, links = [] } = call.body;
      if (text === null && links.length === 0) {
        throw fieldProblem('/text', 'is required: send `text`, `links`, or both', 'required', ['/links']);
      }
      return act(call, ({ escrow }) => ({ command: 'evidence', side: sideOf(escrow, named), text, links }));
    },
    // A merchant cannot withdraw a buyer's dispute, so the side is always the seller.
    withdraw: (call) => act(call, () => ({ command: 'withdraw', side: 'seller' })),
    concede: (call) => act(call, () => ({ command: 'concede' })),
  };
}
