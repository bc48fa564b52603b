import { contract, type EvidenceInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { decideDispute } from '../../domain/escrow/dispute-command.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { type DisputeRequest, loadDispute, runDisputeCommand } from './command.js';
import { presentDispute } from './present.js';
import { listDisputesOf } from './queries.js';
import { sideOf } from './side.js';

const { addEvidence: adding, withdraw: withdrawing, concede: conceding } = contract.disputes;

export function disputeRoutes(services: Services): Handlers['disputes'] {
  return {
    list: async ({ query, res }) => {
      const page = listDisputesOf(callerOf(res), query, readCursor(query.cursor));
      const rows = await services.store.list(page);
      return { status: 200, body: pageOf(rows, query.limit, presentDispute) };
    },
    get: async ({ params, res }) => ({
      status: 200,
      body: presentDispute(await loadDispute(services, res, params.id)),
    }),
    addEvidence: (call) => addEvidence(services, requestOf(call, adding.responses[200]), call.body),
    // What a buyer's side opened a merchant never withdraws, so it withdraws for the seller's side alone.
    withdraw: (call) =>
      runDisputeCommand(services, requestOf(call, withdrawing.responses[200]), (aggregate, context) =>
        decideDispute(aggregate, { command: 'withdraw', side: 'seller' }, context),
      ),
    concede: (call) =>
      runDisputeCommand(services, requestOf(call, conceding.responses[200]), (aggregate, context) =>
        decideDispute(aggregate, { command: 'concede' }, context),
      ),
  };
}

/** Adds what one side says: words, links, or both. */
async function addEvidence(services: Services, call: DisputeRequest, body: z.output<typeof EvidenceInput>) {
  const { on_behalf_of: named, text = null, links = [] } = body;
  if (text === null && links.length === 0) {
    throw fieldProblem('/text', 'is required: send `text`, `links`, or both', 'required', ['/links']);
  }
  return runDisputeCommand(
    services,
    call,
    (aggregate, context) => {
      const side = sideOf(aggregate.escrow, named);
      return decideDispute(aggregate, { command: 'evidence', side, text, links }, context);
    },
    ({ escrow }) => void sideOf(escrow, named),
  );
}

type Call = { req: unknown; res: unknown; params: { id: string }; body?: unknown };

/** ts-rest hands over its own view of Express's request and response; features use Express's. */
function requestOf({ req, res, params, body }: Call, answer: DisputeRequest['answer']): DisputeRequest {
  return { request: req, response: res, id: params.id, body: body ?? {}, answer } as DisputeRequest;
}
