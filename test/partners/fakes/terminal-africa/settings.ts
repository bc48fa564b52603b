import { minuteMs } from '../clock.js';

/**
 * How the fake's Terminal Africa account is set up, and which of the readings that no vendor page decides it
 * follows. `README.md` beside the fakes lists what is known and what is assumed.
 */
export interface TerminalSettings {
  /** `sk_live_...` or `sk_test_...`; it also signs notifications. */
  secretKey: string;
  /** Calls per window, or null for no limit. */
  rateLimit: { limit: number; windowMs: number } | null;
  /** What an arranged shipment is at first. */
  statusAfterPickup: 'pending' | 'confirmed';
  /** How long after the pickup was arranged the carrier gives a tracking number, in ms. */
  trackingNumberAfterMs: number;
  /** How a tracking number that is not there yet looks. */
  missingTrackingNumber: 'absent' | 'null';
  /** What a pickup that was arranged before is answered with. */
  repeatedPickup: 'refused' | 'replayed';
  /** Whether a cancelled pickup is so at once, or only asked for until the carrier agrees. */
  cancellation: 'at_once' | 'on_request';
  /** Whether a rate that is looked up names its addresses and parcel, or holds them. */
  rateHolds: 'ids' | 'records';
  /** What the list of states calls the capital's territory. */
  capitalTerritory: string;
  /** Whether what is signed is what is sent, or the same JSON with its slashes unescaped. */
  signedForm: 'raw' | 'unescaped';
}

export const liveKey = `sk_live_${'F'.repeat(32)}`;
export const testKey = `sk_test_${'F'.repeat(32)}`;

export const defaultSettings: TerminalSettings = {
  secretKey: liveKey,
  rateLimit: null,
  statusAfterPickup: 'confirmed',
  trackingNumberAfterMs: 2 * minuteMs,
  missingTrackingNumber: 'absent',
  repeatedPickup: 'refused',
  cancellation: 'at_once',
  rateHolds: 'ids',
  capitalTerritory: 'Federal Capital Territory',
  signedForm: 'raw',
};
