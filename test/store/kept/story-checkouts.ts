import type { Teller } from './story.js';

const delivery = { tracking_number: 'GIG-123', proof_photo_url: 'https://shop.example.com/proof.jpg' };

/** Escrows and charges in every state they can be in, the old ones first. */
export async function tellEscrows(teller: Teller): Promise<void> {
  await teller.open('EXPIRED');
  await charge(teller, 'CHARGE-EXPIRED');
  await teller.advance({ hours: 80 });
  await teller.open('AWAITING');
  await teller.open('PARTLY-PAID');
  await fund(teller, 'PARTLY-PAID', { amount: 100_000 });
  await teller.open('DECLINED', { callback_url: 'https://shop.example.com/callback' });
  await fund(teller, 'DECLINED', {});
  await teller.act('DECLINED', 'decline', { reason: 'Out of stock' });
  await teller.open('CANCELLED');
  await teller.act('CANCELLED', 'cancel');
  await teller.open('OVERPAID');
  await fund(teller, 'OVERPAID', { amount: 300_000 });
  await teller.open('REJECTED');
  await fund(teller, 'REJECTED', { outcome: 'rejected' });
  await teller.open('PAYMENT-REVERSED');
  await fund(teller, 'PAYMENT-REVERSED', { outcome: 'reversed' });
  await teller.funded('FUNDED', { description: 'Two metres of cotton', metadata: { cart: "Ada's" } });
  await teller.funded('NO-BANK-ACCOUNT', { seller_email: 'new@example.com' });
  await teller.funded('DELIVERED');
  await teller.act('DELIVERED', 'deliver', delivery);
  await teller.call('POST', '/sandbox/credits', { account_number: '9999999999', amount: 45_000 });
  await charge(teller, 'CHARGE-PENDING');
  await charge(teller, 'CHARGE-PAID');
  await teller.call('POST', '/sandbox/charge/CHARGE-PAID/fund', {});
  await charge(teller, 'CHARGE-IN-ESCROW', true);
  await teller.call('POST', '/sandbox/charge/CHARGE-IN-ESCROW/fund', {});
}

function fund(teller: Teller, reference: string, body: object) {
  return teller.call('POST', `/sandbox/escrow/${reference}/fund`, body);
}

function charge(teller: Teller, reference: string, escrow = false) {
  return teller.call('POST', '/charge', {
    reference,
    amount: 120_000,
    customer_email: 'ada@example.com',
    return_url: 'https://shop.example.com/thanks',
    escrow,
  });
}

/** Payouts and refunds that were paid, failed and reversed, and some that are under way. */
export async function tellTransfers(teller: Teller): Promise<void> {
  for (const outcome of ['paid', 'failed', 'reversed']) {
    await teller.funded(`PAYOUT-${outcome.toUpperCase()}`);
    const { body } = await teller.act(`PAYOUT-${outcome.toUpperCase()}`, 'release');
    const path = `/sandbox/payouts/${body.payouts[0].id}/settle`;
    if (outcome === 'reversed') await teller.call('POST', path, { outcome: 'paid' });
    await teller.call('POST', path, { outcome });
  }
  for (const outcome of ['paid', 'failed']) {
    await teller.funded(`REFUND-${outcome.toUpperCase()}`);
    const { body } = await teller.act(`REFUND-${outcome.toUpperCase()}`, 'refund');
    await teller.call('POST', `/sandbox/refunds/${body.refunds[0].id}/settle`, { outcome });
  }
  await teller.funded('PART-RELEASED');
  await teller.act('PART-RELEASED', 'release', { amount: 100_000 }, { 'Idempotency-Key': 'first-part' });
  await teller.advance({ minutes: 5 });
  await teller.funded('PAYOUT-WAITING');
  await teller.act('PAYOUT-WAITING', 'release');
}

/** Disputes that wait for the seller, wait for the operator, were withdrawn and were conceded. */
export async function tellDisputes(teller: Teller): Promise<void> {
  const opening = {
    reason: 'not_as_described',
    description: 'The colour is another one.',
    evidence: ['https://shop.example.com/photo.jpg'],
  };
  const open = async (reference: string, side = 'buyer'): Promise<string> => {
    await teller.funded(reference);
    return (await teller.act(reference, 'dispute', { ...opening, on_behalf_of: side })).body.dispute.id;
  };
  await open('DISPUTED');
  const answered = await open('DISPUTE-ANSWERED');
  const statement = { text: 'It is as shown.', on_behalf_of: 'seller' };
  await teller.call('POST', `/disputes/${answered}/evidence`, statement);
  await teller.call('POST', `/disputes/${await open('DISPUTE-WITHDRAWN', 'seller')}/withdraw`);
  await teller.call('POST', `/disputes/${await open('DISPUTE-CONCEDED')}/concede`);
}
