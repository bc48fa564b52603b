import { hash } from 'node:crypto';
import { enqueue } from '../../adapters/store/commit-statements.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import { ProblemError } from '../../http/problem.js';
import type { BankNotification } from '../../ports/bank.js';
import type { Partners } from '../../ports/partners.js';
import { StoreFault } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findByDigest, insertNotification } from './queries.js';

const modes: readonly Mode[] = ['test', 'live'];

/** A signed notification, and what it is about. */
export interface SignedBy {
  mode: Mode;
  notifications: readonly BankNotification[];
}

/** Finds the mode whose key signed a notification: it is forged for the other. Null: neither did. */
export function readSigned(
  partners: Partners,
  partnerName: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): SignedBy | null {
  for (const mode of modes) {
    const notifications = partners.find(mode, partnerName)?.readNotification(headers, rawBody) ?? null;
    if (notifications !== null) return { mode, notifications };
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
  const signed = readSigned(services.partners, partner, headers, rawBody);
  if (signed === null) return 'forged';
  const { store, newId, clock, sealer } = services;
  if (await store.storage.isFull()) throw new ProblemError('storage_full');
  const { mode, notifications } = signed;
  const now = clock.now();
  const row = {
    id: newId(),
    partner,
    mode,
    digest: hash('sha256', rawBody, 'hex'),
    aboutJson: JSON.stringify(notifications),
    bodySealed: sealer.seal('partner_notification', rawBody.toString('base64')),
    receivedAt: now,
    appliedAt: notifications.length === 0 ? now : null,
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
