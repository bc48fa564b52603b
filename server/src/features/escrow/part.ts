import { ProblemError } from '../../http/problem.js';
import type { EscrowRequest } from './command.js';

/** A part needs a key, since a retry is otherwise indistinguishable from a second wish. */
export function requireKeyForPart(
  { request }: EscrowRequest,
  amount: number | null,
  wish: 'release' | 'refund',
): void {
  if (amount === null || request.headers['idempotency-key'] !== undefined) return;
  throw new ProblemError('idempotency_key_required', {
    detail: `A ${wish} that names an amount needs an Idempotency-Key: a repeat would ${wish} another part.`,
  });
}
