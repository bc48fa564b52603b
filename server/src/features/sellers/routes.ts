import { emailKey } from '../../domain/text.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { respondWithPage } from '../../http/page.js';
import { orThrow, ProblemError } from '../../http/problem.js';
import { requestContext } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { bankAccountOf } from '../banks/bank-account.js';
import { findSeller } from '../checkouts/queries.js';
import { presentSeller } from './present.js';
import { listSellers } from './queries.js';
import { saveSeller } from './save.js';

const noAccount = { bankAccount: null };

export function sellerRoutes(services: Services): Handlers['sellers'] {
  return {
    save: async ({ params, body, res }) => {
      const caller = callerOf(res);
      const { accountId, mode } = caller;
      const payee = { accountId, mode, sellerKey: emailKey(params.email) };
      const given = body.payout ? await bankAccountOf(services, payee, body.payout, '/payout/') : noAccount;
      const seller = await saveSeller(services, requestContext(services, caller), {
        accountId,
        mode,
        savedBy: 'merchant',
        email: params.email,
        name: body.name ?? null,
        ...given,
      });
      return { status: 200, body: presentSeller(orThrow(seller)) };
    },
    list: ({ query, res }) =>
      respondWithPage(res, query, {
        read: (after, count) =>
          services.reports.read((reader) => reader.list(listSellers(callerOf(res), after, count))),
        present: presentSeller,
      }),
    get: async ({ params, res }) => {
      const { accountId, mode } = callerOf(res);
      const key = { accountId, mode, emailKey: emailKey(params.email) };
      const seller = await services.store.one(findSeller, key);
      if (!seller)
        throw new ProblemError('not_found', { detail: 'There is no seller with this e-mail address.' });
      return { status: 200, body: presentSeller(seller) };
    },
  };
}
