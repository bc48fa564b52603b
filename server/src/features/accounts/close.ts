import { type Compilable, sql } from 'kysely';
import type { AccountClosing } from '../../adapters/store/setting-rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { anyRows, statement, step, versioned } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findCarriage } from '../delivery/shipment-queries.js';
import { lockAccount, sumBalance } from './queries.js';

export const findClosing = statement<{ accountId: string }, AccountClosing>('account_closing.find', (db, p) =>
  db.selectFrom('account_closing').select(columns('account_closing')).where('account_id', '=', p.accountId),
);

/** Live sales that have not ended: a buyer can still pay, money is held, or a bank took some back. */
const openSales = (accountId: unknown) => sql<boolean>`exists (select 1 from checkout as o
  where o.account_id = ${accountId} and o.mode = 'live' and (o.status in ('awaiting_payment', 'pending')
    or o.amount_held > 0 or o.amount_receivable > 0))`;

/** Closes an account unless a sale is open, which is checked in the same statement. */
const insertClosing = statement<AccountClosing, unknown>('account_closing.insert', (db, p) => {
  const text = sql`insert into account_closing (account_id, closed_at)
    select account.id, cast(${p.closedAt} as bigint) from account
    where account.id = ${p.accountId} and not ${openSales(p.accountId)}
    on conflict (account_id) do nothing`;
  return { compile: () => text.compile(db) } as Compilable<unknown>;
});

const findOpenSale = statement<{ accountId: string }, { id: string }>('account.any_open_sale', (db, p) =>
  db.selectFrom('account').select('id').where('id', '=', p.accountId).where(openSales(p.accountId)),
);

const revokeAllKeys = statement<{ accountId: string; now: number }, unknown>('key.revoke_all', (db, p) =>
  db
    .updateTable('api_key')
    .set({ revoked_at: p.now })
    .where('account_id', '=', p.accountId)
    .where('revoked_at', 'is', null),
);

const endAllInvitations = statement<{ accountId: string; now: number }, unknown>(
  'account_invitation.end_all',
  (db, p) =>
    db
      .updateTable('account_invitation')
      .set({ ended_at: p.now })
      .where('account_id', '=', p.accountId)
      .where('ended_at', 'is', null),
);

/** Why an account cannot be closed. */
export type ClosingObstacle =
  /** A live sale can still be paid, or holds money. */
  | 'sales'
  /** A live payout is not paid. */
  | 'payouts'
  /** A live refund is not paid. */
  | 'refunds'
  /** The merchant owes for deliveries or is owed, or a pickup is being booked. */
  | 'carriage'
  | 'closed';

/** Returns all that keeps an account open. Test mode keeps nothing open: nothing in it is real. */
export async function closingObstacles(
  { store }: Pick<Services, 'store'>,
  accountId: string,
): Promise<ClosingObstacle[]> {
  const owner = { accountId, mode: 'live' } as const;
  const [sale, parts, carriage, closing] = await Promise.all([
    store.one(findOpenSale, { accountId }),
    store.all(sumBalance, owner),
    store.one(findCarriage, owner),
    store.one(findClosing, { accountId }),
  ]);
  const owes = (prefix: string) => parts.some(({ part, amount }) => part.startsWith(prefix) && amount > 0);
  return [
    ...(sale || owes('held') ? (['sales'] as const) : []),
    ...(owes('payout.') ? (['payouts'] as const) : []),
    ...(owes('refund') ? (['refunds'] as const) : []),
    ...(carriage && (carriage.amountOwed !== 0 || carriage.amountReserved !== 0)
      ? (['carriage'] as const)
      : []),
    ...(closing ? (['closed'] as const) : []),
  ];
}

/**
 * Closes an account for good: its keys and invitations end, and the dashboard only shows it. What is stored
 * stays, since others are entitled to it: buyers, sellers and the auditor.
 *
 * @param told the steps that tell its members
 * @returns what keeps it open; nothing once it is closed
 */
export async function closeAccount(
  services: Services,
  accountId: string,
  told: readonly Step[],
): Promise<ClosingObstacle[]> {
  const obstacles = await closingObstacles(services, accountId);
  if (obstacles.length > 0) return obstacles;
  const now = services.clock.now();
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [
      step(lockAccount, { accountId }),
      versioned(insertClosing, { accountId, closedAt: now }),
      anyRows(revokeAllKeys, { accountId, now }),
      anyRows(endAllInvitations, { accountId, now }),
      ...told,
    ],
    note: { action: 'account.closed', subject: accountId, before: null, after: null },
  });
  services.wakeWorker();
  // A sale was opened at the same moment.
  return isCommitted ? [] : ['sales'];
}
