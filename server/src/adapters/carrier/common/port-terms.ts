import { PartnerUnavailable } from '../../../ports/bank.js';
import { CarrierUnavailable } from '../../../ports/carrier.js';

/** Returns what a call of the port returns; what could not be read of an answer is an unknown outcome. */
export async function inPortTerms<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PartnerUnavailable) throw new CarrierUnavailable(error.message, { cause: error });
    throw error;
  }
}
