import type { LeasedJob } from '../../server/src/adapters/store/jobs.js';
import { readRestores } from '../../server/src/features/operator/restores.js';
import { checkRestore } from '../../server/src/features/restores/check.js';
import { beginRestore } from '../../server/src/features/restores/suspension.js';
import { loadTransfer } from '../../server/src/features/transfers/load.js';
import { accountTime } from '../../server/src/pipeline/context.js';
import { found } from '../audit/found.js';
import type { Shop } from '../audit/shop.js';
import { tamper } from '../audit/tampering/tamper.js';
import { mailStories } from './mail-stories.js';
import { notificationStories } from './notification-stories.js';
import { takePart, takeReturned } from './operator.js';
import { paidTwiceStories } from './paid-twice-stories.js';
import { parcelStories } from './parcel-stories.js';
import { paymentReportStories } from './payment-report-stories.js';
import { reconciliationStories } from './reconciliation-stories.js';

/** An item of the operator's inbox, and the command that clears it. */
export interface Story {
  kind: string;
  prepare(shop: Shop): Promise<void>;
  /** The index of the command among those the inbox offers; 0 by default. */
  nth?: number;
  /** The values the operator fills in for the words in capitals. */
  fill?: (shop: Shop) => Promise<Readonly<Record<string, string>>>;
  says: RegExp;
  /** The kind it is listed as afterwards; the first command of that one clears it. */
  leaves?: string;
  /** Takes back what the story leaves outside the books. */
  after?: (shop: Shop) => Promise<unknown>;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Each transfer has a number of its own. */
let sessions = 0;
const session = async () => {
  sessions += 1;
  return { SESSION_ID: `0000132611212033${sessions}` };
};

let transfersBack = 0;
/** A transfer that recovers a receivable; it counts once, so each story has its own. */
const transferBack = async () => ({ SESSION_ID: `00001326112120500${++transfersBack}` });

async function funded(shop: Shop, amount = 250_000): Promise<{ escrow: string; credit: string }> {
  const escrow = await shop.initiate(amount);
  return { escrow, credit: await shop.pay(escrow, amount) };
}

async function released(shop: Shop, amount = 250_000): Promise<string> {
  const { escrow } = await funded(shop, amount);
  const { payouts } = await shop.act(escrow, { command: 'release', amount: null });
  return found(payouts[0]).id;
}

async function refunded(shop: Shop): Promise<{ refund: string; credit: string; escrow: string }> {
  const { escrow, credit } = await funded(shop);
  const { refunds } = await shop.act(escrow, { command: 'refund', amount: null, reason: null });
  return { refund: found(refunds[0]).id, credit, escrow };
}

async function failedPayout(shop: Shop): Promise<string> {
  const payout = await released(shop);
  await shop.transfer('payout', payout, 'failed');
  return payout;
}

/** A payout that failed a month ago. */
async function unpayable(shop: Shop): Promise<void> {
  await age(shop, 'payout', 'updated_at', await failedPayout(shop), 31 * 24 * hourMs);
}

/** A payout that has waited for a bank account for a month; the mail to its seller was written 8 days ago. */
export async function waitingPayout(shop: Shop): Promise<string> {
  const escrow = await shop.initiate(250_000, 'silent@example.com');
  await shop.pay(escrow, 250_000);
  const problem = { reason: 'damaged', description: 'broken', evidence: [] } as const;
  await shop.act(escrow, { command: 'dispute', ...problem, side: 'seller' });
  const { payouts } = await shop.act(escrow, { command: 'resolve', toSeller: 250_000, reason: 'Proved' });
  const payout = found(payouts[0]).id;
  await age(shop, 'payout', 'created_at', payout, 31 * dayMs);
  await shop.operate('payout', payout, { command: 'remind' });
  await age(shop, 'payout', 'reminded_at', payout, 8 * dayMs);
  return payout;
}

/** The mail about a payout without a bank account was sent, some time after it was written. */
export function tellSeller(shop: Shop, payout: string, afterMs = 0): Promise<void> {
  const sent = `update mail set status = 'sent', updated_at = created_at + ${afterMs}`;
  return tamper(shop.databaseUrl, `${sent} where cause = '${payout}'`);
}

/** Moves a time in a row into the past, because a test cannot wait that long. */
/** Makes a row's time so much earlier. */
export function age(shop: Shop, table: string, column: string, id: string, ms: number): Promise<unknown> {
  const key = table === 'attempt' ? 'object_id' : table === 'job' ? 'subject' : 'id';
  return tamper(shop.databaseUrl, `update ${table} set ${column} = ${column} - ${ms} where ${key} = '${id}'`);
}

async function stuck(shop: Shop, id: string): Promise<void> {
  await tamper(shop.databaseUrl, `update job set last_error = 'PartnerUnavailable' where subject = '${id}'`);
  await age(shop, 'job', 'created_at', id, 2 * hourMs);
}

const ofCombinations = "kind = 'payout.combine'";

/** What would combine small payouts has failed for two hours. */
function notCombined({ databaseUrl }: Shop): Promise<unknown> {
  const failed = `last_error = 'sandbox lists no such bank', created_at = created_at - ${2 * hourMs}`;
  return tamper(databaseUrl, `update job set ${failed} where ${ofCombinations}`);
}

async function sentLongAgo(shop: Shop, kind: 'payout' | 'refund', id: string): Promise<void> {
  const attempt = await shop.send(kind, id);
  await shop.end(attempt, 'paid', { notified: false });
  await age(shop, 'attempt', 'sent_at', id, 2 * hourMs);
}

/** An attempt that never reached the bank, a day after the call. */
async function neverReached(shop: Shop, kind: 'payout' | 'refund', id: string): Promise<void> {
  await shop.operate(kind, id, { command: 'send', leaseToken: 'lease' });
  for (const column of ['sent_at', 'called_at']) await age(shop, 'attempt', column, id, dayMs);
}

/** The balance at the bank did not cover its only call. */
async function withoutFloat(shop: Shop, kind: 'payout' | 'refund', id: string): Promise<void> {
  await shop.operate(kind, id, { command: 'send', leaseToken: 'lease' });
  const { attempts } = found(await loadTransfer(shop.deps.services.store, kind, id));
  const { id: attemptId, calledAt } = found(attempts.at(-1));
  const calledBefore = calledAt;
  await shop.operate(kind, id, { command: 'postponed', attemptId, reason: 'float', calledBefore });
}

async function held(shop: Shop, kind: 'payout' | 'refund', id: string): Promise<void> {
  await shop.operate(kind, id, { command: 'hold' });
}

/** Every kind of the inbox. */
/** The bank has made a transfer that the restored database knows nothing of. */
async function restoredWithoutPayout({ accountId, deps }: Shop): Promise<void> {
  const { services } = deps;
  const now = services.clock.now();
  const payee = { bankCode: '058', accountNumber: '0123456789', accountName: 'ADA SELLER' };
  const order = { reference: 'po-0123456789abcdef', accountId, amount: 50_000, now };
  await services.sandboxBank.transfer({ ...order, ...payee });
  await beginRestore(services);
  const time = await accountTime(services, null, 'test');
  for (const { id } of await readRestores(services)) {
    await checkRestore(services, { subject: id } as LeasedJob, time);
  }
}

export const stories: readonly Story[] = [
  // Bookings rest while sends are suspended, which a story below leaves behind.
  ...parcelStories,
  ...paymentReportStories,
  ...reconciliationStories,
  {
    kind: 'restore_unmatched',
    prepare: restoredWithoutPayout,
    nth: 1,
    fill: async () => ({ REASON: 'closed' }),
    says: /^The transfer po-0123456789abcdef is accepted\.\n$/,
    after: ({ databaseUrl }) => tamper(databaseUrl, 'delete from sandbox_transfer where amount = 50000'),
  },
  {
    kind: 'credit_unmatched',
    prepare: async (shop) => void (await shop.pay(null, 60_000)),
    fill: async (shop) => {
      const { escrow } = await shop.read(await shop.initiate(60_000));
      return { ACCOUNT: shop.accountId, REFERENCE: escrow.reference };
    },
    says: /₦600\.00 \(60000 kobo\) counts, ₦0\.00 \(0 kobo\) goes back[^\n]*\nThe sale is funded\./,
  },
  {
    kind: 'credit_unmatched',
    prepare: async (shop) => void (await shop.pay(null, 70_000)),
    nth: 1,
    says: /₦700\.00 \(70000 kobo\) goes back to its payer\.\nThe refund \S+ is pending\./,
  },
  {
    kind: 'dispute_waiting',
    prepare: async (shop) => {
      const { escrow } = await funded(shop);
      await shop.act(escrow, {
        command: 'dispute',
        reason: 'damaged',
        description: 'broken',
        evidence: [],
        side: 'seller',
      });
    },
    fill: async () => ({ KOBO: '100000', REASON: 'stained' }),
    says: /\(100000 kobo\) to the seller, ₦1,500\.00 \(150000 kobo\) to the buyer\.\n.* released\./,
  },
  {
    kind: 'payout_failed',
    prepare: async (shop) => void (await failedPayout(shop)),
    says: /is pending: the server tries it now/,
  },
  {
    kind: 'payout_failed',
    prepare: async (shop) => void (await failedPayout(shop)),
    nth: 1,
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'payout_manual',
  },
  {
    kind: 'payout_unpayable',
    prepare: (shop) => unpayable(shop),
    says: /is pending: the server tries it now/,
  },
  {
    kind: 'payout_unpayable',
    prepare: (shop) => unpayable(shop),
    nth: 1,
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'payout_manual',
  },
  {
    kind: 'payout_unpayable',
    prepare: (shop) => unpayable(shop),
    nth: 2,
    says: /is returned to the payers: a refund is owed instead\./,
  },
  {
    kind: 'payout_waiting',
    prepare: async (shop) => void (await waitingPayout(shop)),
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'payout_manual',
  },
  {
    kind: 'payout_waiting',
    prepare: async (shop) => tellSeller(shop, await waitingPayout(shop)),
    nth: 1,
    says: /is returned to the payers: a refund is owed instead\./,
  },
  {
    kind: 'payout_stuck',
    prepare: async (shop) => stuck(shop, await released(shop)),
    nth: 1,
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'payout_manual',
  },
  {
    kind: 'payout_awaiting_float',
    prepare: async (shop) => withoutFloat(shop, 'payout', await released(shop)),
    nth: 1,
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'payout_manual',
  },
  {
    kind: 'payout_unknown',
    prepare: async (shop) => sentLongAgo(shop, 'payout', await released(shop)),
    says: /\(paid\)/,
  },
  {
    kind: 'payout_unknown',
    prepare: async (shop) => neverReached(shop, 'payout', await released(shop)),
    nth: 1,
    fill: session,
    says: /\(failed\)[\s\S]*"not_executed" {2}ended by look_up/,
    leaves: 'payout_failed',
  },
  {
    kind: 'payout_manual',
    prepare: async (shop) => held(shop, 'payout', await released(shop)),
    fill: session,
    says: /of ₦2,500\.00 \(250000 kobo\) is paid\./,
  },
  {
    kind: 'payout_manual',
    prepare: async (shop) => held(shop, 'payout', await released(shop)),
    nth: 1,
    says: /is pending\./,
  },
  {
    kind: 'payout_not_combined',
    prepare: async (shop) => {
      await released(shop, 9_900);
      await released(shop, 100);
      await notCombined(shop);
    },
    says: /of ₦99\.00 \(9900 kobo\) is manual: nothing is sent\./,
    fill: session,
    leaves: 'payout_manual',
    after: ({ databaseUrl }) => tamper(databaseUrl, `delete from job where ${ofCombinations}`),
  },
  {
    kind: 'payout_below_minimum',
    prepare: async (shop) => {
      await age(shop, 'payout', 'updated_at', await released(shop, 9_000), 31 * 24 * hourMs);
    },
    fill: session,
    says: /of ₦90\.00 \(9000 kobo\) is manual: nothing is sent\./,
    leaves: 'payout_manual',
  },
  {
    kind: 'refund_failed',
    prepare: async (shop) => void (await shop.transfer('refund', (await refunded(shop)).refund, 'failed')),
    says: /is pending: the server tries it now/,
  },
  {
    kind: 'refund_failed',
    prepare: async (shop) => void (await shop.transfer('refund', (await refunded(shop)).refund, 'failed')),
    nth: 1,
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'refund_manual',
  },
  {
    kind: 'refund_stuck',
    prepare: async (shop) => stuck(shop, (await refunded(shop)).refund),
    nth: 1,
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'refund_manual',
  },
  {
    kind: 'refund_awaiting_float',
    prepare: async (shop) => withoutFloat(shop, 'refund', (await refunded(shop)).refund),
    nth: 1,
    fill: session,
    says: /is manual: nothing is sent\./,
    leaves: 'refund_manual',
  },
  {
    kind: 'refund_unknown',
    prepare: async (shop) => sentLongAgo(shop, 'refund', (await refunded(shop)).refund),
    says: /\(paid\)/,
  },
  {
    kind: 'refund_unknown',
    prepare: async (shop) => neverReached(shop, 'refund', (await refunded(shop)).refund),
    nth: 1,
    says: /\(failed\)[\s\S]*"not_executed" {2}ended by look_up/,
    leaves: 'refund_failed',
  },
  {
    kind: 'refund_manual',
    prepare: async (shop) => held(shop, 'refund', (await refunded(shop)).refund),
    fill: session,
    says: /is paid\./,
  },
  {
    kind: 'refund_needs_details',
    prepare: async (shop) => {
      const attempt = await shop.send('refund', (await refunded(shop)).refund);
      await shop.end(attempt, 'needs_details');
      await shop.end(attempt, 'paid', { notified: false });
    },
    says: /\(paid\)/,
  },
  {
    kind: 'refund_below_minimum',
    prepare: async (shop) => void (await shop.pay(await shop.initiate(20_000), 23_000)),
    fill: session,
    says: /of ₦30\.00 \(3000 kobo\) is paid\./,
  },
  {
    kind: 'receivable_checkout',
    prepare: async (shop) => {
      const { escrow, credit } = await funded(shop);
      await shop.act(escrow, { command: 'release', amount: null });
      await shop.reverse(credit);
    },
    fill: transferBack,
    says: /is settled \(recovered\)\.\n₦0\.00 \(0 kobo\) is left/,
  },
  {
    kind: 'receivable_checkout',
    prepare: async (shop) => shop.reverse((await funded(shop)).credit),
    says: /is settled \(held\)\.\n₦0\.00 \(0 kobo\) is left/,
  },
  {
    kind: 'receivable_part',
    prepare: async (shop) => takePart(shop, (await funded(shop)).escrow, 60_000),
    nth: 3,
    says: /is settled \(not-taken\)/,
  },
  {
    kind: 'receivable_credit',
    prepare: async (shop) => {
      const credit = await shop.pay(null, 80_000);
      const refund = await shop.returnCredit(credit);
      await shop.transfer('refund', refund, 'paid');
      await shop.reverse(credit);
    },
    nth: 1,
    says: /is settled \(written-off\)/,
  },
  {
    kind: 'receivable_credit_part',
    prepare: takeReturned,
    nth: 2,
    says: /is settled \(not-taken\)/,
  },
  ...paidTwiceStories,
  {
    kind: 'refund_reversed',
    prepare: async (shop) => {
      const credit = await shop.pay(null, 90_000);
      await shop.returnCredit(credit);
      await shop.reverse(credit);
    },
    says: /is cancelled: ₦900\.00 \(90000 kobo\) cover what the bank reversed\./,
  },
  {
    kind: 'expiry_unanswered',
    prepare: async (shop) => {
      const escrow = await shop.initiate(250_000);
      await age(shop, 'checkout', 'payment_deadline_at', escrow, 80 * hourMs);
      await tamper(
        shop.databaseUrl,
        `insert into job (id, kind, subject, account_id, mode, run_at, attempts, last_error, created_at)
         values ('job-${escrow}', 'checkout.expire', '${escrow}', '${shop.accountId}', 'test', 1, 1, 'down',
           1)`,
      );
    },
    says: /is expired, and ₦0\.00 \(0 kobo\) is held/,
  },
  {
    kind: 'funded_idle',
    prepare: async (shop) => {
      await age(shop, 'checkout', 'created_at', (await funded(shop)).escrow, 31 * 24 * hourMs);
    },
    nth: 1,
    says: /is refunded: what was held goes back to the buyer\./,
  },
  {
    kind: 'release_blocked',
    prepare: async (shop) => {
      const escrow = await shop.initiate(250_000, 'silent@example.com');
      await shop.pay(escrow, 250_000);
      const sent = { tracking_number: 'GIG-1', proof_photo_url: 'https://shop.example.com/1.jpg' };
      const proof = { ...sent, courier_name: null, notes: null };
      await shop.act(escrow, { command: 'deliver', proof });
      for (const column of ['release_reminder_at', 'auto_release_at'])
        await age(shop, 'checkout', column, escrow, 32 * 24 * hourMs);
    },
    says: /is refunded: what was held goes back to the buyer\./,
  },
  {
    kind: 'clock_leapt',
    prepare: async ({ databaseUrl }) => {
      await tamper(databaseUrl, 'update service_clock set leapt_from = 1, leapt_to = 7200001');
    },
    says: /^It is \d{4}-\d\d-\d\dT\S+\. What this makes due moves within seconds\.\n$/,
  },
  ...notificationStories,
  ...mailStories,
];
