import { anyRows, versioned } from '../../adapters/store/statement.js';
import { addressLimits, networkOf, periodOf } from '../../domain/sign-in/limits.js';
import type { Services } from '../../services.js';
import { purposes } from './purposes.js';
import { decrementCounter, incrementCounter } from './queries.js';

/** What is counted against: the hashed address, and the network of the request. */
interface Counted {
  addressHash: string;
  remoteAddress: string;
  now: number;
}

function counters(
  { keyedHash }: Services,
  what: 'codes' | 'attempts',
  { addressHash, remoteAddress, now }: Counted,
) {
  const near = keyedHash(purposes.address, `${addressHash}:${networkOf(remoteAddress)}`);
  const { near: nearMax, all: allMax } = addressLimits[what];
  const wide = `all_${what}` as const;
  return [
    { scope: what, subject: near, period: periodOf(what, now), max: nearMax },
    { scope: wide, subject: addressHash, period: periodOf(wide, now), max: allMax },
  ];
}

/** Returns two steps that count one more, from this network and in all; each fails at its limit. */
export function countAddress(services: Services, what: 'codes' | 'attempts', counted: Counted) {
  return counters(services, what, counted).map((counter) => versioned(incrementCounter, counter));
}

/** Returns the steps that uncount an attempt, since a right code is not a failure. */
export function uncountAttempt(services: Services, counted: Counted) {
  return counters(services, 'attempts', counted).map(({ max: _max, ...counter }) =>
    anyRows(decrementCounter, counter),
  );
}

/** Returns the step that counts a network's request; it touches no row at the limit. */
export function countNetwork({ keyedHash, config }: Services, remoteAddress: string, now: number) {
  const subject = keyedHash(purposes.network, networkOf(remoteAddress));
  const counted = { scope: 'network' as const, subject, period: periodOf('network', now) };
  return versioned(incrementCounter, { ...counted, max: config.SIGN_IN_PER_NETWORK_HOUR });
}
