import { minuteMs } from '../clock.js';

/**
 * How the fake's Shipbubble account is set up, and which of the readings that no vendor page decides it
 * follows. `README.md` beside the fakes lists what is known and what is assumed.
 */
export interface ShipbubbleSettings {
  /** `sb_prod_...` or `sb_sandbox_...`; it also signs notifications. */
  key: string;
  /** Calls per window, or null for no limit. */
  rateLimit: { limit: number; windowMs: number } | null;
  /** What the validation of an address takes from the wallet, in kobo. */
  validationFee: number;
  /** Whether names of one word, or with digits and symbols, are refused. */
  strictNames: boolean;
  /** What a token is that a label was created with. */
  usedToken: 'refused' | 'books_again';
  /** Whether a label shows the names that its token was given last, or those of the addresses. */
  labelNames: 'of_token' | 'of_addresses';
  /** What no courier that comes is answered with. */
  withoutCouriers: 'empty' | 'refused';
  /** What a label is at first. */
  statusAfterBooking: 'pending' | 'confirmed';
  /** How long after the booking the courier gives a tracking code, in ms. */
  trackingCodeAfterMs: number;
  /** Whether a cancelled label is so at once, or only once the courier agrees. */
  cancellation: 'at_once' | 'on_request';
  /** Whether labels that are asked for by id are shown as in the list, or as the document has them. */
  shownByIds: 'as_listed' | 'as_documented';
  /** What an order id that nobody knows is answered with. */
  unknownOrder: 'empty' | 'not_found';
  /** The vendor's page names SHA-512, an older copy SHA-256. */
  signatureAlgorithm: 'sha512' | 'sha256';
}

export const liveKey = `sb_prod_${'f'.repeat(64)}`;
export const testKey = `sb_sandbox_${'f'.repeat(64)}`;

/** What the vendor's page says of a key's calls. */
export const publishedLimit = { limit: 60, windowMs: minuteMs };

export const defaultSettings: ShipbubbleSettings = {
  key: liveKey,
  rateLimit: null,
  validationFee: 1_000,
  strictNames: true,
  usedToken: 'refused',
  labelNames: 'of_token',
  withoutCouriers: 'empty',
  statusAfterBooking: 'pending',
  trackingCodeAfterMs: 2 * minuteMs,
  cancellation: 'at_once',
  shownByIds: 'as_listed',
  unknownOrder: 'empty',
  signatureAlgorithm: 'sha512',
};
