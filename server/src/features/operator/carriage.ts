import { listBy } from '../../adapters/store/row-statements.js';
import { statement } from '../../adapters/store/statement.js';
import { plainChange } from '../../domain/change-builder.js';
import { carriageAccount, carrierWalletAccount, operatorBankAccount } from '../../domain/ledger.js';
import type { Carriage, Mode, Owner } from '../../domain/records.js';
import {
  type CarriageAggregate,
  limitCarriage,
  newCarriage,
  repayCarriage,
  settleCarriage,
} from '../../domain/shipment/carriage.js';
import { withAuditEntry } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { findCarriage } from '../delivery/shipment-queries.js';
import { act, CommandRefused, found, operatorContext } from './act.js';

const listOfMode = listBy('carriage.list', 'carriage', ['mode'], ['accountId']);

interface Posted {
  debit: string;
  credit: string;
  amount: number;
}

const findPosted = statement<{ changeId: string }, Posted>('movement.of_change', (db, p) =>
  db
    .selectFrom('movement')
    .select(['debit_account as debit', 'credit_account as credit', 'amount'])
    .where('change_id', '=', p.changeId),
);

/** Lists what merchants owe for carriage in one mode. */
export function listCarriage({ store }: Services, mode: Mode): Promise<Carriage[]> {
  return store.all(listOfMode, { mode });
}

/** Sets the most that a merchant may owe for carriage, in kobo. */
export async function setCarriageLimit(services: Services, owner: Owner, limit: number) {
  await requireAccount(services, owner);
  const context = await operatorContext(services, owner);
  return act(
    services,
    context,
    () => load(services, owner),
    (aggregate) => {
      const decision = limitCarriage(aggregate, limit, context);
      if (!('change' in decision)) return decision;
      const change = withAuditEntry(services, decision.change, {
        action: 'carriage.limit_changed',
        subject: owner.accountId,
        before: { amount_limit: aggregate.carriage.amountLimit },
        after: { amount_limit: limit },
      });
      return { ...decision, change };
    },
  );
}

/** Records what a merchant has paid for carriage, once for each transfer. */
export function recordCarriagePaid(services: Services, owner: Owner, paid: Transfer) {
  const { mode } = owner;
  const moved = { debit: operatorBankAccount(mode), credit: carriageAccount(owner), amount: paid.amount };
  const changeId = `carriage_paid:${mode}:${paid.sessionId.toLowerCase()}`;
  return recordTransfer(services, owner, { changeId, moved, decide: settleCarriage });
}

/** Records what the operator has paid a merchant back for carriage, once for each transfer. */
export function recordCarriageRepaid(services: Services, owner: Owner, paid: Transfer) {
  const { mode } = owner;
  const moved = { debit: carriageAccount(owner), credit: operatorBankAccount(mode), amount: paid.amount };
  const changeId = `carriage_repaid:${mode}:${paid.sessionId.toLowerCase()}`;
  return recordTransfer(services, owner, { changeId, moved, decide: repayCarriage });
}

interface Recording {
  changeId: string;
  moved: Posted;
  decide: typeof settleCarriage;
}

async function recordTransfer(services: Services, owner: Owner, { changeId, moved, decide }: Recording) {
  await requireAccount(services, owner);
  const context = { ...(await operatorContext(services, owner)), changeId };
  return act(
    services,
    context,
    async () => ({
      ...(await load(services, owner)),
      isRecorded: await isRecorded(services, changeId, moved),
    }),
    (aggregate) => {
      if (aggregate.isRecorded) return { kind: 'repeat', after: aggregate };
      const decision = decide(aggregate, moved.amount, context);
      return 'refused' in decision
        ? decision
        : { ...decision, after: { ...decision.after, isRecorded: true } };
    },
  );
}

/** Records what the operator has paid into the wallet at a carrier aggregator, once for each transfer. */
export async function recordWalletTopUp(services: Services, wallet: Wallet, paid: Transfer) {
  const { aggregator, mode } = wallet;
  if (services.carriers.of(aggregator, mode) === null) {
    throw new CommandRefused(`No carrier aggregator ${aggregator} is configured in ${mode} mode.`);
  }
  const own = operatorBankAccount(mode);
  const moved = { debit: carrierWalletAccount(aggregator, mode), credit: own, amount: paid.amount };
  if (paid.amount === 0) throw new CommandRefused('Name an amount above zero.');
  const changeId = `wallet_top_up:${aggregator}:${mode}:${paid.sessionId.toLowerCase()}`;
  const context = { ...(await operatorContext(services, { accountId: null, mode })), changeId };
  return act(
    services,
    context,
    async () => ({ isRecorded: await isRecorded(services, changeId, moved) }),
    (aggregate) => {
      if (aggregate.isRecorded) return { kind: 'repeat', after: aggregate };
      const change = { ...plainChange({ accountId: '', mode }, context, {}), movements: [moved] };
      return { kind: 'change', change, after: { isRecorded: true } };
    },
  );
}

export interface Transfer {
  /** Kobo. */
  amount: number;
  /** The bank's number of the transfer. */
  sessionId: string;
}

export interface Wallet {
  aggregator: string;
  mode: Mode;
}

/** @throws CommandRefused if the transfer is recorded for something else */
async function isRecorded({ store }: Services, changeId: string, moved: Posted): Promise<boolean> {
  const posted = await store.one(findPosted, { changeId });
  if (!posted) return false;
  const { debit, credit, amount } = posted;
  if (debit === moved.debit && credit === moved.credit && amount === moved.amount) return true;
  throw new CommandRefused('This transfer is recorded already, for another account or amount.');
}

async function load({ store }: Services, owner: Owner): Promise<CarriageAggregate> {
  const carriage = await store.one(findCarriage, owner);
  return { carriage: carriage ?? newCarriage(owner), isStored: carriage !== undefined };
}

async function requireAccount({ store }: Services, { accountId }: Owner): Promise<void> {
  found(await store.one(findAccount, { id: accountId }), 'account', accountId, 'account list');
}
