import { contract } from '@escrow-checkout/contract';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Handlers } from '../../http/mount.js';
import type { Services } from '../../services.js';
import { openDispute } from '../disputes/open.js';
import { accept } from './accept.js';
import { type EscrowRequest, runCommand } from './command.js';
import { deliver } from './deliver.js';
import { initiate } from './initiate.js';
import { escrowReads } from './reads.js';
import { refund } from './refund.js';
import { preview, release } from './release.js';

const { accept: accepting, cancel, decline, deliver: delivering, release: releasing } = contract.escrow;
const { refund: refunding, dispute: disputing } = contract.escrow;

export function escrowRoutes(services: Services): Handlers['escrow'] {
  return {
    ...escrowReads(services),
    initiate: ({ body, res }) => initiate(services, res, body),
    accept: (call) => accept(services, requestOf(call, accepting.responses[200]), call.body),
    decline: (call) =>
      runCommand(services, requestOf(call, decline.responses[200]), (aggregate, context) =>
        decideEscrow(aggregate, { command: 'decline', reason: call.body?.reason ?? null }, context),
      ),
    cancel: (call) =>
      runCommand(services, requestOf(call, cancel.responses[200]), (aggregate, context) =>
        decideEscrow(aggregate, { command: 'cancel' }, context),
      ),
    deliver: (call) => deliver(services, requestOf(call, delivering.responses[200]), call.body),
    release: (call) => {
      const act = call.query.dry_run === 'true' ? preview : release;
      return act(services, requestOf(call, releasing.responses[200]), call.body?.amount ?? null);
    },
    refund: (call) => refund(services, requestOf(call, refunding.responses[200]), call.body),
    dispute: (call) => openDispute(services, requestOf(call, disputing.responses[200]), call.body),
  };
}

type Call = { req: unknown; res: unknown; params: { reference: string }; body?: unknown };

/** ts-rest hands over its own view of Express's request and response; features use Express's. */
function requestOf({ req, res, params, body }: Call, answer: EscrowRequest['answer']): EscrowRequest {
  const parts = { request: req, response: res, reference: params.reference, body: body ?? {}, answer };
  return parts as EscrowRequest;
}
