import { expect } from 'vitest';
import { type Answer, type CallOptions, type Service, segment } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

const pickup = {
  name: 'Ada Obi',
  phone: '08031234567',
  line1: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
};
const dropoff = {
  name: 'Bola',
  phone: '+2348091234567',
  line1: '3 Aminu Kano',
  city: 'Wuse',
  state: 'Abuja',
};
const parcel = { description: 'Shoes', weight_kg: 1.2, value_naira: 25_000 };

interface Changed {
  pickup?: object;
  dropoff?: object;
  parcel?: object;
}

export function question(changed: Changed = {}) {
  return {
    pickup: { ...pickup, ...changed.pickup },
    dropoff: { ...dropoff, ...changed.dropoff },
    parcel: { ...parcel, ...changed.parcel },
  };
}

export function askRates(
  service: Service,
  changed: Changed = {},
  options: CallOptions = {},
): Promise<Answer> {
  return service.call('POST', '/delivery/rates', { body: question(changed), ...options });
}

/** What attach takes, for one of the rates of a question. */
export async function attachable(service: Service, changed: Changed = {}, index = 0) {
  const { status, body } = await askRates(service, changed);
  expect(status).toBe(200);
  const { pickup_address_id, delivery_address_id, parcel_id } = body;
  return { rate_id: body.rates[index].rate_id, pickup_address_id, delivery_address_id, parcel_id };
}

export const managed = { delivery_mode: 'managed' };

export function attach(
  service: Service,
  { reference }: TestEscrow,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  return service.call('POST', `/escrow/${segment(reference)}/delivery/attach`, { body, ...options });
}

export function openManaged(service: Service): Promise<TestEscrow> {
  return TestEscrow.open(service, managed);
}
