import type { FieldKinds } from '../database.js';

/** What a restored database has to know before it sends money. */
export const restores: FieldKinds<'heartbeat' | 'server_heartbeat' | 'restore' | 'restore_transfer'> = {
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
  },
};
