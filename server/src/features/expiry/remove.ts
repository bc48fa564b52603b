import { lastBlock } from '../../adapters/store/chain.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { rowBytes } from '../../adapters/store/test-usage.js';
import type { TestExpiry } from '../../adapters/store/test-usage-rows.js';
import { closingChanges, type TestClosing } from '../../domain/test-closing.js';
import { deleteTestFigures } from '../figures/queries.js';
import { removeTestPhotos } from '../photos/purge.js';
import { commitClosing, type ExpiryServices, type Progress } from './commit-closing.js';
import * as queries from './queries.js';
import { deleteMovements, removals } from './removals.js';

/** Deletes the next rows of an account with an open closing, or ends the closing if none are left. */
export async function removeNext(
  services: ExpiryServices,
  expiry: TestExpiry,
  closingId: string,
): Promise<Progress> {
  const { store } = services;
  const { accountId } = expiry;
  const closings = await store.all(queries.listClosings, { accountId });
  const closing = closings.find(({ id }) => id === closingId);
  if (!closing) throw new Error(`The closing ${closingId} is missing`);
  if (!(await isSealed(services, closingChanges.begin(closingId)))) return 'waiting';
  if (await removeTestPhotos(services, accountId)) return 'advanced';
  for (const { find, steps } of removals) {
    const rows = await store.all(find, { accountId });
    if (rows.length === 0) continue;
    await store.transact(steps({ accountId, idsJson: JSON.stringify(rows.map(({ id }) => id)) }));
    return 'advanced';
  }
  const from = expiry.movementsThrough ?? closings.at(-2)?.throughPosition ?? 0;
  if (await removeMovements(services, closing, from)) return 'advanced';
  return end(services, closing, closings);
}

/** Whether a change is in a block, so that nothing can undo it unnoticed. */
async function isSealed({ store }: ExpiryServices, changeId: string): Promise<boolean> {
  const [change, block] = [
    await store.one(queries.findChangePosition, { id: changeId }),
    await store.one(lastBlock, {}),
  ];
  return change?.position != null && block !== undefined && change.position <= block.throughPosition;
}

/** Removes the movements of the next changes; false: there are none left. */
async function removeMovements(
  { store }: ExpiryServices,
  { accountId, throughPosition }: TestClosing,
  after: number,
): Promise<boolean> {
  const changes = await store.all(queries.changesAfter, { accountId, after });
  const closed = changes.filter(({ position }) => position <= throughPosition);
  const last = closed.at(-1);
  if (!last) return false;
  const idsJson = JSON.stringify(closed.map((change) => change.id));
  await store.transact([
    step(queries.noteMovements, { accountId, through: last.position }),
    anyRows(deleteMovements, { accountId, idsJson }),
  ]);
  return true;
}

/** What stays, the changes, goes on counting as stored. */
async function end(
  services: ExpiryServices,
  closing: TestClosing,
  closings: readonly TestClosing[],
): Promise<Progress> {
  const { accountId, id } = closing;
  const rows = closings.reduce((sum, { changeCount }) => sum + changeCount, 0);
  const texts = closings.reduce((sum, { changeBytes }) => sum + changeBytes, 0);
  const steps = [
    step(queries.endRemoval, { accountId, closingId: id }),
    anyRows(queries.deleteUsage, { accountId }),
    anyRows(deleteTestFigures, { accountId }),
    step(queries.insertUsage, { accountId, rows, bytes: texts + rows * rowBytes }),
  ];
  const row = { ...closing, closedAt: services.clock.now() };
  await commitClosing(services, closingChanges.end(id), steps, { update: 'test_closing', row }, closing);
  return 'advanced';
}
