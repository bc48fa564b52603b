import type { Logger } from 'pino';
import type { CallClock } from '../../../server/src/adapters/bank/http/call-queue.js';
import type { Transport } from '../../../server/src/adapters/bank/http/transport.js';
import { FakeClock } from '../../partners/fakes/clock.js';
import type { Notifier } from '../../partners/fakes/notifier.js';
import type { PartnerRules } from '../../partners/fakes/partner-calls.js';
import { payeePrefix } from '../payee.js';
import { createRandom, type Random } from '../random.js';
import type { LateCall } from '../simulated-bank.js';
import type { SimulatedClock } from '../time.js';
import { fakeTransport, pacingClock } from './fake-transport.js';
import type { PartnerName, Posted, SideEnd, SideTransfer } from './side.js';

export interface FakeSideOptions {
  /** Decides how the partner is set up. */
  seed: number;
  clock: SimulatedClock;
  log: Logger;
  post(posted: Posted): void;
  /** Told before the partner ends a transfer. */
  onEnd(reference: string): void;
  /** Keeps a call that moves money on its way. */
  delay(call: LateCall): void;
}

/** Kobo: more than all that an episode pays out. */
export const float = 100_000_000_000;

/** A transfer is final this long after it was requested, as at the sandbox bank. */
const settlesAfterMs = 60_000;

/** Returns the chance and the clocks that a fake partner and its adapter run by. */
export function createFakeRuntime({ seed, clock }: Pick<FakeSideOptions, 'seed' | 'clock'>): {
  random: Random;
  fakeClock: FakeClock;
  callClock: CallClock;
} {
  return {
    random: createRandom(seed ^ 0x0badcafe),
    fakeClock: FakeClock.following(() => clock.now()),
    callClock: pacingClock(clock),
  };
}

/** Returns the function that posts what a fake has notified since, and what it is about. */
export function createOutbox(name: PartnerName, notifier: Notifier, post: FakeSideOptions['post']) {
  let sent = 0;
  return (about: string | null) => {
    for (const { rawBody } of notifier.notifications.slice(sent)) {
      post({ partner: name, headers: notifier.headers(rawBody), rawBody: Buffer.from(rawBody), about });
    }
    sent = notifier.notifications.length;
  };
}

interface Carried extends Pick<FakeSideOptions, 'clock' | 'delay'> {
  rules: PartnerRules;
  moving: readonly string[];
  /** The transfers and refunds that have not ended, with the time when they were made. */
  listPending(): (Pick<SideTransfer, 'reference'> & { createdAt: number })[];
  end(reference: string, end: SideEnd): void;
  flush(about: string | null): void;
}

/** Carries the calls; before each, the partner ends what is due. */
export function carry({ clock, delay, rules, moving, ...partner }: Carried): Transport {
  return fakeTransport({
    rules,
    clock,
    moving,
    delay,
    beforeCall: () => {
      for (const { reference, createdAt } of partner.listPending()) {
        if (clock.now() < createdAt + settlesAfterMs) continue;
        partner.end(reference, 'paid');
        partner.flush(reference);
      }
    },
    afterCall: () => partner.flush(null),
  });
}

/** Names the bank accounts of every payee of live mode, but those that end in 4: nobody has these. */
export function nameAccounts(name: (accountNumber: string, holder: string) => void): void {
  for (const account of [0, 1]) {
    for (const payee of ['', 'seller-0', 'seller-1']) {
      const prefix = payeePrefix({ account, mode: 'live' }, payee);
      for (const digit of '012356789') name(`${prefix}${digit}`, `HOLDER ${payee.toUpperCase()}`.trim());
    }
  }
}

/** Some pay late, or more than they should, and the partner takes it even so. */
export function isForced(n: number): boolean {
  return n % 5 === 0;
}
