import { step } from '../../adapters/store/statement.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { approvalOf } from '../accounts/approval.js';
import { hasFactor } from './factor.js';
import { mailMembers } from './mail-members.js';
import { listMemberships, recordRecovery } from './queries.js';

/**
 * Returns the steps that go with a person's first factor. Their mailbox alone has added it, so a member of an
 * account that is approved for live mode rests as after a recovery, and its other owners are told. For
 * anybody else, and for a further factor, there are none.
 */
export async function restAfterFirstFactor(
  services: Services,
  { personId, email }: { personId: string; email: string },
): Promise<Step[]> {
  if (await hasFactor(services, personId)) return [];
  const memberships = await services.store.all(listMemberships, { personId });
  const notices = await Promise.all(
    memberships.map(async ({ accountId: id, name }) => {
      if ((await approvalOf(services, id)).status !== 'approved') return null;
      const account = { id, name };
      const notice = { what: 'first_factor_added', about: email, by: null } as const;
      return mailMembers(services, {
        account,
        ...notice,
        path: '/settings/members',
        only: 'owner',
        exceptId: personId,
      });
    }),
  );
  const approved = notices.filter((steps) => steps !== null);
  if (approved.length === 0) return [];
  return [step(recordRecovery, { personId, now: services.clock.now() }), ...approved.flat()];
}
