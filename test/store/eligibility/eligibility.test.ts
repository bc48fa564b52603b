import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import type { TransferAggregate } from '../../../server/src/domain/aggregate.js';
import { checkoutOf, isChargeAggregate } from '../../../server/src/domain/checkout/decide.js';
import {
  remindAfterMs,
  returnNoticeMs,
  unpayableAfterMs,
} from '../../../server/src/domain/checkout/unpayable.js';
import { blockedBy } from '../../../server/src/domain/escrow/blocked.js';
import { payoutHoldUntil } from '../../../server/src/domain/escrow/release.js';
import { bankAccount, startMs } from '../../../server/src/domain/testing/fixtures.js';
import { isScheduled } from '../../../server/src/domain/transfer/scheduled.js';
import {
  decideTransfer,
  endableAfterMs,
  retryNotBefore,
  transferOf,
} from '../../../server/src/domain/transfer.js';
import { inboxKinds } from '../../../server/src/features/operator/inbox.js';
import { inboxCutoffsAt } from '../../../server/src/features/operator/inbox-search.js';
import { listOpenCombined } from '../../../server/src/features/transfers/combined-queries.js';
import {
  listOpenPayoutsOfMerchant,
  listOpenPayoutsOfSeller,
} from '../../../server/src/features/transfers/queries.js';
import type { Store } from '../../../server/src/ports/store.js';
import { forEachStore } from '../../harness/stores.js';
import { rawStatement } from '../fixtures.js';
import { type Books, changes, due, readBooks } from './books.js';
import { atOf, expectSame, hits, modes, noOne } from './compared.js';
import { isAccepted, waits } from './inbox.js';
import { type Life, life, live, plainLife } from './life.js';
import { Market } from './market.js';
import { accounts, aheadOf, emailOf, type Owner } from './owners.js';
import { checkSweeps } from './sweeps.js';

const hourMs = 3_600_000;
/** The number of moments that one run compares. */
const pointsMax = 100;

/** Returns each real time at which a rule's answer may change, and the millisecond before. */
function turningPoints(market: Market, { checkouts, transfers, notices }: Books): number[] {
  const { expiryGraceMs } = market.context(noOne).policy;
  const points = [
    ...checkouts.flatMap((each) => {
      const checkout = checkoutOf(each);
      const { autoReleaseAt, releaseReminderAt, paymentDeadlineAt, createdAt } = checkout;
      const ofEscrow = isChargeAggregate(each) ? [] : [each.dispute?.respondBy, payoutHoldUntil(each)];
      const times = [autoReleaseAt, releaseReminderAt, paymentDeadlineAt + expiryGraceMs];
      const blockedFrom = autoReleaseAt === null ? null : autoReleaseAt + 30 * 24 * hourMs;
      return realTimes(checkout, [...times, createdAt + 30 * 24 * hourMs, blockedFrom, ...ofEscrow]);
    }),
    ...transfers.flatMap((each) => {
      const transfer = transferOf(each);
      const looked = each.attempts.flatMap(({ sentAt, calledAt }) => [
        sentAt + hourMs,
        calledAt + endableAfterMs,
      ]);
      const waits = [transfer.createdAt + remindAfterMs, transfer.createdAt + unpayableAfterMs];
      const noticeSentAt = notices.get(transfer.id) ?? null;
      const dayAt = isScheduled(each.payout) ? each.payout.scheduledFor : null;
      const written = each.attempts.map(({ updatedAt }) => updatedAt + hourMs);
      return realTimes(transfer, [
        transfer.updatedAt + unpayableAfterMs,
        retryNotBefore(each),
        ...waits,
        noticeSentAt === null ? null : noticeSentAt + returnNoticeMs,
        dayAt,
        dayAt === null ? null : dayAt + hourMs,
        ...looked,
        ...written,
      ]);
    }),
    startMs + hourMs,
  ];
  return [...new Set(points.flatMap((point) => [point - 1, point]))].sort((a, b) => a - b);
}

function realTimes(owner: Owner, times: readonly (number | null | undefined)[]): number[] {
  return times.flatMap((time) => (time == null ? [] : [time - aheadOf(owner)]));
}

/** Compares the inbox with what the operator can clear, and each suggested command with the domain. */
async function checkInbox(market: Market, books: Books, now: number): Promise<void> {
  const at = atOf(market, now);
  for (const kind of inboxKinds.filter(({ noun }) => noun !== 'mail')) {
    const lists = modes.flatMap((mode) => {
      const cutoffs = inboxCutoffsAt(market.context(noOne).policy, mode, now);
      return kind.searches.map(({ list }) => market.store.all(list, cutoffs));
    });
    const rows = (await Promise.all(lists)).flat();
    const eligible = waits[kind.kind]?.(books, at, { failedForMs: now - startMs }) ?? [];
    expectSame(
      kind.kind,
      rows.map(({ id }) => id),
      eligible,
      now,
    );
    if (kind.kind === 'release_blocked') expect(rows.map(({ note }) => note)).toEqual(blocksOf(books, rows));
    const refused = rows
      .flatMap((row) => kind.commands(row))
      .filter((words) => !isAccepted(words, books, at));
    expect(refused, `${kind.kind} at ${now}`).toEqual([]);
  }
}

