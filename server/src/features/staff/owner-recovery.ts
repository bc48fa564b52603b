import { Email } from '@escrow-checkout/contract';
import { enqueue } from '../../adapters/store/commit-statements.js';
import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { OwnerRecovery } from '../../adapters/store/owner-recovery-rows.js';
import { anyRows, versioned } from '../../adapters/store/statement.js';
import { staffLimits } from '../../domain/staff/session.js';
import { emailKey } from '../../domain/text.js';
import { settingContext } from '../../pipeline/context.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { KeyRefused } from '../keys/manage.js';
import { inviteAsOwner, operatorAsInviter } from './invite-owner.js';
import { mailMembers, staffMailMode } from './mail-members.js';
import { listMembers } from './members.js';
import {
  endOwnerRecovery,
  findOpenRecovery,
  findOwnerRecovery,
  insertOwnerRecovery,
} from './owner-recovery-queries.js';

/** The page where members stop a recovery, below the account's. */
export const recoveryPath = '/settings/recovery';

/**
 * Begins to recover an account whose owners are lost. Every member is told, and any of them can stop it;
 * after the wait the address is invited as an owner.
 *
 * @returns when it is invited
 * @throws KeyRefused if nobody can be told, they are an owner, or a recovery is under way
 */
export async function requestRecovery(services: Services, accountId: string, typed: string): Promise<number> {
  const { store, clock, newId } = services;
  const email = Email.safeParse(typed.trim());
  if (!email.success) throw new KeyRefused('The address is no e-mail address.');
  const account = await store.one(findAccount, { id: accountId });
  if (!account) throw new KeyRefused(`There is no account ${accountId}.`);
  if (staffMailMode(services) === null)
    throw new KeyRefused('Without MAIL_URL no mail reaches the members, who must be able to stop it.');
  const members = await store.all(listMembers, { accountId });
  if (members.length === 0)
    throw new KeyRefused('The account has no members: invite its first owner with `account owner`.');
  const address = emailKey(email.data);
  if (members.some((member) => member.emailKey === address && member.role === 'owner'))
    throw new KeyRefused('They are an owner already.');
  const now = clock.now();
  const dueAt = now + staffLimits.ownerRecoveryMs;
  const row: OwnerRecovery = {
    id: newId(),
    accountId,
    email: email.data,
    createdAt: now,
    dueAt,
    endedAt: null,
    outcome: null,
  };
  const about = { account, about: email.data, by: operatorAsInviter, path: recoveryPath };
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [
      versioned(insertOwnerRecovery, row),
      anyRows(enqueue, jobOf(newId(), row)),
      ...(await mailMembers(services, { ...about, what: 'recovery_requested' })),
    ],
    note: {
      action: 'account.recovery_requested',
      subject: row.id,
      before: null,
      after: { email: email.data, due_at: new Date(dueAt).toISOString() },
    },
  });
  if (!isCommitted) throw new KeyRefused('A recovery of this account is under way already.');
  return dueAt;
}

function jobOf(id: string, { id: subject, dueAt, createdAt }: OwnerRecovery) {
  const about = { id, kind: 'account.recover_owner', subject, accountId: null, mode: 'live' as const };
  return { ...about, runAt: dueAt, createdAt };
}

/**
 * Stops the recovery of an account that is under way, and tells every member; false if there is none.
 *
 * @param by who stops it, as members read it
 */
export async function stopRecovery(services: Services, accountId: string, by: string): Promise<boolean> {
  const { store, clock } = services;
  const [account, open] = [
    await store.one(findAccount, { id: accountId }),
    await store.one(findOpenRecovery, { accountId }),
  ];
  if (!account || !open) return false;
  const { id, email } = open;
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [
      versioned(endOwnerRecovery, { id, outcome: 'stopped', now: clock.now() }),
      ...(await mailMembers(services, { account, what: 'recovery_stopped', about: email, by })),
    ],
    note: { action: 'account.recovery_stopped', subject: id, before: { email }, after: null },
  });
  services.wakeWorker();
  return isCommitted;
}

/** Invites the address once the wait is over, unless the recovery was stopped. */
export async function runRecovery(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const { store, clock } = services;
  const open = await store.one(findOwnerRecovery, { id: job.subject });
  if (!open || open.endedAt !== null) return done;
  const now = clock.now();
  if (now < open.dueAt) return { outcome: 'later', dueAt: open.dueAt };
  const { id, accountId, email } = open;
  const account = await store.one(findAccount, { id: accountId });
  if (!account) return done;
  const told = await mailMembers(services, {
    account,
    what: 'recovery_done',
    about: email,
    by: operatorAsInviter,
  });
  const ended = versioned(endOwnerRecovery, { id, outcome: 'invited', now });
  const url = await inviteAsOwner(services, account, email, [ended, ...told]);
  return url === null ? retry('somebody else is changing the account') : done;
}
