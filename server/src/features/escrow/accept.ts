import type { EscrowAggregate } from '../../domain/aggregate.js';
import { acceptPaidTo } from '../../domain/escrow/accept-paid.js';
import type { BankAccount } from '../../domain/records.js';
import type { Handlers } from '../../http/mount.js';
import { fieldProblem } from '../../http/validation.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { bankAccountOf } from '../banks/bank-account.js';
import { findEscrow } from './find.js';
import { withSeller } from './load-seller.js';
import { presentEscrow } from './present.js';

type Call = Parameters<Handlers['escrow']['accept']>[0];
type AccountInput = Parameters<typeof bankAccountOf>[2];

/** Accepts for the seller and saves the seller's bank account, in one change. */
export function acceptPaid(services: Services, call: Call, payout: AccountInput) {
  const { caller, params, context, key } = call;
  let bankAccount: BankAccount | null = null;
  return execute(services, {
    subject: {
      find: () => findEscrow(services, caller, params.reference),
      check: requireSeller,
      prepare: async (found) => {
        // Asks the bank once, even if the race is lost and this runs again.
        bankAccount ??= await bankAccountOf(services, found.escrow, payout, '/payout/');
        return { ...(await withSeller(services, found, bankAccount)), bankAccount };
      },
    },
    command: {
      decide: (read) => acceptPaidTo(read, read.bankAccount, 'merchant', context),
      present: (after) => presentEscrow(after, services.config.siteUrl, context.now),
    },
    context,
    key,
  });
}

function requireSeller({ escrow }: EscrowAggregate): void {
  if (escrow.sellerEmail !== null) return;
  throw fieldProblem('/payout', 'needs a seller, and this escrow names none; use PUT /account/payout');
}
