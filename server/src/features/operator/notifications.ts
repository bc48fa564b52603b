import type { PartnerNotification } from '../../adapters/store/rows.js';
import { step } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { applyRow } from '../notifications/apply.js';
import { findLastError, findNotification, markDismissed } from '../notifications/queries.js';
import { CommandRefused, found } from './act.js';

/** A notification, and why it is not applied; null if nothing failed, or it is. */
export interface ReadNotification {
  notification: PartnerNotification;
  lastError: string | null;
}

export async function readStored({ store }: Services, id: string): Promise<ReadNotification> {
  const notification = found(await store.one(findNotification, { id }), 'notification', id, 'inbox');
  const job = await store.one(findLastError, { id });
  return { notification, lastError: job?.lastError ?? null };
}

/**
 * Asks the partner about what it reported, at once.
 *
 * @returns whether that was done before
 */
export async function applyNow(services: Services, id: string): Promise<{ isRepeat: boolean }> {
  const { notification } = await readStored(services, id);
  if (notification.appliedAt !== null) return { isRepeat: true };
  try {
    if (await applyRow(services, notification, false)) return { isRepeat: false };
  } catch (error) {
    if (!(error instanceof PartnerUnavailable || error instanceof PartnerRefused)) throw error;
    throw new CommandRefused(
      `${error.message.replace(/\.$/, '')}: run the command again once that is mended.`,
    );
  }
  throw new CommandRefused(
    'The partner does not show yet what it reported: the server asks again by itself.',
  );
}

/**
 * Lets a notification be, for a reason that is kept. It moved nothing; polls and the comparison of the day
 * still find what it is about.
 *
 * @returns whether it was dismissed before
 */
export async function dismissNotification(
  services: Services,
  id: string,
  reason: string,
): Promise<{ isRepeat: boolean }> {
  const known = await readStored(services, id);
  const params = { id, now: services.clock.now(), reason };
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: known.notification.mode,
    steps: [step(markDismissed, params)],
    note: { action: 'notification.dismissed', subject: id, before: null, after: { reason } },
  });
  if (isCommitted) return { isRepeat: false };
  const { notification } = await readStored(services, id);
  if (notification.dismissedReason !== null) return { isRepeat: true };
  throw new CommandRefused(`The notification ${id} is applied already: nothing is left to dismiss.`);
}
