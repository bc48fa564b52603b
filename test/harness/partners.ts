import type { BankingPartner } from '../../server/src/ports/bank.js';
import { createPartners, type Partners } from '../../server/src/ports/partners.js';

/** A registry in which one partner serves test mode, and none live mode. */
export function inTestMode(partner: BankingPartner): Partners {
  return createPartners({ test: [partner], live: [] });
}
