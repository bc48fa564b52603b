import { sql } from 'kysely';
import { type PermanentTable, permanentTables } from '../../../adapters/store/row-hash.js';
import type { Block, ChangeMark } from '../../../adapters/store/rows.js';
import { columns } from '../../../adapters/store/shapes.js';
import { adHoc } from '../../../adapters/store/statement.js';
import type { IdempotencyRecord } from '../../../domain/change.js';
import type { Mode } from '../../../domain/records.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import { openAnswer } from '../../../pipeline/kept-answers.js';
import type { Scan } from '../../../ports/store.js';
import type { Services } from '../../../services.js';
import type { Discrepancy } from '../check.js';
import { ChainCheck, type Coverage, type Head } from './chain-check.js';
import { ClosingCheck } from './closings.js';
import type { EvidenceHashes } from './hashes.js';
import { RowCheck } from './row-check.js';

type ChangeRow = ChangeMark & { n: number | null; debit: string; credit: string; amount: number };

export interface EvidenceResult {
  coverage: Coverage & { unrecordedRows: number };
  discrepancies: Discrepancy[];
}

/** Verifies the chain, the changes, the permanent rows and the kept answers, a row at a time. */
export class EvidenceCheck {
  readonly scans: readonly Scan[];
  readonly #chain: ChainCheck;
  readonly #closings = new ClosingCheck();
  readonly #rows: RowCheck;
  readonly #answers: Discrepancy[] = [];
  #unrecorded = 0;
  #current: { mark: ChangeMark; movements: (string | number)[][] } | null = null;

  /** @param mode the only mode whose rows are compared; null: both */
  constructor(services: Pick<Services, 'sealer'>, hashes: EvidenceHashes, mode: Mode | null) {
    this.#chain = new ChainCheck(hashes);
    this.#rows = new RowCheck(hashes, () => this.#chain.isComplete, mode);
    this.scans = [
      scanOf<Block>(blocks, (block) => this.#chain.takeBlock(block)),
      scanOf<TestClosing>(closings, (closing) => this.#closings.take(closing)),
      scanOf<{ count: number }>(unrecordedChanges, ({ count }) => {
        this.#unrecorded = count;
      }),
      scanOf<ChangeRow>(changes, (row) => this.#takeChange(row)),
      ...permanentTables.map((table) =>
        scanOf<object>(rowsOf(table, mode), (row) => {
          this.#endChange();
          this.#rows.takeRow(table, row);
        }),
      ),
      scanOf<IdempotencyRecord>(answersOf(mode), (row) => this.#takeAnswer(services, row)),
    ];
  }

  /** @param head an exported head that the chain has to contain */
  finish(head: Head | null): EvidenceResult {
    this.#endChange();
    this.#rows.finish();
    const { coverage, discrepancies } = this.#chain.finish(this.#unrecorded, head);
    return {
      coverage: { ...coverage, unrecordedRows: this.#rows.unrecordedRows },
      discrepancies: [
        ...discrepancies,
        ...this.#closings.finish(this.#chain.blocks),
        ...this.#rows.discrepancies,
        ...this.#answers,
      ],
    };
  }

  /** A change comes once for each of its movements. */
  #takeChange({ n, debit, credit, amount, ...mark }: ChangeRow): void {
    if (this.#current?.mark.id !== mark.id) {
      this.#endChange();
      this.#chain.takeChange(mark.position as number, mark);
      this.#current = { mark, movements: [] };
    }
    if (n !== null) this.#current.movements.push([n, debit, credit, amount]);
  }

  #endChange(): void {
    if (this.#current) {
      this.#rows.takeChange(this.#current, this.#closings.closingOf(this.#current.mark));
    }
    this.#current = null;
  }

  #takeAnswer(services: Pick<Services, 'sealer'>, row: IdempotencyRecord): void {
    try {
      openAnswer(services, row);
    } catch {
      const words = `the answer kept under the key ${row.key} of account ${row.accountId} is not its own`;
      this.#answers.push({ code: 'kept_answer_altered', mode: row.mode, words });
    }
  }
}

const blocks = adHoc((db) => db.selectFrom('block').select(columns('block')).orderBy('n'));

const closings = adHoc((db) =>
  db.selectFrom('test_closing').select(columns('test_closing')).orderBy('account_id').orderBy('n'),
);

const unrecordedChanges = adHoc((db) =>
  db
    .selectFrom('change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('position', 'is', null),
);

const changes = adHoc((db) =>
  db
    .selectFrom('change')
    .leftJoin('movement', 'movement.change_id', 'change.id')
    .select(columns('change'))
    .select([
      'movement.n as n',
      'movement.debit_account as debit',
      'movement.credit_account as credit',
      'movement.amount as amount',
    ])
    .where('change.position', 'is not', null)
    .orderBy('change.position')
    .orderBy('change.id')
    .orderBy('movement.n'),
);

/** The order of events is compared with the order in which their changes wrote them. */
function rowsOf(table: PermanentTable, mode: Mode | null) {
  return adHoc((db) => {
    const rows = db.selectFrom(table).select(columns(table));
    const own = mode === null ? rows : rows.where(isOf(table, mode));
    return table === 'event' ? own.orderBy('checkout_id').orderBy('sequence') : own;
  });
}

/** An attempt is of the mode of what it transfers. */
function isOf(table: PermanentTable, mode: Mode) {
  if (table !== 'attempt') return sql<boolean>`mode = ${mode}`;
  return sql<boolean>`object_id in (select id from payout where mode = ${mode}
    union all select id from combined_payout where mode = ${mode}
    union all select id from refund where mode = ${mode})`;
}

function answersOf(mode: Mode | null) {
  return adHoc((db) => {
    const answers = db.selectFrom('idempotency').select(columns('idempotency'));
    return mode === null ? answers : answers.where('mode', '=', mode);
  });
}

function scanOf<Row>(query: Scan['query'], take: (row: Row) => void): Scan {
  return { query, take: (row) => take(row as Row) };
}
