import type { Response } from 'express';
import type { Context } from '../../../domain/aggregate.js';
import { requestAuthor } from '../../../domain/author.js';
import { contextOf } from '../../../http/context.js';
import { accountTime } from '../../../pipeline/context.js';
import type { Services } from '../../../services.js';
import type { Visit } from '../route.js';

/** Context of what a member of an account does: for the merchant, on a page, by the person's id. */
export async function staffContext(services: Services, visit: Visit, response: Response): Promise<Context> {
  const { newId, policy } = services;
  const { network } = contextOf(response);
  return {
    ...(await accountTime(services, visit.account.id, visit.mode)),
    changeId: `staff:${newId()}`,
    actor: { kind: 'merchant', via: 'page' },
    author: requestAuthor({ kind: 'staff', id: visit.person.id, network }),
    newId,
    policy,
  };
}
