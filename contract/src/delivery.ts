import { z } from 'zod';
import { Address, ParcelInput } from './delivery-inputs.js';
import { Escrow } from './escrow.js';
import { ReferencePath } from './escrow-inputs.js';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { Kobo, NoBody, Timestamp, text } from './primitives.js';

const rateId = text(200, 'The rate; pass it to attach.');
const pickupAddressId = text(200, 'Where the parcel is picked up; pass it to attach.');
const deliveryAddressId = text(200, 'Where the parcel goes; pass it to attach.');
const parcelId = text(200, 'The parcel; pass it to attach.');

/** Why a pickup is not booked, in any mode. */
export const bookingErrors = [
  'not_found',
  'rate_not_attached',
  'not_funded',
  'disputed',
  'final',
  'seller_not_accepted',
  'already_delivered',
  'already_booked',
  'rate_expired',
  'carriage_limit',
  'conflict',
  'idempotency_mismatch',
  'partner_unavailable',
] as const;

export const RatesInput = z
  .object({
    pickup: Address.describe('Where the carrier picks the parcel up.'),
    dropoff: Address.describe('Where the parcel goes.'),
    parcel: ParcelInput,
  })
  .strict();

export const DeliveryRate = z
  .object({
    rate_id: rateId,
    carrier: text(limits.nameLengthMax, 'Name of the carrier.'),
    service: text(limits.nameLengthMax, "The carrier's service."),
    amount: Kobo.describe('What the delivery costs, in kobo.'),
    pickup_time: text(
      limits.nameLengthMax,
      "When the parcel is picked up, in the carrier's words; null if it does not say.",
    ).nullable(),
    delivery_time: text(
      limits.nameLengthMax,
      "When the parcel arrives, in the carrier's words; null if it does not say.",
    ).nullable(),
    expires_at: Timestamp.describe('Until when the rate can be attached; the carrier may end it earlier.'),
  })
  .strict()
  .describe('What one carrier charges for one service.');

export const DeliveryRates = z
  .object({
    rates: z
      .array(DeliveryRate)
      .max(limits.deliveryRatesMax)
      .describe('The cheapest first; empty if no carrier delivers there.'),
    pickup_address_id: pickupAddressId,
    delivery_address_id: deliveryAddressId,
    parcel_id: parcelId,
    unanswered: z
      .array(text(limits.nameLengthMax, 'Name of a carrier.'))
      .max(limits.deliveryRatesMax)
      .describe('Carriers that gave no price in time, as far as is known; ask again later for theirs.'),
  })
  .strict()
  .describe('What carriers charge for a parcel.');

export const AttachRateInput = z
  .object({
    rate_id: text(200, 'One of the `rates`.'),
    pickup_address_id: text(200, 'The `pickup_address_id` that came with the rate.'),
    delivery_address_id: text(200, 'The `delivery_address_id` that came with the rate.'),
    parcel_id: text(200, 'The `parcel_id` that came with the rate.'),
  })
  .strict();

export const BookedDelivery = z
  .object({
    ok: z.boolean().describe('Whether the pickup is booked and has a number.'),
    tracking_number: text(200, "The carrier's number; null if there is none.").nullable(),
    remedy: text(500, 'What to do if there is no number; null if there is one.').nullable(),
  })
  .strict()
  .describe('A booked pickup, or why it is not booked.');

export const deliveryOperations = {
  rates: operation({
    method: 'POST',
    path: '/delivery/rates',
    summary: 'Get delivery rates',
    description:
      'Returns what carriers charge to bring a parcel from one address to another, for escrows with ' +
      '`delivery_mode: managed`. It can take half a minute. Slower carriers are left out, and ' +
      '`unanswered` lists them if the carrier aggregator names them. The same request within ' +
      `${limits.deliveryRatesRepeatedMinutes} minutes returns the same rates, until one of them is ` +
      `attached. An account can make ${limits.deliveryQuestionsPerHourMax} other requests an hour in ` +
      'each mode, including those that fail. Nothing is booked or paid.',
    body: RatesInput,
    responses: { 200: DeliveryRates },
    metadata: {
      operationId: 'listDeliveryRates',
      scope: 'delivery',
      tag: 'Delivery',
      sdk: 'delivery.rates',
      cli: 'delivery rates',
      repeat: 'key',
      addsData: true,
      errors: ['idempotency_mismatch', 'conflict', 'partner_unavailable', 'live_mode_unavailable'],
      example: {
        body: {
          pickup: {
            name: 'Ada Seller',
            phone: '08031234567',
            line1: '12 Allen Avenue',
            city: 'Ikeja',
            state: 'Lagos',
          },
          dropoff: {
            name: 'Bola Buyer',
            phone: '+2348091234567',
            line1: '3 Aminu Kano Crescent',
            landmark: 'Opposite the market',
            city: 'Wuse',
            state: 'FCT',
          },
          parcel: { description: 'A pair of shoes', weight_kg: 1.2, value_naira: 25_000 },
        },
      },
    },
  }),
  attach: operation({
    method: 'POST',
    path: '/escrow/:reference/delivery/attach',
    summary: 'Attach a rate',
    description:
      'Chooses a rate for the delivery of a `managed` escrow, which then has `delivery_tracking` with ' +
      'status `rate_attached`. Possible until the pickup is booked; another rate replaces the one before. ' +
      'The rates of one answer are for one escrow. It books and pays nothing.',
    pathParams: ReferencePath,
    body: AttachRateInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'attachDeliveryRate',
      scope: 'delivery',
      tag: 'Delivery',
      sdk: 'delivery.attach',
      cli: 'delivery attach',
      repeat: 'key',
      errors: [
        'not_found',
        'conflict',
        'idempotency_mismatch',
        'not_managed',
        'rate_expired',
        'already_booked',
        'already_delivered',
        'disputed',
        'final',
      ],
      example: {
        params: { reference: 'ORD-1001' },
        body: {
          rate_id: 'sandbox_rate_ea986cc1f4d26515',
          pickup_address_id: 'sandbox_address_53caca05d857f0d7',
          delivery_address_id: 'sandbox_address_40d62dd748800c73',
          parcel_id: 'sandbox_parcel_4c3c899aff15b4c2',
        },
      },
    },
  }),
  retry: operation({
    method: 'POST',
    path: '/escrow/:reference/delivery/retry',
    summary: 'Book the pickup',
    description:
      'Books the pickup of a managed delivery. The service does so automatically once a rate is attached, ' +
      'the escrow is funded and the seller has accepted. Call it only after a booking failed: ' +
      '`failure_reason` in `delivery_tracking` says why. A pickup is booked once, and every call returns ' +
      'its tracking number. If there is none, `ok` is false and `remedy` says what to do, usually to ask ' +
      'for rates again and attach a new one. If the carrier does not respond, the pickup may be booked ' +
      'all the same, and `outcome_unknown` is true: repeat the same request. Live keys only; in test mode ' +
      'the service books by itself.',
    pathParams: ReferencePath,
    body: NoBody,
    responses: { 200: BookedDelivery },
    metadata: {
      operationId: 'retryDelivery',
      scope: 'delivery',
      tag: 'Delivery',
      sdk: 'delivery.retry',
      cli: 'delivery retry',
      keys: 'live',
      repeat: 'key',
      errors: [...bookingErrors, 'live_mode_unavailable'],
      example: { params: { reference: 'ORD-1001' } },
    },
  }),
};
