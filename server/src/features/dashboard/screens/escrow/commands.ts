import { DeliverInput, limits } from '@escrow-checkout/contract';
import type { ActionFields, ActionName } from '@escrow-checkout/web';
import type { Context, EscrowAggregate, EscrowCommand } from '../../../../domain/aggregate.js';
import { arrivalProblem, missingProof } from '../../../../domain/escrow/delivery.js';
import { readInstant } from '../../../../domain/local-time.js';
import type { Escrow } from '../../../../domain/records.js';
import type { Right } from '../../../../domain/staff/rights.js';
import { readNaira } from '../checkouts/filter.js';

/** The fields that could not be read. */
export type WrongFields = { wrong: (keyof ActionFields)[] };

interface Action {
  right: Right;
  /** Returns the command that the fields describe, as the API takes it, or the fields that are wrong. */
  commandOf(fields: ActionFields, escrow: EscrowAggregate, context: Context): EscrowCommand | WrongFields;
  /** A command by which to find out whether the action is possible at all. */
  probe: EscrowCommand;
}

const proof = {
  tracking_number: 'probe',
  courier_name: null,
  proof_photo_url: 'https://probe.example',
  notes: null,
};

/** What a member can do with an escrow, in the order of its page. Each moves money or starts what will. */
export const actions: Record<ActionName, Action> = {
  accept: {
    right: 'accept_for_seller',
    commandOf: () => ({ command: 'accept' }),
    probe: { command: 'accept' },
  },
  deliver: {
    right: 'deliver',
    commandOf: deliverOf,
    probe: { command: 'deliver', proof },
  },
  release: {
    right: 'refund_or_release',
    commandOf: ({ amount }) => {
      const kobo = amountOf(amount);
      return kobo === undefined ? { wrong: ['amount'] } : { command: 'release', amount: kobo };
    },
    probe: { command: 'release', amount: null },
  },
  refund: {
    right: 'refund_or_release',
    commandOf: ({ amount, reason }) => {
      const kobo = amountOf(amount);
      const wrong: (keyof ActionFields)[] = kobo === undefined ? ['amount'] : [];
      if ([...reason].length > limits.reasonLengthMax) wrong.push('reason');
      if (kobo === undefined || wrong.length > 0) return { wrong };
      return { command: 'refund', amount: kobo, reason: reason || null };
    },
    probe: { command: 'refund', amount: null, reason: null },
  },
  cancel: {
    right: 'cancel',
    commandOf: () => ({ command: 'cancel' }),
    probe: { command: 'cancel' },
  },
};

/** Null for all that is held; undefined for what is no amount. */
function amountOf(text: string): number | null | undefined {
  if (text === '') return null;
  const kobo = readNaira(text);
  return kobo === null || kobo === 0 ? undefined : kobo;
}

function deliverOf(
  fields: ActionFields,
  { escrow }: EscrowAggregate,
  context: Context,
): EscrowCommand | WrongFields {
  const given = {
    tracking_number: fields.tracking_number || null,
    courier_name: fields.courier_name || null,
    proof_photo_url: fields.proof_photo_url || null,
    notes: fields.notes || null,
  };
  const input = DeliverInput.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
  );
  const unread = input.success
    ? []
    : input.error.issues.map(({ path: [name] }) => name as keyof ActionFields);
  const arrival = arrivalOf(fields.expected_arrival_at, escrow, context);
  const late = arrival === 'wrong' ? (['expected_arrival_at'] as const) : [];
  const wrong = [...new Set([...missingProof(escrow, given), ...unread, ...late])];
  if (wrong.length > 0 || arrival === 'wrong') return { wrong };
  return { command: 'deliver', proof: { ...given, ...arrival } };
}

/** Reads when the parcel should arrive, by the clock in Nigeria; nothing where nobody says. */
function arrivalOf(typed: string, escrow: Escrow, context: Context) {
  if (typed === '') return {};
  const at = readInstant(`${typed}:00+01:00`);
  if (at === null) return 'wrong';
  const arrival = { expected_arrival_at: new Date(at).toISOString() };
  // A second tap finds what the first has recorded, however long it took.
  const isPossible = escrow.sellerDeliveredAt !== null || arrivalProblem(escrow, arrival, context) === null;
  return isPossible ? arrival : 'wrong';
}
