import type { Mode } from '../records.js';

/** What a member of an account can be. */
export const roles = ['owner', 'finance', 'support', 'developer'] as const;

export type Role = (typeof roles)[number];

/** What a page of the dashboard lets a member do. Each route names one. */
export const rights = [
  'read',
  'read_statements',
  'read_logs',
  'deliver',
  'cancel',
  'answer_disputes',
  'accept_for_seller',
  'refund_or_release',
  'manage_keys',
  'manage_webhooks',
  'manage_members',
  'manage_account',
  'manage_payout',
  'use_sandbox',
] as const;

export type Right = (typeof rights)[number];

type ByMode = Record<Mode, readonly Role[]>;

const everywhere = (...those: Role[]): ByMode => ({ test: [...those, 'developer'], live: those });

/**
 * Who can do what, by mode. Every member reads escrows, charges, disputes and payouts. An owner can do all; a
 * developer can do in test mode whatever concerns sales, and in live mode, beyond reading, only what concerns
 * webhooks and logs. Files of many rows are statements.
 */
const holders: Record<Right, ByMode> = {
  read: everywhere('owner', 'finance', 'support', 'developer'),
  read_statements: everywhere('owner', 'finance'),
  read_logs: everywhere('owner', 'developer'),
  deliver: everywhere('owner', 'support'),
  cancel: everywhere('owner', 'finance', 'support'),
  answer_disputes: everywhere('owner', 'support'),
  accept_for_seller: everywhere('owner', 'finance'),
  refund_or_release: everywhere('owner', 'finance'),
  manage_keys: everywhere('owner'),
  manage_webhooks: everywhere('owner', 'developer'),
  manage_members: { test: ['owner'], live: ['owner'] },
  manage_account: { test: ['owner'], live: ['owner'] },
  manage_payout: everywhere('owner'),
  use_sandbox: { test: ['owner', 'support', 'finance', 'developer'], live: [] },
};

/** Whether a right concerns the account as a whole, whichever mode is looked at. */
export function isOfWholeAccount(right: Right): boolean {
  return right === 'manage_members' || right === 'manage_account';
}

/** Whether a role has a right in a mode. */
export function hasRight(role: Role, right: Right, mode: Mode): boolean {
  return holders[right][mode].includes(role);
}
