import type { Response } from 'express';
import { decideSaveSeller } from '../../domain/payee.js';
import type { Destination, Seller } from '../../domain/records.js';
import { emailKey } from '../../domain/text.js';
import { callerOf } from '../../http/context.js';
import { refusalProblem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { isSameAccount } from '../banks/destination.js';
import { findSeller } from '../checkouts/queries.js';
import { requestContext } from '../idempotency/keyed.js';
import { isRefusal, perform } from '../perform.js';

/** Creates or changes a seller for the merchant who asks. */
export async function saveSeller(
  services: Services,
  response: Response,
  input: { email: string; name: string | null; destination: Destination | null },
): Promise<Seller> {
  const { accountId, mode } = callerOf(response);
  const context = requestContext(services, response);
  const key = { accountId, mode, emailKey: emailKey(input.email) };
  const load = async () => ({ seller: (await services.store.one(findSeller, key)) ?? null });
  const settled = await perform(services.store, load, ({ seller }) => {
    const isOnFile = isSameAccount(services, seller, input.destination);
    const wish = { accountId, mode, savedBy: 'merchant', isOnFile, ...input } as const;
    const decision = decideSaveSeller(seller, wish, context);
    return isRefusal(decision) ? decision : { ...decision, after: { seller: decision.after } };
  });
  if (isRefusal(settled)) throw refusalProblem(settled);
  services.wakeWorker();
  return settled.after.seller as Seller;
}
