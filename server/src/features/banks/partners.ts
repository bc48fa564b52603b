import type { Mode } from '../../domain/records.js';
import { ProblemError } from '../../http/problem.js';
import { type BankingPartner, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';

/** The partner at which the new checkouts of a mode are opened, or 503 where live mode has none. */
export function defaultPartner({ partners }: Services, mode: Mode): BankingPartner {
  const partner = partners.defaultOf(mode);
  if (!partner) throw new ProblemError('live_mode_unavailable');
  return partner;
}

/**
 * The partner of that name. What was opened at it stays there, whichever is the default now.
 *
 * @throws PartnerUnavailable if its keys are not among the settings any more
 */
export function partnerNamed({ partners }: Services, mode: Mode, name: string): BankingPartner {
  const partner = partners.find(mode, name);
  if (!partner) throw new PartnerUnavailable(`The partner ${name} is not configured in ${mode} mode`);
  return partner;
}
