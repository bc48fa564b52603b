import type { Actor } from '../../domain/change.js';
import { bookCreditFee } from '../../domain/credit-fee.js';
import { subjectOf } from '../../pipeline/admit.js';
import { accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { PartnerCredit } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import type { CreditSource } from './apply.js';
import { findByPartnerId, findRefundOf } from './queries.js';

const actor: Actor = { kind: 'partner', via: 'notification' };

/** Books the partner's fee for a recorded credit, as far as the partner says what it is. */
export async function applyFee(
  services: Services,
  { bank, mode }: CreditSource,
  { partnerCreditId, fee }: Pick<PartnerCredit, 'partnerCreditId' | 'fee'>,
): Promise<void> {
  if (fee === null) return;
  const key = { partner: bank.name, mode, partnerCreditId };
  const known = await services.store.one(findByPartnerId, key);
  if (!known || known.fee === fee) return;
  const time = await accountTime(services, known.accountId, mode);
  // A corrected fee may be the one before it, so the version is part of the name.
  const changeId = `credit:${bank.name}:${mode}:${partnerCreditId}:fee:${known.version}`;
  const outcome = await execute(services, {
    subject: subjectOf(() => services.store.one(findByPartnerId, key)),
    command: { decide: (credit, context) => bookCreditFee(credit, fee, context) },
    context: systemContext(services, time, changeId, actor),
  });
  if (isRefusal(outcome)) throw new Error(`The fee of the credit ${partnerCreditId} keeps changing`);
}

/**
 * Books the fee that a notification named and no look-up says, unless a refund may be a part of it: one that
 * was made here before the notification was applied.
 */
export async function applyNotifiedFee(
  services: Services,
  source: CreditSource,
  { partnerCreditId, fee }: Pick<PartnerCredit, 'partnerCreditId' | 'fee'>,
): Promise<void> {
  const key = { partner: source.bank.name, mode: source.mode, partnerCreditId };
  const known = await services.store.one(findByPartnerId, key);
  if (known?.status !== 'credited' || known.fee !== 0) return;
  if ((await services.store.one(findRefundOf, { creditId: known.id })) !== undefined) return;
  await applyFee(services, source, { partnerCreditId, fee });
}
