import type { Parcel } from '../../../ports/carrier.js';
import { nairaOf } from '../../bank/http/naira.js';
import type { TerminalSession } from './api.js';

/** Kilograms. What the box itself weighs is part of the parcel's weight already, but 0 counts as missing. */
const boxWeight = 0.01;

/** Keeps a parcel at Terminal Africa and returns its id. */
export async function createParcel(session: TerminalSession, parcel: Parcel): Promise<string> {
  const packaging = await packagingFor(session, parcel);
  const { description, value, weightGrams } = parcel;
  const item = {
    name: description,
    description,
    type: 'parcel',
    currency: 'NGN',
    // Value and weight are for all of the quantity.
    value: nairaOf(value),
    quantity: 1,
    weight: weightGrams / 1_000,
  };
  const created = await session.read({
    operation: 'create_parcel',
    method: 'POST',
    path: '/v1/parcels',
    priority: 'other',
    body: { description, items: [item], packaging, weight_unit: 'kg' },
  });
  return created.text('parcel_id');
}

/** Returns the id of a box of the parcel's size, or of a ready-made one if a length is unknown. */
async function packagingFor(session: TerminalSession, parcel: Parcel): Promise<string> {
  const { lengthMm, breadthMm, heightMm } = parcel;
  if (lengthMm === null || breadthMm === null || heightMm === null) return readyMade(session);
  const created = await session.read({
    operation: 'create_packaging',
    method: 'POST',
    path: '/v1/packaging',
    priority: 'other',
    body: {
      name: `Box ${lengthMm} x ${breadthMm} x ${heightMm} mm`,
      type: 'box',
      length: lengthMm / 10,
      width: breadthMm / 10,
      height: heightMm / 10,
      size_unit: 'cm',
      weight: boxWeight,
      weight_unit: 'kg',
    },
  });
  return created.text('packaging_id');
}

async function readyMade(session: TerminalSession): Promise<string> {
  const packaging = await session.read({
    operation: 'read_packaging',
    method: 'GET',
    path: '/v1/packaging/default/terminal',
    priority: 'other',
  });
  return packaging.text('packaging_id');
}
