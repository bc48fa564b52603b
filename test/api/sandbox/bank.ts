import { expect } from 'vitest';
import { type Answer, keyHeader, type Service } from '../../harness/service.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { listOrders } from '../../partners/money/books.js';

/** Ends a payout or refund at the sandbox bank. */
export function settle(
  service: Service,
  kind: 'payouts' | 'refunds',
  id: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return service.call('POST', `/sandbox/${kind}/${id}/settle`, { body, headers });
}

/** Makes the next calls of one operation fail. */
export async function arm(service: Service, operation: string, kind: string, count = 1): Promise<void> {
  const body = { operation, kind, count };
  const answer = await service.call('POST', '/sandbox/faults', { body, headers: keyHeader() });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(body);
}

/** An escrow whose money was just released. */
export async function released(
  service: Service,
  fields: Record<string, unknown> = {},
): Promise<{ escrow: TestEscrow; payoutId: string }> {
  const escrow = await TestEscrow.funded(service, fields);
  const { body } = await escrow.post('release');
  expect(body.status).toBe('released');
  return { escrow, payoutId: body.payouts[0].id };
}

/** An escrow that was overpaid; the excess is owed back. */
export async function overpaid(
  service: Service,
  excess: number,
): Promise<{ escrow: TestEscrow; refundId: string }> {
  const escrow = await TestEscrow.open(service);
  const { body } = await escrow.fund({ amount: 250_000 + excess });
  return { escrow, refundId: body.refunds[0].id };
}

/** Saves another bank account for the seller, which retries failed payouts. */
export async function changeBankAccount(service: Service): Promise<void> {
  const details = { ...payout, account_number: '0123456799' };
  const answer = await service.call('PUT', '/sellers/seller%40example.com', { body: { payout: details } });
  expect(answer.status).toBe(200);
}

/** Lists the transfers and refunds of one amount that the bank was asked to make. */
export async function ordersOf(service: Service, amount: number) {
  const orders = await listOrders(service.deps.services.store);
  return orders.filter((order) => order.amount === amount);
}

/** Advances the clock in several steps, so that due retries run. */
export async function passMinutes(service: Service, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 10) await advance(service, { minutes: 10 });
}
