import type { Context } from '../../domain/aggregate.js';
import { decideSaveSeller, type SaveSeller } from '../../domain/payee.js';
import type { Seller } from '../../domain/records.js';
import { emailKey } from '../../domain/text.js';
import { refusalProblem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { isSameAccount } from '../banks/destination.js';
import { findSeller } from '../checkouts/queries.js';
import { isRefusal, perform } from '../perform.js';

/** Creates or changes a seller, for the merchant or for the seller himself. */
export async function saveSeller(services: Services, context: Context, input: SaveSeller): Promise<Seller> {
  const { accountId, mode, destination } = input;
  const key = { accountId, mode, emailKey: emailKey(input.email) };
  const load = async () => ({ seller: (await services.store.one(findSeller, key)) ?? null });
  const settled = await perform(services.store, load, ({ seller }) => {
    const isOnFile = isSameAccount(services, seller, destination);
    const decision = decideSaveSeller(seller, { ...input, isOnFile }, context);
    return isRefusal(decision) ? decision : { ...decision, after: { seller: decision.after } };
  });
  if (isRefusal(settled)) throw refusalProblem(settled);
  services.wakeWorker();
  return settled.after.seller as Seller;
}
