import type { Context, Decision } from '../aggregate.js';
import { ChangeBuilder } from '../change-builder.js';
import { carriageAccount, operatorBankAccount } from '../ledger.js';
import type { Carriage, Mode } from '../records.js';

/** A live merchant owes nothing until the operator permits it; in test mode the money is not real. */
const firstLimit: Readonly<Record<Mode, number | null>> = { test: null, live: 0 };

/** Returns what an account without any booking owes. */
export function newCarriage({ accountId, mode }: Pick<Carriage, 'accountId' | 'mode'>): Carriage {
  return {
    accountId,
    mode,
    version: 1,
    amountOwed: 0,
    amountReserved: 0,
    amountLimit: firstLimit[mode],
    updatedAt: 0,
  };
}

/** What a merchant owes as it is stored, or as it is before anything is stored. */
export interface CarriageAggregate {
  carriage: Carriage;
  isStored: boolean;
}

/** The operator sets the most that a merchant may owe. */
export function limitCarriage(
  { carriage, isStored }: CarriageAggregate,
  amountLimit: number,
  context: Context,
): Decision<CarriageAggregate> {
  if (isStored && carriage.amountLimit === amountLimit) {
    return { kind: 'repeat', after: { carriage, isStored } };
  }
  return changed({ carriage: { ...carriage, amountLimit }, isStored }, 0, context);
}

/** The merchant has paid the operator a part of what they owe. */
export function settleCarriage(
  { carriage, isStored }: CarriageAggregate,
  amount: number,
  context: Context,
): Decision<CarriageAggregate> {
  const { amountOwed } = carriage;
  if (amount === 0 || amount > amountOwed) return { refused: true, code: 'amount_exceeds_carriage' };
  return changed({ carriage: { ...carriage, amountOwed: amountOwed - amount }, isStored }, amount, context);
}

/** The operator has paid a merchant back: a booking was cancelled that the merchant had paid for. */
export function repayCarriage(
  { carriage, isStored }: CarriageAggregate,
  amount: number,
  context: Context,
): Decision<CarriageAggregate> {
  const { amountOwed } = carriage;
  if (amount === 0 || amount > -amountOwed) return { refused: true, code: 'amount_exceeds_carriage' };
  return changed({ carriage: { ...carriage, amountOwed: amountOwed + amount }, isStored }, -amount, context);
}

/** @param paid by the merchant; below zero what was paid back */
function changed(
  { carriage, isStored }: CarriageAggregate,
  paid: number,
  context: Context,
): Decision<CarriageAggregate> {
  const row = { ...carriage, updatedAt: context.now };
  const builder = new ChangeBuilder(row, context);
  const [own, theirs] = [operatorBankAccount(row.mode), carriageAccount(row)];
  if (paid > 0) builder.move(own, theirs, paid);
  if (paid < 0) builder.move(theirs, own, -paid);
  const write = isStored ? ({ update: 'carriage', row } as const) : ({ insert: 'carriage', row } as const);
  const after = { carriage: isStored ? { ...row, version: row.version + 1 } : row, isStored: true };
  return { kind: 'change', change: builder.build(write, null), after };
}
