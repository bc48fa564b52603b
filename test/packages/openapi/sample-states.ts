import { operations } from '@escrow-checkout/contract';
import { expect } from 'vitest';
import { keyHeader, type Service } from '../../harness/service.js';
import { eventsSettled } from '../../harness/settled-events.js';
import { advance, payout as bankAccount, proof, TestEscrow } from '../../harness/test-escrow.js';

/**
 * Prepares a new account for a sample, and returns the id that replaces the example's. References stay as
 * printed.
 */
export type Prepare = (shop: Service) => Promise<string | undefined>;

const escrow = { reference: 'ORD-1001' };
const nothing: Prepare = async () => undefined;

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
async function send(shop: Service, method: string, path: string, body: unknown = {}): Promise<any> {
  const answer = await shop.call(method, path, { body, headers: keyHeader() });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
}

const opened: Prepare = async (shop) => void (await TestEscrow.open(shop, escrow));
const coded: Prepare = async (shop) => void (await TestEscrow.open(shop, { ...escrow, release_code: true }));
const funded: Prepare = async (shop) => void (await (await TestEscrow.open(shop, escrow)).fund());
const accepted: Prepare = async (shop) => void (await TestEscrow.funded(shop, escrow));

const delivered: Prepare = async (shop) =>
  void (await (await TestEscrow.funded(shop, escrow)).post('deliver', proof));

const charged: Prepare = async (shop) =>
  void (await send(shop, 'POST', '/charge', {
    reference: 'ORD-2001',
    amount: 120_000,
    escrow: false,
    customer_email: 'buyer@example.com',
    return_url: 'https://shop.example.com/thanks',
  }));

const chargePaid: Prepare = async (shop) => {
  await charged(shop);
  return void (await send(shop, 'POST', '/sandbox/charge/ORD-2001/fund'));
};

const disputed =
  (side: string): Prepare =>
  async (shop) => {
    await accepted(shop);
    const body = { reason: 'damaged', description: 'The screen is cracked.', on_behalf_of: side };
    return (await send(shop, 'POST', '/escrow/ORD-1001/dispute', body)).dispute.id;
  };

const seller: Prepare = async (shop) =>
  void (await send(shop, 'PUT', '/sellers/seller@example.com', { name: 'Ada Seller', payout: bankAccount }));

const endpoint: Prepare = async (shop) =>
  (await send(shop, 'POST', '/webhooks', { url: 'https://shop.example.com/webhooks' })).id;

/** An event that was never delivered, since the endpoint's host does not resolve; its one retry failed. */
const missed: Prepare = async (shop) => {
  const id = await endpoint(shop);
  await funded(shop);
  await advance(shop, { hours: 1 });
  return id;
};

const delivery: Prepare = async (shop) => {
  await missed(shop);
  return (await shop.call('GET', '/webhook-deliveries?status=failed')).body.data[0].id;
};

const event: Prepare = async (shop) => {
  await funded(shop);
  await eventsSettled(shop);
  return (await shop.call('GET', '/events')).body.data[0].event_id;
};

const payout: Prepare = async (shop) => {
  const { body } = await (await TestEscrow.funded(shop, escrow)).post('release');
  return body.payouts[0].id;
};

const refund: Prepare = async (shop) => {
  const { body } = await (await TestEscrow.funded(shop, escrow)).post('refund');
  return body.refunds[0].id;
};

/** The rates of the example of another operation, so that its ids are known here. */
const rated: Prepare = async (shop) => {
  await TestEscrow.open(shop, { ...escrow, delivery_mode: 'managed' });
  return void (await send(shop, 'POST', '/delivery/rates', operations.delivery.rates.metadata.example.body));
};

/** The pickup of a managed delivery is booked. */
const booked: Prepare = async (shop) => {
  await rated(shop);
  await send(
    shop,
    'POST',
    '/escrow/ORD-1001/delivery/attach',
    operations.delivery.attach.metadata.example.body,
  );
  await send(shop, 'POST', '/sandbox/escrow/ORD-1001/fund');
  await send(shop, 'POST', '/escrow/ORD-1001/accept', { payout: bankAccount });
  return void (await send(shop, 'POST', '/sandbox/escrow/ORD-1001/delivery', { status: 'booked' }));
};

/** By operation; one that only reads lists is sent to an account with something to show. */
export const states: Record<string, Prepare> = {
  initiateEscrow: nothing,
  getEscrow: delivered,
  listEscrows: funded,
  getEscrowTimeline: funded,
  getEscrowLedger: funded,
  acceptEscrow: funded,
  declineEscrow: funded,
  cancelEscrow: opened,
  deliverEscrow: accepted,
  releaseEscrow: delivered,
  refundEscrow: accepted,
  openDispute: accepted,
  listDeliveryRates: nothing,
  attachDeliveryRate: rated,
  moveDeliveryInSandbox: booked,
  createCharge: nothing,
  getCharge: chargePaid,
  listCharges: chargePaid,
  getChargeTimeline: chargePaid,
  getChargeLedger: chargePaid,
  listDisputes: disputed('buyer'),
  getDispute: disputed('buyer'),
  addDisputeEvidence: disputed('buyer'),
  withdrawDispute: disputed('seller'),
  concedeDispute: disputed('buyer'),
  saveSeller: nothing,
  getSeller: seller,
  listSellers: seller,
  listBanks: nothing,
  resolveAccount: nothing,
  getAccount: nothing,
  saveAccountPayout: nothing,
  saveAccountPayoutSchedule: nothing,
  getBalance: funded,
  listWebhooks: endpoint,
  createWebhook: nothing,
  getWebhook: endpoint,
  updateWebhook: endpoint,
  deleteWebhook: endpoint,
  rotateWebhook: endpoint,
  testWebhook: endpoint,
  rotateDefaultSecret: nothing,
  listWebhookDeliveries: delivery,
  listDeliveriesOfWebhook: missed,
  getWebhookDelivery: delivery,
  redeliverWebhook: delivery,
  replayWebhook: missed,
  listEvents: funded,
  getEvent: event,
  fundEscrowInSandbox: opened,
  fundChargeInSandbox: charged,
  getReleaseCodeInSandbox: coded,
  getClock: nothing,
  advanceClock: delivered,
  creditInSandbox: nothing,
  settlePayoutInSandbox: payout,
  settleRefundInSandbox: refund,
  setFaultInSandbox: nothing,
};

/** Operations whose samples cannot be sent here, and why. */
export const unserved: Record<string, string> = {
  retryDelivery: 'It takes live keys, and pickups cannot be booked yet.',
};
