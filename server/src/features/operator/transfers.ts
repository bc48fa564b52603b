import { sql } from 'kysely';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { CombinedPayout, Mode, Payout, Refund } from '../../domain/records.js';
import { attemptInFlight, decideTransfer, type TransferCommand, transferOf } from '../../domain/transfer.js';
import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { findNoticeSent } from '../mail/queries.js';
import { loadTransfer } from '../transfers/load.js';
import { recordByReference } from '../transfers/record-outcome.js';
import { act, CommandRefused, found, operatorContext } from './act.js';
import { isWithoutPartner, refuseIfTakenBack } from './taken-back.js';

export type TransferKind = TransferAggregate['kind'];

const listedMax = 100;
const listMax = sql.lit(listedMax);

const listPayouts = statement<{ status: string; mode: Mode }, Payout>('operator.payouts', (db, p) =>
  db
    .selectFrom('payout')
    .select(columns('payout'))
    .where('mode', '=', p.mode)
    .where(sql<boolean>`status = ${p.status}`)
    .where('combined_payout_id', 'is', null)
    .orderBy('created_at')
    .limit(listMax),
);

const listCombined = statement<{ status: string; mode: Mode }, CombinedPayout>(
  'operator.combined_payouts',
  (db, p) =>
    db
      .selectFrom('combined_payout')
      .select(columns('combined_payout'))
      .where('mode', '=', p.mode)
      .where(sql<boolean>`status = ${p.status}`)
      .orderBy('created_at')
      .limit(listMax),
);

const listRefunds = statement<{ status: string; mode: Mode }, Refund>('operator.refunds', (db, p) =>
  db
    .selectFrom('refund')
    .select(columns('refund'))
    .where('mode', '=', p.mode)
    .where(sql<boolean>`status = ${p.status}`)
    .orderBy('created_at')
    .limit(listMax),
);

/** Oldest first, at most 100. A combined payout is listed in place of those that it pays. */
export async function listTransfers(
  { store }: Services,
  kind: TransferKind,
  status: string,
  mode: Mode,
): Promise<(Payout | CombinedPayout | Refund)[]> {
  if (kind === 'refund') return store.all(listRefunds, { status, mode });
  const payouts = [
    ...(await store.all(listPayouts, { status, mode })),
    ...(await store.all(listCombined, { status, mode })),
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
    if (aggregate && isWithoutPartner(command)) await refuseIfTakenBack(services, aggregate);
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
  await refuseIfTakenBack(services, aggregate);
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
