import type { OperationRow, WaitTable } from '../operation-rows.js';
import { waitTables } from '../operations.generated.js';
import { rowOf } from '../operations.js';
import type { MoneyAnswer } from '../views/answers.js';

/** The fields of an escrow or a charge that waiting reads. */
export interface Awaited {
  reference: string;
  status: string;
  amount?: number;
  amount_kobo?: number;
  amount_received: number;
  amount_excess: number;
  checkout_url: string;
  account_number: string | null;
  bank_name: string | null;
  payouts: readonly MoneyAnswer[];
  refunds: readonly MoneyAnswer[];
}

/** What a command can wait for. */
interface WaitRow {
  life: 'escrow' | 'charge';
  /** The statuses that make sense to wait for, if not all do. */
  statuses?: readonly string[];
  /** What `paid` refers to. */
  money: 'payouts' | 'refunds';
  /** The status before which there is no payment; unset where the command itself makes it. */
  after?: string;
}

const escrowRow: WaitRow = { life: 'escrow', money: 'payouts', after: 'released' };
const chargeRow: WaitRow = { life: 'charge', money: 'payouts', after: 'succeeded' };

const waitRows: Readonly<Record<string, WaitRow>> = {
  initiateEscrow: escrowRow,
  getEscrow: escrowRow,
  createCharge: chargeRow,
  getCharge: chargeRow,
  releaseEscrow: { life: 'escrow', statuses: ['released'], money: 'payouts' },
  refundEscrow: { life: 'escrow', statuses: ['refunded'], money: 'refunds' },
};

/** Returns the values of `--wait`; none for a command that has nothing to wait for. */
export function waitChoices({ operationId }: Pick<OperationRow, 'operationId'>): readonly string[] {
  const row = waitRows[operationId];
  if (!row) return [];
  return [...(row.statuses ?? Object.keys(waitTables[row.life])), ...Object.keys(waitTables[row.money])];
}

export type Verdict = 'reached' | 'open' | 'lost';

/** What `--wait` waits for. */
export interface Goal {
  word: string;
  /** The operation that reads the record. */
  readRow: OperationRow;
  judge(answer: Awaited): Verdict;
  /** Describes the current state. */
  describe(answer: Awaited): string;
  /** The command that waits for the same and changes nothing, if there is one. */
  words: string | null;
}

function verdictOf(table: WaitTable, word: string, status: string): Verdict {
  const row = table[word];
  if (row?.reached.includes(status)) return 'reached';
  return row?.open.includes(status) ? 'open' : 'lost';
}

/** All parts have to be paid; one lost part ends the wait. */
function judgeMoney(table: WaitTable, word: string, money: readonly MoneyAnswer[]): Verdict {
  const verdicts = money.map(({ status }) => verdictOf(table, word, status));
  if (verdicts.includes('lost')) return 'lost';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'reached') ? 'reached' : 'open';
}

export function goalOf({ operationId }: OperationRow, word: string): Goal {
  const row = waitRows[operationId];
  if (!row) throw new Error(`${operationId} has nothing to wait for.`);
  const readRow = rowOf(row.life === 'escrow' ? 'getEscrow' : 'getCharge');
  const statuses = waitTables[row.life];
  const payments = waitTables[row.money];
  const isPayment = word in payments;
  const kind = row.money.slice(0, -1);
  const judge = (answer: Awaited): Verdict => {
    if (!isPayment) return verdictOf(statuses, word, answer.status);
    const before = row.after === undefined ? 'reached' : verdictOf(statuses, row.after, answer.status);
    const paid = judgeMoney(payments, word, answer[row.money]);
    return before === 'reached' || paid === 'lost' ? paid : before;
  };
  const describe = (answer: Awaited): string => {
    const money = isPayment ? answer[row.money].map(({ status }) => `${kind} ${status}`) : [];
    return [answer.status, ...money].join(', ');
  };
  return { word, readRow, judge, describe, words: row.money === 'refunds' ? null : readRow.words.join(' ') };
}
