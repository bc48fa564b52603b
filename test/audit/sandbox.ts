import { type Findings, total } from './arithmetic.js';
import type { Books, Transfer } from './books.js';
import type { Attempt, Tables } from './tables.js';

const bank = 'bank:sandbox:test';

/**
 * Compares the bank account with the sandbox partner's own statement. What the service has not recorded is
 * not in the ledger, so a line of the statement counts as far as the rows have recorded it.
 */
export function examineSandbox({ tables, postings, transfers, combined }: Books, findings: Findings): void {
  const credits = new Map(
    tables.credits
      .filter(({ partner, mode }) => partner === 'sandbox' && mode === 'test')
      .map((credit) => [credit.partner_credit_id, credit]),
  );
  const attempts = new Map(tables.attempts.map((attempt) => [attempt.reference, attempt]));
  // A combined payout is one transfer; those that it pays are none.
  const sentAlone = [
    ...transfers.filter(({ isCombined }) => !isCombined),
    ...combined.map((each) => ({ ...each.row, account: `payout:${each.row.id}`, attempts: each.attempts })),
  ];
  const owed = new Map(sentAlone.map(({ account, amount }) => [account, amount]));
  for (const { id, amount } of tables.sandboxCredits) {
    const credit = credits.get(id);
    if (credit)
      findings.expect(
        credit.amount === amount,
        `sandbox credit ${id}: ${amount}, but the credit's row says ${credit.amount}`,
      );
  }
  for (const { reference, amount, fee } of tables.sandboxTransfers) {
    const attempt = attempts.get(reference);
    const ours = attempt && owed.get(`${attempt.object_kind}:${attempt.object_id}`);
    const isOver = attempt?.state === 'paid' || attempt?.state === 'reversed';
    if (isOver) findings.compare(`sandbox transfer ${reference}`, 'the fee is', fee, attempt.fee);
    findings.expect(
      ours === amount,
      `sandbox transfer ${reference}: ${amount}, but ${ours ?? 'nothing'} are owed`,
    );
  }
  const arrived = total(tables.sandboxCredits, (line) => {
    const credit = credits.get(line.id);
    const isAhead = line.status === 'reversed' && credit?.status === 'credited';
    return credit && (line.status === 'credited' || isAhead) ? line.amount : 0n;
  });
  const sent = total(tables.sandboxTransfers, (line) => (isSent(line, attempts) ? line.amount : 0n));
  const inTestMode = sentAlone.filter(({ mode }) => mode === 'test');
  const recovered =
    total([...tables.checkouts, ...tables.credits], ({ id }) => postings.flow(bank, `receivable:${id}`)) +
    total(transfers, (transfer) => recoveredOf(transfer, postings));
  const manual = total(transfers, ({ mode, amount, attempts: tries }) =>
    mode === 'test' && tries.some(isManual) ? amount : 0n,
  );
  const fees = total(tables.sandboxTransfers, (line) => attempts.get(line.reference)?.fee ?? 0n);
  findings.compare(
    `account ${bank}`,
    'the statement makes it',
    arrived - sent + recovered - manual - fees,
    -postings.net(bank),
  );
}

/** A try that has paid and that no worker sent: the operator did, past the partner. */
const isManual = ({ state, lease_token }: Attempt) => state === 'paid' && lease_token === null;

/**
 * What the operator recovered of duplicate payments. The bank may have sent money back too: as much as was
 * paid twice, less what still counts as a duplicate and what settled the receivable.
 */
function recoveredOf({ id, account, amount, attempts }: Transfer, postings: Books['postings']): bigint {
  const receivable = `receivable:${id}`;
  const isDuplicate = ({ failure_reason }: Attempt) => /^paid_twice(_settled)?$/.test(failure_reason ?? '');
  const paidTwice = postings.flow(receivable, bank);
  const late = amount * BigInt(attempts.filter(isDuplicate).length);
  const returned = paidTwice - late - postings.flow(account, receivable);
  return postings.flow(bank, receivable) - returned;
}

/** Whether the ledger should have the money as gone. */
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
