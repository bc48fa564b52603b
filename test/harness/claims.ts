import type { LeasedJob } from '../../server/src/adapters/store/jobs.js';
import type { Mode } from '../../server/src/domain/records.js';
import { claimJobs } from '../../server/src/jobs/claim.js';
import type { JobLine } from '../../server/src/jobs/slots.js';
import type { Store } from '../../server/src/ports/store.js';

/** Claims as a worker does that has `limit` free slots of every kind. */
export function claimAny(
  store: Store,
  {
    now,
    limit,
    token,
    line = 'money',
    mode = 'test',
  }: { now: number; limit: number; token: string; line?: JobLine; mode?: Mode },
): Promise<LeasedJob[]> {
  const room = {
    payout: limit,
    refund: limit,
    booking: limit,
    parcel: limit,
    notification: limit,
    poll: limit,
    statement: limit,
    own: limit,
    code: limit,
    mail: limit,
  };
  return claimJobs(store, { now, token, line, mode, room });
}
