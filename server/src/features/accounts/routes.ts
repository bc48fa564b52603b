import type { Account } from '@escrow-checkout/contract';
import type { Response } from 'express';
import type { z } from 'zod';
import type { ApiKey } from '../../adapters/store/api-key-rows.js';
import { newCarriage } from '../../domain/shipment/carriage.js';
import { callerOf } from '../../http/context.js';
import { keyLimitsOf } from '../../http/key-limits.js';
import type { Handlers } from '../../http/mount.js';
import { orThrow, ProblemError } from '../../http/problem.js';
import { subjectOf } from '../../pipeline/admit.js';
import { requestContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { bankAccountOf } from '../banks/bank-account.js';
import { iso } from '../checkouts/present.js';
import { findCarriage } from '../delivery/shipment-queries.js';
import { findKeyById } from '../keys/manage.js';
import { presentBankAccount } from '../sellers/present.js';
import { findMerchantBankAccount } from '../sellers/queries.js';
import { scheduleChange } from './audit.js';
import { findAccount, findPayoutSchedule, listDisabledEndpoints, sumBalance } from './queries.js';
import { saveMerchantBankAccount } from './save-payout.js';

export function accountRoutes(services: Services): Handlers['account'] {
  return {
    get: async ({ res }) => ({ status: 200, body: await readAccount(services, res) }),
    savePayout: async ({ body, res }) => {
      const { accountId, mode } = callerOf(res);
      const given = await bankAccountOf(services, { accountId, mode, sellerKey: null }, body, '/');
      const input = { accountId, mode, ...given };
      orThrow(await saveMerchantBankAccount(services, requestContext(services, callerOf(res)), input));
      return { status: 200, body: await readAccount(services, res) };
    },
    savePayoutSchedule: async ({ body: { schedule }, res }) => {
      const { accountId, mode } = callerOf(res);
      const outcome = await execute(services, {
        subject: subjectOf(async () => {
          return { chosen: (await services.store.one(findPayoutSchedule, { accountId, mode })) ?? null };
        }),
        command: {
          decide: ({ chosen }) => {
            if (chosen?.schedule === schedule) return { kind: 'repeat', after: schedule };
            const change = scheduleChange({ accountId, mode, schedule }, chosen);
            return { kind: 'change', change, after: schedule };
          },
        },
        context: requestContext(services, callerOf(res)),
      });
      orThrow(outcome);
      return { status: 200, body: await readAccount(services, res) };
    },
    balance: async ({ res }) => {
      const { accountId, mode, clockOffsetMs } = callerOf(res);
      const carriage =
        (await services.store.one(findCarriage, { accountId, mode })) ?? newCarriage({ accountId, mode });
      const parts = await services.store.all(sumBalance, { accountId, mode });
      const totalOf = (isIn: (part: string) => boolean) =>
        parts.reduce((sum, { part, amount }) => sum + (isIn(part) ? amount : 0), 0);
      return {
        status: 200,
        body: {
          mode,
          currency: 'NGN',
          held: totalOf((part) => part === 'held'),
          payouts_pending: totalOf((part) => part.startsWith('payout.')),
          payouts_waiting_details: totalOf((part) => part === 'payout.waiting_details'),
          payouts_below_minimum: totalOf((part) => part === 'payout.below_minimum'),
          payouts_scheduled: totalOf((part) => part === 'payout.scheduled'),
          refunds_pending: totalOf((part) => part === 'refund'),
          carriage_owed: carriage.amountOwed,
          carriage_limit: carriage.amountLimit,
          as_of: iso(services.clock.now() + clockOffsetMs),
        },
      };
    },
  };
}

async function readAccount(services: Services, response: Response): Promise<z.input<typeof Account>> {
  const { accountId, mode, keyId, testData } = callerOf(response);
  const key = await services.store.one(findKeyById, { id: keyId });
  const account = await services.store.one(findAccount, { id: accountId });
  if (!account || !key) throw new ProblemError('not_found');
  const onFile = await services.store.one(findMerchantBankAccount, { accountId, mode });
  const chosen = await services.store.one(findPayoutSchedule, { accountId, mode });
  const disabled = await services.store.all(listDisabledEndpoints, { accountId, mode });
  return {
    account_id: account.id,
    name: account.name,
    plan: account.plan,
    mode,
    disabled_webhooks: disabled.map(({ id, url, disabledReason }) => {
      return { id, url, disabled_reason: disabledReason };
    }),
    payout: presentBankAccount(onFile),
    payout_schedule: chosen?.schedule ?? 'per_sale',
    test_data: testData && {
      rows: testData.rows,
      rows_max: testData.rowsMax,
      bytes: testData.bytes,
      bytes_max: testData.bytesMax,
    },
    key: presentKey(key),
    created_at: iso(account.createdAt),
  };
}

function presentKey(key: ApiKey): z.input<typeof Account>['key'] {
  const { scopes, networks, expiresAt } = keyLimitsOf(key);
  const expires_at = expiresAt === null ? null : iso(expiresAt);
  return {
    id: key.id,
    name: key.name,
    scopes: scopes && [...scopes],
    networks: networks && [...networks],
    expires_at,
  };
}
