import type { Response } from 'express';
import type { Context } from '../../domain/aggregate.js';
import { type Caller, callerOf } from '../../http/context.js';
import { requestContext } from '../../pipeline/context.js';
import type { Services } from '../../services.js';

/** Who changes an endpoint or replays its deliveries: a key's request, or a person on a page. */
export interface EndpointEditor {
  caller: Pick<Caller, 'accountId' | 'mode'>;
  context: Context;
}

/** Returns the editor behind a request of the API. */
export function editorOf(services: Services, response: Response): EndpointEditor {
  const caller = callerOf(response);
  return { caller, context: requestContext(services, caller) };
}
