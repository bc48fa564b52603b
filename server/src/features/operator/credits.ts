import { checkoutOf } from '../../domain/checkout/decide.js';
import { matchCredit, returnCredit } from '../../domain/credit.js';
import type { Checkout, Credit, Refund } from '../../domain/records.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { loadCheckoutByReference } from '../checkouts/load.js';
import { findCredit, findReturn } from '../checkouts/queries.js';
import { findVirtualAccount } from '../credits/queries.js';
import { act, CommandRefused, found, operatorContext } from './act.js';

async function readCredit({ store }: Services, id: string): Promise<Credit> {
  return found(await store.one(findCredit, { id }), 'credit', id, 'inbox');
}

/** The service matches a credit by itself once it knows the virtual account that the credit names. */
async function refuseIfOwned({ store }: Services, credit: Credit, checkoutId: string): Promise<void> {
  const { partner, mode, partnerReference } = credit;
  if (partnerReference === null) return;
  const account = await store.one(findVirtualAccount, { partner, mode, partnerReference });
  if (!account || account.checkoutId === checkoutId) return;
  throw new CommandRefused(
    'The credit is not matched, since its virtual account is of another checkout: the service matches it.',
  );
}

/** Matches a credit to a checkout, under the rules of a new credit. */
export async function assignCredit(
  services: Services,
  id: string,
  to: { accountId: string; reference: string },
): Promise<{ credit: Credit; checkout: Checkout; isRepeat: boolean }> {
  const { mode } = await readCredit(services, id);
  const context = await operatorContext(services, { accountId: to.accountId, mode });
  const load = () => loadCheckoutByReference(services.store, to.accountId, mode, to.reference);
  const checkout = await load();
  if (!checkout) {
    const place = `account ${to.accountId} has no ${mode} checkout ${JSON.stringify(to.reference)}`;
    throw new CommandRefused(`The credit is matched to nothing, since ${place}: check both.`);
  }
  await refuseIfOwned(services, await readCredit(services, id), checkoutOf(checkout).id);
  // Reads the credit again with every attempt: it may be matched or returned meanwhile.
  const { after, isRepeat } = await act(
    services,
    context,
    async () => {
      const credit = await readCredit(services, id);
      const checkout = await load();
      return checkout && { credit, checkout };
    },
    ({ checkout, credit }) => {
      const decision = matchCredit(checkout, credit, context);
      return isRefusal(decision) ? decision : { ...decision, after: { credit, checkout: decision.after } };
    },
  );
  const credit = after.checkout.credits.find((row) => row.id === id) ?? after.credit;
  return { credit, checkout: checkoutOf(after.checkout), isRepeat };
}

/** Sends an unmatched credit back to its payer. */
export async function returnCreditToPayer(
  services: Services,
  id: string,
): Promise<{ refund: Refund; isRepeat: boolean }> {
  const context = await operatorContext(services, {
    accountId: null,
    mode: (await readCredit(services, id)).mode,
  });
  const load = async () => ({
    credit: await readCredit(services, id),
    refund: (await services.store.one(findReturn, { creditId: id })) ?? null,
  });
  const { after, isRepeat } = await act(services, context, load, returnCredit);
  return { refund: found(after.refund, 'refund of credit', id, 'inbox'), isRepeat };
}
