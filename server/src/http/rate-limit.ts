import type { RequestHandler } from 'express';
import { callerOf } from './context.js';
import { ProblemError } from './problem.js';

interface Bucket {
  tokens: number;
  refilledAtMs: number;
}

/** Beyond this many, the oldest bucket is deleted. */
const bucketsMax = 10_000;

/**
 * A token bucket per key and process: `perSecond` sustained, `burst` at once. Responses have the IETF draft's
 * `RateLimit` and `RateLimit-Policy`; a refusal's `Retry-After` says when the next token is available.
 */
export function rateLimit(
  { perSecond, burst }: { perSecond: number; burst: number },
  nowMs: () => number = Date.now,
): RequestHandler {
  const buckets = new Map<string, Bucket>();
  const policy = `"default";q=${burst};w=${Math.ceil(burst / perSecond)}`;
  return (_request, response, next) => {
    const bucket = bucketOf(buckets, callerOf(response).keyId, burst, nowMs());
    refill(bucket, perSecond, burst, nowMs());
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    const fullInSeconds = Math.ceil((burst - bucket.tokens) / perSecond);
    response.setHeader('RateLimit-Policy', policy);
    response.setHeader('RateLimit', `"default";r=${Math.floor(bucket.tokens)};t=${fullInSeconds}`);
    if (allowed) return next();
    const waitSeconds = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    next(new ProblemError('rate_limited', { headers: { 'Retry-After': String(waitSeconds) } }));
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
