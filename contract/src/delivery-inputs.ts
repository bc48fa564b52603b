import { z } from 'zod';
import { limits } from './limits.js';
import { NigerianPhone, text } from './primitives.js';

export const Address = z
  .object({
    name: text(limits.nameLengthMax, 'Name of the person the carrier meets.'),
    phone: NigerianPhone.describe(
      'A Nigerian mobile number that the carrier can call: 0803..., 803..., 234... or +234...',
    ),
    phone2: NigerianPhone.describe('A second number, in the same form.').optional(),
    line1: text(limits.addressLineLengthMax, 'House number and street.'),
    landmark: text(limits.addressLineLengthMax, 'A landmark near the address.').optional(),
    city: text(limits.cityLengthMax, 'Town or area.'),
    state: text(limits.cityLengthMax, 'One of the 36 states of Nigeria, or FCT.'),
  })
  .strict()
  .describe('Where a parcel is picked up or delivered.');

function measure(max: number, unit: string, description: string) {
  return z
    .number()
    .positive(`must be more than 0 ${unit}`)
    .max(max, `must be at most ${max} ${unit}`)
    .describe(description);
}

function sizeOf(what: string) {
  return measure(limits.parcelSizeCmMax, 'cm', `${what} in centimetres.`).optional();
}

export const ParcelInput = z
  .object({
    description: text(limits.parcelDescriptionLengthMax, 'What is inside; the carrier sees it.'),
    weight_kg: measure(limits.parcelWeightKgMax, 'kg', 'Weight in kilograms, such as 0.5.'),
    value_naira: z
      .number()
      .min(0, 'must be at least 0 naira')
      .max(limits.parcelValueNairaMax, `must be at most ${limits.parcelValueNairaMax} naira`)
      .describe('What the content is worth, in naira and not in kobo.'),
    length_cm: sizeOf('Length'),
    breadth_cm: sizeOf('Breadth'),
    height_cm: sizeOf('Height'),
  })
  .strict()
  .describe('What is delivered. Carriers charge by the size, too, if all three measures are given.');
