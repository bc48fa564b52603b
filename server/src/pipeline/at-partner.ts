import { createHash } from 'node:crypto';
import type { Context } from '../domain/aggregate.js';
import type { Refusal } from '../domain/change.js';
import type { Services } from '../services.js';
import { admit, type Ended, type Lookup, refuse } from './admit.js';
import { type Answer, claimKey, finishClaim, type Key } from './kept-answers.js';
import { type Reply, replyOf } from './reply.js';
import { isRefusal, lostRace, retryLostRace } from './retry.js';

/** A command whose effect is somewhere that no commit of ours can hold. */
export interface PartnerCommand<Found, Body> {
  /** Runs what follows while it holds what only one may have; a refusal: another has it. */
  hold?<Result>(run: () => Promise<Result>): Promise<Result | Refusal>;
  /**
   * What exactly is to be done, in full: whoever repeats the request does this and nothing else. The last
   * place for a refusal, since nothing has happened yet.
   */
  intend?(found: Found): Promise<string | Refusal>;
  /**
   * Does what was intended, once or again. Under a key, whatever is made at the partner bears the `name`, so
   * concurrent duplicates and repeats after a crash make the same one.
   */
  act(found: Found, claim: Claim): Promise<Acted<Body>>;
}

export interface Claim {
  /** Derived from the key; null without one. */
  name: string | null;
  intention: string;
}

/** `isPending`: the same request has to go on, so the key stays claimed. */
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
 * first; once it is claimed, the request can only succeed.
 */
export async function executeAtPartner<Found, Body>(
  services: Services,
  { subject, command, context, key }: PartnerExecution<Found, Body>,
): Promise<Reply<Body>> {
  const ended = await retryLostRace<Ended<Body>>(async () => {
    const admitted = await admit(services, subject, key, context);
    if (isRefusal(admitted) || admitted.kind === 'answered') return admitted;
    const { found } = admitted;
    const hold = command.hold ?? ((run) => run());
    return hold(async () => {
      const intention = admitted.intention ?? (await command.intend?.(found)) ?? 'act';
      if (typeof intention !== 'string') return refuse(services, key, context, intention);
      if (!key) return endedWith(await command.act(found, { name: null, intention }), null);
      const isClaimed = admitted.intention !== null || (await claimKey(services, key, context, intention));
      if (!isClaimed) return lostRace;
      const acted = await command.act(found, { name: nameOf(key), intention });
      return finish(services, key, acted);
    });
  });
  return replyOf(ended, (body) => body);
}

/** The answer of a concurrent duplicate that has finished first counts. */
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

/** What the partner knows the effect of a key by. */
function nameOf({ accountId, key, fingerprint }: Key): string {
  return createHash('sha256').update(`${accountId}\n${key}\n${fingerprint}`).digest('hex').slice(0, 32);
}
