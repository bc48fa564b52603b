import { createHash } from 'node:crypto';
import type { Context } from '../domain/aggregate.js';
import type { Refusal } from '../domain/change.js';
import type { Services } from '../services.js';
import { admit, type Ended, type Lookup, refuse } from './admit.js';
import { tellingEffect } from './effect.js';
import { type Answer, claimKey, finishClaim, type Key } from './kept-answers.js';
import { type Reply, replyOf } from './reply.js';
import { isRefusal, lostRace, retryLostRace } from './retry.js';

/** A command whose effect is at a partner, outside our commits. */
export interface PartnerCommand<Found, Body> {
  /** Runs the rest under an exclusive lock; refuses if another request holds it. */
  hold?<Result>(run: () => Promise<Result>): Promise<Result | Refusal>;
  /**
   * Returns everything that is to be done: a repeat of the request does exactly this. A refusal is possible
   * for the last time, since nothing has happened yet.
   */
  intend?(found: Found): Promise<string | Refusal>;
  /**
   * Carries out the intention, possibly again. With a key, the effect at the partner is identified by `name`,
   * so concurrent duplicates and repeats after a crash cause it once.
   */
  act(found: Found, claim: Claim): Promise<Acted<Body>>;
}

export interface Claim {
  /** Derived from the key; null without one. */
  name: string | null;
  intention: string;
}

/** `isPending`: a repeat has to continue, so the key stays claimed. */
export interface Acted<Body> {
  body: Body;
  isPending?: boolean;
}

interface PartnerExecution<Found, Body> {
  subject: Lookup<Found>;
  command: PartnerCommand<Found, Body>;
  context: Context;
  key: Key | null;
}

/**
 * Find, replay, claim, act at the partner, finish. A key is either refused or claimed, whichever is stored
 * first; after the claim the request can only succeed, or fail with its effect unknown.
 */
export async function executeAtPartner<Found, Body>(
  services: Services,
  execution: PartnerExecution<Found, Body>,
): Promise<Reply<Body>> {
  const ended = await tellingEffect((begin) => endAtPartner(services, execution, begin));
  return replyOf(ended, (body) => body);
}

/** Calls `begin` before it acts. */
function endAtPartner<Found, Body>(
  services: Services,
  { subject, command, context, key }: PartnerExecution<Found, Body>,
  begin: () => void,
): Promise<Ended<Body>> {
  const act = (found: Found, claim: Claim) => {
    begin();
    return command.act(found, claim);
  };
  return retryLostRace<Ended<Body>>(async () => {
    const admitted = await admit(services, subject, key, context);
    if (isRefusal(admitted) || admitted.kind === 'answered') return admitted;
    const { found } = admitted;
    const hold = command.hold ?? ((run) => run());
    return hold(async () => {
      const intention = admitted.intention ?? (await command.intend?.(found)) ?? 'act';
      if (typeof intention !== 'string') return refuse(services, key, context, intention);
      if (!key) return endedWith(await act(found, { name: null, intention }), null);
      const isClaimed = admitted.intention !== null || (await claimKey(services, key, context, intention));
      if (!isClaimed) return lostRace;
      const acted = await act(found, { name: nameOf(key), intention });
      return finish(services, key, acted);
    });
  });
}

/** Loses the race if a concurrent duplicate has stored its response first. */
async function finish<Body>(
  services: Services,
  key: Key,
  acted: Acted<Body>,
): Promise<Ended<Body> | typeof lostRace> {
  if (acted.isPending) return endedWith(acted, null);
  const answer = key.success(acted.body);
  return (await finishClaim(services, key, answer)) ? endedWith(acted, answer) : lostRace;
}

function endedWith<Body>({ body }: Acted<Body>, answer: Answer | null): Ended<Body> {
  return { kind: 'changed', after: body, answer };
}

/** Identifies the effect of a key at the partner. */
function nameOf({ accountId, key, fingerprint }: Key): string {
  return createHash('sha256').update(`${accountId}\n${key}\n${fingerprint}`).digest('hex').slice(0, 32);
}
