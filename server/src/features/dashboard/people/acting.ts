import { staffAuthor } from '../../../pipeline/context.js';
import type { Services } from '../../../services.js';
import { membershipGuard } from '../../staff/members.js';
import type { Visit } from '../route.js';

/**
 * The services, for changes of settings that a member makes. None of them is committed once the member has
 * another role, or the account is closed.
 */
export function actingFor(
  services: Services,
  visit: Pick<Visit, 'person' | 'network' | 'account' | 'role'>,
): Services {
  const { person, account, role } = visit;
  const authority = membershipGuard({ accountId: account.id, personId: person.id, role });
  return { ...actingAs(services, visit), authority };
}

/** The services, for changes of settings that a person makes of themselves, or to become a member. */
export function actingAs(
  services: Services,
  { person, network }: Pick<Visit, 'person' | 'network'>,
): Services {
  return { ...services, author: staffAuthor({ personId: person.id, network }) };
}
