import type { Context } from '../domain/aggregate.js';
import type { Refusal } from '../domain/change.js';
import type { Services } from '../services.js';
import { type Answer, findKnown, type Key, keepAnswer } from './kept-answers.js';
import { isRefusal, lostRace } from './retry.js';

/** How a command finds its record and checks the request against it. */
export interface Lookup<Found> {
  /** Returns undefined or a more specific refusal if there is none. */
  find(): Promise<Found | Refusal | undefined>;
  /** Throws a 400 if the request does not fit. May read only fields of the record that never change. */
  check?(found: Found): unknown;
}

export interface Subject<Found, Read = Found> extends Lookup<Found> {
  /** Loads what else the command reads, once nothing is replayed. A partner may be asked, without effect. */
  prepare(found: Found): Promise<Read | Refusal> | Read | Refusal;
}

/** A subject whose command reads nothing but the record. */
export function subjectOf<Found>(
  find: Lookup<Found>['find'],
  check: Lookup<Found>['check'] = undefined,
): Subject<Found> {
  return { find, ...(check && { check }), prepare: (found) => found };
}

/** The result of an attempt, with the response kept under the key. */
export type Ended<Read> =
  | { kind: 'changed' | 'repeat'; after: Read; answer: Answer | null }
  | { kind: 'answered'; answer: Answer; isReplay: boolean }
  | Refusal;

interface Admitted<Found> {
  kind: 'admitted';
  found: Found;
  /** The intention stored by an earlier request under the same key. */
  intention: string | null;
}

/** Fallback; a lookup may return a more specific 404. */
export const notFound: Refusal = { refused: true, code: 'not_found' };

/**
 * Finds the record and replays the key. The key is read after the record, so a request that sees another
 * request's effect also sees its response. A completed key replays before every check of the record.
 */
export async function admit<Found>(
  services: Services,
  lookup: Lookup<Found>,
  key: Key | null,
  { now }: Context,
): Promise<Admitted<Found> | Extract<Ended<never>, { kind: 'answered' }> | Refusal> {
  const found = await lookup.find();
  const known = key && (await findKnown(services, key, now));
  if (known && 'answer' in known) return { ...known, isReplay: true };
  if (found === undefined) return notFound;
  if (isRefusal(found)) return found;
  lookup.check?.(found);
  if (isRefusal(known)) return known;
  return { kind: 'admitted', found, intention: known?.intention ?? null };
}

/** Refuses, and stores a refusal about a state under the key. Loses the race if the key is taken by now. */
export async function refuse(
  services: Services,
  key: Key | null,
  context: Context,
  refusal: Refusal,
): Promise<Ended<never> | typeof lostRace> {
  const answer = key?.refusal(refusal);
  if (!key || !answer) return refusal;
  if (!(await keepAnswer(services, key, context, answer))) return lostRace;
  return { kind: 'answered', answer, isReplay: false };
}
