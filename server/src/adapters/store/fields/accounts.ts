import type { FieldKinds } from '../database.js';

/** Merchants with their keys, people who sign in, and the clock. */
export const accounts: FieldKinds<
  | 'account'
  | 'api_key'
  | 'idempotency'
  | 'payout_schedule'
  | 'person'
  | 'service_clock'
  | 'session'
  | 'sign_in'
  | 'sign_in_counter'
  | 'test_closing'
  | 'test_expiry'
  | 'test_quota'
  | 'test_usage'
> = {
  service_clock: {
    id: 'fixed',
    reachedAt: 'moving',
    leaptFrom: 'moving',
    leaptTo: 'moving',
    confirmedCount: 'moving',
  },
  account: {
    id: 'fixed',
    createdAt: 'fixed',
    name: 'moving',
    plan: 'moving',
    clockOffsetMs: 'moving',
    email: 'moving',
  },
  payout_schedule: {
    accountId: 'fixed',
    mode: 'fixed',
    schedule: 'moving',
  },
  test_usage: {
    accountId: 'fixed',
    slot: 'fixed',
    rowCount: 'moving',
    byteCount: 'moving',
    usedAt: 'moving',
  },
  test_closing: {
    id: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    version: 'moving',
    n: 'fixed',
    throughPosition: 'fixed',
    throughBlock: 'fixed',
    changeCount: 'fixed',
    changeBytes: 'fixed',
    movementCount: 'fixed',
    sumsJson: 'fixed',
    changesHash: 'fixed',
    begunAt: 'fixed',
    closedAt: 'moving',
  },
  test_expiry: {
    accountId: 'fixed',
    begunAt: 'fixed',
    settledFrom: 'moving',
    closingId: 'moving',
    movementsThrough: 'moving',
    failure: 'moving',
    failedAt: 'moving',
  },
  test_quota: {
    accountId: 'fixed',
    rowsMax: 'moving',
    bytesMax: 'moving',
  },
  api_key: {
    id: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    hash: 'fixed',
    last4: 'fixed',
    name: 'fixed',
    testSlot: 'fixed',
    createdAt: 'fixed',
    revokedAt: 'fixed',
    scopesJson: 'fixed',
    networksJson: 'fixed',
    expiresAt: 'fixed',
  },
  idempotency: {
    accountId: 'fixed',
    mode: 'fixed',
    key: 'fixed',
    fingerprint: 'fixed',
    status: 'fixed',
    bodySealed: 'fixed',
    createdAt: 'fixed',
  },
  person: {
    id: 'fixed',
    mode: 'fixed',
    emailKey: 'fixed',
    createdAt: 'fixed',
  },
  sign_in: {
    id: 'fixed',
    browserHash: 'fixed',
    addressHash: 'fixed',
    emailKey: 'fixed',
    side: 'fixed',
    reference: 'fixed',
    checkoutKey: 'fixed',
    escrowId: 'fixed',
    locale: 'fixed',
    longCodePeriod: 'fixed',
    createdAt: 'fixed',
    expiresAt: 'fixed',
    mode: 'moving',
    codeHash: 'moving',
    codeSealed: 'moving',
    attempts: 'moving',
    usedAt: 'moving',
  },
  sign_in_counter: {
    scope: 'fixed',
    subject: 'fixed',
    period: 'fixed',
    count: 'moving',
  },
  session: {
    id: 'fixed',
    tokenHash: 'fixed',
    personId: 'fixed',
    createdAt: 'fixed',
    seenAt: 'moving',
    endedAt: 'moving',
  },
};
