import type { Operation } from '@escrow-checkout/contract';
import type { RequestHandler } from 'express';
import { callerOf, routeOf } from './context.js';
import { costOf } from './cost.js';
import { ProblemError } from './problem.js';
import { callerLine } from './shares/request-shares.js';
import { turns } from './shares/turns.js';

interface Bucket {
  tokens: number;
  refilledAtMs: number;
}

/** Beyond this many, the oldest bucket is deleted. */
const bucketsMax = 10_000;

/**
 * A token bucket per key and process: `perSecond` sustained, `burst` at once; a request takes as many tokens
 * as it costs. Responses have the IETF draft's `RateLimit` and `RateLimit-Policy`; a refusal's `Retry-After`
 * says when enough tokens are available.
 */
export function rateLimit(
  { perSecond, burst }: { perSecond: number; burst: number },
  nowMs: () => number = Date.now,
): RequestHandler {
  const buckets = new Map<string, Bucket>();
  const policy = `"default";q=${burst};w=${Math.ceil(burst / perSecond)}`;
  return (request, response, next) => {
    const bucket = bucketOf(buckets, callerOf(response).keyId, burst, nowMs());
    refill(bucket, perSecond, burst, nowMs());
    // What costs more than there can be takes all there is.
    const cost = Math.min(costOf(routeOf<Operation>(request), request), burst);
    const allowed = bucket.tokens >= cost;
    if (allowed) bucket.tokens -= cost;
    const fullInSeconds = Math.ceil((burst - bucket.tokens) / perSecond);
    const said = `"default";r=${Math.floor(bucket.tokens)};t=${fullInSeconds}`;
    response.setHeader('RateLimit-Policy', policy);
    response.setHeader('RateLimit', cost === 1 ? said : `${said};cost=${cost}`);
    if (allowed) return next();
    const waitSeconds = Math.max(1, Math.ceil((cost - bucket.tokens) / perSecond));
    const refusal = new ProblemError('rate_limited', { headers: { 'Retry-After': String(waitSeconds) } });
    turns.later(callerLine(response), () => next(refusal));
  };
}

function bucketOf(buckets: Map<string, Bucket>, key: string, burst: number, now: number): Bucket {
  const known = buckets.get(key);
  if (known) return known;
  if (buckets.size >= bucketsMax) buckets.delete(buckets.keys().next().value as string);
  const fresh = { tokens: burst, refilledAtMs: now };
  buckets.set(key, fresh);
  return fresh;
}

function refill(bucket: Bucket, perSecond: number, burst: number, now: number): void {
  const gained = (Math.max(0, now - bucket.refilledAtMs) / 1000) * perSecond;
  bucket.tokens = Math.min(burst, bucket.tokens + gained);
  bucket.refilledAtMs = now;
}
