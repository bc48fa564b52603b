import type { FieldKinds } from '../database.js';

/** Of an event wherever it is. */
const event = {
  position: 'fixed',
  id: 'fixed',
  type: 'fixed',
  checkoutId: 'fixed',
  accountId: 'fixed',
  mode: 'fixed',
  reference: 'fixed',
  sequence: 'fixed',
  status: 'fixed',
  amount: 'fixed',
  currency: 'fixed',
  metadataJson: 'fixed',
  actorKind: 'fixed',
  actorVia: 'fixed',
  at: 'fixed',
  extrasJson: 'fixed',
  traceparent: 'fixed',
} as const;

/** The ledger, the audit log, the events, and the queue with what partners notified. */
export const ledger: FieldKinds<
  | 'change'
  | 'audit_entry'
  | 'block'
  | 'ledger_account'
  | 'movement'
  | 'event'
  | 'archived_event'
  | 'every_event'
  | 'job'
  | 'partner_notification'
> = {
  change: {
    id: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    at: 'fixed',
    token: 'fixed',
    position: 'fixed',
    digest: 'fixed',
    rowsJson: 'fixed',
    author: 'fixed',
  },
  audit_entry: {
    id: 'fixed',
    changeId: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    at: 'fixed',
    action: 'fixed',
    subject: 'fixed',
    beforeJson: 'fixed',
    afterJson: 'fixed',
  },
  block: {
    n: 'fixed',
    throughPosition: 'fixed',
    changeCount: 'fixed',
    hash: 'fixed',
    createdAt: 'fixed',
  },
  ledger_account: {
    id: 'fixed',
    balance: 'moving',
  },
  movement: {
    changeId: 'fixed',
    n: 'fixed',
    mode: 'fixed',
    accountId: 'fixed',
    debitAccount: 'fixed',
    creditAccount: 'fixed',
    amount: 'fixed',
    at: 'fixed',
  },
  event,
  archived_event: event,
  every_event: event,
  job: {
    id: 'fixed',
    kind: 'fixed',
    subject: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    createdAt: 'fixed',
    runAt: 'moving',
    attempts: 'moving',
    leaseToken: 'moving',
    leaseUntil: 'moving',
    lastError: 'moving',
    traceparent: 'moving',
  },
  partner_notification: {
    id: 'fixed',
    partner: 'fixed',
    mode: 'fixed',
    digest: 'fixed',
    aboutJson: 'fixed',
    bodySealed: 'fixed',
    receivedAt: 'fixed',
    appliedAt: 'moving',
    dismissedReason: 'moving',
  },
};
