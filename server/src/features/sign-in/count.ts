import { anyRows, versioned } from '../../adapters/store/statement.js';
import { addressLimits, type CounterScope, periodOf } from '../../domain/sign-in/limits.js';
import type { ClientNetwork } from '../../http/client-networks.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { purposes } from './purposes.js';
import { decrementCounter, findCounter, incrementCounter } from './queries.js';

/** Who asks for a code or enters one. */
export interface Asker {
  addressHash: string;
  /** Buyers and sellers share one ceiling of the service; people of merchants have another. */
  ceiling: Ceiling;
  networks: readonly ClientNetwork[];
  /** The id of a browser that has signed in to the address before. */
  knownBrowserId: string | null;
  now: number;
}

export type Ceiling = 'all' | 'staff';

export type Counted = 'codes' | 'attempts';

interface Counter {
  scope: CounterScope;
  subject: string;
  period: number;
  max: number;
}

/** Returns the counters of unknown browsers: the address from each network and from all, and the service. */
function wideCounters(services: Services, what: Counted, asker: Asker): Counter[] {
  const { addressHash, ceiling, networks, now } = asker;
  const { keyedHash, config } = services;
  const [all, service] = [`all_${what}`, `service_${what}`] as const;
  const { near: nearMax, all: allMax } = addressLimits[what];
  const near = networks.map(({ name, factor }) => ({
    scope: what,
    subject: keyedHash(purposes.address, `${addressHash}:${name}`),
    period: periodOf(what, now),
    max: nearMax * factor,
  }));
  return [
    ...near,
    { scope: all, subject: addressHash, period: periodOf(all, now), max: allMax },
    {
      scope: service,
      subject: ceiling,
      period: periodOf(service, now),
      max: config.SIGN_IN_SHORT_CODES_PER_HOUR,
    },
  ];
}

/** Returns the counter of a known browser, which no stranger raises. */
function ownCounter(
  { keyedHash }: Services,
  what: Counted,
  { addressHash, now }: Asker,
  knownBrowserId: string,
): Counter {
  const scope = `browser_${what}` as const;
  const subject = keyedHash(purposes.known, `${knownBrowserId}:${addressHash}`);
  return { scope, subject, period: periodOf(scope, now), max: addressLimits[what].browser };
}

/** Returns the counters of networks, which bound all that an unknown browser asks for. */
function networkCounters({ keyedHash, config }: Services, { networks, now }: Asker): Counter[] {
  return networks.map(({ name, factor }) => ({
    scope: 'network',
    subject: keyedHash(purposes.network, name),
    period: periodOf('network', now),
    max: config.SIGN_IN_PER_NETWORK_HOUR * factor,
  }));
}

/** What one request or attempt counts; the steps fail at their limits, which hold for concurrent ones. */
export interface Count {
  isKnown: boolean;
  /** Steps that fail at the limit of a network; they come first. */
  networks: Step[];
  /** Steps that fail at a limit of the address, of the service or of the browser. */
  steps: Step[];
  /** Steps that uncount an attempt, since a right code is not a failure. */
  undo: Step[];
}

/** Returns how to count a short code: for a known browser by itself first, then as for any other. */
export function countsOfShort(services: Services, what: Counted, asker: Asker): Count[] {
  const unknown = countOf(false, networkCounters(services, asker), wideCounters(services, what, asker));
  if (asker.knownBrowserId === null) return [unknown];
  return [countOf(true, [], [ownCounter(services, what, asker, asker.knownBrowserId)]), unknown];
}

/** Returns how to count a long code, which only networks limit. */
export function countOfLong(services: Services, asker: Asker): Count {
  return countOf(false, networkCounters(services, asker), []);
}

function countOf(isKnown: boolean, networks: readonly Counter[], counters: readonly Counter[]): Count {
  const raise = (counter: Counter) => versioned(incrementCounter, counter);
  const undo = counters.map(({ max: _max, ...counter }) => anyRows(decrementCounter, counter));
  return { isKnown, networks: networks.map(raise), steps: counters.map(raise), undo };
}

/** Whether strangers have used up the attempts at short codes, so that only a long one is of use. */
export async function areShortCodesUsedUp(services: Services, asker: Asker): Promise<boolean> {
  const counters = wideCounters(services, 'attempts', asker);
  const rows = await Promise.all(
    counters.map(({ scope, subject, period }) => services.store.one(findCounter, { scope, subject, period })),
  );
  return counters.some(({ max }, n) => (rows[n]?.count ?? 0) >= max);
}
