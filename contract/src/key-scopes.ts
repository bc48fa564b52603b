/**
 * What a restricted key may do. Each operation needs one of these, which its metadata names. A key without
 * scopes may do everything that its mode allows.
 */
export const keyScopes = {
  read: 'Read all records, but no secrets.',
  escrows:
    'Open escrows, accept, cancel and deliver, and open or withdraw disputes. A delivery starts the ' +
    'inspection, which ends in a release.',
  charges: 'Open charges, direct or held in escrow.',
  refunds_and_releases: 'Send held money on: release, refund, decline, and concede a dispute.',
  payout_details: 'Change where and when you and your sellers are paid, also while accepting.',
  webhooks:
    'Create, change, rotate and delete endpoints, and redeliver or replay events. An endpoint receives ' +
    'every event, so this reads as much as `read`.',
  delivery: 'Ask for rates, attach one, and book the pickup.',
  sandbox: 'Simulate payments, payouts, parcels, faults and the clock in test mode.',
} as const;

export type KeyScope = keyof typeof keyScopes;

/** The names of all scopes, in the order in which they are shown. */
export const keyScopeNames = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]];
