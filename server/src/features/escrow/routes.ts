import { contract } from '@escrow-checkout/contract';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { previewRelease } from '../../domain/escrow/dry-run.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { ProblemError, refusalProblem } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { isRefusal } from '../perform.js';
import { accept } from './accept.js';
import { type EscrowRequest, requestContext, runCommand } from './command.js';
import { initiate } from './initiate.js';
import { readLedger } from './ledger.js';
import { listEscrows } from './list.js';
import { loadEscrowById, loadEscrowByReference } from './load.js';
import { presentEscrow } from './present.js';
import { readTimeline } from './timeline.js';

export function escrowRoutes(services: Services): Handlers['escrow'] {
  const { siteUrl } = services.config;
  const load = async (res: Parameters<typeof callerOf>[0], reference: string) => {
    const { accountId, mode } = callerOf(res);
    const aggregate = await loadEscrowByReference(services.store, accountId, mode, reference);
    if (!aggregate) throw new ProblemError('not_found', { detail: 'There is no escrow with this reference.' });
    return aggregate;
  };
  return {
    initiate: ({ body, res }) => initiate(services, res, body),
    get: async ({ params, res }) => {
      return { status: 200, body: presentEscrow(await load(res, params.reference), siteUrl) };
    },
    list: async ({ query, res }) => {
      const rows = await services.store.list(listEscrows(callerOf(res), query, readCursor(query.cursor)));
      const page = pageOf(rows, query.limit, (row) => row.id);
      const aggregates = await Promise.all(page.data.map((id) => loadEscrowById(services.store, id)));
      const data = aggregates.flatMap((aggregate) => (aggregate ? [presentEscrow(aggregate, siteUrl)] : []));
      return { status: 200, body: { ...page, data } };
    },
    accept: (call) => accept(services, requestOf(call, contract.escrow.accept.responses[200]), call.body),
    decline: (call) =>
      runCommand(services, requestOf(call, contract.escrow.decline.responses[200]), (aggregate, context) =>
        decideEscrow(aggregate, { command: 'decline', reason: call.body?.reason ?? null }, context),
      ),
    cancel: (call) =>
      runCommand(services, requestOf(call, contract.escrow.cancel.responses[200]), (aggregate, context) =>
        decideEscrow(aggregate, { command: 'cancel' }, context),
      ),
    deliver: (call) => {
      const { body } = call;
      const proof = {
        tracking_number: body.tracking_number ?? null,
        courier_name: body.courier_name ?? null,
        proof_photo_url: body.proof_photo_url ?? null,
        notes: body.notes ?? null,
      };
      return runCommand(
        services,
        requestOf(call, contract.escrow.deliver.responses[200]),
        (aggregate, context) => decideEscrow(aggregate, { command: 'deliver', proof }, context),
        ({ escrow }) => requireProof(escrow.deliveryMode, proof),
      );
    },
    release: async (call) => {
      const amount = call.body?.amount ?? null;
      if (call.query.dry_run === 'true') {
        const aggregate = await load(call.res, call.params.reference);
        const preview = previewRelease(aggregate, amount, requestContext(services, call.res));
        if (isRefusal(preview)) throw refusalProblem(preview);
        return { status: 200, body: { dry_run: true, reference: call.params.reference, ...shown(preview, aggregate) } };
      }
      if (amount !== null && call.req.headers['idempotency-key'] === undefined) {
        throw new ProblemError('idempotency_key_required', {
          detail: 'A release that names an amount needs an Idempotency-Key: a repeat would release another part.',
        });
      }
      return runCommand(services, requestOf(call, contract.escrow.release.responses[200]), (aggregate, context) =>
        decideEscrow(aggregate, { command: 'release', amount }, context),
      );
    },
    timeline: async ({ params, res }) => {
      return { status: 200, body: await readTimeline(services, await load(res, params.reference)) };
    },
    ledger: async ({ params, res }) => {
      return { status: 200, body: await readLedger(services, await load(res, params.reference)) };
    },
  };
}

type Call = { req: unknown; res: unknown; params: { reference: string }; body?: unknown };

function requestOf(call: Call, answer: EscrowRequest['answer']): EscrowRequest {
  const { req, res, params, body } = call;
  return { request: req as never, response: res as never, reference: params.reference, body: body ?? {}, answer };
}

function requireProof(mode: string, proof: { tracking_number: string | null; proof_photo_url: string | null }) {
  if (mode !== 'self_managed') return;
  const missing = (['tracking_number', 'proof_photo_url'] as const).filter((name) => proof[name] === null);
  if (missing.length === 0) return;
  const detail = 'is required: the seller sends this one himself';
  throw fieldProblem(`/${missing[0]}`, detail, 'required', missing.slice(1).map((name) => `/${name}`));
}

type Preview = Exclude<ReturnType<typeof previewRelease>, { refused: true }>;

function shown(preview: Preview, aggregate: Parameters<typeof previewRelease>[0]) {
  return {
    amount: preview.amount,
    remaining: preview.remaining,
    status_after: preview.status,
    bank_name: aggregate.payeeDestination?.bankName ?? null,
    account_last4: aggregate.payeeDestination?.accountLast4 ?? null,
  };
}
