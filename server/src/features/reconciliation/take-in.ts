import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import { recordOfCredit } from '../../ports/partner-record.js';
import type { Services } from '../../services.js';
import { applyCredit } from '../credits/apply.js';
import { applyFee } from '../credits/apply-fee.js';
import { applyTakenBack } from '../credits/apply-taken-back.js';
import { recordSettlement } from '../settlements/record.js';
import { recordByReference } from '../transfers/record-outcome.js';
import {
  findOwnAttempt,
  findOwnCredit,
  findPair,
  type Pair,
  settlementIdOf,
  sumTakenBack,
} from './queries.js';
import { type Run, saveRecords } from './run.js';

/**
 * Asks the partner about one thing that does not agree, and lets the answer in the way a notification would.
 * An answer that does not come leaves it as it is.
 */
export async function takeIn(services: Services, run: Run, pair: Pair): Promise<void> {
  try {
    await ask(services, run, pair);
  } catch (error) {
    const isPartners = error instanceof PartnerUnavailable || error instanceof PartnerRefused;
    if (!isPartners) throw error;
    const { kind, recordId } = pair;
    services.log.warn({ err: error, kind, recordId }, 'the partner does not say more about a record');
  }
}

async function ask(services: Services, run: Run, pair: Pair): Promise<void> {
  switch (pair.kind) {
    case 'credit':
      return askCredit(services, run, pair.recordId, pair.theirFee);
    case 'taken_back':
      return pair.partnerCreditId === null ? undefined : askPart(services, run, pair.partnerCreditId);
    case 'payout':
    case 'refund':
      return pair.reference === null ? undefined : recordByReference(services, pair.kind, pair.reference);
    case 'settlement':
    case 'top_up':
      return recordMoved(services, run, pair);
  }
}

/** @param listedFee what the partner's list said; a look-up may no longer say it, as after a refund */
async function askCredit(
  services: Services,
  run: Run,
  partnerCreditId: string,
  listedFee: number | null,
): Promise<void> {
  const { bank, mode } = run;
  const credit = await bank.findCredit(partnerCreditId);
  if (credit === null) return;
  // Those before it in the same account first: what does not agree with them is not applied.
  const { partnerReference } = credit;
  const credits = partnerReference === null ? [credit] : await bank.findCredits(partnerReference);
  for (const each of credits) await applyCredit(services, { bank, mode }, each);
  if (credit.fee === null) await applyFee(services, { bank, mode }, { partnerCreditId, fee: listedFee });
  await saveRecords(services, run, [recordOfCredit(credit)]);
}

/** What took a payment back in part may be listed, and a look-up of the payment not show it. */
async function askPart(services: Services, run: Run, partnerCreditId: string): Promise<void> {
  await askCredit(services, run, partnerCreditId, null);
  const { bank, mode } = run;
  const listed = await services.store.one(sumTakenBack, { partner: bank.name, mode, partnerCreditId });
  const takenBack = listed?.amount ?? 0;
  if (takenBack > 0) await applyTakenBack(services, { bank, mode }, { partnerCreditId, takenBack });
}

async function recordMoved(services: Services, { bank, mode }: Run, pair: Pair): Promise<void> {
  if (pair.theirState !== 'moved' || pair.theirAmount === null) return;
  await recordSettlement(services, {
    partner: bank.name,
    mode,
    partnerSettlementId: settlementIdOf(pair.kind, pair.recordId),
    direction: pair.kind === 'top_up' ? 'to_partner' : 'to_operator',
    amount: pair.theirAmount,
    settledAt: pair.theirAt ?? 0,
  });
}

/** Reads both sides again. Undefined: neither has anything left to compare. */
export async function findAgain(
  { store }: Services,
  { bank, mode }: Run,
  { kind, recordId }: Pick<Pair, 'kind' | 'recordId'>,
): Promise<Pair | undefined> {
  const key = { partner: bank.name, mode, kind, recordId };
  const pair = await store.one(findPair, key);
  if (pair !== undefined) return pair;
  if (kind === 'credit') return store.one(findOwnCredit, key);
  return kind === 'payout' || kind === 'refund' ? store.one(findOwnAttempt, key) : undefined;
}
