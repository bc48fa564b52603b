import { commitChange } from '../adapters/store/commit.js';
import { pack, unpack } from '../adapters/store/packed.js';
import { deleteInPortions } from '../adapters/store/portions.js';
import { findLeapFrom } from '../adapters/store/service-clock.js';
import { step } from '../adapters/store/statement.js';
import type { Context } from '../domain/aggregate.js';
import { type IdempotencyRecord, type Refusal, refuse } from '../domain/change.js';
import { plainChange } from '../domain/change-builder.js';
import type { Owner } from '../domain/records.js';
import { sealedPlaces } from '../ports/sealed-places.js';
import type { Services } from '../services.js';
import { accountTime } from './context.js';
import {
  findAnswer,
  findOldAnswer,
  finishAnswer,
  purgeAnswer,
  purgeAnswers,
  unfinished,
} from './kept-answer-queries.js';

/** How long an answer is kept, in account time. */
const keptHours = 72;
const keptMs = keptHours * 3_600_000;

export interface Answer {
  status: number;
  /** The exact bytes. */
  body: string;
}

/** The `Idempotency-Key` of a request, and how its responses are serialised. */
export interface Key extends Owner {
  key: string;
  /** Hash of method, decoded path, query and canonical body. */
  fingerprint: string;
  success(body: unknown): Answer;
  /** Null for a refusal that a retry may change; the key stays free. */
  refusal(refusal: Refusal): Answer | null;
}

/** What is stored under a key: an answer or an intention; or a refusal, if another request used it. */
export type Known = { kind: 'answered'; answer: Answer } | { kind: 'claimed'; intention: string } | Refusal;

const mismatch = refuse(
  'idempotency_mismatch',
  `This Idempotency-Key was used for another request within ${keptHours} hours; use a new one.`,
);

/**
 * Null: the key is free. `now` is account time. While a leap of the clock waits for the operator, no answer
 * is too old: a repeat would take effect a second time.
 */
export async function findKnown(services: Services, key: Key, now: number): Promise<Known | null> {
  const id = { accountId: key.accountId, mode: key.mode, key: key.key };
  const row = await services.store.one(findAnswer, id);
  if (!row) return null;
  const until = now - keptMs;
  const { store } = services;
  const isOld = row.status !== unfinished && row.createdAt <= until;
  if (isOld && (key.mode === 'test' || (await findLeapFrom(store)) === null)) {
    await store.transact(purgeAnswer(store.engine, { ...id, until }));
    return null;
  }
  if (row.fingerprint !== key.fingerprint) return mismatch;
  const body = openAnswer(services, row);
  if (row.status === unfinished) return { kind: 'claimed', intention: body };
  return { kind: 'answered', answer: { status: row.status, body } };
}

type Bound = Pick<IdempotencyRecord, 'accountId' | 'mode' | 'key' | 'fingerprint' | 'status'>;

/**
 * Opens a kept answer or intention. It is bound to its key, request and status.
 *
 * @throws when it was sealed for another key, request or status
 */
export function openAnswer(
  { sealer }: Pick<Services, 'sealer'>,
  row: Bound & { bodySealed: string },
): string {
  return unpack(sealer.openBytes(sealedPlaces.keptAnswer(row), row.bodySealed));
}

/** The record of an answer, to be committed with its effect. */
export function recordOf(
  services: Pick<Services, 'sealer'>,
  { accountId, mode, key, fingerprint }: Key,
  { status, body }: Answer,
  now: number,
): IdempotencyRecord {
  const place = sealedPlaces.keptAnswer({ accountId, mode, key, fingerprint, status });
  const bodySealed = services.sealer.sealBytes(place, pack(body));
  return { accountId, mode, key, fingerprint, status, bodySealed, createdAt: now };
}

/** Stores an answer without an effect. Returns false if a concurrent request holds the key. */
export async function keepAnswer(
  services: Services,
  key: Key,
  context: Context,
  answer: Answer,
): Promise<boolean> {
  const idempotency = recordOf(services, key, answer, context.now);
  // What the request itself has changed meanwhile bears its own name.
  const changeId = `${context.changeId}:${answer.status === unfinished ? 'claim' : 'answer'}`;
  const named = { ...context, changeId };
  const change = plainChange(key, named, { idempotency });
  const { store, keyedHash } = services;
  return (await commitChange(store, change, { evidence: { keyedHash } })) === 'committed';
}

/**
 * Claims a key with the request's intention before its effect at a partner. A repeat, also after a crash,
 * finishes the same intention. Returns false if a concurrent request holds the key.
 */
export function claimKey(
  services: Services,
  key: Key,
  context: Context,
  intention: string,
): Promise<boolean> {
  return keepAnswer(services, key, context, { status: unfinished, body: intention });
}

/**
 * Replaces an intention by its answer. The answer's age counts from now in account time, since the request
 * itself may have moved the clock. Returns false if a concurrent request has stored its answer.
 */
export async function finishClaim(services: Services, key: Key, answer: Answer): Promise<boolean> {
  const { accountId, mode } = key;
  const place = sealedPlaces.keptAnswer({ ...key, status: answer.status });
  const bodySealed = services.sealer.sealBytes(place, pack(answer.body));
  const { now: createdAt } = await accountTime(services, accountId, mode);
  const row = { accountId, mode, key: key.key, status: answer.status, bodySealed, createdAt };
  return (await services.store.transact([step(finishAnswer, row)])).outcome === 'committed';
}

/**
 * Deletes old answers. Account time is at or after real time, so none is deleted too early; none is while a
 * leap of the clock waits for the operator.
 */
export async function purgeOldAnswers({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  if ((await findLeapFrom(store)) !== null) return;
  const until = clock.now() - keptMs;
  const portion = purgeAnswers(store.engine, until);
  await deleteInPortions(store, { find: findOldAnswer, params: { until }, portion });
}
