import { sql } from 'kysely';
import type { BankingPartner } from '../../../ports/bank.js';
import { type PartnerRecord, stateOfCredit, stateOfTransfer } from '../../../ports/partner-record.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxCredit, SandboxTransfer } from '../../store/rows.js';
import { columns } from '../../store/shapes.js';
import { adHoc, statement } from '../../store/statement.js';

const pageSize = 500;

/** Rows from a time on, after a row of that time. */
type Place = { since: number; after: string };

const listCreditsSince = statement<Place, SandboxCredit>('sandbox_credit.since', (db, p) =>
  db
    .selectFrom('sandbox_credit')
    .select(columns('sandbox_credit'))
    .where(sql<boolean>`(created_at, id) > (${p.since}, ${p.after})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(pageSize)),
);

const listTransfersPage = statement<Place, SandboxTransfer>('sandbox_transfer.page', (db, p) =>
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
const readBalance = adHoc(
  (_db) => sql<{ balance: number }>`select cast(
        coalesce((select ${sql.raw(stayed)} from sandbox_credit), 0)
      - coalesce((select ${sql.raw(left)} from sandbox_transfer), 0)
      as bigint) as balance`,
);

/** Creates the partner's lists of everything that happened, and its balance. */
export function createRecords(store: Store): Pick<BankingPartner, 'records' | 'balance'> {
  return {
    records: async function* (since) {
      const credits = (place: Place) => store.all(listCreditsSince, place);
      for await (const page of eachPage(since, credits, ({ id }) => id)) yield page.map(creditRecord);
      const transfers = (place: Place) => store.all(listTransfersPage, place);
      for await (const page of eachPage(since, transfers, ({ reference }) => reference))
        yield page.map(transferRecord);
    },
    balance: async () => (await store.list(readBalance))[0]?.balance ?? 0,
  };
}

async function* eachPage<Row extends { createdAt: number }>(
  since: number,
  read: (place: Place) => Promise<Row[]>,
  nameOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  let place: Place = { since, after: '' };
  for (;;) {
    const page = await read(place);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    place = { since: last.createdAt, after: nameOf(last) };
  }
}

/** Times are the bank's own: an account's clock may be ahead of them. */
function creditRecord({
  id,
  partnerReference,
  status,
  amount,
  fee,
  createdAt,
}: SandboxCredit): PartnerRecord {
  const about = { recordId: id, reference: partnerReference, partnerCreditId: null };
  return { kind: 'credit', ...about, state: stateOfCredit[status], amount, fee, at: createdAt };
}

function transferRecord(row: SandboxTransfer): PartnerRecord {
  const { reference, kind, creditId, status, amount, fee, createdAt } = row;
  const about = { recordId: reference, reference, partnerCreditId: creditId };
  const state = stateOfTransfer[status];
  return { kind: kind === 'transfer' ? 'payout' : 'refund', ...about, state, amount, fee, at: createdAt };
}