/** Compares why each escrow is in the inbox with what blocks it in the domain. */
function blocksOf({ escrows }: Books, rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => {
    const found = escrows.find(({ escrow }) => escrow.id === id);
    return found ? blockedBy(found).join(', ') : 'no escrow';
  });
}

/** Compares the payouts that SQL selects for a saved bank account with those that it would change. */
async function checkOpenPayouts(market: Market, { transfers }: Books): Promise<void> {
  for (const accountId of Object.keys(accounts)) {
    for (const mode of modes) {
      const lists = [
        market.store.all(listOpenPayoutsOfMerchant, { accountId, mode }),
        ...[0, 1, 2, 3].map((seller) =>
          market.store.all(listOpenPayoutsOfSeller, { accountId, mode, emailKey: emailOf(seller) }),
        ),
        ...['', ...[0, 1, 2, 3].map(emailOf)].map((emailKey) =>
          market.store.all(listOpenCombined, { accountId, mode, emailKey }),
        ),
      ];
      const listed = (await Promise.all(lists)).flat().map(({ id }) => id);
      const open = transfers.filter(
        (each) =>
          each.payout?.accountId === accountId && each.payout.mode === mode && takesAnother(each, market),
      );
      expectSame(
        'open payouts',
        listed,
        open.map((each) => transferOf(each).id),
        market.now,
      );
    }
  }
}

function takesAnother(transfer: TransferAggregate, market: Market): boolean {
  const payeeBankAccount = { ...bankAccount, accountNumberSealed: 'another' };
  const context = market.context(transferOf(transfer));
  return changes(
    decideTransfer({ ...transfer, payeeBankAccount }, { command: 'bank_account_saved' }, context),
  );
}

/** Leaves one job for each checkout, payout and refund; it has failed since the beginning. */
async function failJobs({ store }: Market): Promise<void> {
  const failing = (kind: string, table: string) =>
    `insert into job (id, kind, subject, account_id, mode, run_at, attempts, last_error, created_at)
     select 'job of ' || id, '${kind}', id, account_id, mode, ${startMs}, 1, 'no answer', ${startMs}
     from ${table}`;
  await run(store, {
    'no jobs': 'delete from job',
    'failing payouts': failing('payout.run', 'payout'),
    'failing combined payouts': failing('payout.run', 'combined_payout'),
    'failing combinations': `insert into job
       (id, kind, subject, account_id, mode, run_at, attempts, last_error, created_at)
     select distinct 'job of ' || payee, 'payout.combine', payee, account_id, mode,
       ${startMs}, 1, 'no answer', ${startMs}
     from (select account_id, mode, account_id || ':' || mode || ':' || coalesce(seller_email, '') as payee
       from payout) payees`,
    'failing refunds': failing('refund.run', 'refund'),
    'failing expiries': failing('checkout.expire', 'checkout'),
  });
}

async function run(store: Store, texts: Readonly<Record<string, string>>): Promise<void> {
  const steps = Object.entries(texts).map(([name, text]) => anyRows(rawStatement(text, name), {}));
  expect(await store.transact(steps)).toEqual({ outcome: 'committed' });
}

/** Returns a sample of the points. */
function sample(points: readonly number[], offset: number): number[] {
  const stride = Math.ceil(points.length / pointsMax);
  return points.filter((_, index) => index % stride === offset % stride);
}

async function compare(market: Market, chosen: Life, offset: number): Promise<void> {
  await live(market, chosen);
  const books = await readBooks(market);
  const points = sample(turningPoints(market, books), offset);
  await failJobs(market);
  for (const now of points) await checkInbox(market, books, now);
  await run(market.store, { 'no jobs': 'delete from job' });
  for (const now of points) await checkSweeps(market, books, now);
  await checkOpenPayouts(market, books);
}

const numRuns = { sqlite: 4, postgres: 2 };

forEachStore((engine, open) => {
  describe('SQL selects', { timeout: 300_000 }, () => {
    it('what the domain allows, at every moment when a rule changes its answer', async () => {
      hits.clear();
      const property = fc.asyncProperty(life, fc.nat(1_000), async (chosen, offset) =>
        compare(await Market.open(await open()), chosen, offset),
      );
      await fc.assert(property, { numRuns: numRuns[engine], examples: [[plainLife, 0]], endOnFailure: true });
      const kinds = [...Object.keys(due), ...Object.keys(waits)];
      expect(kinds.filter((kind) => !hits.get(kind))).toEqual([]);
    });
  });
});
