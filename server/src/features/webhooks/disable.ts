import { type Kysely, sql } from 'kysely';
import { enqueue } from '../../adapters/store/commit-statements.js';
import type { Database } from '../../adapters/store/database.js';
import { anyRows, statement, step } from '../../adapters/store/statement.js';
import { fanOutSteps, insertEndpointEvent } from '../../adapters/store/webhook-statements.js';
import { failingMsMax, failureCountMin, isFailingLong } from '../../domain/webhook/endpoint.js';
import { settingContext } from '../../pipeline/context.js';
import { lostRace, retryLostRace } from '../../pipeline/retry.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { endpointChange } from './audit.js';
import { disabledMail, type EndpointFailure } from './endpoint-mail.js';
import { findEndpoint } from './queries.js';
import { endpointEvent } from './test-event.js';

interface Disabling {
  id: string;
  version: number;
  now: number;
}

function disabled(db: Kysely<Database>, p: Disabling, reason: 'gone' | 'failures') {
  return db
    .updateTable('webhook_endpoint')
    .set({
      active: sql.lit(0),
      disabled_reason: sql.lit(reason),
      updated_at: p.now,
      version: sql`version + 1`,
    })
    .where('id', '=', p.id)
    .where('version', '=', p.version)
    .where('active', '=', sql.lit(1));
}

const disableGone = statement<Disabling, unknown>('webhook_endpoint.disable_gone', (db, p) =>
  disabled(db, p, 'gone'),
);

/** Failures are counted without a new version, so that they are asked again. */
const disableFailing = statement<Disabling & { failingBefore: number }, unknown>(
  'webhook_endpoint.disable_failing',
  (db, p) =>
    disabled(db, p, 'failures')
      .where('failure_count', '>=', sql.lit(failureCountMin))
      .where('failing_since', '<=', p.failingBefore),
);

/**
 * Disables an endpoint that is gone or has only failed for days. An event informs the account's other
 * endpoints, and a mail the merchant. Events that it misses can be replayed. If somebody changed the endpoint
 * since it was read, it is read again: the audit log says what was there when it was disabled.
 */
export async function disableIfDue(services: Services, failed: EndpointFailure): Promise<void> {
  if (!isDue(failed)) return;
  const { id, accountId, mode, url } = failed.endpoint;
  await retryLostRace(async () => {
    const endpoint = await services.store.one(findEndpoint, { accountId, mode, id });
    // What failed was the former address.
    if (endpoint?.active !== 1 || endpoint.deletedAt !== null || endpoint.url !== url) return false;
    const read = { ...failed, endpoint };
    if (!isDue(read) || (failed.failure !== 'gone' && endpoint.failureCount < failureCountMin)) return false;
    return (await disable(services, read)) || lostRace;
  });
}

function isDue({ endpoint, failure, now }: EndpointFailure): boolean {
  return failure === 'gone' || isFailingLong(endpoint, now);
}

/** False: the endpoint is not any more what was read. */
async function disable(services: Services, failed: EndpointFailure): Promise<boolean> {
  const { endpoint, failure, now } = failed;
  const isGone = failure === 'gone';
  const { id, version, accountId, mode } = endpoint;
  const guard = isGone
    ? step(disableGone, { id, version, now })
    : step(disableFailing, { id, version, now, failingBefore: Math.max(0, now - failingMsMax) });
  const after = { ...endpoint, active: 0 as const };
  const reason = isGone ? 'gone' : 'failures';
  const event = endpointEvent(services, after, 'webhook.disabled', now, { disabled_reason: reason });
  const clockOffsetMs = now - services.clock.now();
  const fanOut = fanOutSteps({
    id: event.id,
    type: event.type,
    accountId,
    mode,
    at: now,
    clockOffsetMs,
    callbackUrl: null,
    baseId: services.newId(),
  });
  const mail = await disabledMail(services, failed, reason, event.id);
  const runAt = services.clock.now();
  const alert = { kind: 'alert.write', subject: event.id, accountId, mode, runAt, createdAt: runAt };
  const told = anyRows(enqueue, { id: services.newId(), ...alert });
  const steps = [guard, step(insertEndpointEvent, event), ...fanOut, mail, told];
  const change = endpointChange('webhook.disabled', steps, endpoint, { ...after, disabledReason: reason });
  return commitSetting(services, settingContext(services), change);
}
