import type { AcceptInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Context, Decision, EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { decideSaveSeller } from '../../domain/payee.js';
import type { Destination, Seller } from '../../domain/records.js';
import { emailKey } from '../../domain/text.js';
import { callerOf } from '../../http/context.js';
import { keyedRequest } from '../../http/idempotency.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { destinationOf } from '../banks/destination.js';
import { findSeller } from '../checkouts/queries.js';
import { replayIfKnown } from '../idempotency/answers.js';
import { isRefusal } from '../perform.js';
import { type EscrowRequest, runCommand } from './command.js';
import { findEscrow } from './find.js';

type PayoutInput = NonNullable<NonNullable<z.output<typeof AcceptInput>>['payout']>;

/** The escrow together with its seller, whose bank account comes with the acceptance. */
interface AcceptAggregate extends EscrowAggregate {
  seller: Seller | null;
  /** Whether the account that was given is the one on file already. */
  isOnFile: boolean;
}

/** Accepts for the seller, and saves his bank account in the same change if one is given. */
export async function accept(services: Services, call: EscrowRequest, body: z.output<typeof AcceptInput>) {
  if (!body?.payout) {
    return runCommand(services, call, (aggregate, context) =>
      decideEscrow(aggregate, { command: 'accept' }, context),
    );
  }
  const { payout } = body;
  const keyed = keyedRequest(call.request, call.response, call.body);
  const { escrow } = await findEscrow(services, call.response, call.reference);
  if (escrow.sellerEmail === null) {
    throw fieldProblem('/payout', 'needs a seller, and this escrow names none; use PUT /account/payout');
  }
  if (keyed) await replayIfKnown(services, call.response, keyed);
  const destination = await destinationOf(services, callerOf(call.response), payout, '/payout/');
  return runCommand<AcceptAggregate>(
    services,
    call,
    (aggregate, context) => decideAccept(aggregate, destination, context),
    { extend: (aggregate) => withSeller(services, aggregate, payout) },
  );
}

async function withSeller(
  services: Services,
  aggregate: EscrowAggregate,
  payout: PayoutInput,
): Promise<AcceptAggregate> {
  const { accountId, mode, sellerEmail } = aggregate.escrow;
  const key = { accountId, mode, emailKey: emailKey(sellerEmail ?? '') };
  const seller = (await services.store.one(findSeller, key)) ?? null;
  const sealed = seller?.bankCode === payout.bank_code ? seller.accountNumberSealed : null;
  const isOnFile =
    sealed !== null && services.sealer.open('account_number', sealed) === payout.account_number;
  return { ...aggregate, seller, isOnFile };
}

const acceptedOtherwise: Refusal = {
  refused: true,
  code: 'already_accepted',
  detail: 'The sale was accepted before, with another bank account: change it with PUT /sellers/:email.',
};

/** A repeat saves nothing: an acceptance that names another account is another wish, and comes too late. */
function decideAccept(
  aggregate: AcceptAggregate,
  destination: Destination,
  context: Context,
): Decision<AcceptAggregate> {
  const accepted = decideEscrow(aggregate, { command: 'accept' }, context);
  if (isRefusal(accepted)) return accepted;
  const { escrow, seller, isOnFile } = aggregate;
  if (accepted.kind === 'repeat') {
    return isOnFile ? { kind: 'repeat', after: aggregate } : acceptedOtherwise;
  }
  const after = { ...aggregate, ...accepted.after, payeeDestination: destination };
  if (isOnFile) return { ...accepted, after };
  const { accountId, mode } = escrow;
  const email = seller?.email ?? (escrow.sellerEmail as string);
  const wish = { accountId, mode, email, name: null, destination, savedBy: 'merchant' } as const;
  const saved = decideSaveSeller(seller, wish, context);
  if (isRefusal(saved)) return saved;
  const writes = [...accepted.change.writes, ...saved.change.writes];
  const jobs = [...accepted.change.jobs, ...saved.change.jobs];
  const mails = [...accepted.change.mails, ...saved.change.mails];
  return { kind: 'change', change: { ...accepted.change, writes, jobs, mails }, after };
}
