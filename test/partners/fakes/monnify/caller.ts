import type { FakeMonnify } from './monnify.js';

/** An answer of the fake; its body is whatever the call returns. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
  body: any;
}

/** Calls the fake with its keys, with a token of its own: `call(fake, 'GET /api/v1/banks')`. */
export async function call(fake: FakeMonnify, route: string, body?: unknown): Promise<Answer> {
  return send(fake, route, `Bearer ${await logIn(fake)}`, body);
}

/** Returns a new access token. */
export async function logIn(fake: FakeMonnify): Promise<string> {
  const { apiKey, secretKey } = fake.settings;
  const keys = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;
  const { body } = await send(fake, 'POST /api/v1/auth/login', keys);
  return body.responseBody.accessToken;
}

export async function send(
  { url }: Pick<FakeMonnify, 'url'>,
  route: string,
  authorization: string,
  body?: unknown,
): Promise<Answer> {
  const [method = 'GET', path] = route.split(' ');
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Initialises a transaction and returns the whole answer. */
export async function initTransaction(fake: FakeMonnify, fields: Record<string, unknown> = {}) {
  return call(fake, 'POST /api/v1/merchant/transactions/init-transaction', {
    amount: 25_000,
    customerName: 'ADE BUYER',
    customerEmail: 'buyer@example.com',
    paymentReference: 'esc-1',
    paymentDescription: 'Escrow payment',
    currencyCode: 'NGN',
    contractCode: fake.settings.contractCode,
    paymentMethods: ['ACCOUNT_TRANSFER'],
    ...fields,
  });
}

/** Opens a one-time account and returns the answer's `responseBody`. */
export async function openAccount(fake: FakeMonnify, fields: Record<string, unknown> = {}) {
  const { body } = await initTransaction(fake, fields);
  const { transactionReference } = body.responseBody;
  const path = 'POST /api/v1/merchant/bank-transfer/init-payment';
  return (await call(fake, path, { transactionReference })).body.responseBody;
}

/** Sends a transfer out of the wallet. */
export async function sendTransfer(
  fake: FakeMonnify,
  reference: string,
  fields: Record<string, unknown> = {},
): Promise<Answer> {
  return call(fake, 'POST /api/v2/disbursements/single', {
    amount: 24_500,
    reference,
    narration: 'Escrow ORD-12 release',
    destinationBankCode: '058',
    destinationAccountNumber: '0123456780',
    destinationAccountName: 'ADA SELLER',
    currency: 'NGN',
    sourceAccountNumber: fake.settings.accountNumber,
    async: true,
    ...fields,
  });
}

/** Refunds a part of what was paid under a payment reference. */
export async function sendRefund(
  fake: FakeMonnify,
  paymentReference: string,
  fields: Record<string, unknown> = {},
): Promise<Answer> {
  return call(fake, 'POST /api/v1/refunds/initiate-refund', {
    transactionReference: fake.control.transaction(paymentReference).reference,
    refundReference: 're-0123456789abcdef',
    refundAmount: 100,
    refundReason: 'Order cancelled',
    customerNote: 'Escrow refund',
    ...fields,
  });
}
