import type { FakeTerminal } from './terminal-africa.js';

/** An answer of the fake; its body is whatever the call returns. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
  body: any;
}

/** Calls the fake with its key: `call(fake, 'POST /shipments', { ... })`. */
export async function call(
  { url, settings }: Pick<FakeTerminal, 'url' | 'settings'>,
  route: string,
  body?: unknown,
): Promise<Answer> {
  const [method = 'GET', path] = route.split(' ');
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${settings.secretKey}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

export const someAddress = {
  first_name: 'Ada',
  last_name: 'Seller',
  email: 'shop@example.com',
  phone: '+2348030000001',
  line1: '1 Broad Street',
  city: 'Lagos Island',
  state: 'Lagos',
  country: 'NG',
  zip: '100001',
  is_residential: true,
};

/** Keeps two addresses and a parcel, and returns their ids as the rates name them. */
export async function askable(fake: FakeTerminal) {
  const [from, to, box] = await Promise.all([
    call(fake, 'POST /addresses', someAddress),
    call(fake, 'POST /addresses', { ...someAddress, first_name: 'Bola', last_name: 'Buyer' }),
    call(fake, 'GET /packaging/default/terminal'),
  ]);
  const item = {
    name: 'Shoes',
    description: 'Shoes',
    currency: 'NGN',
    value: 25_000,
    quantity: 1,
    weight: 1.5,
  };
  const parcel = await call(fake, 'POST /parcels', {
    description: 'Shoes',
    items: [{ ...item, type: 'parcel' }],
    packaging: box.body.data.packaging_id,
    weight_unit: 'kg',
  });
  return {
    pickup_address: from.body.data.address_id as string,
    delivery_address: to.body.data.address_id as string,
    parcel_id: parcel.body.data.parcel_id as string,
  };
}

/** Asks for rates and returns them. */
export async function rates(fake: FakeTerminal) {
  const ids = await askable(fake);
  const query = new URLSearchParams({ ...ids, currency: 'NGN' });
  return (await call(fake, `GET /rates/shipment?${query}`)).body.data;
}

/** Drafts the shipment of a rate and returns its id. */
export async function draft(
  fake: FakeTerminal,
  rate: { pickup_address: string; delivery_address: string; parcel: string },
): Promise<string> {
  const { body } = await call(fake, 'POST /shipments', {
    address_from: rate.pickup_address,
    address_to: rate.delivery_address,
    parcel: rate.parcel,
    shipment_purpose: 'commercial',
  });
  return body.data.shipment_id;
}
