import type { BalanceProps, Money, StatementDay } from '@escrow-checkout/web';
import { pathIn } from '@escrow-checkout/web';
import type { Response } from 'express';
import { bound } from '../../../../adapters/store/statement.js';
import { localDayOf } from '../../../../domain/local-time.js';
import { accountTime } from '../../../../pipeline/context.js';
import type { Services } from '../../../../services.js';
import { type BalancePart, sumBalance } from '../../../accounts/queries.js';
import { money } from '../../../pages/signed-in/story-view.js';
import type { Visit } from '../../route.js';
import { nairaOf } from '../checkouts/export.js';
import { type Cell, sendCsv } from '../csv.js';
import { frameOf, ownerOf, shortTime } from '../format.js';
import { type MovedOnDay, movedByDay } from './queries.js';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** How many months back a statement can be read: every page view adds up the ledger since then. */
const monthsMax = 12;

/** Reads the balance of this moment and the statement of a month, from one state of the database. */
export async function readBalance(services: Services, visit: Visit, asked: string): Promise<BalanceProps> {
  const owner = ownerOf(visit);
  const { now } = await accountTime(services, owner.accountId, owner.mode);
  const month = monthOf(asked, now);
  const since = startOfMonth(month);
  const [sums = [], moved = []] = await services.store.snapshot<BalancePart | MovedOnDay>([
    bound(sumBalance, owner),
    bound(movedByDay, { ...owner, since }),
  ]);
  const parts = sums as BalancePart[];
  const total = totalOf(parts, () => true);
  const days = daysOf(moved as MovedOnDay[], total).filter(({ day }) => day.startsWith(month));
  const at = (other: string | null) => other && pathIn(visit, `/balance?month=${other}`);
  return {
    frame: frameOf(visit),
    parts: {
      held: money(totalOf(parts, (part) => part === 'held')),
      payouts: money(totalOf(parts, (part) => part.startsWith('payout.'))),
      waitingDetails: money(totalOf(parts, (part) => part === 'payout.waiting_details')),
      belowMinimum: money(totalOf(parts, (part) => part === 'payout.below_minimum')),
      scheduled: money(totalOf(parts, (part) => part === 'payout.scheduled')),
      refunds: money(totalOf(parts, (part) => part === 'refund')),
    },
    total: money(total),
    asOf: shortTime(now),
    month,
    before: at(isShown(shifted(month, -1), now) ? shifted(month, -1) : null),
    after: at(isShown(shifted(month, 1), now) ? shifted(month, 1) : null),
    csv: pathIn(visit, `/balance.csv?month=${month}`),
    days,
  };
}

function totalOf(parts: readonly BalancePart[], isIn: (part: string) => boolean): number {
  return parts.reduce((sum, { part, amount }) => sum + (isIn(part) ? amount : 0), 0);
}

function signedMoney(kobo: number): Money {
  return kobo < 0 ? { kobo, naira: `−${money(-kobo).naira}` } : money(kobo);
}

/** Goes back from the balance of this moment, the newest day first. */
function daysOf(moved: readonly MovedOnDay[], total: number): StatementDay[] {
  let balance = total;
  return moved.map(({ day, received, paid, refunded, returned, net }) => {
    const atEnd = balance;
    balance -= net;
    return {
      day: new Date(day * dayMs).toISOString().slice(0, 10),
      received: money(received),
      paid: money(paid),
      refunded: money(refunded),
      returned: money(returned),
      other: signedMoney(net - (received - paid - refunded + returned)),
      balance: money(atEnd),
    };
  });
}

/** Sends the statement of a month as a table, the oldest day first. */
export async function exportStatement(
  services: Services,
  visit: Visit,
  asked: string,
  response: Response,
): Promise<void> {
  const { days, month } = await readBalance(services, visit, asked);
  const hasOther = days.some(({ other }) => other.kobo !== 0);
  const rows = days.toReversed().map(({ day, received, paid, refunded, returned, other, balance }) => {
    const amounts = [received, paid, refunded, returned, ...(hasOther ? [other] : []), balance];
    return [day, ...amounts.map(cellOf)];
  });
  const moved = ['received', 'paid_to_sellers', 'paid_back_to_buyers', 'came_back'];
  const heads = ['day', ...moved, ...(hasOther ? ['other'] : []), 'balance'];
  await sendCsv(response, `statement-${month}`, heads, portionOf(rows));
}

/** A text below zero would be taken for a formula. */
function cellOf({ kobo }: Money): Cell {
  return kobo < 0 ? kobo / 100 : nairaOf(kobo);
}

async function* portionOf<Row>(rows: Row): AsyncGenerator<Row> {
  yield rows;
}

/** Returns the month that was asked for, as `2026-11`; this one unless it can be shown. */
function monthOf(asked: string, now: number): string {
  return isShown(asked, now) ? asked : localDayOf(now).slice(0, 7);
}

function isShown(month: string, now: number): boolean {
  const current = localDayOf(now).slice(0, 7);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month <= current && month > shifted(current, -monthsMax);
}

function shifted(month: string, by: number): string {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ordinal - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Returns when a month of people in Nigeria begins. */
function startOfMonth(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`) - hourMs;
}
