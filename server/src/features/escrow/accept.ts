import type { EscrowAggregate } from '../../domain/aggregate.js';
import { acceptPaidTo } from '../../domain/escrow/accept-paid.js';
import type { Destination } from '../../domain/records.js';
import type { Handlers } from '../../http/mount.js';
import { fieldProblem } from '../../http/validation.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { destinationOf } from '../banks/destination.js';
import { findEscrow } from './find.js';
import { withSeller } from './load-seller.js';
import { presentEscrow } from './present.js';

type Call = Parameters<Handlers['escrow']['accept']>[0];
type BankAccount = Parameters<typeof destinationOf>[2];

/** Accepts for the seller, and saves where the seller is paid in the same change. */
export function acceptPaid(services: Services, call: Call, payout: BankAccount) {
  const { caller, params, context, key } = call;
  let destination: Destination | null = null;
  return execute(services, {
    subject: {
      find: () => findEscrow(services, caller, params.reference),
      check: requireSeller,
      prepare: async (found) => {
        // The bank is asked once, however often others win the race.
        destination ??= await destinationOf(services, caller, payout, '/payout/');
        return { ...(await withSeller(services, found, destination)), destination };
      },
    },
    command: {
      decide: (read) => acceptPaidTo(read, read.destination, 'merchant', context),
      present: (after) => presentEscrow(after, services.config.siteUrl),
    },
    context,
    key,
  });
}

function requireSeller({ escrow }: EscrowAggregate): void {
  if (escrow.sellerEmail !== null) return;
  throw fieldProblem('/payout', 'needs a seller, and this escrow names none; use PUT /account/payout');
}
