import { anyRows, step } from '../../adapters/store/statement.js';
import { emailKey } from '../../domain/text.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { KeyRefused } from '../keys/manage.js';
import { mailToPerson } from '../mail/write.js';
import { factorsOf, hasFactor } from './factor.js';
import { clearFactorProofs, deleteAnyStaffFactor, deleteRecoveryCodes } from './factor-queries.js';
import { operatorAsInviter } from './invite-owner.js';
import { mailMembers, staffMailMode } from './mail-members.js';
import { listMembers } from './members.js';
import { deletePasskeys } from './passkey-queries.js';
import { endAllStaffSessions, findStaffPerson, listMemberships, recordRecovery } from './queries.js';

export type LostFactorRefusal =
  | 'unknown'
  /** Their own are removed on their own page. */
  | 'self'
  | 'no_factor'
  /** They are a member of an account that this owner does not own. */
  | 'elsewhere'
  | 'conflict';

interface Removing {
  account: { id: string; name: string };
  by: { id: string; email: string };
  personId: string;
}

/**
 * Removes the lost factors of a member, for an owner. The member and the other owners are told. An owner
 * cannot do it to somebody who works for others too: what protects them there is not this owner's to remove.
 */
export async function removeFactorsOfMember(
  services: Services,
  { account, by, personId }: Removing,
): Promise<LostFactorRefusal | null> {
  const { store } = services;
  const members = await store.all(listMembers, { accountId: account.id });
  const member = members.find((each) => each.personId === personId);
  if (!member) return 'unknown';
  if (personId === by.id) return 'self';
  if (!(await hasFactor(services, personId))) return 'no_factor';
  const [theirs, own] = await Promise.all([
    store.all(listMemberships, { personId }),
    store.all(listMemberships, { personId: by.id }),
  ]);
  const owned = new Set(own.filter(({ role }) => role === 'owner').map(({ accountId }) => accountId));
  if (theirs.some(({ accountId }) => !owned.has(accountId))) return 'elsewhere';
  const isDone = await removeFactors(services, {
    person: { id: personId, email: member.email },
    by: by.email,
    accountId: account.id,
    told: await mailMembers(services, {
      account,
      what: 'factors_removed',
      about: member.email,
      by: by.email,
      only: 'owner',
      exceptId: personId,
    }),
  });
  return isDone ? null : 'conflict';
}

/**
 * Removes the lost factors of an address, for the operator, and tells the person and the owners of their
 * accounts.
 *
 * @throws KeyRefused if nobody has the address, or they have no factor
 */
export async function removeFactorsOfAddress(services: Services, typed: string): Promise<void> {
  const { store } = services;
  const person = await store.one(findStaffPerson, { emailKey: emailKey(typed) });
  if (!person) throw new KeyRefused('Nobody signs in to the dashboard with this address.');
  const { hasApp, passkeys } = await factorsOf(services, person.id);
  if (!hasApp && passkeys === 0) throw new KeyRefused('They have no second factor.');
  const told: Step[] = [];
  for (const { accountId } of await store.all(listMemberships, { personId: person.id })) {
    const account = await store.one(findAccount, { id: accountId });
    if (!account) continue;
    const about = { what: 'factors_removed', about: person.email, by: operatorAsInviter } as const;
    const mails = await mailMembers(services, { ...about, account, only: 'owner', exceptId: person.id });
    told.push(...mails);
  }
  const removing = { person, by: operatorAsInviter, accountId: null, told };
  if (!(await removeFactors(services, removing)))
    throw new KeyRefused('Others are changing this at the same moment; try again.');
}

interface RemovingAll {
  person: { id: string; email: string };
  /** Who does it, as the person reads it. */
  by: string;
  accountId: string | null;
  told: readonly Step[];
}

async function removeFactors(services: Services, removing: RemovingAll): Promise<boolean> {
  const { person, by, accountId, told } = removing;
  const { clock, newId } = services;
  const [personId, now] = [person.id, clock.now()];
  const mode = staffMailMode(services);
  const notice =
    mode === null
      ? []
      : mailToPerson(services, person.email, {
          accountId: null,
          mode,
          template: 'staff.notice',
          cause: newId(),
          data: { what: 'factors_removed', email: by, network: null, at: now },
        });
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [
      step(recordRecovery, { personId, now }),
      anyRows(deleteAnyStaffFactor, { personId }),
      anyRows(deletePasskeys, { personId }),
      anyRows(deleteRecoveryCodes, { personId }),
      anyRows(clearFactorProofs, { personId }),
      anyRows(endAllStaffSessions, { personId, now }),
      ...notice,
      ...told,
    ],
    note: { action: 'staff.factor_removed', subject: personId, before: { kind: 'all' }, after: null },
  });
  services.wakeWorker();
  return isCommitted;
}
