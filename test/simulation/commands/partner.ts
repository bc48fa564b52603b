import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { VirtualAccount } from '../../../server/src/domain/records.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { PartnerPostponed, PartnerRefused, PartnerUnavailable } from '../../../server/src/ports/bank.js';
import type { Intent } from '../intent.js';
import type { Posted } from '../partners/side.js';
import { currentTask, park } from '../scheduler.js';
import { lateMs } from '../simulated-bank.js';
import type { World } from '../world.js';
import { type Command, chosen } from './command.js';

const listAccounts = statement<{ accountId: string; reference: string }, VirtualAccount>(
  'simulation.virtual_accounts',
  (db, p) =>
    db
      .selectFrom('virtual_account')
      .innerJoin('checkout', 'checkout.id', 'virtual_account.checkout_id')
      .select(columns('virtual_account'))
      .where('checkout.account_id', '=', p.accountId)
      .where('checkout.reference', '=', p.reference)
      .orderBy('attempt'),
);

/** Changes a partner's state at once; its notification may arrive later or never. */
export function action(
  name: string,
  weight: number,
  reads: Command['reads'],
  run: (world: World, intent: Intent) => Promise<void>,
): Command {
  return {
    name,
    weight,
    reads,
    run: async (world, intent) => {
      await park(`at the partner: ${name}`, [], () => run(world, intent));
      return undefined;
    },
  };
}

/** Pays into a virtual account of a checkout, which may be an old one. */
async function payIn(world: World, intent: Intent, outcome: 'pay' | 'reject', isNamed: boolean) {
  const { account, reference, mode, amount, n } = intent;
  const accountId = world.accounts[account] as string;
  const accounts = await world.store.all(listAccounts, { accountId, reference });
  const into = chosen(
    accounts.filter((row) => row.mode === mode),
    n,
  );
  if (!into) return;
  const { now } = await accountTime({ ...world.services, store: world.store }, accountId, mode);
  await world.sides[mode][outcome]({ into, accountId, amount: amount ?? 100_000, isNamed, n, now });
}

const reverse = action('partner takes a credit back', 1, ['n'], async (world, { mode, n }) => {
  const side = world.sides[mode];
  const credit = chosen(await side.credits(), n);
  if (credit) await side.takeBack(credit);
});

const accept = action('bank lets a rejected payment through', 1, ['n'], async (world, { mode, n }) => {
  const side = world.sides[mode];
  const rejected = (await side.credits()).filter(({ status }) => status === 'rejected');
  const credit = chosen(rejected, n);
  if (!credit) return;
  const { now } = await accountTime({ ...world.services, store: world.store }, credit.accountId, mode);
  await side.letThrough(credit, now);
});

/** How many of the newest transfers a partner may still change. */
const thoughtAbout = 4;

const settle = action('partner settles a transfer', 5, ['n'], async (world, { mode, n }) => {
  const side = world.sides[mode];
  const transfer = chosen((await side.transfers()).slice(-thoughtAbout), n);
  const end = transfer && chosen(side.endsOf(transfer), Math.floor(n / thoughtAbout));
  if (!transfer || !end) return;
  const { reference, status } = transfer;
  if (status === 'failed' || status === 'reversed') world.resurrected[mode].add(reference);
  await side.end(reference, end, n);
});

const arriveLate = action('late call arrives', 3, ['n'], async (world, { n }) => {
  const onTheWay = world.lateCalls.filter(({ madeAt }) => world.clock.now() - madeAt < lateMs);
  const late = chosen(onTheWay, n);
  if (!late) return;
  world.lateCalls.splice(world.lateCalls.indexOf(late), 1);
  await unlessRefused(late.arrive());
});

/** Whatever the partner says of a call that arrives late, nobody hears it. */
export async function unlessRefused(arriving: Promise<unknown>): Promise<void> {
  const partnerErrors = [PartnerUnavailable, PartnerRefused, PartnerPostponed];
  await arriving.catch((error: unknown) => {
    if (!partnerErrors.some((each) => error instanceof each)) throw error;
  });
}

const notify: Command = {
  name: 'notification arrives',
  weight: 10,
  reads: ['n'],
  run: async (world, { n }) => {
    const posted = chosen(world.mailbox, world.mailbox.length - 1 - (n % 8));
    if (!posted) return undefined;
    await deliver(world, posted);
    return undefined;
  },
};

const findReference = statement<{ reference: string }, { reference: string }>('simulation.known', (db, p) =>
  db.selectFrom('attempt').select('reference').where('reference', '=', p.reference),
);

/** The service handles a notification. About a transfer that a restore took back it hears nothing. */
export async function deliver({ services, store, heard, heardBack }: World, posted: Posted): Promise<void> {
  const reference = posted.about ?? '';
  const known = await park('is it known', [], () => store.one(findReference, { reference }));
  const word = heard.wordOf(reference);
  await applySigned(services, posted.partner, posted.headers, posted.rawBody);
  heardBack.handle(currentTask());
  if (known) heard.hear(reference, word);
}

const reads = ['reference', 'amount', 'n'] as const;

/** The commands of the partners. */
export const partnerCommands: readonly Command[] = [
  action('buyer pays', 8, reads, (world, intent) => payIn(world, intent, 'pay', true)),
  action('buyer pays by number alone', 2, reads, (world, intent) => payIn(world, intent, 'pay', false)),
  action('bank rejects a payment', 1, reads, (world, intent) => payIn(world, intent, 'reject', true)),
  accept,
  reverse,
  settle,
  arriveLate,
  notify,
];
