import type { FieldKinds } from '../database.js';

/** What a restored or copied database has to know before it sends money. */
export const restores: FieldKinds<
  'database_copy' | 'heartbeat' | 'server_heartbeat' | 'restore' | 'restore_transfer'
> = {
  database_copy: {
    id: 'fixed',
    side: 'fixed',
    state: 'moving',
    other: 'fixed',
    begunAt: 'fixed',
    endedAt: 'moving',
  },
  heartbeat: {
    id: 'fixed',
    lineage: 'moving',
    seenAt: 'moving',
  },
  server_heartbeat: {
    id: 'fixed',
    name: 'fixed',
    keyId: 'fixed',
    seenAt: 'moving',
  },
  restore: {
    id: 'fixed',
    mode: 'fixed',
    cause: 'fixed',
    since: 'fixed',
    begunAt: 'fixed',
    checkedAt: 'moving',
    matchedCount: 'moving',
    unmatchedCount: 'moving',
    releasedAt: 'moving',
  },
  restore_transfer: {
    restoreId: 'fixed',
    reference: 'fixed',
    mode: 'fixed',
    kind: 'fixed',
    amount: 'fixed',
    destination: 'fixed',
    sentAt: 'fixed',
    difference: 'moving',
    acceptedAt: 'moving',
    reason: 'moving',
    recordedAt: 'moving',
  },
};
