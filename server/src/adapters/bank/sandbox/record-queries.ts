import { sql } from 'kysely';
import type { SandboxCredit, SandboxTransfer } from '../../store/rows.js';
import { columns } from '../../store/shapes.js';
import { adHoc, statement } from '../../store/statement.js';

const pageSize = 500;

/** Rows from a time on, after a row of that time. */
type Place = { since: number; after: string };

export const listCreditsSince = statement<Place, SandboxCredit>('sandbox_credit.since', (db, p) =>
  db
    .selectFrom('sandbox_credit')
    .select(columns('sandbox_credit'))
    .where(sql<boolean>`(created_at, id) > (${p.since}, ${p.after})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(pageSize)),
);

export const listTransfersPage = statement<Place, SandboxTransfer>('sandbox_transfer.page', (db, p) =>
  db
    .selectFrom('sandbox_transfer')
    .select(columns('sandbox_transfer'))
    .where(sql<boolean>`(created_at, reference) > (${p.since}, ${p.after})`)
    .orderBy('created_at')
    .orderBy('reference')
    .limit(sql.lit(pageSize)),
);

const stayed = "sum(case when status = 'credited' then amount else 0 end - fee)";
const left = "sum(case when status in ('failed', 'reversed') then 0 else amount end + fee)";

/** What came in and stayed, less what was sent and did not come back, and the fees of both. */
export const readBalance = adHoc((db) => ({
  compile: () =>
    sql<{ balance: number }>`select cast(
        coalesce((select ${sql.raw(stayed)} from sandbox_credit), 0)
      - coalesce((select ${sql.raw(left)} from sandbox_transfer), 0)
      as bigint) as balance`.compile(db),
}));
