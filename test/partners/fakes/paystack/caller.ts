import type { FakePaystack } from './paystack.js';

/** An answer of the fake; its body is whatever the call returns. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
  body: any;
}

/** Calls the fake with its key: `call(fake, 'POST /transfer', { ... })`. */
export async function call(
  { url, secretKey }: Pick<FakePaystack, 'url' | 'secretKey'>,
  route: string,
  body?: unknown,
): Promise<Answer> {
  const [method = 'GET', path] = route.split(' ');
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Opens a virtual account and returns the answer's `data`. */
export async function openAccount(fake: FakePaystack, fields: Record<string, unknown> = {}) {
  const request = { email: 'buyer@example.com', amount: 2_500_000, bank_transfer: {}, ...fields };
  const { body } = await call(fake, 'POST /charge', request);
  return body.data;
}

/** Creates a recipient and returns its code. */
export async function createPayee(fake: FakePaystack, accountNumber = '0123456780'): Promise<string> {
  const payee = { type: 'nuban', name: 'ADA SELLER', account_number: accountNumber, bank_code: '058' };
  const { body } = await call(fake, 'POST /transferrecipient', { ...payee, currency: 'NGN' });
  return body.data.recipient_code;
}

/** Sends a transfer from the balance. */
export async function sendTransfer(
  fake: FakePaystack,
  recipient: string,
  reference: string,
  amount = 2_450_000,
): Promise<Answer> {
  const reason = 'Escrow ORD-12 release';
  const request = { source: 'balance', amount, recipient, reference, reason, currency: 'NGN' };
  return call(fake, 'POST /transfer', request);
}
