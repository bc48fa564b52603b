import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type {
  CheckoutAggregate,
  Context,
  Decision,
  EscrowCommand,
} from '../../../server/src/domain/aggregate.js';
import { checkoutOf, isChargeAggregate } from '../../../server/src/domain/checkout/decide.js';
import { matchCredit } from '../../../server/src/domain/credit.js';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import type { Credit, Mode } from '../../../server/src/domain/records.js';
import { loadCheckoutByReference } from '../../../server/src/features/checkouts/load.js';
import { CommandRefused } from '../../../server/src/features/operator/act.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { subjectOf } from '../../../server/src/pipeline/admit.js';
import { accountTime, systemContext } from '../../../server/src/pipeline/context.js';
import { execute } from '../../../server/src/pipeline/execute.js';
import type { Intent } from '../intent.js';
import { sharedTransferAmount } from '../judges/recoveries.js';
import { askEscrow } from '../request.js';
import type { World } from '../world.js';
import { type Command, chosen } from './command.js';

const sides = ['buyer', 'seller'] as const;
const sources = ['held', 'recovered', 'written_off', 'not_taken'] as const;

/** A command of the escrow table, under the same machinery as those that have a route. */
function onEscrow(
  name: EscrowCommand['command'],
  weight: number,
  reads: Command['reads'],
  commandOf: (intent: Intent) => EscrowCommand,
): Command {
  return {
    name,
    weight,
    reads: ['reference', ...reads, 'key'],
    run: (world, intent) =>
      askEscrow(world, intent, (aggregate, context) => decideEscrow(aggregate, commandOf(intent), context)),
  };
}

const sideOf = ({ n }: Intent) => sides[n % 2] as (typeof sides)[number];

/** An operator's command on an escrow; every refusal is acceptable. */
function byOperator(
  name: string,
  weight: number,
  reads: Command['reads'],
  decide: (aggregate: CheckoutAggregate, intent: Intent, context: Context) => Decision<CheckoutAggregate>,
): Command {
  return {
    name,
    weight,
    reads: ['reference', ...reads],
    run: async (world, intent) => {
      const { store } = world.services;
      const { accountId, context } = await operatorContext(world, intent);
      const load = () => loadCheckoutByReference(store, accountId, intent.mode, intent.reference);
      const command = { decide: (found: CheckoutAggregate) => decide(found, intent, context) };
      await execute(world.services, { subject: subjectOf(load), command, context });
      return undefined;
    },
  };
}

/** The payout is chosen among those that the escrow has when it is decided. */
const returnToPayer = byOperator('return_to_payer', 2, ['n'], (aggregate, { n }, context) => {
  const payout = chosen(aggregate.payouts, n);
  if (!payout || isChargeAggregate(aggregate)) return { kind: 'repeat', after: aggregate };
  // The simulation sends no mails: the notice counts as sent when it was written.
  const command = {
    command: 'return_to_payer',
    payoutId: payout.id,
    noticeSentAt: payout.remindedAt,
  } as const;
  return decideEscrow(aggregate, command, context);
});

const resolve = byOperator('resolve', 2, ['amount'], (aggregate, { amount }, context) => {
  if (isChargeAggregate(aggregate)) return { kind: 'repeat', after: aggregate };
  return decideEscrow(
    aggregate,
    { command: 'resolve', toSeller: amount ?? 0, reason: 'as the photos show' },
    context,
  );
});

const clearDelivery = byOperator('clear delivery', 1, [], (aggregate, _intent, context) => {
  if (isChargeAggregate(aggregate)) return { kind: 'repeat', after: aggregate };
  return decideEscrow(aggregate, { command: 'clear_delivery' }, context);
});

/** The sessions are few, so that the operator often names a transfer twice. */
const settle: Command = {
  name: 'settle_receivable',
  weight: 2,
  reads: ['reference', 'amount', 'n'],
  run: async ({ services, accounts }, { account, mode, reference, amount, n }) => {
    const accountId = accounts[account] as string;
    const checkout = await loadCheckoutByReference(services.store, accountId, mode, reference);
    if (!checkout) return undefined;
    const { id, amountReceivable } = checkoutOf(checkout);
    const part = { amount: amount ?? amountReceivable };
    const from = sources[n % 4] as (typeof sources)[number];
    const transferAmount = n % 2 === 0 ? sharedTransferAmount : null;
    const transfer = { sessionId: `BANK-${n % 5}`, transferAmount };
    const settlement = from === 'recovered' ? { ...part, from, ...transfer } : { ...part, from };
    await settleReceivable(services, id, settlement).catch(unlessRefused);
    return undefined;
  },
};

function unlessRefused(error: unknown): void {
  if (!(error instanceof CommandRefused)) throw error;
}

const listUnowned = statement<{ mode: Mode }, Credit>('simulation.unowned', (db, p) =>
  db
    .selectFrom('credit')
    .select(columns('credit'))
    .where('checkout_id', 'is', null)
    .where('mode', '=', p.mode)
    .orderBy('created_at')
    .orderBy('id'),
);

/** The unmatched credits. */
async function listUnmatched({ services }: World, { mode }: Intent): Promise<Credit[]> {
  const unowned = await services.store.all(listUnowned, { mode });
  return unowned.filter(({ status }) => status === 'credited');
}

const match: Command = {
  name: 'match credit',
  weight: 3,
  reads: ['reference', 'n'],
  run: async (world, intent) => {
    const { services } = world;
    const { accountId, context } = await operatorContext(world, intent);
    const load = async () => {
      const checkout = await loadCheckoutByReference(
        services.store,
        accountId,
        intent.mode,
        intent.reference,
      );
      const credit = chosen(await listUnmatched(world, intent), intent.n);
      return checkout && credit ? { checkout, credit } : undefined;
    };
    await execute(services, {
      subject: subjectOf(load),
      command: { decide: ({ checkout, credit }) => matchCredit(checkout, credit, context) },
      context,
    });
    return undefined;
  },
};

async function operatorContext({ services, accounts }: World, { account, mode }: Intent) {
  const accountId = accounts[account] as string;
  const time = await accountTime(services, accountId, mode);
  const actor = { kind: 'operator', via: 'command' } as const;
  return { accountId, context: systemContext(services, time, `operator:${services.newId()}`, actor) };
}

/** The commands on an escrow that have no route here. */
export const decisionCommands: readonly Command[] = [
  onEscrow('refund', 3, ['amount'], ({ amount }) => ({ command: 'refund', amount, reason: 'goodwill' })),
  onEscrow('dispute', 3, ['n'], (intent) => ({
    command: 'dispute',
    reason: 'damaged',
    description: null,
    evidence: [],
    side: sideOf(intent),
  })),
  onEscrow('evidence', 1, ['n'], (intent) => ({
    command: 'evidence',
    side: sideOf(intent),
    text: 'as shown',
    links: [],
  })),
  onEscrow('withdraw', 1, ['n'], (intent) => ({ command: 'withdraw', side: sideOf(intent) })),
  onEscrow('concede', 1, [], () => ({ command: 'concede' })),
  resolve,
];

/** The commands without a route, and those for operators only. */
export const operatorCommands: readonly Command[] = [
  ...decisionCommands,
  returnToPayer,
  clearDelivery,
  settle,
  match,
];
