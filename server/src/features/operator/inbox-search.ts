import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { Policy } from '../../domain/aggregate.js';
import { returnNoticeMs, unpayableAfterMs } from '../../domain/checkout/unpayable.js';
import type { Mode } from '../../domain/records.js';
import { endableAfterMs } from '../../domain/transfer.js';
import type { Statement } from '../../ports/store.js';

/** One thing that waits for the operator. */
export interface InboxRow {
  id: string;
  /** Kobo; 0 for mails. */
  amount: number;
  since: number;
  /** Null if it belongs to no account. */
  accountId: string | null;
  mode: Mode;
  reference: string | null;
  /** The reason it waits, if known. */
  note: string | null;
  /** Kobo. */
  receivable: number;
  /** Kobo that its escrow holds. */
  held: number;
  /** 1: the domain refuses one of the commands that usually clear it. */
  isBlocked: 0 | 1;
}

/** What the searches compare with: the mode, and real times in ms. */
export interface InboxCutoffs {
  /** Each mode has lists and limits of its own. */
  mode: Mode;
  now: number;
  /** A transfer that has waited for the bank since before this is listed. */
  waitingBefore: number;
  /** An attempt whose newest call is older may be ended by the operator. */
  calledBefore: number;
  /** A delivery that failed before this, and still blocks its release, is listed. */
  failedBefore: number;
  /** A parcel about which nothing new was reported since before this is listed. */
  silentBefore: number;
  /** An escrow without a deadline that was opened, or whose clock ran out, before this is listed. */
  idleBefore: number;
  /** A payout that failed, or began to wait for a bank account, before this may go back to the payers. */
  unpayableBefore: number;
  /** A seller to whom the mail about a payout that waits was sent before this has had the notice. */
  noticeSentBefore: number;
  /** A payment deadline before this is past its grace period. */
  deadlineBefore: number;
  /** The smallest transfer, in kobo. */
  minimumTransfer: number;
}

const waitingMs = 3_600_000;
const failedMs = 24 * 3_600_000;
const silentMs = 7 * 24 * 3_600_000;
const idleMs = 30 * 24 * 3_600_000;

export function inboxCutoffsAt(
  { expiryGraceMs, minimumTransfer }: Policy,
  mode: Mode,
  now: number,
): InboxCutoffs {
  return {
    mode,
    now,
    waitingBefore: now - waitingMs,
    calledBefore: now - endableAfterMs,
    failedBefore: now - failedMs,
    silentBefore: now - silentMs,
    idleBefore: now - idleMs,
    unpayableBefore: now - unpayableAfterMs,
    noticeSentBefore: now - returnNoticeMs,
    deadlineBefore: now - expiryGraceMs,
    minimumTransfer,
  };
}

export interface InboxSearch {
  list: Statement<InboxCutoffs, InboxRow>;
  count: Statement<InboxCutoffs, { count: number }>;
}

export const listedMax = 100;

/**
 * A search in SQL expressions over the tables of `from`: `e` is the checkout, `m` the mail, `t` a combined
 * payout.
 */
interface Parts {
  from: string;
  id: string;
  amount: string;
  since: string;
  note: SqlPart;
  mode: string;
  /** The table with the account id; only a checkout has a reference. */
  owner: 'e' | 'm' | 't' | null;
  where: (p: InboxCutoffs) => RawBuilder<unknown>;
  /** Fixed columns, so that an index provides the order. */
  order: string;
  receivable?: string;
  /** An SQL condition. */
  isBlocked?: SqlPart;
}

type SqlPart = string | ((p: InboxCutoffs) => RawBuilder<unknown>);

export function search(name: string, parts: Parts): InboxSearch {
  const owned = parts.owner === 'e';
  const accountId = parts.owner === null ? 'null' : `${parts.owner}.account_id`;
  const { isBlocked = '1 = 0' } = parts;
  const sqlOf = (part: SqlPart, p: InboxCutoffs) => (typeof part === 'string' ? sql.raw(part) : part(p));
  const columns = sql.raw(`${parts.id} as id, ${parts.amount} as amount, ${parts.since} as since,
    ${accountId} as "accountId", ${parts.mode} as mode,
    ${owned ? 'e.reference' : 'null'} as reference,
    ${parts.receivable ?? '0'} as receivable, ${owned ? 'coalesce(e.amount_held, 0)' : '0'} as held`);
  const from = sql.raw(parts.from);
  // An expression, so that a search keeps to its own index of open rows and not to the mode.
  const matches = (p: InboxCutoffs) =>
    sql`coalesce(${sql.raw(parts.mode)}, '') = ${p.mode} and ${parts.where(p)}`;
  return {
    list: statement(
      `inbox.${name}`,
      (_db, p) => sql<InboxRow>`select ${columns}, ${sqlOf(parts.note, p)} as note,
            case when ${sqlOf(isBlocked, p)} then 1 else 0 end as "isBlocked"
          from ${from} where ${matches(p)}
          order by ${sql.raw(parts.order)} limit ${sql.lit(listedMax)}`,
    ),
    count: statement(
      `inbox.${name}.count`,
      (_db, p) => sql<{ count: number }>`select count(*) as count from ${from} where ${matches(p)}`,
    ),
  };
}

/** How far the clock of a row's account is ahead of real time. */
export const aheadOf = (row: string) =>
  sql.raw(`case when ${row}.mode = 'test'
    then coalesce((select account.clock_offset_ms from account where account.id = ${row}.account_id), 0)
    else 0 end`);
