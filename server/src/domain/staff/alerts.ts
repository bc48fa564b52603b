import type { EventType } from '@escrow-checkout/contract';
import type { Role } from './rights.js';

export const alertKinds = ['disputes', 'failed_payouts', 'disabled_endpoints'] as const;

/** What the members of an account are told by mail. */
export type AlertKind = (typeof alertKinds)[number];

/** The events that members are told of. */
const kindsOfEvents: Partial<Record<EventType, AlertKind>> = {
  'dispute.opened': 'disputes',
  'payout.failed': 'failed_payouts',
  'payout.reversed': 'failed_payouts',
  'webhook.disabled': 'disabled_endpoints',
};

/** Returns which alert an event is for; null for most. */
export function alertOf(type: string): AlertKind | null {
  return kindsOfEvents[type as EventType] ?? null;
}

/** Who gets an alert, unless they chose otherwise. */
const toldByDefault: Record<AlertKind, readonly Role[]> = {
  disputes: ['owner', 'finance', 'support'],
  failed_payouts: ['owner', 'finance'],
  disabled_endpoints: ['owner', 'developer'],
};

/** Whether a member is told. @param chosen what they chose; undefined if nothing */
export function isTold(role: Role, kind: AlertKind, chosen: boolean | undefined): boolean {
  return chosen ?? toldByDefault[kind].includes(role);
}
