import { events } from '@escrow-checkout/contract';
import { chargeTable } from '../../../server/src/domain/charge/table.js';
import type { Cell } from '../../../server/src/domain/checkout/state-table.js';
import { escrowTable } from '../../../server/src/domain/escrow/table.js';
import type { Checkout } from '../../../server/src/domain/records.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

const tables = { escrow: escrowTable, charge: chargeTable };

/** Whether the table of the checkout's kind declares a command that leads from one status to the other. */
function leadsTo(kind: Checkout['kind'], from: string, to: string): boolean {
  const table: Readonly<Record<string, Readonly<Record<string, Cell<string, unknown>>>>> = tables[kind];
  return Object.values(table[from] ?? {}).some(({ outcomes }) =>
    outcomes.some(({ status }) => status === to),
  );
}

/** Follows every checkout from status to status. */
export class StoryJudge {
  readonly #statuses = new Map<string, string>();

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const statuses = [...this.#statuses];
    return () => {
      this.#statuses.clear();
      for (const [id, status] of statuses) this.#statuses.set(id, status);
    };
  }

  judge(facts: Facts): void {
    const { checkout } = facts;
    const before =
      this.#statuses.get(checkout.id) ?? (checkout.kind === 'escrow' ? 'awaiting_payment' : 'pending');
    const allowed = before === checkout.status || leadsTo(checkout.kind, before, checkout.status);
    const step = `${checkout.reference} went from ${before} to ${checkout.status}`;
    hold(allowed, 'a status only leads where the table says', step);
    this.#statuses.set(checkout.id, checkout.status);
    judgeEvents(facts);
    judgeOwner(facts);
  }
}

/** Every event is recorded once, numbered without a gap. */
function judgeEvents({ checkout, events, attempts }: Facts): void {
  const numbers = events.map(({ sequence }) => sequence).join();
  const expected = Array.from({ length: checkout.sequence }, (_, index) => index + 1).join();
  hold(numbers === expected, 'events are numbered without a gap', `${checkout.reference} has ${numbers}`);
  const counts = new Map<string, number>();
  for (const event of events) {
    const name = identityOf(event);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [name, count] of counts) {
    // The bank may ask for details, report a failure, pay after all and reverse it, with each attempt.
    const most = isOfAttempt(name) ? 3 * attempts.length : 1;
    hold(
      count <= most,
      'an event is recorded once',
      `${checkout.reference}: ${name} is recorded ${count} times`,
    );
  }
}

function identityOf({ type, extrasJson, sequence }: Facts['events'][number]): string {
  const extras = JSON.parse(extrasJson) as Record<string, string>;
  const again = events[type].isRepeatable ? ` (${sequence})` : '';
  const reason = type === 'payment.failed' ? extras.failure_reason : '';
  const subjects = [extras.credit_id, extras.payout_id, extras.refund_id].join(' ');
  return `${type} ${reason} ${subjects}${again}`;
}

/** Whether the bank's word on an attempt causes it; the others come of a command. */
function isOfAttempt(name: string): boolean {
  return /^(payout|refund)\.(paid|failed|reversed) /.test(name);
}

/** Every record of a checkout has its account and mode. */
function judgeOwner(facts: Facts): void {
  const { checkout, credits, payouts, refunds, disputes, events, movements } = facts;
  for (const row of [...credits, ...payouts, ...refunds, ...disputes, ...events]) {
    const isOwn = row.accountId === checkout.accountId && row.mode === checkout.mode;
    hold(
      isOwn,
      'nothing belongs to another merchant or mode',
      `${checkout.reference}: ${JSON.stringify(row)}`,
    );
  }
  for (const { mode, changeId } of movements) {
    hold(mode === checkout.mode, 'money never crosses modes', `${checkout.reference}: change ${changeId}`);
  }
}
