import type { Operation } from '@escrow-checkout/contract';
import type { RequestHandler } from 'express';
import { callerOf, contextOf, routeOf } from './context.js';
import { rateCostOf } from './cost.js';
import { ProblemError } from './problem.js';
import { type Allowance, type TokenBucket, TokenBuckets } from './token-buckets.js';

/** An account has this many times the allowance of a key, in each mode. */
export const accountAllowanceFactor = 3;

/**
 * A token bucket per key and one per account and mode, in this process: `perSecond` sustained, `burst` at
 * once; a request takes as many tokens as it costs, from both or from neither. An answer that costs more than
 * its request takes the rest from both, even if it is not there. Responses have the IETF draft's `RateLimit`
 * and `RateLimit-Policy`; a refusal's `Retry-After` says when enough tokens are there.
 */
export function rateLimit({ perSecond, burst }: Allowance, nowMs: () => number = Date.now): RequestHandler {
  const keys = new TokenBuckets({ perSecond, burst }, nowMs);
  const factor = accountAllowanceFactor;
  const accounts = new TokenBuckets({ perSecond: perSecond * factor, burst: burst * factor }, nowMs);
  const policy = `${policyOf('default', keys)}, ${policyOf('account', accounts)}`;
  return (request, response, next) => {
    const { keyId, accountId, mode } = callerOf(response);
    const ofKey = keys.of(keyId);
    const ofAccount = accounts.of(`${accountId} ${mode}`);
    const say = (cost: number) => {
      const said = cost === 1 ? '' : `;cost=${cost}`;
      const [left, leftToAccount] = [leftIn(ofKey, keys), leftIn(ofAccount, accounts)];
      response.setHeader('RateLimit', `"default";${left}${said}, "account";${leftToAccount}${said}`);
    };
    const take = (cost: number) => {
      ofKey.tokens -= cost;
      ofAccount.tokens -= cost;
    };
    // What costs more than there can be takes all there is.
    const cost = Math.min(rateCostOf(routeOf<Operation>(request), request), burst);
    const waitSeconds = Math.max(ofKey.secondsUntil(cost), ofAccount.secondsUntil(cost));
    response.setHeader('RateLimit-Policy', policy);
    if (waitSeconds > 0) {
      say(cost);
      return next(new ProblemError('rate_limited', { headers: { 'Retry-After': String(waitSeconds) } }));
    }
    take(cost);
    say(cost);
    let charged = cost;
    contextOf(response).chargeUpTo = (price) => {
      const more = Math.min(price, burst) - charged;
      if (more <= 0) return;
      take(more);
      charged += more;
      say(charged);
    };
    next();
  };
}

function policyOf(name: string, { allowance: { perSecond, burst } }: TokenBuckets): string {
  return `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`;
}

/** Returns what is left, and in how many seconds all is there again. */
function leftIn(bucket: TokenBucket, { allowance: { burst } }: TokenBuckets): string {
  return `r=${Math.max(0, Math.floor(bucket.tokens))};t=${bucket.secondsUntil(burst)}`;
}
