import type { Context } from '../../../domain/aggregate.js';
import { accountTime, staffContext } from '../../../pipeline/context.js';
import type { Services } from '../../../services.js';
import type { Visit } from '../route.js';

/** Context of what a member does on a screen, at the account's time. */
export async function visitContext(services: Services, visit: Visit): Promise<Context> {
  const time = await accountTime(services, visit.account.id, visit.mode);
  return staffContext(services, time, { personId: visit.person.id, network: visit.network });
}
