import type { Facts } from './facts.js';
import { hold } from './violation.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Every amount on a checkout's rows follows from the movements, and every balance is what is owed. */
export function judgeAmounts(facts: Facts): void {
  const { checkout, payouts, refunds, balances } = facts;
  const name = `${checkout.kind} ${checkout.reference}`;
  const { amountReceived, amountHeld, amountReleased, amountRefunded, amountExcess } = checkout;
  const equal = (rule: string, row: number, books: number) =>
    hold(row === books, rule, `${name}: the row says ${row}, the movements make it ${books}`);
  const own = `${checkout.kind}:`;
  equal('received is what became of it', amountReceived, amountHeld + amountReleased + amountRefunded);
  equal('held is what the ledger holds', amountHeld, net(facts, own + checkout.id));
  equal(
    'released is what the ledger paid out',
    amountReleased,
    moved(facts, own, 'payout:') - moved(facts, 'payout:', 'refund:'),
  );
  equal(
    'refunded is what the ledger gave back',
    amountRefunded,
    moved(facts, own, 'refund:') + moved(facts, 'payout:', 'refund:'),
  );
  const excess = refunds.filter(({ origin }) => origin === 'excess').map(({ amount }) => amount);
  equal('excess is what came too much', amountExcess, sum(excess));
  for (const [account, balance] of balances) {
    hold(balance >= 0, 'nothing is owed twice', `${account} stands at ${balance}`);
    equal(`a balance is the sum of its movements`, balance, net(facts, account));
  }
  for (const { id, status, amount } of payouts) {
    const owed = status === 'paid' || status === 'given_back' ? 0 : amount;
    equal('a payout is owed until it is paid', owed, net(facts, `payout:${id}`));
  }
  for (const { id, status, amount } of refunds) {
    equal('a refund is owed until it is paid', status === 'paid' ? 0 : amount, net(facts, `refund:${id}`));
  }
}

/** What stands on an account by its movements. */
function net({ movements }: Facts, account: string): number {
  return sum(
    movements.map(({ debitAccount, creditAccount, amount }) =>
      creditAccount === account ? amount : debitAccount === account ? -amount : 0,
    ),
  );
}

function moved({ movements }: Facts, from: string, to: string): number {
  return sum(
    movements
      .filter(
        ({ debitAccount, creditAccount }) => debitAccount.startsWith(from) && creditAccount.startsWith(to),
      )
      .map(({ amount }) => amount),
  );
}
