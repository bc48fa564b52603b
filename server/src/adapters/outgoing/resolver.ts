import { Resolver } from 'node:dns/promises';
import type { ResolveName } from './guard.js';

/**
 * Asks the name servers directly. The system's lookup occupies one of four threads until it gives up, so a
 * few dead names would block everything else.
 */
export function createResolver(): ResolveName {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [first] = answers;
    if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
    return addresses;
  };
}
