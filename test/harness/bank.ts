import { expect } from 'vitest';
import type { SignedNotification } from '../../server/src/adapters/bank/sandbox/notification.js';
import { findCredit, listAttempts } from '../../server/src/features/checkouts/queries.js';
import type { Service } from './service.js';

/** Reverses a credit at the bank, which reports it. */
export async function reverse(service: Service, creditId: string): Promise<void> {
  const { store, sandboxBank } = service.deps.services;
  const credit = await store.one(findCredit, { id: creditId });
  await report(service, await sandboxBank.reverse(credit?.partnerCreditId ?? ''));
}

/** Ends the newest attempt of a refund at the bank, which reports it. */
export async function endRefund(service: Service, id: string, end: 'failed' | 'paid'): Promise<void> {
  const { store, sandboxBank } = service.deps.services;
  const attempts = await store.all(listAttempts, { objectKind: 'refund', objectId: id });
  await report(service, await sandboxBank.settle(attempts.at(-1)?.reference ?? '', end));
}

/** The bank notifies; ends when the service has asked the bank what happened. */
export async function report(service: Service, notification: SignedNotification | null): Promise<void> {
  if (!notification) throw new Error('The bank knows nothing of it');
  const { headers, rawBody: raw } = notification;
  const path = '!/partners/sandbox/notifications';
  const taken = await service.call('POST', path, { key: null, headers: headers as never, raw });
  expect(taken.status).toBe(200);
  await service.deps.worker.runDue();
}
