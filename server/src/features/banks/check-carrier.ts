import { type CarrierAggregator, CarrierUnavailable } from '../../ports/carrier.js';
import type { PartnerFinding } from './check-partner.js';

/** Asks a live carrier aggregator whether it accepts the key, and what its wallet holds. It costs nothing. */
export async function checkCarrier(carrier: CarrierAggregator): Promise<PartnerFinding[]> {
  try {
    const balance = await carrier.balance();
    const key = { asked: 'key', isGood: true, said: 'the aggregator accepts it' };
    if (balance === 0 && carrier.isAskingPaid) {
      const said = 'it is empty, and checks of addresses are paid from it: top it up in the dashboard';
      return [key, { asked: 'wallet', isGood: false, said }];
    }
    const said = `it holds ${balance} kobo; no pickup is booked from it yet`;
    return [key, { asked: 'wallet', isGood: true, said }];
  } catch (error) {
    if (!(error instanceof CarrierUnavailable)) throw error;
    return [{ asked: 'key', isGood: false, said: `${error.message}: copy the live key again` }];
  }
}
