import type { Operation } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import { statement } from '../adapters/store/statement.js';
import { emailKey } from '../domain/text.js';
import { nowFor } from '../pipeline/context.js';
import { findKnown, type Key } from '../pipeline/kept-answers.js';
import type { Services } from '../services.js';
import type { Caller } from './context.js';
import { ProblemError } from './problem.js';
import type { TestData } from './test-data.js';

/** What does not add data is refused at this multiple of the quota. */
export const reserve = 2;

/** A request with what tells whether it repeats an earlier one. */
interface Asked {
  operation: Operation;
  key: Key | null;
  body: unknown;
  params: unknown;
}

/**
 * Refuses a request beyond the quota of its account's test data. Up to twice the quota, one passes that moves
 * an existing sale on or changes a seller; beyond, only one that repeats an earlier request.
 *
 * @throws ProblemError
 */
export async function refuseBeyondQuota(services: Services, caller: Caller, asked: Asked): Promise<void> {
  const { testData } = caller;
  if (testData === null) return;
  if (!isBeyond(testData, 1)) return;
  if (!asked.operation.metadata.addsData && !isBeyond(testData, reserve)) return;
  if (await isRepeat(services, caller, asked)) return;
  if (!isBeyond(testData, reserve) && (await isOfSeller(services, caller, asked))) return;
  throw new ProblemError('test_quota_exceeded');
}

/** Whether an account stores so many times its quota. */
export function isBeyond({ rows, bytes, rowsMax, bytesMax }: TestData, times: number): boolean {
  return rows >= rowsMax * times || bytes >= bytesMax * times;
}

const hasReference = statement<{ accountId: string; reference: string }, { id: string }>(
  'checkout.of_test_reference',
  (db, p) =>
    db
      .selectFrom('checkout')
      .select('id')
      .where('account_id', '=', p.accountId)
      .where('mode', '=', sql.lit('test'))
      .where('reference', '=', p.reference),
);

const hasSeller = statement<{ accountId: string; email: string }, { id: string }>(
  'seller.of_test_email',
  (db, p) =>
    db
      .selectFrom('seller')
      .select('id')
      .where('account_id', '=', p.accountId)
      .where('mode', '=', sql.lit('test'))
      .where('email_key', '=', p.email),
);

/** Whether the key or the reference of a request was used before. */
async function isRepeat(services: Services, caller: Caller, { key, body }: Asked): Promise<boolean> {
  const { accountId } = caller;
  if (key && (await findKnown(services, key, nowFor(services, caller))) !== null) return true;
  const { reference } = (body ?? {}) as { reference?: string };
  if (reference === undefined) return false;
  return (await services.store.one(hasReference, { accountId, reference })) !== undefined;
}

/** Whether a request changes a seller that exists. */
async function isOfSeller(services: Services, caller: Caller, { params }: Asked): Promise<boolean> {
  const { accountId } = caller;
  const { email } = (params ?? {}) as { email?: string };
  if (email === undefined) return false;
  return (await services.store.one(hasSeller, { accountId, email: emailKey(email) })) !== undefined;
}
