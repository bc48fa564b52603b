import type { CallClock } from '../../../server/src/adapters/bank/http/call-queue.js';
import type { RawOutcome, RawRequest, Transport } from '../../../server/src/adapters/bank/http/transport.js';
import { createPartnerCalls, type PartnerRules } from '../../partners/fakes/partner-calls.js';
import { currentTask, type Fault, isCrash, park } from '../scheduler.js';
import { type LateCall, lateMs } from '../simulated-bank.js';
import type { SimulatedClock } from '../time.js';

const anyFault: readonly Fault[] = ['lost before', 'lost after', 'not sent', 'limited'];
const sendFaults: readonly Fault[] = [...anyFault, 'late'];

export interface FakeTransportOptions {
  rules: PartnerRules;
  clock: SimulatedClock;
  /** The routes that move money. */
  moving: readonly string[];
  /** Runs whenever the partner acts, before it does. */
  beforeCall(): void;
  /** Runs after the partner has acted. */
  afterCall(): void;
  /** Keeps a call that moves money on its way. */
  delay(call: LateCall): void;
}

/**
 * Carries the calls of an adapter to a fake partner without a connection. Each call waits for its turn and
 * may be lost on the way there or back, arrive late, or be held back by the partner's limit.
 */
export function fakeTransport({ rules, clock, moving, delay, ...on }: FakeTransportOptions): Transport {
  const calls = createPartnerCalls(rules);
  const send = async (request: RawRequest): Promise<RawOutcome> => {
    // A process that has ended calls nobody.
    if (currentTask()?.state === 'crashed') return { kind: 'not_sent', reason: 'the process has ended' };
    const call = calls.match(readCall(request));
    const deliver = async () => {
      on.beforeCall();
      const answer = await calls.answer(call);
      on.afterCall();
      return answered(answer);
    };
    const sentAt = clock.now();
    const movesMoney = moving.includes(call.name);
    const perform = async (fault: Fault | null): Promise<RawOutcome> => {
      if (fault === 'not sent') return { kind: 'not_sent', reason: 'there is no connection' };
      if (fault === 'limited') return answered(rules.rateLimited());
      if (fault === 'lost before') return silence;
      if (fault === 'late') {
        delay(deliver);
        return silence;
      }
      const waitedMs = clock.now() - sentAt;
      if (waitedMs >= lateMs) return silence;
      const answer = await deliver();
      return fault === 'lost after' || waitedMs >= request.timeoutMs ? silence : answer;
    };
    try {
      return await park(`partner: ${call.name}`, movesMoney ? sendFaults : anyFault, perform);
    } catch (error) {
      // A process that ends under a call has it answered to nobody; another may share the call.
      if (isCrash(error)) return silence;
      throw error;
    }
  };
  return { send, close: async () => {} };
}

const silence: RawOutcome = { kind: 'unknown', reason: 'no answer in time' };

function readCall({ method, path, headers, body }: RawRequest) {
  const { pathname, searchParams } = new URL(path, 'http://partner.test');
  const json: unknown = body === null ? undefined : JSON.parse(body);
  return { method, path: pathname, query: searchParams, headers, body: json };
}

function answered({ status, body, headers = {} }: ReturnType<PartnerRules['rateLimited']>): RawOutcome {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'answered', status, headers, body: text };
}

const secondMs = 1_000;

/**
 * The time by which an adapter paces its calls. It never goes back, and a wait is over at once. It knows
 * whole seconds only, since an adapter spreads its repeats by chance.
 */
export function pacingClock(clock: SimulatedClock): CallClock {
  let latest = clock.now();
  let aheadMs = 0;
  return {
    now: () => {
      latest = Math.max(latest, clock.now());
      return Math.floor(latest / secondMs) * secondMs + aheadMs;
    },
    wait: async (ms) => {
      aheadMs += Math.ceil(ms / secondMs) * secondMs;
    },
  };
}
