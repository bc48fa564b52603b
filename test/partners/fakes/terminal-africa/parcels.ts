import { isObject, numberIn, textIn } from '../fields.js';
import { koboIn } from '../naira.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Account, newId } from './account.js';
import { TerminalRefusal } from './errors.js';
import { fieldsOf, success } from './input.js';
import type { Item, Packaging, Parcel } from './records.js';
import { packagingShape, parcelShape } from './shapes.js';

export function createPackaging(account: Account, request: PartnerRequest): PartnerAnswer {
  const { name, type, height, length, width, weight, size_unit, weight_unit } = fieldsOf(request);
  const sizes = [height, length, width, weight].map(numberIn);
  // A size of nothing counts as missing.
  const isComplete = sizes.every((size) => size !== null && size > 0);
  if (!isComplete || size_unit !== 'cm' || weight_unit !== 'kg') {
    throw new TerminalRefusal('incomplete_packaging');
  }
  const packaging = keepPackaging(account, {
    name: textIn(name) || 'Packaging',
    type: textIn(type) || 'box',
    height: Number(height),
    length: Number(length),
    width: Number(width),
    weight: Number(weight),
  });
  return success('Packaging created successfully', packagingShape(packaging));
}

/** Ready-made packaging, one for everybody who asks. */
export function readDefaultPackaging(account: Account): PartnerAnswer {
  const known = [...account.packagings.values()].find(({ name }) => name === 'Terminal Box');
  const box = { name: 'Terminal Box', type: 'box', height: 10, length: 30, width: 20, weight: 0.05 };
  return success('Packaging retrieved successfully', packagingShape(known ?? keepPackaging(account, box)));
}

function keepPackaging(account: Account, fields: Omit<Packaging, 'id' | 'createdAt'>): Packaging {
  const packaging = { ...fields, id: newId(account, 'PA'), createdAt: account.clock.now() };
  account.packagings.set(packaging.id, packaging);
  return packaging;
}

export function createParcel(account: Account, request: PartnerRequest): PartnerAnswer {
  const { description, items, packaging, weight_unit, metadata } = fieldsOf(request);
  const packagingId = textIn(packaging);
  if (textIn(description) === '') throw new TerminalRefusal('description_required');
  if (!Array.isArray(items) || items.length === 0 || weight_unit !== 'kg') {
    throw new TerminalRefusal('items_required');
  }
  if (!account.packagings.has(packagingId)) throw new TerminalRefusal('unknown_packaging');
  const parcel: Parcel = {
    id: newId(account, 'PC'),
    description: textIn(description),
    items: items.map(readItem),
    packagingId,
    metadata: metadata ?? {},
  };
  account.parcels.set(parcel.id, parcel);
  return success('Parcel created successfully', parcelShape(account, parcel));
}

function readItem(item: unknown): Item {
  const { name, description, currency, value, quantity, weight } = isObject(item) ? item : {};
  const [kobo, count, kilograms] = [koboIn(value), numberIn(quantity), numberIn(weight)];
  const isComplete = textIn(name) !== '' && textIn(description) !== '' && currency === 'NGN';
  if (!isComplete || kobo === null || !count || !kilograms) throw new TerminalRefusal('items_required');
  return {
    name: textIn(name),
    description: textIn(description),
    quantity: count,
    value: kobo,
    weight: kilograms,
  };
}

export function requireParcel({ parcels }: Account, id: unknown): Parcel {
  const parcel = parcels.get(textIn(id));
  if (!parcel) throw new TerminalRefusal('unknown_parcel');
  return parcel;
}

/** Kilograms, with the packaging; item weights are line totals. */
export function totalWeight({ packagings }: Account, { items, packagingId }: Parcel): number {
  const packaging = packagings.get(packagingId)?.weight ?? 0;
  return items.reduce((sum, { weight }) => sum + weight, packaging);
}
