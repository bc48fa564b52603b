import { contract } from '@escrow-checkout/contract';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { EscrowCommand } from '../../../server/src/domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../../server/src/domain/checkout/decide.js';
import { matchCredit } from '../../../server/src/domain/credit.js';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import type { Credit, Mode } from '../../../server/src/domain/records.js';
import { loadCheckoutByReference } from '../../../server/src/features/checkouts/load.js';
import { perform } from '../../../server/src/features/perform.js';
import { accountTime, alarmContext } from '../../../server/src/jobs/account-time.js';
import type { Intent } from '../intent.js';
import { askEscrow } from '../request.js';
import type { World } from '../world.js';
import { type Command, chosen } from './command.js';

const answer = contract.escrow.release.responses[200];
const sides = ['buyer', 'seller'] as const;
const sources = ['held', 'recovered', 'written_off'] as const;

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
      askEscrow(world, intent, answer, (aggregate, context) =>
        decideEscrow(aggregate, commandOf(intent), context),
      ),
  };
}

const sideOf = ({ n }: Intent) => sides[n % 2] as (typeof sides)[number];

/** The payout is chosen among those that the escrow has when it is decided. */
const giveBack: Command = {
  name: 'give_back',
  weight: 2,
  reads: ['reference', 'n', 'key'],
  run: (world, intent) =>
    askEscrow(world, intent, answer, (aggregate, context) => {
      const payout = chosen(aggregate.payouts, intent.n);
      if (!payout) return { kind: 'repeat', after: aggregate };
      return decideEscrow(aggregate, { command: 'give_back', payoutId: payout.id }, context);
    }),
};

const settleUncovered: Command = {
  name: 'settle_uncovered',
  weight: 2,
  reads: ['reference', 'amount', 'n'],
  run: async (world, intent) => {
    const { services } = world;
    const { accountId, context } = await operatorContext(world, intent);
    await perform(
      services.store,
      () => loadCheckoutByReference(services.store, accountId, intent.mode, intent.reference),
      (aggregate) => {
        const amount = intent.amount ?? checkoutOf(aggregate).amountUncovered;
        const from = sources[intent.n % 3] as (typeof sources)[number];
        return decideCheckout(aggregate, { command: 'settle_uncovered', amount, from }, context);
      },
    );
    return undefined;
  },
};

const listUnowned = statement<{ mode: Mode }, Credit>('simulation.unowned', (db, p) =>
  db
    .selectFrom('credit')
    .select(columns('credit'))
    .where('checkout_id', 'is', null)
    .where('mode', '=', p.mode)
    .orderBy('created_at')
    .orderBy('id'),
);

/** Money that arrived and is nobody's. */
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
      const checkout = await loadCheckoutByReference(services.store, accountId, intent.mode, intent.reference);
      const credit = chosen(await listUnmatched(world, intent), intent.n);
      return checkout && credit ? { checkout, credit } : undefined;
    };
    await perform(services.store, load, ({ checkout, credit }) => {
      const decision = matchCredit(checkout, credit, context);
      if ('refused' in decision) return decision;
      return { ...decision, after: { checkout: decision.after, credit } };
    });
    return undefined;
  },
};

async function operatorContext({ services, accounts }: World, { account, mode }: Intent) {
  const accountId = accounts[account] as string;
  const time = await accountTime(services, accountId, mode);
  const actor = { kind: 'operator', via: 'command' } as const;
  return { accountId, context: alarmContext(services, time, `operator:${services.newId()}`, actor) };
}

/** What has no route yet, or only an operator may do. */
export const operatorCommands: readonly Command[] = [
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
  onEscrow('resolve', 2, ['amount'], ({ amount }) => ({ command: 'resolve', toSeller: amount ?? 0 })),
  giveBack,
  settleUncovered,
  match,
];
