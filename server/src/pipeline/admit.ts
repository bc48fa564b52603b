import type { Context } from '../domain/aggregate.js';
import type { Refusal } from '../domain/change.js';
import type { Services } from '../services.js';
import { type Answer, findKnown, type Key, keepAnswer } from './kept-answers.js';
import { isRefusal, lostRace } from './retry.js';

/** How the thing is found that a command is about. */
export interface Lookup<Found> {
  /** Nothing, or a refusal in words of its own, for what is not there. */
  find(): Promise<Found | Refusal | undefined>;
  /** What the request has to fit; throws the 400. It depends on nothing of the record that ever changes. */
  check?(found: Found): unknown;
}

/** How the thing is found that a command is about, and what else the command reads. */
export interface Subject<Found, Read = Found> extends Lookup<Found> {
  /**
   * What follows once the key has nothing to replay: what else is loaded, and what a partner is asked for
   * that has no effect of its own.
   */
  prepare(found: Found): Promise<Read | Refusal> | Read | Refusal;
}

/** A subject of which nothing has to be known but itself. */
export function subjectOf<Found>(
  find: Lookup<Found>['find'],
  check: Lookup<Found>['check'] = undefined,
): Subject<Found> {
  return { find, ...(check && { check }), prepare: (found) => found };
}

/** How an attempt ended: what stands after it, with the bytes that are kept of it under the key. */
export type Ended<Read> =
  | { kind: 'changed' | 'repeat'; after: Read; answer: Answer | null }
  | { kind: 'answered'; answer: Answer; isReplay: boolean }
  | Refusal;

interface Admitted<Found> {
  kind: 'admitted';
  found: Found;
  /** What an earlier try under the same key intends. */
  intention: string | null;
}

/** For what has no refusal in words of its own. */
export const notFound: Refusal = { refused: true, code: 'not_found' };

/**
 * Finds the subject, and replays. The key is read after the record, so whoever sees what another request has
 * done also sees its answer; and a completed key answers before anything that depends on the record.
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

/** Refuses, and keeps the refusal if it is about a state. A concurrent request may have the key by now. */
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
