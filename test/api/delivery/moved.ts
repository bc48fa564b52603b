import { expect } from 'vitest';
import { type Service, segment } from '../../harness/service.js';
import { payout, type TestEscrow } from '../../harness/test-escrow.js';
import { attach, attachable } from './delivery.js';

/** Moves the parcel of an escrow from status to status, at the sandbox's carrier. */
export async function moveParcel(
  service: Service,
  { reference }: TestEscrow,
  ...statuses: readonly string[]
): Promise<void> {
  for (const status of statuses) {
    const path = `/sandbox/escrow/${segment(reference)}/delivery`;
    const { status: http, body } = await service.call('POST', path, { body: { status } });
    expect([http, body.delivery_tracking?.status]).toEqual([200, status]);
  }
}

/** Attaches a rate to an escrow: the first of those that are offered, or another one. */
export async function attachRate(service: Service, escrow: TestEscrow, index = 0): Promise<void> {
  const { status } = await attach(service, escrow, await attachable(service, {}, index));
  expect(status).toBe(200);
}

/** Pays a managed escrow, lets its seller accept, books the pickup, and moves the parcel. */
export async function sendParcel(
  service: Service,
  escrow: TestEscrow,
  ...statuses: readonly string[]
): Promise<void> {
  await attachRate(service, escrow);
  await escrow.fund();
  await escrow.post('accept', { payout });
  await moveParcel(service, escrow, 'booked', ...statuses);
}
