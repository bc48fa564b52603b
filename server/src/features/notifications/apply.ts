import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { PartnerNotification } from '../../adapters/store/rows.js';
import { anyRows } from '../../adapters/store/statement.js';
import { traceWith } from '../../domain/credit-trace.js';
import type { Mode } from '../../domain/records.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import type { BankNotification, CreditNotification, PartnerCredit } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { partnerNamed } from '../banks/partners.js';
import { applyCredit, applyCredits, type CreditSource } from '../credits/apply.js';
import { applyNotifiedFee } from '../credits/apply-fee.js';
import { findVirtualAccount, listUndecidedRefunds } from '../credits/queries.js';
import { askAboutShipment } from '../delivery/notified.js';
import { findAttempt } from '../transfers/queries.js';
import { recordByReference } from '../transfers/record-outcome.js';
import { findNotification, markApplied } from './queries.js';
import { type Notification, readSigned } from './receive.js';

type TransferNotification = Extract<BankNotification, { kind: 'transfer' }>;

/** A notification may be faster than the partner's own books: this many questions take four minutes. */
const unknownAttemptsMax = 8;

/** Applies a stored notification. It is only a hint: the partner is asked what happened. */
export async function applyStored(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const row = await services.store.one(findNotification, { id: job.subject });
  if (!row || row.appliedAt !== null) return done;
  const isShown = await applyRow(services, row, job.attempts >= unknownAttemptsMax);
  return isShown ? done : { outcome: 'retry', reason: 'the partner does not show what it reported' };
}

/**
 * Asks the partner about all that a stored notification is about, and marks it as applied.
 *
 * @param isLast whether it is also applied if the partner does not show what it reported
 * @returns false if it is not applied, since the partner does not show it yet
 * @throws PartnerUnavailable when the partner does not answer
 */
export async function applyRow(
  services: Services,
  { id, partner, mode, aboutJson }: PartnerNotification,
  isLast: boolean,
): Promise<boolean> {
  for (const each of JSON.parse(aboutJson) as Notification[]) {
    const isShown = await applyFrom(services, { partner, mode }, each);
    if (!isShown && !isLast) return false;
  }
  await services.store.transact([anyRows(markApplied, { id, now: services.clock.now() })]);
  return true;
}

async function applyFrom(
  services: Services,
  { partner, mode }: { partner: string; mode: Mode },
  about: Notification,
): Promise<boolean> {
  if (about.kind === 'shipment') return askAboutShipment(services, partner, mode, about.shipmentId);
  return applyNotification(services, { bank: partnerNamed(services, mode, partner), mode }, about);
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
      const { partnerCreditId, rejection, fee = null } = notification;
      const found = await source.bank.findCredit(partnerCreditId, rejection);
      const credit = found && withTrace(found, notification);
      if (credit) await applyCredit(services, source, credit);
      if (credit?.fee === null) await applyNotifiedFee(services, source, { partnerCreditId, fee });
      if (credit === null)
        services.log.warn({ partnerCreditId }, 'the partner reported a credit that it does not know');
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

/**
 * Completes what the partner's books say of a payment by what its notification says of the same. Of a
 * rejected payment it says nothing about the one that came after it.
 */
function withTrace(credit: PartnerCredit, { rejection, trace }: CreditNotification): PartnerCredit {
  const isSame = (rejection !== null) === (credit.status === 'rejected');
  return trace && isSame ? { ...credit, ...traceWith(credit, trace) } : credit;
}

/** Whether a payout of ours has the outcome that the partner reported; its look-up may still have another. */
async function isRecorded(
  { store }: Services,
  { reference, outcome }: TransferNotification,
): Promise<boolean> {
  if (outcome === null) return true;
  const attempt = await store.one(findAttempt, { objectKind: 'payout', reference });
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
  const credits = await bank.findCredits(partnerReference);
  const opened = await services.store.one(findVirtualAccount, account);
  if (opened) await applyCredits(services, { bank, mode }, opened.checkoutId, credits);
  else for (const credit of credits) await applyCredit(services, { bank, mode }, credit);
}
