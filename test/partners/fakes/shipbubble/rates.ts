import { dayMs } from '../clock.js';
import { isObject, numberIn, textIn } from '../fields.js';
import { koboIn } from '../naira.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Account, newDigits } from './account.js';
import { internationalPhone, nameErrors } from './addresses.js';
import { categories } from './couriers.js';
import { ShipbubbleRefusal } from './errors.js';
import { fieldsOf, success } from './input.js';
import type { Address, Courier, Dimension, Item, Offer, RateRequest } from './records.js';
import { ratesShape } from './shapes.js';

const tokenLifeMs = 7 * dayMs;
const lagosOffsetMs = 3_600_000;

/** Asks every courier: each question has a new token. One that is late is left out. */
export function fetchRates(account: Account, request: PartnerRequest): PartnerAnswer {
  const asked = askedOf(account, request);
  const weight = Math.ceil(
    asked.items.reduce((sum, { unitWeight, quantity }) => sum + unitWeight * quantity, 0),
  );
  const offers = account.couriers
    .filter(({ answers }) => answers)
    .map((courier) => offerOf(account, courier, weight));
  if (offers.length === 0 && account.settings.withoutCouriers === 'refused') {
    throw new ShipbubbleRefusal('no_couriers');
  }
  const { from, to } = asked;
  const now = account.clock.now();
  const opened: RateRequest = {
    ...asked,
    token: newDigits(account, 64),
    sender: { name: from.name, phone: from.phone },
    receiver: { name: to.name, phone: to.phone },
    offers,
    isUsed: false,
    expiresAt: now + tokenLifeMs,
    createdAt: now,
  };
  account.requests.set(opened.token, opened);
  return success('Retrieved successfully', ratesShape(opened));
}

/** Gives the labels of a token other names and numbers. */
export function editToken(account: Account, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  const asked = requireToken(account, fields.request_token);
  const sender = { name: textIn(fields.sender_name), phone: internationalPhone(fields.sender_phone) ?? '' };
  const receiver = {
    name: textIn(fields.reciever_name),
    phone: internationalPhone(fields.reciever_phone) ?? '',
  };
  const errors = [sender, receiver].flatMap(({ name, phone }) => [
    ...nameErrors(account, name),
    ...(phone === '' ? ['A valid phone number is required'] : []),
  ]);
  if (errors.length > 0) throw new ShipbubbleRefusal('invalid_fields', errors);
  asked.sender = sender;
  asked.receiver = receiver;
  return success('Request token details updated successfully');
}

/** The offer of one insurer, for a token that can still be used. */
export function listInsuranceRates(account: Account, { query }: PartnerRequest): PartnerAnswer {
  requireToken(account, query.get('request_token'));
  const offer = {
    amount: 1650,
    code: 'git-retail-x0',
    currency: 'NGN',
    insure_percentage: 0.002,
    insurer: 'Example Insurance',
    policy_condition: 'Goods worth 0-500,000',
  };
  return success('Retrieved successfully', [offer]);
}

/** A token that has expired or was used is like one that never was, unless a used one books again. */
export function requireToken({ requests, settings, clock }: Account, token: unknown): RateRequest {
  const asked = requests.get(textIn(token));
  const isSpent = asked?.isUsed && settings.usedToken === 'refused';
  if (!asked || isSpent || clock.now() >= asked.expiresAt) {
    throw new ShipbubbleRefusal('invalid_label', ['Invalid request token']);
  }
  return asked;
}

function askedOf(account: Account, request: PartnerRequest) {
  const fields = fieldsOf(request);
  const { sender_address_code, reciever_address_code, pickup_date, category_id } = fields;
  const from = account.addresses.get(Number(sender_address_code));
  const to = account.addresses.get(Number(reciever_address_code));
  const items = Array.isArray(fields.package_items) ? fields.package_items.map(readItem) : [];
  const dimension = readDimension(fields.package_dimension);
  const isListed = categories.some((category) => category.category_id === category_id);
  const errors = [
    ...(from ? [] : ['Invalid sender address code']),
    ...(to ? [] : ['Invalid receiver address code']),
    ...(isPickupDate(account, textIn(pickup_date)) ? [] : ['Invalid pickup date']),
    ...(isListed ? [] : ['Invalid category id']),
    ...(items.length === 0 || items.includes(null) ? ['Invalid package items'] : []),
    ...(dimension ? [] : ['Invalid package dimension']),
  ];
  if (errors.length > 0) throw new ShipbubbleRefusal('invalid_fields', errors);
  return {
    from: from as Address,
    to: to as Address,
    items: items as Item[],
    dimension: dimension as Dimension,
    pickupDate: textIn(pickup_date),
    instructions: textIn(fields.delivery_instructions),
  };
}

/** From today in Lagos to a week on. */
function isPickupDate({ clock }: Account, text: string): boolean {
  const today = new Date(clock.now() + lagosOffsetMs).toISOString().slice(0, 10);
  const ahead = Date.parse(text) - Date.parse(today);
  return /^\d{4}-\d\d-\d\d$/.test(text) && ahead >= 0 && ahead <= 7 * dayMs;
}

function readItem(item: unknown): Item | null {
  const { name, description, unit_weight, unit_amount, quantity } = isObject(item) ? item : {};
  const [unitAmount, unitWeight, count] = [koboIn(unit_amount), numberIn(unit_weight), numberIn(quantity)];
  if (textIn(name) === '' || textIn(description) === '') return null;
  if (unitAmount === null || !unitWeight || !count) return null;
  return { name: textIn(name), description: textIn(description), quantity: count, unitAmount, unitWeight };
}

function readDimension(dimension: unknown): Dimension | null {
  const { length, width, height } = isObject(dimension) ? dimension : {};
  const sizes = [length, width, height].map(numberIn);
  if (!sizes.every((size) => size !== null && size > 0)) return null;
  return { length: Number(length), width: Number(width), height: Number(height) };
}

function offerOf(account: Account, courier: Courier, kilograms: number): Offer {
  return {
    courier,
    courierId: courier.courierId ?? `rate_key_${newDigits(account, 32)}`,
    total: courier.basePrice + courier.pricePerKg * kilograms,
  };
}
