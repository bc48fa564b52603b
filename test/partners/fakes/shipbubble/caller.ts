import type { FakeShipbubble } from './shipbubble.js';

/** An answer of the fake; its body is whatever the call returns. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
  body: any;
}

/** Calls the fake with its key: `call(fake, 'POST /shipping/labels', { ... })`. */
export async function call(
  { url, settings }: Pick<FakeShipbubble, 'url' | 'settings'>,
  route: string,
  body?: unknown,
): Promise<Answer> {
  const [method = 'GET', path] = route.split(' ');
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${settings.key}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

export const someAddress = {
  name: 'Ada Seller',
  email: 'shop@example.com',
  phone: '08030000001',
  address: '1 Broad Street, Lagos Island, Lagos, Nigeria',
};

/** Validates two addresses, and returns what a question for rates has. */
export async function askable(fake: FakeShipbubble) {
  const [from, to] = [
    await call(fake, 'POST /shipping/address/validate', someAddress),
    await call(fake, 'POST /shipping/address/validate', { ...someAddress, name: 'Bola Buyer' }),
  ];
  const item = { name: 'Shoes', description: 'Shoes', unit_weight: 1.5, unit_amount: 25_000, quantity: 1 };
  return {
    sender_address_code: from.body.data.address_code as number,
    reciever_address_code: to.body.data.address_code as number,
    pickup_date: new Date(fake.clock.now()).toISOString().slice(0, 10),
    category_id: 90_097_994,
    package_items: [item],
    package_dimension: { length: 30, width: 20, height: 12 },
    delivery_instructions: 'Beside the old bank',
  };
}

/** Asks for rates, and returns the answer's data. */
export async function rates(fake: FakeShipbubble) {
  return (await call(fake, 'POST /shipping/fetch_rates', await askable(fake))).body.data;
}

/** Creates the label of one of the rates. */
export function book(
  fake: FakeShipbubble,
  // biome-ignore lint/suspicious/noExplicitAny: rates are whatever the fake answered
  { request_token, couriers }: any,
  index = 0,
): Promise<Answer> {
  const { service_code, courier_id } = couriers[index];
  return call(fake, 'POST /shipping/labels', { request_token, service_code, courier_id });
}
