import type { EventObject } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import type { Checkout } from '../../domain/records.js';
import { iso, jsonOrNull } from '../checkouts/present.js';

/** An event with the kind and charge id of its checkout; both null for an event about a webhook endpoint. */
export type ListedEvent = RecordedEvent & { kind: Checkout['kind'] | null; chargeId: string | null };

/** The fields of an event that merchants see. */
export type EventNews = Omit<ListedEvent, 'position' | 'accountId' | 'actorKind' | 'actorVia'>;

/** Presents an event for webhooks, streams and the API: always the same fields in the same order. */
export function presentEvent(event: EventNews): z.input<typeof EventObject> {
  return {
    event: event.type,
    event_id: event.id,
    created_at: iso(event.at),
    mode: event.mode,
    sequence: event.sequence,
    reference: event.reference,
    escrow_id: event.kind === 'escrow' ? event.checkoutId : null,
    charge_id: event.chargeId,
    amount: event.amount,
    currency: event.currency as 'NGN',
    status: event.status,
    metadata: jsonOrNull(event.metadataJson),
    ...(JSON.parse(event.extrasJson) as Record<string, unknown>),
  };
}
