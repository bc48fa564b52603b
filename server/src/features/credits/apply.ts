import { commitChange } from '../../adapters/store/commit.js';
import type { Context, IncomingCredit, PaymentCommand } from '../../domain/aggregate.js';
import type { Actor } from '../../domain/change.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { reverseUnmatchedCredit, unmatchedCredit } from '../../domain/credit.js';
import type { Credit, Mode } from '../../domain/records.js';
import { accountTime, alarmContext } from '../../jobs/account-time.js';
import type { BankingPartner, PartnerCredit } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { isRefusal, perform } from '../perform.js';
import { findByPartnerId, findVirtualAccount, listOpenAccounts } from './queries.js';

/** A partner in one mode: together with the partner's own id they name a credit for ever. */
export interface CreditSource {
  bank: BankingPartner;
  mode: Mode;
}

const triesMax = 5;
const actor: Actor = { kind: 'partner', via: 'notification' };

/**
 * Brings one credit, as the partner states it now, into the books. The same statement a second time does
 * nothing, also when both arrive at once.
 */
export async function applyCredit(
  services: Services,
  source: CreditSource,
  credit: PartnerCredit,
): Promise<void> {
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    if (await applyOnce(services, source, credit)) return;
  }
  throw new Error(`The credit ${credit.partnerCreditId} keeps changing`);
}

/** False: others changed something meanwhile, and everything has to be looked at again. */
async function applyOnce(services: Services, source: CreditSource, credit: PartnerCredit): Promise<boolean> {
  const { bank, mode } = source;
  const { partnerCreditId } = credit;
  const known = await services.store.one(findByPartnerId, { partner: bank.name, mode, partnerCreditId });
  if (known) return credit.status !== 'reversed' || takeBack(services, source, known);
  const checkoutId = await findOwner(services, source, credit);
  if (checkoutId === null) return credit.status !== 'credited' || keepUnmatched(services, source, credit);
  // What was taken back before we ever heard of it never was ours: it counts as never let through.
  const command = credit.status === 'credited' ? 'credit' : 'credit_rejected';
  const incoming = incomingOf(source, credit);
  return decide(services, checkoutId, { command, credit: incoming }, changeIdOf(source, credit));
}

/**
 * Whose a credit is. Our reference decides; the account's number does only for a partner that passes no
 * reference on, and only if exactly one account with that number was open when it was paid.
 */
async function findOwner(
  services: Services,
  { bank, mode }: CreditSource,
  credit: PartnerCredit,
): Promise<string | null> {
  const { partnerReference, accountNumber, accountId, paidAt } = credit;
  const partner = bank.name;
  if (partnerReference !== null) {
    const account = await services.store.one(findVirtualAccount, { partner, mode, partnerReference });
    return account?.checkoutId ?? null;
  }
  if (accountNumber === null) return null;
  const number = { partner, mode, accountNumber, accountId, at: paidAt };
  const open = await services.store.all(listOpenAccounts, number);
  return open.length === 1 ? (open[0]?.checkoutId ?? null) : null;
}

async function takeBack(services: Services, source: CreditSource, known: Credit): Promise<boolean> {
  if (known.status !== 'credited') return true;
  const changeId = changeIdOf(source, { partnerCreditId: known.partnerCreditId, status: 'reversed' });
  if (known.checkoutId === null) {
    const change = reverseUnmatchedCredit(known, unownedContext(services, changeId));
    return (await commitChange(services.store, change)) === 'committed';
  }
  return decide(services, known.checkoutId, { command: 'credit_reversed', creditId: known.id }, changeId);
}

/** Money that is nobody's yet lives in real time. */
function unownedContext(services: Services, changeId: string): Context {
  return alarmContext(services, { now: services.clock.now(), clockOffsetMs: 0 }, changeId, actor);
}

async function keepUnmatched(
  services: Services,
  source: CreditSource,
  credit: PartnerCredit,
): Promise<boolean> {
  const context = unownedContext(services, changeIdOf(source, credit));
  const change = unmatchedCredit(incomingOf(source, credit), source.mode, context);
  if ((await commitChange(services.store, change)) !== 'committed') return false;
  services.log.warn({ partnerCreditId: credit.partnerCreditId }, 'a credit belongs to nothing that is known');
  return true;
}

async function decide(
  services: Services,
  checkoutId: string,
  command: PaymentCommand,
  changeId: string,
): Promise<boolean> {
  const aggregate = await loadCheckout(services.store, checkoutId);
  if (!aggregate) throw new Error(`A virtual account belongs to no checkout ${checkoutId}`);
  const { accountId, mode } = checkoutOf(aggregate);
  const context = alarmContext(services, await accountTime(services, accountId, mode), changeId, actor);
  const settled = await perform(
    services.store,
    () => loadCheckout(services.store, checkoutId),
    (current) => decideCheckout(current, command, context),
  );
  if (isRefusal(settled)) {
    if (settled.code === 'conflict') return false;
    services.log.info(
      { checkoutId, command: command.command, code: settled.code },
      'a credit changed nothing',
    );
    return true;
  }
  if (settled.kind === 'changed') services.wakeWorker();
  return true;
}

/** Named after what the partner said, so that hearing it twice is one change. */
function changeIdOf(
  { bank, mode }: CreditSource,
  { partnerCreditId, status }: Pick<PartnerCredit, 'partnerCreditId' | 'status'>,
): string {
  return `credit:${bank.name}:${mode}:${partnerCreditId}:${status}`;
}

function incomingOf({ bank }: CreditSource, credit: PartnerCredit): IncomingCredit {
  const { status, failureReason, accountId: _, ...facts } = credit;
  const reason = status === 'reversed' ? 'reversed' : failureReason;
  return { ...facts, partner: bank.name, failureReason: reason };
}
