import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import { decideSaveSeller, destinationOnFile, type SaveSeller } from '../payee.js';
import type { Destination, Seller } from '../records.js';
import { decideEscrow } from './decide.js';

/** The escrow together with its seller, whose bank account comes with the acceptance. */
export interface AcceptAggregate extends EscrowAggregate {
  seller: Seller | null;
  /** Whether the account that was given is the one on file already. */
  isOnFile: boolean;
}

const acceptedOtherwise: Refusal = {
  refused: true,
  code: 'already_accepted',
  detail: 'The sale was accepted before, with another bank account: change it with PUT /sellers/:email.',
};

/**
 * Accepts, and saves where the seller is paid in the same change. A repeat saves nothing: an acceptance that
 * names another account is another wish, and comes too late. What the merchant had saved becomes the seller's
 * own when the seller accepts with it, so that nobody else changes it any more.
 */
export function acceptPaidTo(
  aggregate: AcceptAggregate,
  destination: Destination,
  savedBy: SaveSeller['savedBy'],
  context: Context,
): Decision<AcceptAggregate> {
  const accepted = decideEscrow(aggregate, { command: 'accept' }, context);
  if ('refused' in accepted) return accepted;
  const { escrow, seller, isOnFile } = aggregate;
  if (accepted.kind === 'repeat') {
    return isOnFile ? { kind: 'repeat', after: aggregate } : acceptedOtherwise;
  }
  const after = { ...aggregate, ...accepted.after, payeeDestination: destination };
  const isSettled = seller?.detailsSavedBy === 'seller' || savedBy === 'merchant';
  if (isOnFile && isSettled) return { ...accepted, after };
  const { accountId, mode } = escrow;
  const email = seller?.email ?? (escrow.sellerEmail as string);
  const wish = { accountId, mode, email, name: null, destination, savedBy, isOnFile } as const;
  const saved = decideSaveSeller(seller, wish, context);
  if ('refused' in saved) return saved;
  const writes = [...accepted.change.writes, ...saved.change.writes];
  const jobs = [...accepted.change.jobs, ...saved.change.jobs];
  const mails = [...accepted.change.mails, ...saved.change.mails];
  return { kind: 'change', change: { ...accepted.change, writes, jobs, mails }, after };
}

const changedMeanwhile: Refusal = { refused: true, code: 'conflict' };

/** Accepts with the account on file, if it is still the one that the seller was shown. */
export function acceptAsShown(
  aggregate: AcceptAggregate,
  shownVersion: number,
  context: Context,
): Decision<AcceptAggregate> {
  const accepted = decideEscrow(aggregate, { command: 'accept' }, context);
  if (!('refused' in accepted) && accepted.kind === 'repeat') return { kind: 'repeat', after: aggregate };
  const { seller } = aggregate;
  const destination = seller && destinationOnFile(seller);
  if (!destination || seller.version !== shownVersion) return changedMeanwhile;
  return acceptPaidTo(aggregate, destination, 'seller', context);
}

/** Accepts without an account, if none is on file that the seller was not shown. */
export function acceptUnpaid(aggregate: AcceptAggregate, context: Context): Decision<AcceptAggregate> {
  const accepted = decideEscrow(aggregate, { command: 'accept' }, context);
  if ('refused' in accepted) return accepted;
  if (accepted.kind === 'repeat') return { kind: 'repeat', after: aggregate };
  if (aggregate.seller && destinationOnFile(aggregate.seller)) return changedMeanwhile;
  return { ...accepted, after: { ...aggregate, ...accepted.after } };
}
