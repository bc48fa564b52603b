import type { Store } from '../../../server/src/ports/store.js';
import { type Committed, simulatedStore } from '../simulated-store.js';
import type { FakeSideOptions } from './fake-side.js';
import { openMonnifySide } from './monnify-side.js';
import { openPaystackSide } from './paystack-side.js';
import { endedIn, openSandboxSide, type SandboxSide, type SandboxSideOptions } from './sandbox-side.js';
import type { PartnerName, PartnerSide } from './side.js';

export interface LivePartner {
  partner: PartnerName;
  /** Where the sandbox bank of live mode keeps its own books: it is another company. */
  liveStore: Store;
}

type SidesOptions = LivePartner & FakeSideOptions & Omit<SandboxSideOptions, 'signingKey'>;

/** Opens the sandbox bank of test mode, and the partner of live mode. */
export function openSides({ partner, liveStore, ...options }: SidesOptions): {
  test: SandboxSide;
  live: PartnerSide;
} {
  const openLive: Readonly<Record<PartnerName, () => PartnerSide>> = {
    sandbox: () => {
      const { newId, onEnd } = options;
      const onCommit = (committed: Committed) => endedIn(committed).forEach(onEnd);
      const parked = simulatedStore({ store: liveStore, newId, onCommit });
      return openSandboxSide({ ...options, parked, books: liveStore, signingKey: 'the key of live mode' });
    },
    paystack: () => openPaystackSide(options),
    monnify: () => openMonnifySide(options),
  };
  const test = openSandboxSide({ ...options, signingKey: 'the key of test mode' });
  return { test, live: openLive[partner]() };
}
