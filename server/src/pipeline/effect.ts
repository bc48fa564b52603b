import { isRefusal } from './retry.js';

/** Thrown in place of an error that ended a request after it may have taken effect. */
export class EffectUnknown extends Error {
  override readonly name = 'EffectUnknown';
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('The request may have taken effect');
    this.cause = cause;
  }
}

/**
 * Runs a request whose effect is not the last thing that it does. Once it has called `begin`, its errors and
 * refusals say that it may have taken effect.
 */
export async function tellingEffect<Ended>(run: (begin: () => void) => Promise<Ended>): Promise<Ended> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
  };
  try {
    const ended = await run(begin);
    return hasBegun && isRefusal(ended) ? { ...ended, outcomeUnknown: true } : ended;
  } catch (error) {
    throw hasBegun && !(error instanceof EffectUnknown) ? new EffectUnknown(error) : error;
  }
}
