import { compareNames } from '../../domain/account-name.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import { findSameBank } from '../../domain/bank-name.js';
import type { Attempt, BankAccount, ToPayee } from '../../domain/records.js';
import { isSameSealed } from '../../domain/sealed-text.js';
import { decideTransfer, isUnsent, transferOf } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import { type BankingPartner, PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { areSendsSuspended } from '../restores/suspension.js';
import { type Destination, loadTransfer } from './load.js';
import { partnerOf, placeOfPayee } from './partner.js';
import { isPayableTakenBack } from './send-block.js';
import { askAboutEnded } from './watch.js';

/** Why a partner cannot pay to a bank account, in a sentence. */
interface Unpayable {
  reason: string;
}

/**
 * Returns the payee's bank account as the partner that pays lists it, before an attempt begins. A code of
 * another partner may be another bank's: the bank is looked for in the partner's own list, and the partner
 * has to name the same holder of the account. Otherwise the payout fails with the reason before it is sent.
 */
export async function prepareDestination(
  services: Services,
  aggregate: TransferAggregate,
  time: AccountTime,
): Promise<Destination | JobOutcome> {
  const { payout, payeeBankAccount } = aggregate;
  if (payout === null || payeeBankAccount === null) return { bankAccount: null };
  const bank = partnerOf(services, aggregate);
  if (payeeBankAccount.bankCodePartner === bank.name) return { bankAccount: payeeBankAccount };
  const known = destinationKnown(payout, payeeBankAccount, bank.name);
  if (known !== null) return { bankAccount: known };
  let found: Destination | Unpayable | null;
  try {
    found = await findAtPartner(services, bank, payeeBankAccount, payout);
  } catch (error) {
    if (error instanceof PartnerUnavailable || error instanceof PartnerRefused) return retry(error.name);
    throw error;
  }
  if (found === null) {
    return retry(`${bank.name} does not name the holder of the bank account: its bank may not respond`);
  }
  return 'reason' in found ? fail(services, aggregate, payeeBankAccount, found, time) : found;
}

/**
 * Prepares another call of an attempt: one that may have been sent keeps where it went. For what was not sent
 * yet it is a new beginning, which asks about the ended attempts, as the first call did.
 */
export async function prepareCall(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  time: AccountTime,
): Promise<Destination | JobOutcome> {
  if (!isUnsent(attempt)) return { bankAccount: null };
  const instead = await askAboutEnded(services, aggregate, time);
  return instead ?? prepareDestination(services, aggregate, time);
}

/** Returns the bank account under the partner's code if an attempt of the payout has found it before. */
function destinationKnown(
  { bankCodePartner, ...payout }: NonNullable<TransferAggregate['payout']>,
  onFile: BankAccount,
  partner: string,
): BankAccount | null {
  const { bankCode, bankName, accountName, accountNumberSealed } = payout;
  if (bankCodePartner !== partner || !isSameSealed(accountNumberSealed, onFile.accountNumberSealed))
    return null;
  if (bankCode === null || bankName === null || accountName === null) return null;
  return { ...onFile, bankCodePartner, bankCode, bankName, accountName };
}

/** Null: the partner names no holder now. */
async function findAtPartner(
  { sealer }: Services,
  bank: BankingPartner,
  account: BankAccount,
  payout: ToPayee,
): Promise<Destination | Unpayable | null> {
  const listed = findSameBank(account, await bank.banks());
  if (listed === null) {
    return { reason: `${bank.name} lists no bank that is certainly ${account.bankName}: ${remedy}` };
  }
  const number = sealer.open(placeOfPayee(payout), account.accountNumberSealed);
  const holder = await bank.resolveAccount(listed.code, number, payout.accountId);
  if (holder === 'unclear') return null;
  if (holder === 'unknown') {
    return { reason: `${bank.name} knows no such account at ${listed.name}: ${remedy}` };
  }
  const { accountName } = holder;
  if (compareNames(account.accountName, accountName) === 'none') {
    return { reason: `${bank.name} names another holder of the account at ${listed.name}: ${remedy}` };
  }
  const { code: bankCode, name: bankName } = listed;
  return { bankAccount: { ...account, bankCodePartner: bank.name, bankCode, bankName, accountName } };
}

const remedy = 'save another bank account';

/** Records why nothing is sent, unless the partner may have a transfer that a restore took back. */
async function fail(
  services: Services,
  aggregate: TransferAggregate,
  { accountNumberSealed }: BankAccount,
  { reason }: Unpayable,
  time: AccountTime,
): Promise<JobOutcome> {
  const { kind } = aggregate;
  const { id, version, mode } = transferOf(aggregate);
  const isNew = aggregate.members.length > 0 && aggregate.attempts.length === 0;
  if (isNew || (await areSendsSuspended(services, mode))) return retry(reason);
  if (await isPayableTakenBack(services, aggregate, time)) {
    return retry('the partner may have paid an attempt that a restore took back');
  }
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, id)),
    command: {
      decide: (current, context) =>
        decideTransfer(current, { command: 'unpayable', accountNumberSealed, reason }, context),
    },
    context: systemContext(services, time, `payout:${id}:${version}:unpayable`, {
      kind: 'partner',
      via: 'job',
    }),
  });
  return isRefusal(outcome) ? retry(outcome.code) : done;
}
