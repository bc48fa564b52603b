import { errors } from '@escrow-checkout/contract';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Services } from '../../services.js';
import { contextOf } from '../context.js';
import { ProblemError } from '../problem.js';
import { networkLine } from './request-shares.js';
import { realTime, type Time } from './time.js';

/** An owner is refused once in so many ms. */
export const refusalEveryMs = 5;
/** Refusals of an owner that may wait. */
export const refusalsWaitingMax = 500;

/** A refusal that can wait for its turn. */
export interface SlowRefusal {
  /** Whether nobody is left to be refused. */
  isGone(): boolean;
  answer(): void;
}

/**
 * Spreads the refusals of each owner over time. Whoever asks again as soon as they are refused would else
 * keep the service busy with nothing but refusals.
 */
export class SlowRefusals {
  readonly #waiting = new Map<string, SlowRefusal[]>();

  constructor(private readonly time: Time) {}

  /** Answers at once, or in the owner's turn. Returns false if too many of the owner wait already. */
  add(owner: string, refusal: SlowRefusal): boolean {
    const waiting = this.#waiting.get(owner);
    if (waiting === undefined) {
      this.#waiting.set(owner, []);
      this.#goOn(owner);
      refusal.answer();
      return true;
    }
    if (waiting.length >= refusalsWaitingMax) return false;
    waiting.push(refusal);
    return true;
  }

  /** An owner without refusals is forgotten. */
  #goOn(owner: string): void {
    this.time.after(refusalEveryMs, () => {
      const waiting = this.#waiting.get(owner) ?? [];
      let next = waiting.shift();
      while (next?.isGone()) next = waiting.shift();
      if (next === undefined) {
        this.#waiting.delete(owner);
        return;
      }
      this.#goOn(owner);
      next.answer();
    });
  }
}

/**
 * Makes callers without a valid key, and those who are refused for the rate of their requests, wait for their
 * refusals: by key, or else by network.
 */
export function slowRefusals(services: Services, time: Time = realTime): ErrorRequestHandler {
  const refusals = new SlowRefusals(time);
  const { PROXY_HOPS } = services.config;
  return (error: unknown, request: Request, response: Response, next) => {
    if (!isSlow(error)) return next(error);
    const { keyId } = contextOf(response);
    const refusal: SlowRefusal = {
      isGone: () => request.socket.destroyed,
      answer: () => next(error),
    };
    const owner = keyId ?? networkLine(request, PROXY_HOPS).owner;
    if (!refusals.add(owner, refusal)) request.socket.destroy();
  };
}

function isSlow(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  return error.code === 'rate_limited' || errors[error.code].status === 401;
}
