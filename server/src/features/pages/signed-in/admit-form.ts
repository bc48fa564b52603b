import { refusalOfForm, type Storing } from '../../../http/form-quota.js';
import { sendFailure } from '../responses.js';
import type { PageRequest, SignedIn } from './request.js';

/**
 * Whether a request about a checkout may go on; answers one that may not. A page always may; a form only
 * inside the limit of its person, and in test mode inside the quota of the merchant.
 */
export async function admits(
  { services, request, response, formLimit }: PageRequest,
  { session, checkout }: SignedIn,
  storing: Storing,
): Promise<boolean> {
  if (request.method !== 'POST') return true;
  if (!formLimit.admits(session.personId, response)) return false;
  const refusal = await refusalOfForm(services, checkout, storing);
  if (refusal === 'quota') sendFailure(response, 409, 'quota');
  if (refusal === 'expiring') sendFailure(response, 503, 'busy');
  return refusal === null;
}
