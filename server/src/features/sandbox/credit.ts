import type { SandboxCredit, SandboxCreditInput } from '@escrow-checkout/contract';
import type { Response } from 'express';
import type { z } from 'zod';
import { callerOf } from '../../http/context.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { findById } from '../checkouts/queries.js';
import { findByPartnerId } from '../credits/queries.js';
import type { KeyedCall } from '../idempotency/keyed.js';
import { pullLever } from './lever.js';
import { findNewestOfNumber } from './queries.js';
import { makeTransfer } from './transfer.js';

type Input = z.output<typeof SandboxCreditInput>;

/** Simulates a transfer into an account number, and answers whose money it was taken for. */
export function credit(services: Services, call: KeyedCall, body: Input) {
  return pullLever(services, call, {
    find: async () => callerOf(call.response).accountId,
    pull: async (accountId, { name }) => {
      const id = name ?? services.newId();
      await makeTransfer(services, {
        id,
        accountId,
        partnerReference: body.reported_reference ? await findReference(services, accountId, body) : null,
        accountNumber: body.account_number,
        amount: body.amount,
        payerName: body.payer_name ?? null,
        outcome: 'credited',
        times: body.times,
      });
      return presentCredit(services, call.response, id);
    },
  });
}

/** The reference for which the bank opened the number last: it was recycled for no other since. */
async function findReference(services: Services, accountId: string, { account_number }: Input) {
  const number = { accountId, accountNumber: account_number };
  return (await services.store.one(findNewestOfNumber, number))?.partnerReference ?? null;
}

async function presentCredit(
  services: Services,
  response: Response,
  partnerCreditId: string,
): Promise<z.input<typeof SandboxCredit>> {
  const { store, sandboxBank } = services;
  const { mode } = callerOf(response);
  const row = await store.one(findByPartnerId, { partner: sandboxBank.name, mode, partnerCreditId });
  if (!row) throw new PartnerUnavailable('The transfer was made and could not be looked up yet');
  const owner = row.checkoutId === null ? undefined : await store.one(findById, { id: row.checkoutId });
  const reference = owner?.reference ?? null;
  const status = reference === null ? ('unmatched' as const) : ('matched' as const);
  return { credit_id: row.id, status, reference, amount: row.amount };
}
