import type { SandboxBank } from '../../../server/src/adapters/bank/sandbox/index.js';
import type { SignedNotification } from '../../../server/src/adapters/bank/sandbox/notification.js';
import type { SandboxCredit, SandboxTransfer } from '../../../server/src/adapters/store/rows.js';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { VirtualAccount } from '../../../server/src/domain/records.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import type { Intent } from '../intent.js';
import { park } from '../scheduler.js';
import { lateMs } from '../simulated-bank.js';
import { booksOf, type Posted, type World } from '../world.js';
import { type Command, chosen } from './command.js';

type Nothing = Record<never, never>;
type End = Parameters<SandboxBank['settle']>[1];

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

export const listPartnerTransfers = statement<Nothing, SandboxTransfer>('simulation.transfers', (db) =>
  db
    .selectFrom('sandbox_transfer')
    .select(columns('sandbox_transfer'))
    .orderBy('created_at')
    .orderBy('reference'),
);

export const listPartnerCredits = statement<Nothing, SandboxCredit>('simulation.credits', (db) =>
  db.selectFrom('sandbox_credit').select(columns('sandbox_credit')).orderBy('id'),
);

/** Changes a partner's state at once; its notification may arrive later or never. */
export function action(
  name: string,
  weight: number,
  reads: Command['reads'],
  run: (world: World, intent: Intent) => Promise<SignedNotification | null | undefined>,
): Command {
  return {
    name,
    weight,
    reads,
    run: async (world, intent) => {
      const notification = await park(`at the partner: ${name}`, [], () => run(world, intent));
      const partner = world.partners[intent.mode].name;
      if (notification) world.mailbox.push({ ...notification, partner });
      return undefined;
    },
  };
}

/** Kobo; a fee may be named with a payment or transfer, later, or never. */
const feeOf = (n: number) => 1_000 * (n % 3);

/** Pays into a virtual account of a checkout, which may be an old one. */
async function payIn(world: World, intent: Intent, outcome: 'credited' | 'rejected', isNamed: boolean) {
  const { account, reference, mode, amount, n } = intent;
  const accountId = world.accounts[account] as string;
  const accounts = await world.store.all(listAccounts, { accountId, reference });
  const into = chosen(
    accounts.filter((row) => row.mode === mode),
    n,
  );
  if (!into) return null;
  const { now } = await accountTime({ ...world.services, store: world.store }, accountId, mode);
  const { credit, notification } = await world.partners[mode].reportTransfer({
    accountId,
    partnerReference: isNamed ? into.partnerReference : null,
    accountNumber: into.accountNumber,
    amount: amount ?? 100_000,
    payerName: 'ADE BUYER',
    outcome,
    partnerCreditId: null,
    now,
  });
  await world.partners[mode].nameFee(credit.partnerCreditId, feeOf(n));
  return notification;
}

const reverse = action('partner takes a credit back', 1, ['n'], async (world, { mode, n }) => {
  const credits = await booksOf(world, mode).all(listPartnerCredits, {});
  const credit = chosen(credits, n);
  return credit && world.partners[mode].reverse(credit.id);
});

const accept = action('bank lets a rejected payment through', 1, ['n'], async (world, intent) => {
  const credits = await booksOf(world, intent.mode).all(listPartnerCredits, {});
  const credit = chosen(
    credits.filter(({ status }) => status === 'rejected'),
    intent.n,
  );
  if (!credit) return null;
  const services = { ...world.services, store: world.store };
  const { now } = await accountTime(services, credit.accountId, intent.mode);
  return world.partners[intent.mode].acceptRejected(credit.id, now);
});

/** The possible outcomes of a transfer, by its status at the partner. */
const ends: Readonly<Record<SandboxTransfer['status'], readonly End[]>> = {
  pending: ['paid', 'failed', 'reversed', 'paid', 'needs_details'],
  needs_details: ['paid', 'failed', 'reversed'],
  paid: ['reversed', 'paid'],
  failed: ['paid'],
  reversed: ['paid'],
};

/** How many of the newest transfers a partner may still change. */
const thoughtAbout = 4;

const settle = action('partner settles a transfer', 5, ['n'], async (world, { mode, n }) => {
  const transfers = await booksOf(world, mode).all(listPartnerTransfers, {});
  const transfer = chosen(transfers.slice(-thoughtAbout), n);
  const end = transfer && chosen(ends[transfer.status], Math.floor(n / thoughtAbout));
  if (!transfer || !end) return null;
  // A reversed transfer stays reversed; a failed one may still turn out paid.
  if (transfer.status === 'reversed' && transfer.sessionId !== null) return null;
  if (transfer.status === 'failed' || transfer.status === 'reversed')
    world.resurrected[mode].add(transfer.reference);
  world.heard.say(transfer.reference);
  return world.partners[mode].settle(transfer.reference, end, end === 'paid' ? { fee: feeOf(n) } : {});
});

const arriveLate = action('late call arrives', 3, ['n'], async (world, { n }) => {
  const onTheWay = world.lateCalls.filter(({ madeAt }) => world.clock.now() - madeAt < lateMs);
  const late = chosen(onTheWay, n);
  if (!late) return null;
  world.lateCalls.splice(world.lateCalls.indexOf(late), 1);
  await late.arrive();
  return null;
});

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
export async function deliver({ services, store, heard }: World, posted: Posted): Promise<void> {
  const { reference = '' } = JSON.parse(posted.rawBody.toString('utf8')).data;
  const known = await park('is it known', [], () => store.one(findReference, { reference }));
  const word = heard.wordOf(reference);
  await applySigned(services, posted.partner, posted.headers, posted.rawBody);
  if (known) heard.hear(reference, word);
}

const reads = ['reference', 'amount', 'n'] as const;

/** The commands of the partners. */
export const partnerCommands: readonly Command[] = [
  action('buyer pays', 8, reads, (world, intent) => payIn(world, intent, 'credited', true)),
  action('buyer pays by number alone', 2, reads, (world, intent) => payIn(world, intent, 'credited', false)),
  action('bank rejects a payment', 1, reads, (world, intent) => payIn(world, intent, 'rejected', true)),
  accept,
  reverse,
  settle,
  arriveLate,
  notify,
];
