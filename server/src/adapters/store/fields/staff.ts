import type { FieldKinds } from '../database.js';

/** The people of merchants. */
export const staff: FieldKinds<
  | 'staff_person'
  | 'staff_session'
  | 'staff_code'
  | 'account_member'
  | 'account_sign_up'
  | 'account_approval'
  | 'account_brand'
  | 'stored_file'
  | 'key_use'
  | 'account_invitation'
  | 'staff_factor'
  | 'staff_recovery_code'
  | 'staff_factor_attempt'
  | 'staff_passkey'
  | 'staff_challenge'
  | 'owner_recovery'
> = {
  staff_person: {
    id: 'fixed',
    createdAt: 'fixed',
    email: 'moving',
    emailKey: 'moving',
    recoveredAt: 'moving',
  },
  staff_session: {
    id: 'fixed',
    tokenHash: 'fixed',
    personId: 'fixed',
    network: 'fixed',
    browser: 'fixed',
    createdAt: 'fixed',
    seenAt: 'moving',
    codeProvedAt: 'moving',
    factorProvedAt: 'moving',
    endedAt: 'moving',
  },
  staff_code: {
    id: 'fixed',
    purpose: 'fixed',
    browserHash: 'fixed',
    addressHash: 'fixed',
    email: 'fixed',
    emailKey: 'fixed',
    personId: 'fixed',
    mailMode: 'fixed',
    longCodePeriod: 'fixed',
    createdAt: 'fixed',
    expiresAt: 'fixed',
    codeHash: 'moving',
    codeSealed: 'moving',
    attempts: 'moving',
    sentAt: 'moving',
    usedAt: 'moving',
  },
  account_member: {
    accountId: 'fixed',
    personId: 'fixed',
    createdAt: 'fixed',
    role: 'moving',
  },
  account_sign_up: {
    accountId: 'fixed',
    personId: 'fixed',
    slot: 'fixed',
    createdAt: 'fixed',
  },
  account_approval: {
    accountId: 'fixed',
    status: 'moving',
    detailsSealed: 'moving',
    reason: 'moving',
    requestedAt: 'moving',
    decidedAt: 'moving',
  },
  account_brand: {
    accountId: 'fixed',
    version: 'moving',
    proposedJson: 'moving',
    proposedAt: 'moving',
    approvedJson: 'moving',
    approvedVersion: 'moving',
    declinedReason: 'moving',
    decidedAt: 'moving',
  },
  stored_file: {
    id: 'fixed',
    accountId: 'fixed',
    kind: 'fixed',
    size: 'fixed',
    createdAt: 'fixed',
  },
  account_invitation: {
    id: 'fixed',
    tokenHash: 'fixed',
    accountId: 'fixed',
    email: 'fixed',
    emailKey: 'fixed',
    role: 'fixed',
    invitedBy: 'fixed',
    createdAt: 'fixed',
    expiresAt: 'fixed',
    endedAt: 'moving',
  },
  staff_factor: {
    personId: 'fixed',
    secretSealed: 'moving',
    enrolledAt: 'moving',
    lastStep: 'moving',
    sessionId: 'moving',
    createdAt: 'moving',
  },
  staff_factor_attempt: {
    personId: 'fixed',
    period: 'moving',
    attempts: 'moving',
  },
  staff_passkey: {
    id: 'fixed',
    personId: 'fixed',
    credentialId: 'fixed',
    publicKey: 'fixed',
    transportsJson: 'fixed',
    name: 'fixed',
    createdAt: 'fixed',
    counter: 'moving',
    usedAt: 'moving',
  },
  staff_challenge: {
    challenge: 'fixed',
    usedAt: 'fixed',
  },
  staff_recovery_code: {
    codeHash: 'fixed',
    personId: 'fixed',
    createdAt: 'fixed',
    usedAt: 'moving',
  },
  owner_recovery: {
    id: 'fixed',
    accountId: 'fixed',
    email: 'fixed',
    createdAt: 'fixed',
    dueAt: 'fixed',
    endedAt: 'moving',
    outcome: 'moving',
  },
  key_use: {
    keyId: 'fixed',
    usedAt: 'moving',
  },
};
