import type { PageRequest } from '../../../server/src/features/pages/signed-in/request.js';
import { chargeNobody, openContext } from '../../../server/src/http/context.js';

type PageResponse = PageRequest<never>['response'];

/** The response of a request for a page, from nowhere in particular. */
export function emptyPage(): PageResponse {
  const response = { locals: {} } as PageResponse;
  openContext(response, {
    requestId: 'r',
    startedAtMs: 0,
    caller: null,
    network: '127.0.0.0/24',
    keyId: null,
    signIn: null,
    answer: null,
    refusal: '',
    span: null,
    chargeUpTo: chargeNobody,
    path: '/',
  });
  return response;
}
