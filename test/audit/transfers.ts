import { type Findings, groupBy, total } from './arithmetic.js';
import type { Books, Transfer } from './books.js';
import { firstNonceOf } from './keys.js';

const isDuplicate = ({ state, failure_reason }: Transfer['attempts'][number]) =>
  state === 'failed' && failure_reason === 'paid_twice';
const isSettled = ({ state, failure_reason }: Transfer['attempts'][number]) =>
  state === 'failed' && failure_reason === 'paid_twice_settled';

/** Every payout and refund: money came onto it once, and left it as often as the bank paid it. */
export function examineTransfers({ postings, transfers }: Books, findings: Findings): void {
  const payoutsOf = groupBy(
    transfers.filter(({ account }) => account.startsWith('payout:')),
    ({ checkout_id }) => checkout_id ?? '',
  );
  for (const transfer of transfers) {
    const { name, account, amount, attempts, status } = transfer;
    const count = (...states: string[]) =>
      BigInt(attempts.filter(({ state }) => states.includes(state)).length);
    const duplicate = amount * BigInt(attempts.filter(isDuplicate).length);
    const settled = amount * BigInt(attempts.filter(isSettled).length);
    const receivable = transfer.amount_receivable;
    const returned = amount * count('reversed');
    const fromBank = postings.flow('bank:*', account);
    const fromCredit = postings.flow(`credit:${transfer.credit_id}`, account);
    const fromPayouts = total(payoutsOf(transfer.checkout_id ?? ''), (payout) =>
      postings.flow(payout.account, account),
    );
    const fromCheckout =
      postings.flow(`escrow:${transfer.checkout_id}`, account) +
      postings.flow(`charge:${transfer.checkout_id}`, account);
    const isExcess = transfer.origin === 'excess';
    const left = postings.flow(account, 'bank:*') + postings.flow(account, 'receivable:*');
    const isOver = ['paid', 'returned_to_payer', 'cancelled'].includes(status);
    const dropped = status === 'cancelled' ? amount : 0n;

    findings.compare(
      name,
      'amount is',
      amount,
      isExcess ? fromBank - returned + fromCredit : fromCheckout + fromPayouts,
    );
    if (!isExcess) findings.compare(name, 'its attempts brought back', returned, fromBank);
    findings.compare(name, 'its attempts have paid', amount * count('paid', 'reversed') + dropped, left);
    findings.compare(name, `it is ${status} and should owe`, isOver ? 0n : amount, postings.net(account));
    const twice = receivable - transfer.amount_came_back;
    findings.compare(name, 'amount_receivable is', twice, -postings.net(`receivable:${transfer.id}`));
    // What a combined payout paid twice is receivable under its own id.
    findings.expect(
      transfer.isCombined || (receivable >= duplicate && receivable <= duplicate + settled),
      `${name}: ${receivable} are receivable, its duplicates make it ${duplicate} to ${duplicate + settled}`,
    );
    findings.expect(
      (count('paid') === 1n) === (status === 'paid'),
      `${name}: it is ${status}, and ${count('paid')} of its attempts have paid`,
    );
  }
}

/** A combined payout's members make its amount, and share its status, its payee and its bank account. */
export function examineCombined({ postings, combined }: Books, findings: Findings): void {
  for (const { row, members, attempts } of combined) {
    const name = `combined payout ${row.id}`;
    const whole = total(members, ({ amount }) => amount);
    const paid = attempts.filter(({ state }) => state === 'paid').length;
    const duplicate = row.amount * BigInt(attempts.filter(isDuplicate).length);
    const settled = row.amount * BigInt(attempts.filter(isSettled).length);
    const receivable = row.amount_receivable;
    findings.compare(name, 'its payouts make', whole, row.amount);
    const twice = receivable - row.amount_came_back;
    findings.compare(name, 'amount_receivable is', twice, -postings.net(`receivable:${row.id}`));
    findings.expect(
      receivable >= duplicate && receivable <= duplicate + settled,
      `${name}: ${receivable} are receivable, its duplicates make it ${duplicate} to ${duplicate + settled}`,
    );
    findings.expect(
      (paid === 1) === (row.status === 'paid') && paid <= 1,
      `${name}: it is ${row.status}, and ${paid} of its attempts have paid`,
    );
    for (const member of members) {
      const shared = ['status', 'mode', 'account_id', 'seller_email', 'bank_code'];
      const differs = shared.filter((field) => member[field as 'mode'] !== row[field as 'mode']);
      const [one, other] = [member, row].map((each) => firstNonceOf(each.account_number_sealed));
      if (one !== other) differs.push('account_number_sealed');
      findings.expect(differs.length === 0, `${name}: payout ${member.id} has another ${differs.join(', ')}`);
    }
  }
}

const dayMs = 86_400_000n;
/** People's time in Nigeria is ahead of UTC. */
const lagosMs = 3_600_000n;

/** A payout of a daily transfer is a merchant's own, and goes with others from the next day in Lagos on. */
export function examineScheduled({ tables, combined }: Books, findings: Findings): void {
  const beganAt = new Map(combined.map(({ row }) => [row.id, row.created_at]));
  const sentAlone = new Set(
    tables.attempts.flatMap(({ object_id, lease_token }) =>
      lease_token === null || lease_token === 'manual' ? [] : [object_id],
    ),
  );
  for (const payout of tables.payouts) {
    if (payout.scheduled_for === null) continue;
    const name = `payout ${payout.id}`;
    const at = BigInt(payout.scheduled_for);
    const nextDay = ((payout.created_at + lagosMs) / dayMs + 1n) * dayMs - lagosMs;
    findings.compare(name, 'its daily transfer is due at', at, nextDay);
    findings.expect(payout.seller_email === null, `${name}: a seller is not paid once a day`);
    findings.expect(!sentAlone.has(payout.id), `${name}: it waits for a daily transfer and was sent alone`);
    const sentAt = beganAt.get(payout.combined_payout_id ?? '') ?? at;
    findings.expect(sentAt >= at, `${name}: it was sent at ${sentAt}, before its day at ${at}`);
  }
}
