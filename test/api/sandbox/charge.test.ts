import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import type { EscrowAggregate } from '../../../server/src/domain/aggregate.js';
import { type ChargeInput, createCharge } from '../../../server/src/domain/charge/create.js';
import { isChargeAggregate } from '../../../server/src/domain/checkout/decide.js';
import { loadCheckout } from '../../../server/src/features/checkouts/load.js';
import { fundCheckout, missingAmount } from '../../../server/src/features/credits/sandbox-fund.js';
import { systemContext } from '../../../server/src/pipeline/context.js';
import { advanceClock } from '../../../server/src/sandbox/test-clock.js';
import { forEachStore } from '../../harness/stores.js';
import { expectBooksToAgree } from '../../partners/money/books.js';
import {
  accepted,
  createWorld,
  defined,
  hourMs,
  minuteMs,
  price,
  type World,
} from '../../partners/money/world.js';

const payment = { amount: price, payerName: null, times: 3, outcome: 'credited' as const, delayMs: 0 };

async function openCharge({ services, accountId }: World) {
  const input: ChargeInput = {
    accountId,
    mode: 'test',
    amount: price,
    currency: 'NGN',
    customerEmail: 'buyer@example.com',
    reference: `CHG-${randomBytes(6).toString('hex')}`,
    customerName: null,
    description: null,
    returnUrl: 'https://shop.example.com',
    locale: null,
    metadata: null,
    checkoutKey: 'abcdefghijklmnopqrstuv',
  };
  const now = services.clock.now();
  const partnerReference = `chg-${input.reference}`.toLowerCase();
  const request = { accountId, partnerReference, amount: price, customerEmail: input.customerEmail, now };
  const opened = await services.sandboxBank.openVirtualAccount(request);
  const account = { ...opened, partnerReference, partner: 'sandbox' };
  const context = systemContext(services, { now, clockOffsetMs: 0 }, `suite:${services.newId()}`);
  const { change, after } = createCharge(input, account, context);
  expect(await commitChange(services.store, change, { evidence: services })).toBe('committed');
  return after;
}

forEachStore((_engine, open) => {
  test('a direct charge is paid by the same sandbox action, now or later', async () => {
    const world = await createWorld(await open());
    const { services, accountId } = world;
    const opened = await openCharge(world);
    expect(missingAmount(opened)).toBe(price);
    const now = await fundCheckout(services, opened, { ...payment, partnerCreditId: null });
    expect(now.charge).toMatchObject({ status: 'succeeded', amountReceived: price, amountExcess: 0 });
    expect(missingAmount(now)).toMatchObject({ refused: true, code: 'final' });

    const later = await openCharge(world);
    const asked = { ...payment, delayMs: hourMs, partnerCreditId: 'the-one' };
    expect((await fundCheckout(services, later, asked)).charge.status).toBe('pending');
    await fundCheckout(services, later, asked);
    accepted(await advanceClock(services, accountId, hourMs - minuteMs));
    const { id } = later.charge;
    expect(await loadCheckout(services.store, id)).toMatchObject({ charge: { status: 'pending' } });
    accepted(await advanceClock(services, accountId, minuteMs));
    const arrived = defined(await loadCheckout(services.store, id));
    expect(isChargeAggregate(arrived)).toBe(true);
    expect(arrived).toMatchObject({ charge: { status: 'succeeded' }, credits: [{ amount: price }] });
    await expectBooksToAgree(services.store);
  });

  test('a charge in escrow is paid like any escrow', async () => {
    const world = await createWorld(await open());
    const chargeId = world.services.newId();
    const opened: EscrowAggregate = await world.initiate({ chargeId });
    const { escrow } = await world.fund(opened.escrow.id);
    expect(escrow).toMatchObject({ chargeId, status: 'funded' });
  });
});
