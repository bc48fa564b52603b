import type { Mail } from '../../../server/src/adapters/store/mail-rows.js';
import { listMails } from '../../../server/src/features/operator/mails.js';
import type { Service } from '../../harness/service.js';

const modes = ['live', 'test'] as const;
const statuses = ['pending', 'sent', 'failed', 'dismissed'] as const;

/** Returns every mail of an account. */
export async function mailsOf({ deps }: Pick<Service, 'deps'>, accountId: string): Promise<Mail[]> {
  const all = statuses.flatMap((status) => modes.map((mode) => listMails(deps.services, status, mode)));
  const lists = await Promise.all(all);
  return lists.flat().filter((mail) => mail.accountId === accountId);
}

/** Waits until no mail is pending. */
export async function sentNow(service: Service): Promise<void> {
  const pending = async () => {
    const lists = await Promise.all(modes.map((mode) => listMails(service.deps.services, 'pending', mode)));
    return lists.flat();
  };
  while ((await pending()).length > 0) {
    await service.call('GET', '!/healthz', { key: null });
  }
}
