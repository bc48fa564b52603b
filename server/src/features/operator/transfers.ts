import { sql } from 'kysely';
import { listBy } from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { CombinedPayout, Mode, Payout, Refund } from '../../domain/records.js';
import {
  attemptInFlight,
  decideTransfer,
  isUnsent,
  type TransferCommand,
  transferOf,
} from '../../domain/transfer.js';
import { accountTime } from '../../pipeline/context.js';
import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { findNoticeSent } from '../mail/queries.js';
import { loadTransfer } from '../transfers/load.js';
import { recordByReference } from '../transfers/record-outcome.js';
import { isPayableTakenBack } from '../transfers/send-block.js';
import { mayEndedPay } from '../transfers/watch.js';
import { act, CommandRefused, found, operatorContext } from './act.js';

export type TransferKind = TransferAggregate['kind'];

const listedMax = 100;

const listPayouts = statement<{ status: string; mode: Mode }, Payout>('operator.payouts', (db, p) =>
  db
    .selectFrom('payout')
    .select(columns('payout'))
    .where('mode', '=', p.mode)
    .where(sql<boolean>`status = ${p.status}`)
    .where('combined_payout_id', 'is', null)
    .orderBy('created_at')
    .limit(sql.lit(listedMax)),
);

const listCombined = listBy(
  'operator.combined_payouts',
  'combined_payout',
  ['mode', 'status'],
  ['createdAt'],
  listedMax,
);
const listRefunds = listBy('operator.refunds', 'refund', ['mode', 'status'], ['createdAt'], listedMax);

/** Oldest first, at most 100. A combined payout is listed in place of those that it pays. */
export async function listTransfers(
  { store }: Services,
  kind: TransferKind,
  status: string,
  mode: Mode,
): Promise<(Payout | CombinedPayout | Refund)[]> {
  if (kind === 'refund') return store.all(listRefunds, { status: status as Refund['status'], mode });
  const payouts = [
    ...(await store.all(listPayouts, { status, mode })),
    ...(await store.all(listCombined, { status: status as Payout['status'], mode })),
  ];
  return payouts.sort((a, b) => a.createdAt - b.createdAt).slice(0, listedMax);
}

export async function readTransfer(
  { store }: Services,
  kind: TransferKind,
  id: string,
): Promise<TransferAggregate> {
  return found(await loadTransfer(store, kind, id), kind, id, `${kind} list`);
}

export async function actOnTransfer(
  services: Services,
  kind: TransferKind,
  id: string,
  command: TransferCommand,
): Promise<{ after: TransferAggregate; isRepeat: boolean }> {
  const context = await operatorContext(services, transferOf(await readTransfer(services, kind, id)));
  const load = async () => {
    const aggregate = await loadTransfer(services.store, kind, id);
    if (aggregate && isWithoutPartner(command)) await refuseIfPayable(services, aggregate);
    return aggregate;
  };
  return act(services, context, load, (aggregate) => decideTransfer(aggregate, command, context));
}

/** Returns a payout that could not be paid for 30 days to the payers. */
export async function returnPayout(services: Services, payoutId: string): Promise<{ isRepeat: boolean }> {
  const aggregate = await readTransfer(services, 'payout', payoutId);
  const { payout } = aggregate;
  const row = found(payout, 'payout', payoutId, 'payout list');
  if (!('checkoutId' in row) || row.combinedPayoutId !== null) {
    throw new CommandRefused('It pays several sales at once, so it cannot be returned: use payout retry.');
  }
  const { checkoutId, status, ...owner } = row;
  if (status === 'returned_to_payer') return { isRepeat: true };
  const load = () => loadEscrow(services.store, checkoutId);
  if (!(await load())) {
    throw new CommandRefused(
      'It belongs to a direct charge, which cannot be returned: use payout retry, or payout hold.',
    );
  }
  await refuseIfPayable(services, aggregate);
  const noticeSentAt = (await services.store.one(findNoticeSent, { payoutId }))?.sentAt ?? null;
  const context = await operatorContext(services, owner);
  return act(services, context, load, (escrow) =>
    decideEscrow(escrow, { command: 'return_to_payer', payoutId, noticeSentAt }, context),
  );
}

/** Asks the bank about the attempt in flight and records its result. */
export async function lookUp(services: Services, kind: TransferKind, id: string): Promise<TransferAggregate> {
  const inFlight = attemptInFlight(await readTransfer(services, kind, id));
  if (inFlight === null) {
    throw new CommandRefused(`The bank has no attempt of this ${kind} under way: see ${kind} show ${id}.`);
  }
  try {
    await recordByReference(services, kind, inFlight.reference);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable || error instanceof PartnerRefused)) throw error;
    throw new CommandRefused('The bank does not answer: run the command again later.');
  }
  return readTransfer(services, kind, id);
}

/** The commands by which a transfer ends without the partner. */
const withoutPartner: ReadonlySet<TransferCommand['command']> = new Set(['hold', 'record_payment', 'cancel']);

/** Whether a command ends a transfer without the partner, or prepares that. */
function isWithoutPartner({ command }: TransferCommand): boolean {
  return withoutPartner.has(command);
}

/** Nothing is owed any more: a payment that is recorded now is a duplicate. */
const over: ReadonlySet<string> = new Set(['paid', 'returned_to_payer', 'cancelled']);

/**
 * Refuses to end a transfer without the partner while the partner has, or may have, an attempt that a restore
 * took back, or pays one that had ended. The domain refuses it for an attempt under way.
 *
 * @throws CommandRefused also if the partner does not say what it has of a restored transfer
 */
async function refuseIfPayable(services: Services, aggregate: TransferAggregate): Promise<void> {
  const { accountId, mode, status } = transferOf(aggregate);
  const inFlight = attemptInFlight(aggregate);
  if (over.has(status) || (inFlight !== null && !isUnsent(inFlight))) return;
  const time = await accountTime(services, accountId, mode);
  if (await mayEndedPay(services, aggregate, time)) {
    throw new CommandRefused(
      'The bank pays, or has paid, an attempt of it that had ended: see it with show. If it is not paid ' +
        'yet, wait until the bank has decided, and run the command again.',
    );
  }
  if (!(await isTakenBack(services, aggregate, time))) return;
  throw new CommandRefused(
    'The bank has an attempt of it that a restore took back, and has paid it or may pay it. Let the server ' +
      'find it, with retry or unhold if it does not by itself: see restore status.',
  );
}

async function isTakenBack(...asked: Parameters<typeof isPayableTakenBack>): Promise<boolean> {
  try {
    return await isPayableTakenBack(...asked);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable || error instanceof PartnerRefused)) throw error;
    throw new CommandRefused('The bank does not answer whether it has paid it: run the command again later.');
  }
}
