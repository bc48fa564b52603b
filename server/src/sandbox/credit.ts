import type { FundInput, SandboxCredit, SandboxCreditInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Refusal } from '../domain/change.js';
import { checkoutOf } from '../domain/checkout/decide.js';
import { loadShown, type Shown } from '../features/checkouts/load-shown.js';
import { findById } from '../features/checkouts/queries.js';
import { findByPartnerId } from '../features/credits/queries.js';
import { missingAmount, payInto } from '../features/credits/sandbox-fund.js';
import { makeTransfer } from '../features/credits/sandbox-transfer.js';
import type { Caller } from '../http/context.js';
import type { PartnerCommand } from '../pipeline/at-partner.js';
import { PartnerUnavailable } from '../ports/bank.js';
import type { Services } from '../services.js';
import { findNewestOfNumber } from './queries.js';
import { refusalOfTransfer } from './transfer-bound.js';

type Input = z.output<typeof SandboxCreditInput>;
type Body = z.input<typeof SandboxCredit>;

/** Simulates a transfer into an account number, and returns the checkout it was matched to. */
export function creditCommand(services: Services, input: Input): PartnerCommand<Caller, Body> {
  return {
    intend: async ({ accountId }): Promise<string | Refusal> => {
      const account = await services.store.one(findNewestOfNumber, {
        accountId,
        accountNumber: input.account_number,
      });
      return (account && (await refusalOfTransfer(services, account.checkoutId))) ?? 'act';
    },
    act: async (caller, { name }) => {
      const id = name ?? services.newId();
      const { accountId } = caller;
      await makeTransfer(services, {
        id,
        accountId,
        partnerReference: input.reported_reference ? await findReference(services, accountId, input) : null,
        accountNumber: input.account_number,
        amount: input.amount,
        payerName: input.payer_name ?? null,
        outcome: 'credited',
        times: input.times,
      });
      return { body: await presentCredit(services, caller, id) };
    },
  };
}

/** Finds the reference for which the bank last opened the number, since numbers are recycled. */
async function findReference(services: Services, accountId: string, { account_number }: Input) {
  const number = { accountId, accountNumber: account_number };
  return (await services.store.one(findNewestOfNumber, number))?.partnerReference ?? null;
}

async function presentCredit(
  { store, sandboxBank }: Services,
  { mode }: Caller,
  partnerCreditId: string,
): Promise<Body> {
  const row = await store.one(findByPartnerId, { partner: sandboxBank.name, mode, partnerCreditId });
  if (!row) throw new PartnerUnavailable('The transfer was made and could not be looked up yet');
  const owner = row.checkoutId === null ? undefined : await store.one(findById, { id: row.checkoutId });
  const reference = owner?.reference ?? null;
  const status = reference === null ? ('unmatched' as const) : ('matched' as const);
  return { credit_id: row.id, status, reference, amount: row.amount };
}

/** Simulates a transfer into the newest virtual account of an escrow or charge, and returns its new state. */
export function fundCommand<A extends Shown, Body>(
  services: Services,
  input: z.output<typeof FundInput>,
  present: (aggregate: A) => Body,
): PartnerCommand<A, Body> {
  return {
    intend: async (aggregate): Promise<string | Refusal> => {
      const refusal = await refusalOfTransfer(services, checkoutOf(aggregate).id);
      if (refusal !== null) return refusal;
      const amount = input?.amount ?? missingAmount(aggregate);
      return typeof amount === 'number' ? String(amount) : amount;
    },
    act: async (aggregate, { name, intention }) => {
      const { id } = checkoutOf(aggregate);
      await payInto(services, checkoutOf(aggregate), {
        amount: Number(intention),
        payerName: input?.payer_name ?? null,
        times: input?.times ?? 1,
        outcome: input?.outcome ?? 'credited',
        delayMs: (input?.delay_minutes ?? 0) * 60_000,
        partnerCreditId: name,
      });
      const after = await loadShown(services.store, id);
      if (!after) throw new Error(`The checkout ${id} is gone`);
      return { body: present(after as A) };
    },
  };
}
