import type { ArrivalForm } from '@escrow-checkout/web';
import type { Request } from 'express';
import type { Context } from '../../../domain/aggregate.js';
import { arrivalProblem } from '../../../domain/escrow/delivery.js';
import { localDayOf, readInstant } from '../../../domain/local-time.js';
import type { Escrow } from '../../../domain/records.js';
import { fieldOf } from '../signed-in/form.js';
import { displayTime } from '../signed-in/story-view.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How many of the next days the form offers; any other time can be typed. */
const daysOffered = 5;

/** By when a parcel arrives that is expected on a day, hours of the clock in Nigeria. */
const lastHour = '20:00';

/** The zone of every time that a seller types. */
const zone = '+01:00';

/** The typed time when a parcel should arrive. */
type Expected = { expectedAt: number | null } | { problem: NonNullable<ArrivalForm['problem']> };

/** Returns the question when the parcel should arrive, with what was chosen before. */
export function arrivalForm(
  { now, policy }: Context,
  given: Pick<ArrivalForm, 'chosen' | 'at' | 'problem'> = { chosen: '', at: '', problem: null },
): ArrivalForm {
  const days = Array.from({ length: daysOffered }, (_, index) => now + index * dayMs);
  const last = now + policy.expectedArrivalMaxMs;
  const isOffered = (at: number) => at > now && at <= last;
  const choices = days
    .map((day) => ({ value: localDayOf(day), endsAt: endOfDay(localDayOf(day)) ?? 0 }))
    .filter(({ endsAt }) => isOffered(endsAt))
    .map(({ value, endsAt }) => ({ value, by: displayTime(endsAt, now) }));
  return { ...given, choices, min: typedTime(now), max: typedTime(last) };
}

/** Reads what was chosen. Without a choice, the time to check starts at once, as the form once did. */
export function readArrival(
  request: Request,
  escrow: Escrow,
  context: Context,
): Expected & Pick<ArrivalForm, 'chosen' | 'at'> {
  const chosen = fieldOf(request, 'arrival').trim();
  const at = fieldOf(request, 'arrival_at').trim();
  if (chosen === '' || chosen === 'now') return { chosen, at, expectedAt: null };
  const expectedAt = chosen === 'other' ? readInstant(`${at}:00${zone}`) : endOfDay(chosen);
  if (expectedAt === null) return { chosen, at, problem: { why: 'missing' } };
  // A second tap finds what the first has recorded, however long it took.
  if (escrow.sellerDeliveredAt !== null) return { chosen, at, expectedAt };
  const expected_arrival_at = new Date(expectedAt).toISOString();
  const problem = arrivalProblem(escrow, { expected_arrival_at }, context);
  if (problem === 'past') return { chosen, at, problem: { why: problem } };
  if (problem === 'too_far') {
    const days = Math.floor(context.policy.expectedArrivalMaxMs / dayMs);
    return { chosen, at, problem: { why: problem, days } };
  }
  return { chosen, at, expectedAt };
}

/** Null for what is no day. */
function endOfDay(day: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? readInstant(`${day}T${lastHour}:00${zone}`) : null;
}

/** `2026-11-27T14:30`, as people in Nigeria read the clock. */
function typedTime(ms: number): string {
  return new Date(ms + hourMs).toISOString().slice(0, 16);
}
