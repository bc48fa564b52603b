import type { CombinedMember, EscrowAggregate, TransferAggregate } from '../domain/aggregate.js';
import { hasReleaseCode, releaseCodeAttemptsLeft } from '../domain/escrow/release-code.js';
import { showCharge } from '../features/charges/find.js';
import { presentCharge } from '../features/charges/present.js';
import type { Shown } from '../features/checkouts/load-shown.js';
import { iso, presentPayout, presentRefund } from '../features/checkouts/present.js';
import { openReleaseCode } from '../features/escrow/enter-code.js';
import { findEscrow, showEscrow } from '../features/escrow/find.js';
import { presentEscrow } from '../features/escrow/present.js';
import { callerOf } from '../http/context.js';
import type { Handlers } from '../http/mount.js';
import { orThrow, ProblemError } from '../http/problem.js';
import { executeAtPartner } from '../pipeline/at-partner.js';
import type { Services } from '../services.js';
import { advanceCommand } from './advance.js';
import { creditCommand, fundCommand } from './credit.js';
import { faultCommand } from './fault.js';
import { moveParcelCommand } from './parcel.js';
import { settleCommand, transferToSettle } from './settle.js';
import { readClock } from './test-clock.js';

const withoutCode = 'This escrow was initiated without `release_code`.';

/** Routes that move the sandbox bank and the test clock. */
export function sandboxRoutes(services: Services): Handlers['sandbox'] {
  return {
    fundEscrow: ({ params, body, caller, context, key }) =>
      executeAtPartner(services, {
        subject: { find: () => showEscrow(services, caller, params.reference) },
        command: fundCommand(services, body, (after: Shown<EscrowAggregate>) =>
          presentEscrow(after, services.config.siteUrl, context.now),
        ),
        context,
        key,
      }),
    fundCharge: ({ params, body, caller, context, key }) =>
      executeAtPartner(services, {
        subject: { find: () => showCharge(services, caller, params.reference) },
        command: fundCommand(services, body, (after: Shown) =>
          presentCharge(after, services.config.siteUrl, context.now),
        ),
        context,
        key,
      }),
    moveDelivery: ({ params, body, caller, context, key }) =>
      executeAtPartner(services, {
        subject: { find: () => findEscrow(services, caller, params.reference) },
        command: moveParcelCommand(services, body, context, (after) =>
          presentEscrow(after, services.config.siteUrl, context.now),
        ),
        context,
        key,
      }),
    credit: ({ body, caller, context, key }) =>
      executeAtPartner(services, {
        subject: { find: async () => caller },
        command: creditCommand(services, body),
        context,
        key,
      }),
    settlePayout: ({ params: { id }, body, caller, context, key }) =>
      executeAtPartner(services, {
        subject: transferToSettle(services, caller, ['payout', id], body),
        command: settleCommand(services, body, (after) => {
          const { payout, checkout } = payoutIn(after, id);
          return { ...presentPayout(payout), reference: checkout.reference };
        }),
        context,
        key,
      }),
    settleRefund: ({ params: { id }, body, caller, context, key }) =>
      executeAtPartner(services, {
        subject: transferToSettle(services, caller, ['refund', id], body),
        command: settleCommand(services, body, ({ refund, checkout }) => {
          return { ...presentRefund(existing(refund)), reference: existing(checkout).reference };
        }),
        context,
        key,
      }),
    fault: ({ body, caller: { accountId }, context, key }) =>
      executeAtPartner(services, {
        subject: { find: async () => accountId },
        command: faultCommand(services, accountId, body),
        context,
        key,
      }),
    releaseCode: async ({ params, res }) => {
      const { escrow } = orThrow(await findEscrow(services, callerOf(res), params.reference));
      if (!hasReleaseCode(escrow)) throw new ProblemError('not_found', { detail: withoutCode });
      const digits = openReleaseCode(services, escrow);
      const attemptsLeft = releaseCodeAttemptsLeft(escrow);
      return {
        status: 200,
        body: { reference: escrow.reference, digits, attempts_left: attemptsLeft },
      };
    },
    clock: async ({ res }) => {
      const clock = await readClock(services, callerOf(res).accountId);
      return { status: 200, body: { now: iso(clock.now), offset_ms: clock.offsetMs } };
    },
    advanceClock: async ({ body, caller: { accountId }, context, key }) =>
      executeAtPartner(services, {
        subject: { find: async () => accountId },
        command: advanceCommand(services, accountId, body),
        context,
        key,
      }),
  };
}

/** Returns the payout with this id, which may be paid by a combined one. */
function payoutIn({ payout, checkout, members }: TransferAggregate, id: string): CombinedMember {
  const member = members.find((each) => each.payout.id === id);
  if (member) return member;
  const row = existing(payout);
  if ('ordinal' in row) throw new Error(`The payout ${id} is not one of ${row.id}`);
  return { payout: row, checkout: existing(checkout) };
}

/** Asserts a row that every payout or refund of a merchant has. */
function existing<Row>(row: Row | null): Row {
  if (row === null) throw new Error('A row of a payout or refund is missing');
  return row;
}
