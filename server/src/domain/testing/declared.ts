import { type CheckoutAggregate, checkoutOf, type Decision } from '../aggregate.js';
import { assert } from '../assert.js';
import type { Cell } from '../checkout/state-table.js';

type Table = Readonly<Record<string, Readonly<Record<string, Cell<string, unknown>>>>>;

/** Writes one outcome as `funded release -> released: escrow.released`. */
export function showOutcome(status: string, command: string, to: string, events: readonly string[]): string {
  return `${status} ${command} -> ${to}: ${events.join(' ')}`;
}

/** Returns every outcome that a table declares. */
export function declaredOutcomes(table: Table): string[] {
  return Object.entries(table).flatMap(([status, row]) =>
    Object.entries(row).flatMap(([command, { outcomes }]) =>
      outcomes.map(({ status: next, events }) =>
        showOutcome(status, command, next === 'same' ? status : next, events),
      ),
    ),
  );
}

/** Throws unless the table declares the outcome of a decision. */
export function checkDeclared(
  table: Table,
  status: string,
  command: string,
  decision: Decision<CheckoutAggregate>,
): void {
  if ('refused' in decision || decision.kind === 'repeat') return;
  const next = checkoutOf(decision.after).status;
  const events = decision.change.events.map(({ type }) => type);
  const cell = table[status]?.[command];
  const isDeclared = cell?.outcomes.some(
    (outcome) =>
      (outcome.status === 'same' ? status : outcome.status) === next &&
      outcome.events.join() === events.join(),
  );
  assert(isDeclared, `${showOutcome(status, command, next, events)} is not in the table`);
}
