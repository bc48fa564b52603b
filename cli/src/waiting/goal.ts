import type { OperationRow, WaitTable } from '../operation-rows.js';
import { waitTables } from '../operations.generated.js';
import { rowOf } from '../operations.js';
import type { MoneyAnswer } from '../views/answers.js';

/** The fields of an escrow or a charge that waiting reads. */
export interface Awaited {
  reference: string;
  mode: string;
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
  /** Only an escrow has a delivery. */
  seller_delivered_at?: string | null;
  delivery_tracking?: { status: string } | null;
  auto_release_at?: string | null;
  payment_deadline_at: string;
  updated_at: string;
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
  /** Whether the delivery can be waited for. */
  parcel?: true;
}

const escrowRow: WaitRow = { life: 'escrow', money: 'payouts', after: 'released', parcel: true };
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
  const statuses = row.statuses ?? Object.keys(waitTables[row.life]);
  const parcel = row.parcel ? Object.keys(waitTables.parcel) : [];
  return [...statuses, ...parcel, ...Object.keys(waitTables[row.money])];
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

/** A delivery that was recorded ends the wait, unless its parcel is still on its way. */
function judgeDelivery(answer: Awaited): Verdict {
  const { status, seller_delivered_at: recordedAt, delivery_tracking: tracking } = answer;
  const parcel = tracking ? verdictOf(waitTables.parcel, 'delivered', tracking.status) : 'open';
  if (parcel === 'reached' || (parcel === 'open' && isUnderWay(tracking?.status))) return parcel;
  if (recordedAt) return 'reached';
  const isClosed = verdictOf(waitTables.escrow, 'released', status) !== 'open';
  return isClosed ? 'lost' : parcel;
}

/** Whether the carrier still brings it, whatever happens to the escrow. */
function isUnderWay(status: string | undefined): boolean {
  return status === 'booked' || status === 'picked_up' || status === 'in_transit';
}

/** Waits for the delivery; `words` is the command that goes on waiting. */
export function deliveryGoal(words: string): Goal {
  const describe = ({ status, delivery_tracking: tracking }: Awaited): string =>
    tracking ? `${status}, parcel ${tracking.status}` : status;
  return { word: 'delivered', readRow: rowOf('getEscrow'), judge: judgeDelivery, describe, words };
}

export function goalOf({ operationId }: OperationRow, word: string): Goal {
  const row = waitRows[operationId];
  if (!row) throw new Error(`${operationId} has nothing to wait for.`);
  if (row.parcel && word in waitTables.parcel) return deliveryGoal('get');
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
