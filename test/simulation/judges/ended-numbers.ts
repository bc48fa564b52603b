import type { Store } from '../../../server/src/ports/store.js';
import { rawStatement } from '../../store/fixtures.js';
import { hold } from './violation.js';

/** A credit that came by an account number alone, and the checkout it counts for. */
interface Numbered {
  id: string;
  status: string;
  amount: number;
  amountApplied: number;
  /** Null while it is unmatched. */
  checkout: string | null;
  checkoutStatus: string | null;
  /** How many accounts of the checkout had the number when the credit was paid. */
  openAccounts: number;
}

const listNumbered = rawStatement(
  `select k.id, k.status, k.amount, k.amount_applied as "amountApplied",
     e.reference as checkout, e.status as "checkoutStatus",
     (select count(*) from virtual_account v where v.checkout_id = k.checkout_id
       and v.account_number = k.account_number
       and v.opened_at <= k.paid_at and k.paid_at < v.expires_at) as "openAccounts"
   from credit k left join checkout e on e.id = k.checkout_id
   where k.partner_reference is null`,
  'simulation.numbered_credits',
);

/** Checks each credit to a number that nobody had when it was paid: somebody else may have it since. */
export class EndedNumberJudge {
  /** The credits that have arrived, which are judged once. */
  #arrived = new Set<string>();

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const arrived = this.#arrived;
    return () => {
      this.#arrived = arrived;
    };
  }

  async judge(store: Store): Promise<void> {
    const credits = (await store.all(listNumbered, {})) as unknown as Numbered[];
    const arrived = credits.filter(({ status }) => status !== 'rejected');
    for (const credit of arrived) if (!this.#arrived.has(credit.id)) judgeArrived(credit);
    this.#arrived = new Set(arrived.map(({ id }) => id));
  }
}

/** It is the amount that was asked for if it completes the payment and nothing of it goes back. */
function judgeArrived({ id, amount, amountApplied, ...credit }: Numbered): void {
  const { checkout, checkoutStatus, openAccounts } = credit;
  if (checkout === null || amountApplied === 0 || Number(openAccounts) > 0) return;
  const isAsked = amount === amountApplied && ['funded', 'succeeded'].includes(checkoutStatus ?? '');
  const says = `${id} of ${amount} counted ${amountApplied} for ${checkout}, which is ${checkoutStatus}`;
  hold(isAsked, 'a credit to an ended number counts only as the amount that was asked for', says);
}
