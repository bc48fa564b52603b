import { createHash } from 'node:crypto';
import type { Key } from '../../../pipeline/kept-answers.js';
import type { Visit } from '../route.js';

/** What the hidden field of a form can be that names one submission. */
export const intentionPattern = /^[\w-]{8,64}$/;

/**
 * The key of one form: a second tap finds the first one's answer. A slash keeps it apart from the keys of API
 * requests, which cannot have one.
 *
 * @param meant what the form asks for; the same form with other values is refused
 */
export function staffKey({ account, mode, person }: Visit, intention: string, meant: unknown): Key {
  return {
    accountId: account.id,
    mode,
    key: `staff/${intention}`,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([person.id, meant]))
      .digest('hex'),
    success: (body) => ({ status: 200, body: JSON.stringify(body) }),
    refusal: () => null,
  };
}
