import { literals } from '../../server/src/adapters/store/literals.js';
import { columns } from '../../server/src/adapters/store/shapes.js';
import { statement } from '../../server/src/adapters/store/statement.js';
import type { Mode, Payout, VirtualAccount } from '../../server/src/domain/records.js';
import { combinedOf } from '../../server/src/domain/transfer.js';
import { loadCombinablePayouts } from '../../server/src/features/transfers/combine.js';
import { accountTime } from '../../server/src/pipeline/context.js';
import { isRefusal } from '../../server/src/pipeline/retry.js';
import { rawStatement } from '../store/fixtures.js';
import { listLiving } from './command-weights.js';
import { endRestore } from './end-restore.js';
import type { Episode } from './episode.js';
import { listUnreturnable } from './foreign-transfers.js';
import type { Intent } from './intent.js';
import { judgeEnd } from './judges/end.js';
import { payerHasMoney } from './judges/payer-money.js';
import { judgeNothingUnsent, listPostponed } from './judges/postponed.js';
import { hold } from './judges/violation.js';
import type { SideCredit } from './partners/side.js';
import type { World } from './world.js';

type Nothing = Record<never, never>;

const modes: readonly Mode[] = ['test', 'live'];
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than every window, deadline and hold. */
const leapsMs = [minuteMs, hourMs, 26 * hourMs, 80 * hourMs, hourMs];
/**
 * The refunds of one credit run one after another, and each may wait for an hour; a merchant that is paid
 * once a day waits for the next one.
 */
const hoursMax = 54;
/** How long after its expiry an account is watched. */
const watchedMs = 72 * hourMs;

/** Monnify takes equal transfers to one account two minutes apart, and a restore may end with several. */
const minutesBetweenEqual = 3;
const equalTransfersMax = 20;

const firstTask = 1_000_000;

/** Stops the faults, decides every open transfer and moves time on until everything under way has ended. */
export async function drain(episode: Episode): Promise<void> {
  await episode.finishTasks();
  let task = firstTask;
  const run = async (command: string, fields: Partial<Intent> = {}) => {
    task += 1;
    await episode.take({ do: 'start', task, intent: { ...nobody, ...fields, command } });
    await episode.finishTasks();
  };
  const leap = async (ms: number) => {
    await decideEverything(episode);
    await run('worker until nothing is due');
    await run('end attempts');
    await episode.take({ do: 'clock', ms });
  };
  // A partner repeats every notification without a 200.
  for (let n = 0; n < 8; n += 1) await run('notification arrives', { n });
  for (const whose of await forgottenCheckouts(episode)) {
    await run(whose.reference?.startsWith('CHG') ? 'charge' : 'initiate', whose);
  }
  await leap(minuteMs);
  await leap(hourMs);
  await endRestore(episode, run);
  for (let n = 0; n < equalTransfersMax && (await listPostponed(episode.world)).length > 0; n += 1) {
    await leap(minutesBetweenEqual * minuteMs);
    await run('worker until nothing is due');
  }
  await judgeNothingUnsent(episode.world);
  for (const ms of leapsMs) await leap(ms);
  for (let hour = 0; hour < hoursMax && (await unrest(episode)) !== null; hour += 1) await leap(hourMs);
  const left = await unrest(episode);
  hold(left === null, 'everything comes to rest', left ?? '');
  await judgeMissingCredits(episode);
  await judgeEnd(episode.world);
  await episode.judgeEnd();
}

const nobody: Intent = {
  command: '',
  account: 0,
  mode: 'test',
  reference: '',
  amount: null,
  key: null,
  n: 0,
};

/** Merchants initiate again what a restore took back, so that its payments are found. */
async function forgottenCheckouts({ world }: Episode): Promise<Partial<Intent>[]> {
  const { store, accounts, forgotten } = world;
  const living = await store.all(listLiving, {});
  const known = new Set(
    living.map(({ accountId, mode, reference }) => `${accounts.indexOf(accountId)} ${mode} ${reference}`),
  );
  return [...forgotten].flatMap(([name, whose]) => (known.has(name) ? [] : [whose]));
}

/** A transfer that waits for another bank account fails in the end. */
async function decideEverything({ world }: Episode): Promise<void> {
  for (const mode of modes) {
    for (const { reference, status } of await world.sides[mode].transfers()) {
      if (status === 'needs_details') await world.sides[mode].end(reference, 'failed');
    }
  }
}

const listAccounts = statement<Nothing, VirtualAccount>('simulation.all_accounts', (db) =>
  db.selectFrom('virtual_account').select(columns('virtual_account')),
);

const listCredits = statement<Nothing, { mode: Mode; id: string; fee: number }>(
  'simulation.recorded_credits',
  (db) =>
    db
      .selectFrom('credit')
      .select(['mode', 'partner_credit_id as id', 'fee'])
      .where('status', 'in', literals(['credited', 'reversed'] as const)),
);

