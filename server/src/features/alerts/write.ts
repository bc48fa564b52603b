import type { LeasedJob } from '../../adapters/store/jobs.js';
import { bankAccountAlert } from '../../domain/payee.js';
import { alertOf } from '../../domain/staff/alerts.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { findEvent } from '../events/queries.js';
import { mailToPerson } from '../mail/write.js';
import { mailMembers } from '../staff/mail-members.js';
import { listTold } from './choices.js';

/**
 * Writes the mails to the members who want to know of an event, at most one to each. Those of test mode stay
 * in the sandbox's inbox.
 */
export async function writeAlerts(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const { store, config } = services;
  const { accountId, mode, subject: id } = job;
  if (accountId === null) return done;
  if (id.startsWith(bankAccountAlert)) return writeBankAccountAlert(services, accountId, id);
  const [event, account] = [
    await store.one(findEvent, { accountId, mode, id }),
    await store.one(findAccount, { id: accountId }),
  ];
  const kind = event ? alertOf(event.type) : null;
  if (!event || !account || kind === null) return done;
  const page = event.checkoutId === null ? '/developers' : `/escrows/${encodeURIComponent(event.checkoutId)}`;
  const data = {
    kind,
    account: account.name,
    mode,
    reference: event.checkoutId === null ? null : event.reference,
    at: event.at,
    url: `${config.siteUrl}/dashboard/${accountId}/${mode}${page}`,
  };
  const told = (await listTold(services, accountId)).filter(({ alerts }) => alerts.includes(kind));
  const mails = told.flatMap(({ personId, email }) =>
    mailToPerson(services, email, {
      accountId,
      mode,
      template: 'staff.alert',
      cause: `${id}:${personId}`,
      data,
    }),
  );
  if (mails.length > 0) await store.transact(mails);
  services.wakeWorker();
  return done;
}

/** Tells the owners that the merchant is paid to another bank account, which nobody can switch off. */
async function writeBankAccountAlert(
  services: Services,
  accountId: string,
  cause: string,
): Promise<JobOutcome> {
  const account = await services.store.one(findAccount, { id: accountId });
  if (!account) return done;
  const told = {
    account,
    what: 'bank_account_changed',
    about: null,
    by: null,
    only: 'owner',
    cause,
  } as const;
  const mails = await mailMembers(services, { ...told, path: '/settings/audit' });
  if (mails.length > 0) await services.store.transact(mails);
  services.wakeWorker();
  return done;
}
