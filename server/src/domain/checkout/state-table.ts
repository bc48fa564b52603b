import type { EventType } from '@escrow-checkout/contract';
import type { CheckoutAggregate, Context, Decision, PaymentCommand } from '../aggregate.js';

/** Decides what one command does in the states whose cells name this rule, guards included. */
export type RuleOf<Aggregate, Command extends { command: string }, Name extends Command['command']> = (
  aggregate: Aggregate,
  command: Extract<Command, { command: Name }>,
  context: Context,
) => Decision<Aggregate>;

/** A rule that escrows and charges share. */
export type SharedRule<Name extends PaymentCommand['command']> = <Aggregate extends CheckoutAggregate>(
  ...given: Parameters<RuleOf<Aggregate, PaymentCommand, Name>>
) => Decision<Aggregate>;

/** One way in which a command can end if it changes something. */
export interface Outcome<Status extends string> {
  /** The next status; `same` if it does not change. */
  status: Status | 'same';
  /** The events the change records, in this order. */
  events: readonly EventType[];
  /** Whether it needs an earlier partial release or reversal; the drawn pictures leave it out. */
  isUnusual: boolean;
}

/** One state and one command: every outcome, and the rule that decides between them and a refusal. */
export interface Cell<Status extends string, Rule> {
  outcomes: readonly Outcome<Status>[];
  rule: Rule;
}

export function outcome<Status extends string>(
  status: Status | 'same',
  events: readonly EventType[],
): Outcome<Status> {
  return { status, events, isUnusual: false };
}

export function unusual<Status extends string>(
  status: Status | 'same',
  events: readonly EventType[],
): Outcome<Status> {
  return { status, events, isUnusual: true };
}

/** The command always leads to this status. */
export function to<Status extends string, Rule>(
  status: Status,
  events: readonly EventType[],
  rule: Rule,
): Cell<Status, Rule> {
  return { outcomes: [outcome(status, events)], rule };
}

/** The command changes rows but never the status. */
export function stays<Rule>(events: readonly EventType[], rule: Rule): Cell<never, Rule> {
  return { outcomes: [outcome<never>('same', events)], rule };
}

/** The command can end in several ways; the usual ones come first. */
export function either<Status extends string, Rule>(
  outcomes: readonly Outcome<Status>[],
  rule: Rule,
): Cell<Status, Rule> {
  return { outcomes, rule };
}
