import { type Findings, total } from './arithmetic.js';
import type { Books, Transfer } from './books.js';
import type { Attempt, Tables } from './tables.js';

const bank = 'bank:sandbox:test';
const own = 'bank:operator:test';

/**
 * Compares the ledger account of the sandbox bank with the bank's own statement. The ledger has only what the
 * service has recorded, so a line of the statement counts as far as the rows record it.
 */
export function examineSandbox({ tables, postings, transfers, combined }: Books, findings: Findings): void {
  const credits = new Map(
    tables.credits
      .filter(({ partner, mode }) => partner === 'sandbox' && mode === 'test')
      .map((credit) => [credit.partner_credit_id, credit]),
  );
  const attempts = new Map(tables.attempts.map((attempt) => [attempt.reference, attempt]));
  // A combined payout is one transfer; its members are no transfers.
  const sentAlone = [
    ...transfers.filter(({ isCombined }) => !isCombined),
    ...combined.map((each) => ({ ...each.row, account: `payout:${each.row.id}`, attempts: each.attempts })),
  ];
  const owed = new Map(sentAlone.map(({ account, amount }) => [account, amount]));
  for (const { id, amount, fee } of tables.sandboxCredits) {
    const credit = credits.get(id);
    if (credit && credit.fee > fee) findings.compare(`sandbox credit ${id}`, 'the fee is', fee, credit.fee);
    // A rejected credit that the bank accepts later may have another amount.
    if (credit && credit.status !== 'rejected')
      findings.expect(
        credit.amount === amount,
        `sandbox credit ${id}: ${amount}, but the credit's row says ${credit.amount}`,
      );
  }
  for (const { reference, amount, fee } of tables.sandboxTransfers) {
    const attempt = attempts.get(reference);
    const ours = attempt && owed.get(`${attempt.object_kind}:${attempt.object_id}`);
    const isOver = attempt?.state === 'paid' || attempt?.state === 'reversed';
    // The bank may have a fee on record before the service has heard of it.
    if (isOver && attempt.fee > fee)
      findings.compare(`sandbox transfer ${reference}`, 'the fee is', fee, attempt.fee);
    findings.expect(
      ours === amount,
      `sandbox transfer ${reference}: ${amount}, but ${ours ?? 'nothing'} are owed`,
    );
  }
  const arrived = total(tables.sandboxCredits, (line) => {
    const credit = credits.get(line.id);
    const isAhead = line.status === 'reversed' && credit?.status === 'credited';
    const counts = credit !== undefined && credit.status !== 'rejected';
    return counts && (line.status === 'credited' || isAhead) ? line.amount : 0n;
  });
  // What the operator found not taken counts as recovered below.
  const takenBack = total([...credits.values()], ({ status, amount_taken_back, amount_not_taken }) =>
    status === 'credited' ? amount_taken_back + amount_not_taken : amount_not_taken,
  );
  const sent = total(tables.sandboxTransfers, (line) => (isSent(line, attempts) ? line.amount : 0n));
  const inTestMode = sentAlone.filter(({ mode }) => mode === 'test');
  const recovered =
    total([...tables.checkouts, ...tables.credits], ({ id }) => fromOurs(postings, `receivable:${id}`)) +
    total(inTestMode, (transfer) => recoveredOf(transfer, postings));
  const manual = total(
    inTestMode,
    ({ amount, attempts: all }) => amount * BigInt(all.filter(isManual).length),
  );
  const fees =
    total(tables.sandboxTransfers, (line) => attempts.get(line.reference)?.fee ?? 0n) +
    total(tables.sandboxCredits, ({ id }) => credits.get(id)?.fee ?? 0n);
  findings.compare(
    `accounts ${bank} and ${own}`,
    'the statement makes them',
    arrived - takenBack - sent + recovered - manual - fees + carriageIn(postings),
    -postings.net(bank) - postings.net(own),
  );
}

/** Returns what moved between an account and our money at the partner or at the operator's own bank. */
const fromOurs = (postings: Books['postings'], account: string) =>
  postings.flow(bank, account) + postings.flow(own, account);
const toOurs = (postings: Books['postings'], account: string) =>
  postings.flow(account, bank) + postings.flow(account, own);

/** What merchants paid for carriage, less what the operator repaid or paid into wallets of carriers. */
const carriageIn = (postings: Books['postings']) =>
  ['carriage:*', 'carrier:*'].reduce(
    (sum, kind) => sum + postings.flow(own, kind) - postings.flow(kind, own),
    0n,
  );

const isDuplicate = ({ failure_reason }: Attempt) => /^paid_twice(_settled)?$/.test(failure_reason ?? '');

/** Whether an attempt is a manual payment of the operator: it has paid, and no worker sent it. */
const isManual = (attempt: Attempt) =>
  (attempt.lease_token ?? 'manual') === 'manual' && (attempt.state === 'paid' || isDuplicate(attempt));

type Sent = Pick<Transfer, 'id' | 'amount' | 'attempts'>;

/**
 * Returns what the operator recovered of duplicate payments: what was paid twice, less what is still a
 * receivable, less what the bank sent back.
 */
function recoveredOf({ id, amount, attempts }: Sent, postings: Books['postings']): bigint {
  const receivable = `receivable:${id}`;
  const paidTwice = toOurs(postings, receivable);
  const duplicate = amount * BigInt(attempts.filter(isDuplicate).length);
  const settled = postings.flow('payout:*', receivable) + postings.flow('refund:*', receivable);
  const returned = paidTwice - duplicate - settled;
  return fromOurs(postings, receivable) - returned;
}

/** Whether the ledger should have recorded that the money left the bank. */
function isSent(
  line: Tables['sandboxTransfers'][number],
  attempts: Map<string, Tables['attempts'][number]>,
): boolean {
  const attempt = attempts.get(line.reference);
  const isPosted = attempt?.state === 'paid' || /^paid_twice(_settled)?$/.test(attempt?.failure_reason ?? '');
  if (line.status !== 'paid') return isPosted;
  const isAhead = attempt?.state === 'sent' || attempt?.state === 'failed';
  return isPosted || !isAhead;
}
