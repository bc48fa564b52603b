import type { LeasedJob } from '../../adapters/store/jobs.js';
import { anyRows } from '../../adapters/store/statement.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import type { BankNotification } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { partnerNamed } from '../banks/partners.js';
import { applyCredit, type CreditSource } from '../credits/apply.js';
import { listUndecidedRefunds } from '../credits/queries.js';
import { findAttempt } from '../transfers/queries.js';
import { recordByReference } from '../transfers/record-outcome.js';
import { findNotification, markApplied } from './queries.js';
import { readSigned } from './receive.js';

type TransferNotification = Extract<BankNotification, { kind: 'transfer' }>;

/** A notification may be faster than the partner's own books: this many questions take four minutes. */
const unknownAttemptsMax = 8;

/** Applies a stored notification. It is only a hint: the partner is asked what happened. */
export async function applyStored(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const { store, clock } = services;
  const row = await store.one(findNotification, { id: job.subject });
  if (!row || row.appliedAt !== null) return done;
  const { id, partner, mode, aboutJson } = row;
  const source = { bank: partnerNamed(services, mode, partner), mode };
  for (const each of JSON.parse(aboutJson) as BankNotification[]) {
    const isShown = await applyNotification(services, source, each);
    if (!isShown && job.attempts < unknownAttemptsMax) {
      return { outcome: 'retry', reason: 'the partner does not show what it reported' };
    }
  }
  await store.transact([anyRows(markApplied, { id, now: clock.now() })]);
  return done;
}

/**
 * Applies a notification at once. The sandbox's actions use it, which end when their effect is there.
 *
 * @throws PartnerUnavailable when the partner does not answer
 */
export async function applySigned(
  services: Services,
  partnerName: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): Promise<'applied' | 'forged'> {
  const signed = readSigned(services.partners, partnerName, headers, rawBody);
  if (signed === null) return 'forged';
  const { mode, notifications } = signed;
  const source = { bank: partnerNamed(services, mode, partnerName), mode };
  for (const each of notifications) await applyNotification(services, source, each);
  return 'applied';
}

/** Returns false if the partner's books do not show yet what it reported. */
async function applyNotification(
  services: Services,
  source: CreditSource,
  notification: BankNotification,
): Promise<boolean> {
  switch (notification.kind) {
    case 'credit': {
      const { partnerCreditId, rejection } = notification;
      const credit = await source.bank.findCredit(partnerCreditId, rejection);
      if (credit) await applyCredit(services, source, credit);
      else services.log.warn({ partnerCreditId }, 'the partner reported a credit that it does not know');
      return credit !== null;
    }
    case 'transfer':
      await recordByReference(services, 'payout', notification.reference);
      return isRecorded(services, notification);
    case 'refund':
      await recordByReference(services, 'refund', notification.reference);
      return true;
    case 'refunds':
      await recordRefunds(services, source, notification.partnerReference);
      return true;
  }
}

/** Whether a payout of ours has the outcome that the partner reported; its look-up may still have another. */
async function isRecorded(
  { store }: Services,
  { reference, outcome }: TransferNotification,
): Promise<boolean> {
  if (outcome === null) return true;
  const attempt = await store.one(findAttempt, { kind: 'payout', reference });
  return attempt === undefined || attempt.state === outcome;
}

/**
 * Asks about every refund with the partner, of the checkout that a virtual account belongs to, and about its
 * payments: a dispute that was lost is a refund to the partner, and took money of ours back.
 */
async function recordRefunds(
  services: Services,
  { bank, mode }: CreditSource,
  partnerReference: string,
): Promise<void> {
  const account = { partner: bank.name, mode, partnerReference };
  const attempts = await services.store.all(listUndecidedRefunds, account);
  for (const { reference } of attempts) await recordByReference(services, 'refund', reference);
  for (const credit of await bank.findCredits(partnerReference)) {
    await applyCredit(services, { bank, mode }, credit);
  }
}
