import { startMonnifySide } from './monnify-side.js';
import { startPaystackSide } from './paystack-side.js';
import type { PartnerSide } from './side.js';

/** Every partner of live mode. */
export const sides: readonly [name: string, start: () => Promise<PartnerSide>][] = [
  ['paystack', startPaystackSide],
  ['monnify', startMonnifySide],
];
