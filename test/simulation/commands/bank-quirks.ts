import { groupBy } from '../../audit/arithmetic.js';
import { rawStatement } from '../../store/fixtures.js';
import type { Intent } from '../intent.js';
import type { SideEnd, SideTransfer } from '../partners/side.js';
import { park } from '../scheduler.js';
import type { World } from '../world.js';
import { type Command, chosen } from './command.js';
import { action, deliver, unlessRefused } from './partner.js';

const listWatched = rawStatement(
  `select reference from attempt where state = 'failed' and next_poll_at is not null`,
  'simulation.watched',
);

/** The partner had refused a call for good, and carries it out after all, mostly of an ended attempt. */
const carryOutRefused = action('bank carries out what it refused', 1, ['n'], async (world, { mode, n }) => {
  const all = world.refusedCalls.filter((call) => call.mode === mode);
  const watched = new Set((await world.store.all(listWatched, {})).map(({ reference }) => reference));
  const ended = all.filter(({ reference }) => watched.has(reference));
  const refused = chosen(ended.length > 0 && n % 4 > 0 ? ended.slice(-3) : all, n);
  if (!refused) return;
  world.refusedCalls.splice(world.refusedCalls.indexOf(refused), 1);
  // The partner answers for it, as for what it pays after it has said that it failed.
  world.resurrected[mode].add(refused.reference);
  await unlessRefused(refused.arrive());
});

/** Where a transfer goes: a bank account, or back to the payer of a credit. */
const targetOf = ({ accountNumber, creditId }: SideTransfer) => accountNumber ?? creditId ?? '';

/**
 * The transfer that comes back next: one of the last, and mostly the newest to where most has come back from.
 */
async function nextReturned(world: World, { mode, n }: Intent): Promise<SideTransfer | undefined> {
  const side = world.sides[mode];
  const transfers = await side.transfers();
  const returned = transfers.filter(({ status }) => status === 'reversed');
  const returnsOf = groupBy(returned, targetOf);
  const returnable = transfers.filter((transfer) => side.endsOf(transfer).includes('reversed'));
  const standing = returnable.filter(({ status }) => status === 'pending' || status === 'paid').reverse();
  if (n % 4 === 0) return chosen(standing.slice(0, 4), n);
  const most = Math.max(0, ...standing.map((transfer) => returnsOf(targetOf(transfer)).length));
  return standing.find((transfer) => returnsOf(targetOf(transfer)).length === most);
}

/** A bank account is closed: what is paid into it comes back, and the service is told of both. */
const closeAccount: Command = {
  name: 'bank account is closed',
  weight: 1,
  reads: ['n'],
  run: async (world, intent) => {
    const transfer = await park('at the partner: choose', [], () => nextReturned(world, intent));
    if (!transfer) return undefined;
    if (transfer.status === 'pending') await tell(world, intent, transfer, 'paid');
    await tell(world, intent, transfer, 'reversed');
    return undefined;
  },
};

/** A payer's bank takes the newest payment back, and the service is told of that at once. */
const reverseNewest: Command = {
  name: 'bank reverses the newest payment',
  weight: 1,
  reads: [],
  run: async (world, { mode }) => {
    const { mailbox } = world;
    const [side, before] = [world.sides[mode], mailbox.length];
    await park('at the partner: reverse', [], async () => {
      const newest = (await side.credits()).filter(({ status }) => status === 'credited').at(-1);
      if (newest) await side.takeBack(newest);
    });
    for (const posted of mailbox.slice(before)) await deliver(world, posted);
    return undefined;
  },
};

async function tell(world: World, { mode }: Intent, { reference }: SideTransfer, end: SideEnd) {
  const { mailbox } = world;
  const [side, before] = [world.sides[mode], mailbox.length];
  await park(`at the partner: ${end}`, [], async () => {
    const current = (await side.transfers()).find((each) => each.reference === reference);
    if (!current || !side.endsOf(current).includes(end)) return;
    await side.end(reference, end);
  });
  for (const posted of mailbox.slice(before)) await deliver(world, posted);
}

/** What banks do rarely, and do again to the same payee. */
export const quirkCommands: readonly Command[] = [carryOutRefused, closeAccount, reverseNewest];
