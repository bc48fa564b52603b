import type { RatesInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { internationalPhone } from '../../domain/delivery/phone.js';
import { stateNamed, states } from '../../domain/delivery/states.js';
import type { FieldError } from '../../http/problem.js';
import { fieldsProblem, hintOf } from '../../http/validation.js';
import type { CarrierAddress, Parcel, RatesRequest } from '../../ports/carrier.js';

type Input = z.output<typeof RatesInput>;

/** What carriers are asked, and whom they may write to. */
export type Question = Omit<RatesRequest, 'now'>;

/** @throws ProblemError that names every state that is none */
export function questionOf({ pickup, dropoff, parcel }: Input, email: string): Question {
  const unknown = [
    ...unknownState('/pickup/state', pickup.state),
    ...unknownState('/dropoff/state', dropoff.state),
  ];
  if (unknown.length > 0) throw fieldsProblem(unknown);
  return { pickup: addressOf(pickup, email), dropoff: addressOf(dropoff, email), parcel: parcelOf(parcel) };
}

function unknownState(pointer: string, state: string): FieldError[] {
  if (stateNamed(state) !== null) return [];
  return [{ pointer, code: 'invalid', detail: `is not a state of Nigeria; ${hintOf(state, states)}` }];
}

function addressOf(address: Input['pickup'], email: string): CarrierAddress {
  const { name, phone, phone2, line1, landmark = null, city, state } = address;
  return {
    name: name.trim(),
    phone: internationalPhone(phone),
    phone2: phone2 === undefined ? null : internationalPhone(phone2),
    line1: line1.trim(),
    landmark: landmark?.trim() ?? null,
    city: city.trim(),
    state: stateNamed(state) ?? state,
    email,
  };
}

function parcelOf(parcel: Input['parcel']): Parcel {
  const { description, weight_kg, value_naira, length_cm, breadth_cm, height_cm } = parcel;
  return {
    description: description.trim(),
    weightGrams: inParts(weight_kg, 1_000),
    value: Math.round(value_naira * 100),
    lengthMm: length_cm === undefined ? null : inParts(length_cm, 10),
    breadthMm: breadth_cm === undefined ? null : inParts(breadth_cm, 10),
    heightMm: height_cm === undefined ? null : inParts(height_cm, 10),
  };
}

/** Whole parts of a measure, rounded; never none. */
function inParts(measure: number, parts: number): number {
  return Math.max(1, Math.round(measure * parts));
}