/** Every credit to a virtual account that was polled is in our books with its fee, notified or not. */
async function judgeMissingCredits({ world }: Episode): Promise<void> {
  const accounts = await world.store.all(listAccounts, {});
  const recorded = await world.store.all(listCredits, {});
  for (const mode of modes) {
    const known = new Map(recorded.filter((credit) => credit.mode === mode).map(({ id, fee }) => [id, fee]));
    const side = world.sides[mode];
    const transfers = await side.transfers();
    // Monnify names what it settles and no fee: what it keeps may contain a refund, or be all there is.
    const mayLackFee = ({ id, fee, amount }: SideCredit) =>
      side.name === 'monnify' &&
      (fee >= amount || transfers.some((each) => each.creditId === id && each.amount <= fee));
    for (const credit of (await side.credits()).filter(({ status }) => status === 'credited')) {
      const { id, partnerReference, paidAt, fee } = credit;
      const account = accounts.find((each) => each.partnerReference === partnerReference);
      const wasWatched = account && paidAt <= account.expiresAt + watchedMs;
      if (!wasWatched) continue;
      hold(known.has(id), 'no money stays unseen', `${id} of ${partnerReference}`);
      const isPosted = known.get(id) === fee || (known.get(id) === 0 && mayLackFee(credit));
      hold(isPosted, 'a fee that was named is posted', `${id}: ${known.get(id)} of ${fee} kobo`);
    }
  }
}

interface Row {
  what: string;
  status: string;
}

const listAttempts = statement<Nothing, Row>('simulation.attempts', (db) =>
  db.selectFrom('attempt').select(['reference as what', 'state as status']),
);

const listPayouts = statement<Nothing, Row & { receivable: number }>('simulation.payouts', (db) =>
  db
    .selectFrom('payout')
    .innerJoin('checkout', 'checkout.id', 'payout.checkout_id')
    .select(['payout.id as what', 'payout.status as status', 'checkout.amount_receivable as receivable'])
    .where('payout.combined_payout_id', 'is', null),
);

/** A combined payout waits for the receivable of any of its members. */
const listCombined = statement<Nothing, Row & { receivable: number }>('simulation.combined', (db) =>
  db
    .selectFrom('payout')
    .innerJoin('checkout', 'checkout.id', 'payout.checkout_id')
    .innerJoin('combined_payout', 'combined_payout.id', 'payout.combined_payout_id')
    .select((eb) => [
      'combined_payout.id as what',
      'combined_payout.status as status',
      eb.fn.max('checkout.amount_receivable').as('receivable'),
    ])
    .groupBy(['combined_payout.id', 'combined_payout.status']),
);

const listWaitingPayees = statement<Nothing, Pick<Payout, 'accountId' | 'mode' | 'sellerEmail'>>(
  'simulation.waiting_payees',
  (db) =>
    db
      .selectFrom('payout')
      .select(['account_id as accountId', 'mode', 'seller_email as sellerEmail'])
      .distinct()
      .where('status', 'in', literals(['below_minimum', 'pending'] as const)),
);

/** The payouts that could be combined and are not. */
async function uncombined({ store, services, sides }: World): Promise<unknown[]> {
  const { policy } = services;
  const payees = await store.all(listWaitingPayees, {});
  const combined = payees.map(async ({ sellerEmail, accountId, mode }) => {
    const { now } = await accountTime({ ...services, store }, accountId, mode);
    const payee = { accountId, mode, partner: sides[mode].name, emailKey: sellerEmail ?? '' };
    return combinedOf(await loadCombinablePayouts(store, payee, now), { now, policy });
  });
  return (await Promise.all(combined)).filter((each) => !isRefusal(each));
}

const listRefunds = rawStatement(
  `select r.id as what, r.status from refund r join credit k on k.id = r.credit_id
   where not ${payerHasMoney}`,
  'simulation.refunds',
);

const listCheckouts = statement<Nothing, Row>('simulation.checkouts', (db) =>
  db.selectFrom('checkout').select(['reference as what', 'status']),
);

interface QueuedJob {
  kind: string;
  subject: string;
  lastError: string | null;
}

const listJobs = statement<Nothing, QueuedJob>('simulation.alarms', (db) =>
  db.selectFrom('job').select(['kind', 'subject', 'last_error as lastError']),
);

/** A reversed credit is neither refunded nor paid out until the operator has settled its receivable. */
const waitsForSomebody = 'payment_reversed';

/** Returns an object that could have ended and has not, or null. */
async function unrest({ world }: Episode): Promise<string | null> {
  const { store } = world;
  const unreturnable = await listUnreturnable(world);
  const left: unknown[] = [];
  const none = (rows: readonly Row[], ...statuses: string[]) =>
    left.push(...rows.filter(({ what, status }) => statuses.includes(status) && !unreturnable.has(what)));
  none(await store.all(listAttempts, {}), 'sent');
  left.push(...(await uncombined(world)));
  const payouts = [...(await store.all(listPayouts, {})), ...(await store.all(listCombined, {}))];
  none(
    payouts.filter(({ receivable }) => receivable === 0),
    'pending',
    'reversed',
  );
  none((await store.all(listRefunds, {})) as unknown as Row[], 'pending', 'needs_details');
  none(await store.all(listCheckouts, {}), 'awaiting_payment', 'pending');
  left.push(...(await store.all(listAccounts, {})).filter(({ nextPollAt }) => nextPollAt !== null));
  const jobs = await store.all(listJobs, {});
  const isAlarm = ({ kind, subject, lastError }: QueuedJob) =>
    kind !== 'clock.lock' && lastError !== waitsForSomebody && !unreturnable.has(subject);
  left.push(...jobs.filter(isAlarm));
  return left.length === 0 ? null : JSON.stringify(left);
}
