import type { Actor } from '../../domain/change.js';
import { mayArrive } from '../../domain/checkout/payment.js';
import { addTrace, isTraceKnown } from '../../domain/credit-trace.js';
import { subjectOf } from '../../pipeline/admit.js';
import { accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { PartnerCredit } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import type { CreditSource } from './apply.js';
import { findByPartnerId } from './queries.js';

const actor: Actor = { kind: 'partner', via: 'notification' };

/** Records by what banks trace a credit that is recorded, as far as the partner says more than is known. */
export async function applyTrace(
  services: Services,
  { bank, mode }: CreditSource,
  { partnerCreditId, status, ...said }: PartnerCredit,
): Promise<void> {
  const key = { partner: bank.name, mode, partnerCreditId };
  const known = await services.store.one(findByPartnerId, key);
  if (!known || isTraceKnown(known, said)) return;
  // A rejected payment leaves its number to another one: what is said of it is not said of that.
  if (status === 'rejected' && !mayArrive(known)) return;
  const time = await accountTime(services, known.accountId, mode);
  const changeId = `credit:${bank.name}:${mode}:${partnerCreditId}:trace`;
  // Two parts of a trace may be added one after another, so the version is part of the name.
  const contextAt = (version: number) => systemContext(services, time, `${changeId}:${version}`, actor);
  const outcome = await execute(services, {
    subject: subjectOf(() => services.store.one(findByPartnerId, key)),
    command: { decide: (credit) => addTrace(credit, said, contextAt(credit.version)) },
    context: contextAt(known.version),
  });
  if (isRefusal(outcome)) throw new Error(`The credit ${partnerCreditId} keeps changing`);
}
