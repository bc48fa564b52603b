import { type Findings, groupBy, total } from './arithmetic.js';
import type { Books } from './books.js';
import { beyondPrice } from './carriage.js';
import type { Tables } from './tables.js';

type Checkout = Tables['checkouts'][number];

/** Compares statuses with amounts, disputes, events and virtual accounts, and fees with attempts. */
export function examineStatuses({ tables, postings }: Books, findings: Findings): void {
  const disputesOf = groupBy(tables.disputes, ({ checkout_id }) => checkout_id);
  const eventsOf = groupBy(tables.events, ({ checkout_id }) => checkout_id);
  const accountsOf = groupBy(tables.virtualAccounts, ({ checkout_id }) => checkout_id);
  for (const checkout of tables.checkouts) {
    examineStatus(checkout, findings);
    const { kind, id, status } = checkout;
    const name = `${kind} ${id}`;
    const open = disputesOf(id).filter((dispute) => dispute.status !== 'resolved').length;
    if (open !== (status === 'disputed' ? 1 : 0)) {
      findings.report('disputes', `${name}: it is ${status} and has ${open} open disputes`);
    }
    examineNewest(checkout, eventsOf(id), findings);
    examineVirtualAccounts(checkout, accountsOf(id), findings);
  }
  const checkouts = new Set(tables.checkouts.map(({ id }) => id));
  for (const { partner_reference, checkout_id } of tables.virtualAccounts) {
    if (checkouts.has(checkout_id)) continue;
    findings.report('virtual_account', `virtual account ${partner_reference}: its checkout is missing`);
  }
  examineCreditOwners(tables, findings);
  findings.compare(
    'account partner_fees',
    'credits, attempts and bookings cost',
    total(tables.credits, ({ fee }) => fee) +
      total(tables.attempts, ({ fee }) => fee) +
      total(tables.shipments, beyondPrice),
    -postings.net('partner_fees'),
  );
}

function examineStatus(checkout: Checkout, findings: Findings): void {
  const { kind, id, status, amount, amount_held: held, amount_released: released } = checkout;
  const isAwaiting = status === 'awaiting_payment' || status === 'pending';
  const isHolding = status === 'funded' || status === 'disputed';
  const isAsItShould = isAwaiting ? held < amount && released === 0n : isHolding ? held > 0n : held === 0n;
  if (isAsItShould) return;
  findings.report('status', `${kind} ${id}: it is ${status} and holds ${held}, with ${released} released`);
}

/** The newest event has the status and the price of the row, and no event comes before an older one. */
function examineNewest(
  checkout: Checkout,
  events: readonly Tables['events'][number][],
  findings: Findings,
): void {
  const { kind, id, status, amount, sequence } = checkout;
  const newest = events.find((event) => event.sequence === sequence);
  // A charge that is opened again records no event.
  const isReopened = kind === 'charge' && status === 'pending' && newest?.status === 'expired';
  if (newest && newest.status !== status && !isReopened) {
    findings.report('event_status', `${kind} ${id}: it is ${status}, its newest event says ${newest.status}`);
  }
  if (newest && newest.amount !== amount) {
    findings.report(
      'event_amount',
      `${kind} ${id}: its price is ${amount}, its newest event says ${newest.amount}`,
    );
  }
  const ordered = [...events].sort((left, right) => Number(left.sequence - right.sequence));
  ordered.forEach((event, n) => {
    const before = ordered[n - 1];
    if (before && before.position > event.position) {
      findings.report('event_order', `event ${event.id}: it stands before the event that precedes it`);
    }
  });
}

function examineVirtualAccounts(
  checkout: Checkout,
  accounts: readonly Tables['virtualAccounts'][number][],
  findings: Findings,
): void {
  const { kind, id, account_id, mode, virtual_account_attempt: newest, account_number } = checkout;
  if (!accounts.some(({ attempt }) => attempt === newest)) {
    findings.report('virtual_account', `${kind} ${id}: its virtual account ${newest} is missing`);
  }
  for (const account of accounts) {
    const isOwn = account.account_id === account_id && account.mode === mode;
    const isShown = account.attempt !== newest || account.account_number === account_number;
    if (isOwn && isShown) continue;
    findings.report(
      'virtual_account',
      `virtual account ${account.partner_reference}: it is not of ${kind} ${id}`,
    );
  }
}

/**
 * A credit that names a virtual account belongs to the checkout of that account, unless the operator matched
 * the credit after a restore, when the account was unknown.
 */
function examineCreditOwners({ credits, virtualAccounts, matches }: Tables, findings: Findings): void {
  const matched = new Set(
    matches.map(({ checkout_id, extras_json }) => `${JSON.parse(extras_json).credit_id} ${checkout_id}`),
  );
  const holder = new Map(
    virtualAccounts.map((account) => [
      `${account.partner} ${account.mode} ${account.partner_reference}`,
      account,
    ]),
  );
  for (const { id, partner, mode, partner_reference, checkout_id } of credits) {
    const account = holder.get(`${partner} ${mode} ${partner_reference}`);
    if (!account || checkout_id === null || checkout_id === account.checkout_id) continue;
    if (matched.has(`${id} ${checkout_id}`)) continue;
    findings.report(
      'credit_owner',
      `credit ${id}: its virtual account is of checkout ${account.checkout_id}`,
    );
  }
}
