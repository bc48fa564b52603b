import { limits } from '@escrow-checkout/contract';
import { deleteInPortions } from '../../adapters/store/portions.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { ApiRequest, ApiRequestSize } from '../../ports/api-requests.js';
import type { Services } from '../../services.js';
import {
  addToSize,
  findOld,
  findSize,
  insertApiRequest,
  removedMax,
  removeOld,
  removeOldest,
} from './queries.js';

/** How many requests one transaction writes: few, so that no sale waits long behind it. */
export const writtenMax = 100;
/** How many steps of removal follow one another before other work has its turn. */
const removalsMax = 10;
const dayMs = 24 * 3_600_000;

type Writer = Pick<Services, 'store' | 'apiRequests' | 'log' | 'clock'>;

/**
 * Writes requests that wait in the buffer, in a transaction of their own. What cannot be written is lost, as
 * after a crash, and counted in the log of the process. Returns how many it took.
 */
export async function writeApiRequests(services: Writer): Promise<number> {
  const { store, apiRequests, log } = services;
  const dropped = apiRequests.takeDropped();
  if (dropped > 0) log.warn({ dropped }, 'requests are missing in the request log: too many at once');
  const requests = apiRequests.take(writtenMax);
  if (requests.length === 0) return 0;
  const sizes = sizesOf(requests);
  const rows = requests.map((request) => step(insertApiRequest, request));
  try {
    const { outcome } = await store.transact([...rows, ...sizes.map((size) => anyRows(addToSize, size))]);
    if (outcome !== 'committed') log.warn({ lost: requests.length }, 'requests are missing in the log');
    for (const size of sizes) await keepWithinBounds(services, size);
  } catch (error) {
    log.warn({ err: error, lost: requests.length }, 'requests are missing in the request log');
  }
  return requests.length;
}

/** What the requests add to each log, in one order, so that two servers cannot deadlock. */
function sizesOf(requests: readonly ApiRequest[]): ApiRequestSize[] {
  const sizes = new Map<string, ApiRequestSize>();
  for (const { accountId, mode, size } of requests) {
    const name = `${accountId}/${mode}`;
    const sum = sizes.get(name) ?? { accountId, mode, rowCount: 0, byteCount: 0 };
    sizes.set(name, { ...sum, rowCount: sum.rowCount + 1, byteCount: sum.byteCount + size });
  }
  return [...sizes].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, size]) => size);
}

interface Bounds {
  rowsMax: number;
  testBytesMax: number;
}

const usualBounds: Bounds = {
  rowsMax: limits.requestLogRowsMax,
  testBytesMax: limits.requestLogTestBytesMax,
};

/** Removes the oldest requests of a log that has become too long. */
export async function keepWithinBounds(
  { store }: Pick<Services, 'store'>,
  { accountId, mode }: Pick<ApiRequestSize, 'accountId' | 'mode'>,
  { rowsMax, testBytesMax }: Bounds = usualBounds,
): Promise<void> {
  for (let removals = 0; removals < removalsMax; removals += 1) {
    const size = await store.one(findSize, { accountId, mode });
    const rowsTooMany = (size?.rowCount ?? 0) - rowsMax;
    const isTooLarge = mode === 'test' && (size?.byteCount ?? 0) > testBytesMax;
    if (rowsTooMany <= 0 && !isTooLarge) return;
    const count = Math.min(removedMax, Math.max(rowsTooMany, isTooLarge ? writtenMax : 0));
    await store.transact(removeOldest(store.engine, { accountId, mode, count }));
  }
}

/** Removes requests that are older than the log reaches back, a bounded number at a time. */
export async function purgeOldApiRequests({
  store,
  clock,
}: Pick<Services, 'store' | 'clock'>): Promise<void> {
  const params = { until: clock.now() - limits.requestLogDays * dayMs };
  const portion = removeOld(store.engine, params.until);
  await deleteInPortions(store, { find: findOld, params, portion });
}
