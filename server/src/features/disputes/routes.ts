import type { Dispute as DisputeSchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import {
  type DisputeAggregate,
  type DisputeCommand,
  decideDispute,
} from '../../domain/escrow/dispute-command.js';
import { type Statement, saysSomething, statementsOf } from '../../domain/escrow/evidence.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { respondWithPage } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { iso, isoOrNull } from '../checkouts/present.js';
import { findDispute, findDisputedEscrow } from './find.js';
import { type DisputeWithReference, listDisputesOf } from './queries.js';
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
        read: (after, count) =>
          services.reports.read((reader) =>
            reader.list(listDisputesOf(callerOf(res), query.status, after, count)),
          ),
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

type DisputeObject = z.input<typeof DisputeSchema>;

function presentDispute(dispute: DisputeWithReference): DisputeObject {
  return {
    id: dispute.id,
    escrow_id: dispute.checkoutId,
    reference: dispute.reference,
    mode: dispute.mode,
    status: dispute.status,
    reason: dispute.reason,
    opened_by: dispute.openedBy,
    description: dispute.description,
    respond_by: isoOrNull(dispute.respondBy),
    evidence: statementsOf(dispute).filter(saysSomething).map(presentStatement),
    outcome: dispute.outcome,
    amount_to_seller: dispute.amountToSeller,
    decision_reason: dispute.decisionReason,
    created_at: iso(dispute.createdAt),
    updated_at: iso(dispute.updatedAt),
  };
}

function presentStatement({ side, text, links, at }: Statement): DisputeObject['evidence'][number] {
  return { side, text, links: [...links], at: iso(at) };
}
