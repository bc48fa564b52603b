import { Resolver } from 'node:dns/promises';
import type { ResolveName } from './guard.js';
import { NameLookups } from './name-lookups.js';

export interface ResolverOptions {
  /** Name servers with their ports, instead of the system's. */
  servers?: readonly string[];
  /** The wait for the first answer to a query; the second is twice as long. */
  timeoutMs?: number;
}

/**
 * Asks the name servers directly. The system's lookup occupies one of four threads until it gives up, so a
 * few dead names would block everything else.
 */
export function createResolver({ servers, timeoutMs = 2_000 }: ResolverOptions = {}): ResolveName {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  const lookups = new NameLookups(async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [first] = answers;
    if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
    return addresses;
  });
  return (name) => lookups.resolve(name);
}
