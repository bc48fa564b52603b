import { sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import { lossAccount } from '../../domain/ledger.js';
import { formatNaira } from '../../domain/money.js';
import type { Checkout, Mode } from '../../domain/records.js';
import { manualLease } from '../../domain/transfer/duplicate-payment.js';
import type { Store } from '../../ports/store.js';
import { type Entry, entryOf } from './timeline-entry.js';

/** A movement on the receivable of a payout or refund: a duplicate payment, or what became of it. */
export interface DuplicateRow {
  at: number;
  changeId: string;
  kind: 'payout' | 'combined_payout' | 'refund';
  transferId: string;
  debit: string;
  credit: string;
  amount: number;
  /** How many payments of their own the operator recorded then. */
  manualPayments: number;
}

/**
 * Finds what was paid twice of the payouts and refunds of a checkout, and what became of that. What was
 * settled has an event. It begins with the few receivables of the merchant, since a checkout can have any
 * number of refunds.
 */
const findDuplicates = statement<
  { id: string; accountId: string; mode: Mode; createdAt: number },
  DuplicateRow
>('timeline.duplicates', (_db, p) => {
  // A payment that counts for what is owed names that; every other movement is named after the receivable.
  const moved = sql`select at, change_id as "changeId", amount,
      debit_account as debit, credit_account as credit,
      case when substr(debit_account, 1, 11) = 'receivable:' then substr(debit_account, 12)
        when substr(debit_account, 1, 7) in ('payout:', 'refund:') then substr(debit_account, 8)
        else substr(credit_account, 12) end as "transferId",
      case when substr(debit_account, 1, 11) = 'receivable:' then substr(debit_account, 12)
        else substr(credit_account, 12) end as receivable
    from movement where account_id = ${p.accountId} and mode = ${p.mode} and at >= ${p.createdAt}
      and (substr(debit_account, 1, 11) = 'receivable:' or substr(credit_account, 1, 11) = 'receivable:')
      and debit_account <> ${sql.lit(lossAccount)} and substr(debit_account, 1, 14) <> 'bank:operator:'`;
  const kind = sql`case
      when exists (select 1 from refund where id = moved."transferId" and checkout_id = ${p.id}
        and id = moved.receivable) then 'refund'
      when exists (select 1 from payout where id = moved."transferId" and checkout_id = ${p.id}
        and moved.receivable in (id, combined_payout_id)) then 'payout'
      when exists (select 1 from payout where combined_payout_id = moved."transferId"
        and checkout_id = ${p.id}) then 'combined_payout' end`;
  const manual = sql`(select count(*) from attempt where object_id = found."transferId"
      and lease_token = ${sql.lit(manualLease)} and created_at = found.at)`;
  return sql<DuplicateRow>`select found.*, ${manual} as "manualPayments"
    from (select moved.*, ${kind} as kind from (${moved}) as moved) as found where kind is not null`;
});

/** Returns what was paid twice, and what became of it, in order. */
export async function listDuplicates(store: Store, checkout: Checkout): Promise<DuplicateRow[]> {
  const rows = await store.all(findDuplicates, checkout);
  const isLater = (row: DuplicateRow) => Number(!row.debit.startsWith('receivable:'));
  return rows.toSorted(
    (one, other) =>
      one.at - other.at ||
      isLater(one) - isLater(other) ||
      Number(one.changeId > other.changeId) - Number(one.changeId < other.changeId),
  );
}

type Words = (shown: string, name: string) => string;

interface Meaning {
  type: string;
  by: [actor: string, via: string];
  words: Words;
}

const bank: Meaning['by'] = ['partner', 'notification'];
const operator: Meaning['by'] = ['operator', 'command'];

/** What a movement on such a receivable means. */
const meanings = {
  paid: {
    type: 'duplicate_paid',
    by: bank,
    words: (shown, name) =>
      `The bank paid ${shown} for the ${name} under an attempt that had counted as failed. It is receivable.`,
  },
  paidManually: {
    type: 'duplicate_paid',
    by: operator,
    words: (shown, name) =>
      `The operator paid ${shown} for the ${name}, which was paid already. It is receivable.`,
  },
  counted: {
    type: 'duplicate_counted',
    by: bank,
    words: (shown, name) => `The earlier payment counts as the ${name} of ${shown}, which no other paid.`,
  },
  returned: {
    type: 'duplicate_returned',
    by: bank,
    words: (shown, name) => `The bank sent back the duplicate payment of ${shown} for the ${name}.`,
  },
  repaid: {
    type: 'duplicate_repaid',
    by: operator,
    words: (shown) => `The operator paid the payee ${shown} of what came back.`,
  },
  kept: {
    type: 'duplicate_kept',
    by: operator,
    words: (shown) => `${shown} of what came back was kept, and makes good a loss.`,
  },
} satisfies Record<string, Meaning>;

function meaningOf({ debit, credit, manualPayments }: DuplicateRow): Meaning {
  if (debit.startsWith('bank:')) return meanings.returned;
  if (credit.startsWith('receivable:')) return meanings.counted;
  if (credit === lossAccount) return meanings.kept;
  if (!credit.startsWith('bank:operator:')) return meanings.paid;
  return manualPayments > 0 ? meanings.paidManually : meanings.repaid;
}

const names = { payout: 'payout', combined_payout: 'combined payout', refund: 'refund' } as const;

export function duplicateEntry(row: DuplicateRow): Entry {
  const { at, kind, transferId, amount } = row;
  const { type, by, words } = meaningOf(row);
  const of = kind === 'refund' ? 'refund' : 'payout';
  const data = { [`${kind}_id`]: transferId, amount };
  return entryOf(at, `${of}.${type}`, by, words(formatNaira(amount), names[kind]), data);
}
