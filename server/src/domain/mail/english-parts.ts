import { formatNaira } from '../money.js';
import type { Mode } from '../records.js';
import type { DisputeData } from './dispute-data.js';
import type { BankShown, Block, ParcelData } from './templates.js';

/** Builds a list of facts, without those that have no value. */
export function facts(...rows: readonly (readonly [name: string, value: string | null])[]): Block {
  return { facts: rows.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])) };
}

/** Returns the blocks only if the condition holds. */
export function when(holds: boolean, ...blocks: readonly Block[]): readonly Block[] {
  return holds ? blocks : [];
}

/** The end of every mail about a checkout. */
export function ofTestMode(mode: Mode): readonly Block[] {
  return when(mode === 'test', { band: 'This order is a test. No real money moves.' });
}

/** `Example Bank, account ending in 6789`. */
export function shownBank({ bankName, last4 }: BankShown): string {
  return `${bankName}, account ending in ${last4}`;
}

/** Who carries a parcel, and where it can be followed. */
export function parcelFacts({ carrier, trackingNumber, trackingUrl }: ParcelData): readonly Block[] {
  return [
    facts(['Carrier', carrier], ['Tracking number', trackingNumber]),
    ...(trackingUrl === null ? [] : [{ link: trackingUrl, label: 'Follow it at the carrier' }]),
  ];
}

/** How a buyer ends a report that nobody can cancel; nothing about any other dispute. */
export function lastReport({ openedBy, isSpokenFor, isLast, isOpen }: DisputeData): readonly Block[] {
  const whose = isSpokenFor ? 'neither you nor the shop can cancel this one' : 'you cannot cancel this one';
  return when(
    openedBy === 'buyer' && isLast && isOpen,
    `You have cancelled a report before, so ${whose}. If it is solved, say so on the page of your order: ` +
      'we then decide where the money goes.',
  );
}

/** An amount in a list of facts; null for nothing. */
export function nairaOrNothing(kobo: number): string | null {
  return kobo === 0 ? null : formatNaira(kobo);
}

/** The problem that a dispute reports. */
export const problems: { readonly [Reason in DisputeData['reason']]: string } = {
  item_not_received: 'it has not arrived',
  not_as_described: 'it is not as described',
  damaged: 'it is damaged',
  wrong_item: 'it is not what was ordered',
  other: 'something else is wrong',
  payment_reversed: 'the bank took money back',
};
