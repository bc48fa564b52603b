import type { Mail } from '../../../server/src/adapters/store/mail-rows.js';
import { listMails } from '../../../server/src/features/operator/mails.js';
import type { Service } from '../../harness/service.js';

const statuses = ['pending', 'sent', 'failed', 'dismissed'] as const;

/** Returns every mail of an account. */
export async function mailsOf({ deps }: Pick<Service, 'deps'>, accountId: string): Promise<Mail[]> {
  const lists = await Promise.all(statuses.map((status) => listMails(deps.services, status)));
  return lists.flat().filter((mail) => mail.accountId === accountId);
}

/** Waits until no mail is pending. */
export async function sentNow(service: Service): Promise<void> {
  while ((await listMails(service.deps.services, 'pending')).length > 0) {
    await service.call('GET', '!/healthz', { key: null });
  }
}
