import type { Account } from '@escrow-checkout/contract';
import type { Response } from 'express';
import type { z } from 'zod';
import { decideSaveOwnDetails } from '../../domain/payee.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { ProblemError, refusalProblem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { destinationOf } from '../banks/destination.js';
import { requestContext } from '../escrow/command.js';
import { iso } from '../escrow/present.js';
import { isRefusal, perform } from '../perform.js';
import { presentDetails } from '../sellers/present.js';
import { findOwnDetails } from '../sellers/queries.js';
import { findAccount, sumHeld, sumPayouts, sumRefunds } from './queries.js';

export function accountRoutes(services: Services): Handlers['account'] {
  return {
    get: async ({ res }) => ({ status: 200, body: await readAccount(services, res) }),
    savePayout: async ({ body, res }) => {
      const { accountId, mode } = callerOf(res);
      const destination = await destinationOf(services, mode, body, '/');
      const context = requestContext(services, res);
      const load = async () => ({
        details: (await services.store.one(findOwnDetails, { accountId, mode })) ?? null,
      });
      const settled = await perform(services.store, load, ({ details }) => {
        const decision = decideSaveOwnDetails(details, { accountId, mode, destination }, context);
        return isRefusal(decision) ? decision : { ...decision, after: { details: decision.after } };
      });
      if (isRefusal(settled)) throw refusalProblem(settled);
      services.wakeWorker();
      return { status: 200, body: await readAccount(services, res) };
    },
    balance: async ({ res }) => {
      const { accountId, mode, clockOffsetMs } = callerOf(res);
      const owner = { accountId, mode };
      const held = await services.store.one(sumHeld, owner);
      const payouts = await services.store.all(sumPayouts, owner);
      const refunds = await services.store.one(sumRefunds, owner);
      const waiting = payouts.find(({ status }) => status === 'waiting_details');
      return {
        status: 200,
        body: {
          mode,
          currency: 'NGN',
          held: held?.amount ?? 0,
          payouts_pending: payouts.reduce((sum, { amount }) => sum + amount, 0),
          payouts_waiting_details: waiting?.amount ?? 0,
          refunds_pending: refunds?.amount ?? 0,
          as_of: iso(services.clock.now() + clockOffsetMs),
        },
      };
    },
  };
}

async function readAccount(services: Services, response: Response): Promise<z.input<typeof Account>> {
  const { accountId, mode } = callerOf(response);
  const account = await services.store.one(findAccount, { id: accountId });
  if (!account) throw new ProblemError('not_found');
  const details = await services.store.one(findOwnDetails, { accountId, mode });
  return {
    account_id: account.id,
    name: account.name,
    plan: account.plan,
    mode,
    payout: presentDetails(details),
    created_at: iso(account.createdAt),
  };
}
