import type { EscrowAggregate, EscrowCommand } from '../../domain/aggregate.js';
import { acceptPaidTo } from '../../domain/escrow/accept-paid.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { previewRelease } from '../../domain/escrow/release.js';
import { hasReleaseCode } from '../../domain/escrow/release-code.js';
import type { BankAccountToSave } from '../../domain/payee.js';
import { requireScope } from '../../http/authentication.js';
import type { Handlers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import { preview } from '../../pipeline/preview.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { bankAccountOf } from '../banks/bank-account.js';
import { sideOf } from '../disputes/side.js';
import { deliveryOf } from './deliver.js';
import { codeEntry } from './enter-code.js';
import { findEscrow } from './find.js';
import { withSeller } from './load-seller.js';
import { presentEscrow } from './present.js';

type Actions = Pick<
  Handlers['escrow'],
  'accept' | 'decline' | 'cancel' | 'deliver' | 'release' | 'refund' | 'dispute'
>;
type Call = Pick<Parameters<Actions['cancel']>[0], 'params' | 'caller' | 'context' | 'key'>;
type ReleaseCall = Parameters<Actions['release']>[0];

export function escrowActions(services: Services): Actions {
  const act = (call: Call, commandOf: (found: EscrowAggregate) => EscrowCommand) =>
    execute(services, {
      subject: subjectOf(() => findEscrow(services, call.caller, call.params.reference), commandOf),
      command: {
        decide: (aggregate, context) => decideEscrow(aggregate, commandOf(aggregate), context),
        present: (after) => presentEscrow(after, services.config.siteUrl, call.context.now),
      },
      context: call.context,
      key: call.key,
    });
  return {
    accept: async (call) => {
      const payout = call.body?.payout;
      if (!payout) return act(call, () => ({ command: 'accept' }));
      requireScope(call.caller, 'payout_details');
      return acceptPaid(services, call, payout);
    },
    decline: (call) => act(call, () => ({ command: 'decline', reason: call.body?.reason ?? null })),
    cancel: (call) => act(call, () => ({ command: 'cancel' })),
    deliver: (call) => act(call, (found) => deliveryOf(found, call.body, call.context)),
    release: async (call) => {
      const { amount = null, code } = call.body ?? {};
      if (code !== undefined) return releaseByCode(services, call, code);
      if (call.query.dry_run === 'true') return previewOf(services, call, amount);
      requireKeyForPart(call, amount, 'release');
      return act(call, () => ({ command: 'release', amount }));
    },
    refund: async (call) => {
      const { amount = null, reason = null } = call.body ?? {};
      requireKeyForPart(call, amount, 'refund');
      return act(call, () => ({ command: 'refund', amount, reason }));
    },
    dispute: (call) => {
      const { reason, description = null, evidence = [], on_behalf_of: named } = call.body;
      return act(call, ({ escrow }) => {
        return { command: 'dispute', reason, description, evidence, side: sideOf(escrow, named) };
      });
    },
  };
}

/** A part needs a key, since a retry is otherwise indistinguishable from a second request for a part. */
function requireKeyForPart({ key }: Call, amount: number | null, action: 'release' | 'refund'): void {
  if (amount === null || key !== null) return;
  throw new ProblemError('idempotency_key_required', {
    detail:
      `A ${action} that names an amount needs an Idempotency-Key: ` +
      `a repeat would ${action} another part.`,
  });
}

/** Releases all that is held by the code that the buyer has said. */
function releaseByCode(services: Services, call: ReleaseCall, code: string) {
  const { caller, params, context, key } = call;
  if (call.body?.amount !== undefined) {
    throw fieldProblem('/amount', 'cannot be sent with a code, which releases all that is held');
  }
  if (call.query.dry_run === 'true') {
    throw fieldProblem('/code', 'cannot be sent with dry_run, which looks at no code');
  }
  return execute(services, {
    subject: subjectOf(() => findEscrow(services, caller, params.reference), requireReleaseCode),
    command: {
      ...codeEntry(services, { typed: code, enteredBy: 'merchant', context }),
      present: ({ aggregate, refusal }) =>
        refusal ?? presentEscrow(aggregate, services.config.siteUrl, context.now),
    },
    context,
    key,
  });
}

function requireReleaseCode({ escrow }: EscrowAggregate): void {
  if (hasReleaseCode(escrow)) return;
  throw fieldProblem('/code', 'cannot be entered: this escrow was initiated without release_code');
}

/** What a release would move, where to, and the status after it. */
function previewOf(services: Services, { caller, params, context }: Call, amount: number | null) {
  const find = () => findEscrow(services, caller, params.reference);
  return preview(find, (aggregate) => {
    const result = previewRelease(aggregate, amount, context);
    if (isRefusal(result)) return result;
    const { payeeBankAccount } = aggregate;
    return {
      dry_run: true as const,
      reference: params.reference,
      amount: result.amount,
      remaining: result.remaining,
      status_after: result.status,
      bank_name: payeeBankAccount?.bankName ?? null,
      account_last4: payeeBankAccount?.accountLast4 ?? null,
    };
  });
}

type AccountInput = Parameters<typeof bankAccountOf>[2];

/** Accepts for the seller and saves the seller's bank account, in one change. */
function acceptPaid(services: Services, call: Call, payout: AccountInput) {
  const { caller, params, context, key } = call;
  let given: BankAccountToSave | null = null;
  return execute(services, {
    subject: {
      find: () => findEscrow(services, caller, params.reference),
      check: requireSeller,
      prepare: async (found) => {
        // Asks the bank once, even if the race is lost and this runs again.
        given ??= await bankAccountOf(services, found.escrow, payout, '/payout/');
        return { ...(await withSeller(services, found, given.bankAccount)), given };
      },
    },
    command: {
      decide: (read) => acceptPaidTo(read, read.given, 'merchant', context),
      present: (after) => presentEscrow(after, services.config.siteUrl, context.now),
    },
    context,
    key,
  });
}

function requireSeller({ escrow }: EscrowAggregate): void {
  if (escrow.sellerEmail !== null) return;
  throw fieldProblem('/payout', 'needs a seller, and this escrow names none; use PUT /account/payout');
}
