import { hash } from 'node:crypto';
import { enqueue } from '../../adapters/store/commit-statements.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import { ProblemError } from '../../http/problem.js';
import type { BankNotification } from '../../ports/bank.js';
import type { Carriers } from '../../ports/carriers.js';
import type { Partners } from '../../ports/partners.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import { StoreFault } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findByDigest, insertNotification } from './queries.js';

const modes: readonly Mode[] = ['test', 'live'];

/** What a partner notifies of: money, or a shipment by the aggregator's own id. */
export type Notification = BankNotification | { kind: 'shipment'; shipmentId: string };

/** A signed notification, and what it is about. */
export interface SignedBy<About = Notification> {
  mode: Mode;
  notifications: readonly About[];
}

/** Finds the mode whose key signed a bank's notification: it is forged for the other. Null: neither did. */
export function readSigned(
  partners: Partners,
  partnerName: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): SignedBy<BankNotification> | null {
  for (const mode of modes) {
    const notifications = partners.find(mode, partnerName)?.readNotification(headers, rawBody) ?? null;
    if (notifications !== null) return { mode, notifications };
  }
  return null;
}

/** The same of an aggregator of carriers. */
function readSignedByCarrier(
  carriers: Carriers,
  aggregator: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): SignedBy | null {
  for (const mode of modes) {
    const ids = carriers.of(aggregator, mode)?.readNotification(headers, rawBody) ?? null;
    if (ids !== null) {
      return { mode, notifications: ids.map((shipmentId) => ({ kind: 'shipment', shipmentId })) };
    }
  }
  return null;
}

/**
 * Stores a partner's notification and the job that applies it. The same bytes again change nothing. Once this
 * returns, the notification is durable, so the partner need not send it again.
 */
export async function storeNotification(
  services: Services,
  partner: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): Promise<'stored' | 'known' | 'forged'> {
  const signed =
    readSigned(services.partners, partner, headers, rawBody) ??
    readSignedByCarrier(services.carriers, partner, headers, rawBody);
  if (signed === null) {
    services.refusals.increment('signatures');
    return 'forged';
  }
  const { store, newId, clock, sealer } = services;
  if (await store.storage.isFull()) throw new ProblemError('storage_full');
  const { mode, notifications } = signed;
  const now = clock.now();
  const id = newId();
  const row = {
    id,
    partner,
    mode,
    digest: hash('sha256', rawBody, 'hex'),
    aboutJson: JSON.stringify(notifications),
    bodySealed: sealer.seal(sealedPlaces.notification({ id }), rawBody.toString('base64')),
    receivedAt: now,
    appliedAt: notifications.length === 0 ? now : null,
    dismissedReason: null,
  };
  const job = { id: newId(), kind: 'notification.apply', subject: row.id, accountId: null, mode };
  const { outcome } = await store.transact([
    step(insertNotification, row),
    ...(notifications.length === 0 ? [] : [anyRows(enqueue, { ...job, runAt: now, createdAt: now })]),
  ]);
  if (outcome === 'committed') {
    services.wakeWorker([job.kind]);
    return 'stored';
  }
  // A transaction that lost a race for another reason has stored nothing: the partner has to send it again.
  if ((await store.one(findByDigest, row)) === undefined)
    throw new StoreFault('The notification was not stored', true);
  return 'known';
}
