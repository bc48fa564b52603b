import { found } from './found.js';
import type { Shop } from './shop.js';

const monthMs = 31 * 24 * 3_600_000;

/** The ids of the short story, for tests that tamper with its rows. */
export interface SoldEscrow {
  escrow: string;
  payout: string;
  credit: string;
  reference: string;
}

/** Plays an escrow that is paid in two parts, with 50,000 kobo in excess; 100,000 are paid to the seller. */
export async function sellOnce(shop: Shop): Promise<SoldEscrow> {
  const escrow = await shop.initiate(250_000);
  await shop.pay(escrow, 90_000);
  const second = await shop.pay(escrow, 210_000);
  const { payouts, refunds, escrow: row } = await shop.act(escrow, { command: 'release', amount: 100_000 });
  const payout = found(payouts[0]).id;
  await shop.transfer('payout', payout, 'paid');
  await shop.transfer('refund', found(refunds[0]).id, 'paid');
  return { escrow, payout, credit: (await shop.credit(second)).id, reference: row.reference };
}

/** Plays every kind of movement, and everything that the bank knows before the service. */
export async function tellEverything(shop: Shop): Promise<void> {
  await sellOnce(shop);
  await settleWithFees(shop);
  await cancelShort(shop);
  await loseCredits(shop);
  await missCredits(shop);
  await matchLater(shop);
  await payTwice(shop);
  await returnToPayer(shop);
  await returnUnmatched(shop);
  await payManually(shop);
  await settleDuplicatePayments(shop);
  await leaveUnrecorded(shop);
}

async function funded(shop: Shop, amount = 250_000): Promise<{ escrow: string; credit: string }> {
  const escrow = await shop.initiate(amount);
  return { escrow, credit: await shop.pay(escrow, amount) };
}

async function released(shop: Shop): Promise<{ escrow: string; payout: string }> {
  const { escrow } = await funded(shop);
  const { payouts } = await shop.act(escrow, { command: 'release', amount: null });
  return { escrow, payout: found(payouts[0]).id };
}

/** The bank keeps a fee, corrects it, and settles with the operator, who pays some back in. */
async function settleWithFees(shop: Shop): Promise<void> {
  const { credit } = await funded(shop);
  await shop.nameFee(credit, 3_500);
  await shop.nameFee(credit, 4_000);
  await shop.nameFee(await shop.pay(null, 46_000), 700);
  await shop.settle('to_operator', 245_300);
  await shop.settle('to_partner', 30_000);
}

/** A partial payment is returned, comes back and is returned again; credits are late and rejected. */
async function cancelShort(shop: Shop): Promise<void> {
  const escrow = await shop.initiate(250_000);
  await shop.pay(escrow, 90_000);
  await shop.pay(escrow, 80_000, { rejected: true });
  const { refunds } = await shop.act(escrow, { command: 'cancel' });
  const refund = found(refunds[0]).id;
  await shop.end(await shop.transfer('refund', refund, 'paid'), 'reversed');
  await shop.transfer('refund', refund, 'paid');
  await shop.pay(escrow, 70_000);
  const late = found((await shop.read(escrow)).refunds.find(({ origin }) => origin === 'excess'));
  await shop.end(await shop.transfer('refund', late.id, 'paid'), 'reversed');
}

/** The bank reverses credits before payment and after it; the operator settles the second one. */
async function loseCredits(shop: Shop): Promise<void> {
  const awaiting = await shop.initiate(250_000);
  const short = await shop.pay(awaiting, 90_000);
  await shop.pay(awaiting, 60_000);
  await shop.reverse(short);
  const { escrow, credit } = await funded(shop);
  await shop.reverse(credit);
  await shop.act(escrow, { command: 'settle_receivable', amount: 50_000, from: 'held' });
  await shop.act(escrow, { command: 'settle_receivable', amount: 60_000, from: 'recovered' });
  await shop.act(escrow, { command: 'settle_receivable', amount: 70_000, from: 'written_off' });
  await shop.reverseUnmatched(await shop.pay(null, 40_000));
}

/** The bank reverses credits before the service hears of them; one was rejected at first. */
async function missCredits(shop: Shop): Promise<void> {
  const awaiting = await shop.initiate(250_000);
  const rejected = await shop.pay(awaiting, 55_000, { rejected: true });
  const { sandboxBank, clock } = shop.deps.services;
  await sandboxBank.acceptRejected(rejected, clock.now());
  await shop.reverse(rejected);
  const { escrow } = await funded(shop);
  for (const missed of [awaiting, escrow, null]) {
    await shop.reverse(await shop.pay(missed, 50_000, { notified: false }));
  }
}

/** Unmatched credits: one is matched and is in excess, one still waits. */
async function matchLater(shop: Shop): Promise<void> {
  const escrow = await shop.initiate(250_000);
  const credit = await shop.pay(null, 300_000);
  await shop.match(credit, escrow);
  await shop.pay(null, 45_000);
  await shop.act(escrow, { command: 'refund', amount: 60_000, reason: null });
}

/** A transfer to one merchant's account number is matched to another's escrow, and the rest goes back. */
export async function matchForeign(from: Shop, to: Shop): Promise<void> {
  const escrow = await to.initiate(250_000);
  await to.match(await from.pay(null, 300_000), escrow);
  const refund = found((await to.read(escrow)).refunds.find(({ origin }) => origin === 'excess'));
  await to.transfer('refund', refund.id, 'paid');
}

/** A failed attempt pays after all: once for good, once settled when the next attempt fails. */
async function payTwice(shop: Shop): Promise<void> {
  for (const secondEnd of ['paid', 'failed'] as const) {
    const { payout } = await released(shop);
    const first = await shop.transfer('payout', payout, 'failed');
    const second = await shop.send('payout', payout);
    await shop.end(first, 'paid');
    await shop.end(second, secondEnd);
  }
  const { payout } = await released(shop);
  await shop.end(await shop.transfer('payout', payout, 'paid'), 'reversed');
}

/** A payout that could not be paid for a month is returned to the payer. */
async function returnToPayer(shop: Shop): Promise<void> {
  const { escrow, payout } = await released(shop);
  await shop.transfer('payout', payout, 'failed');
  shop.advance(monthMs);
  await shop.act(escrow, { command: 'return_to_payer', payoutId: payout, noticeSentAt: null });
}

/** Unmatched credits are returned: one is paid, one is reversed and dropped, one is lost and settled. */
async function returnUnmatched(shop: Shop): Promise<void> {
  await shop.transfer('refund', await shop.returnCredit(await shop.pay(null, 41_000)), 'paid');
  const dropped = await shop.pay(null, 42_000);
  const refund = await shop.returnCredit(dropped);
  await shop.reverse(dropped);
  await shop.operate('refund', refund, { command: 'cancel' });
  const lost = await shop.pay(null, 43_000);
  await shop.transfer('refund', await shop.returnCredit(lost), 'paid');
  await shop.reverse(lost);
  await shop.settleOwnReceivable(lost, { amount: 13_000, from: 'recovered' });
  await shop.settleOwnReceivable(lost, { amount: 20_000, from: 'written_off' });
}

/** The operator pays manually, and cancels a refund whose payer has the money already. */
async function payManually(shop: Shop): Promise<void> {
  const { payout } = await released(shop);
  await shop.transfer('payout', payout, 'failed');
  await shop.operate('payout', payout, { command: 'record_payment', sessionId: 'DESK-1' });
  const { escrow, credit } = await funded(shop);
  const { refunds } = await shop.act(escrow, { command: 'refund', amount: null, reason: null });
  await shop.reverse(credit);
  await shop.operate('refund', found(refunds[0]).id, { command: 'cancel' });
}

/** Part of a duplicate payment is settled, while the bank sends another payment back by itself. */
async function settleDuplicatePayments(shop: Shop): Promise<void> {
  const { payout } = await released(shop);
  const first = await shop.transfer('payout', payout, 'failed');
  const second = await shop.transfer('payout', payout, 'failed');
  const third = await shop.send('payout', payout);
  await shop.end(first, 'paid');
  await shop.end(second, 'paid');
  await shop.end(third, 'paid');
  await shop.end(second, 'reversed');
  await shop.operate('payout', payout, { command: 'settle_receivable', amount: 90_000, from: 'recovered' });
  await shop.operate('payout', payout, { command: 'settle_receivable', amount: 60_000, from: 'written_off' });
  await cameBackAfterwards(shop);
}

/** The bank sends a duplicate payment back of which a part was settled; the operator repays some of that. */
async function cameBackAfterwards(shop: Shop): Promise<void> {
  const { payout } = await released(shop);
  const first = await shop.transfer('payout', payout, 'failed');
  await shop.transfer('payout', payout, 'paid');
  await shop.end(first, 'paid');
  await shop.operate('payout', payout, { command: 'settle_receivable', amount: 90_000, from: 'recovered' });
  await shop.operate('payout', payout, { command: 'settle_receivable', amount: 60_000, from: 'written_off' });
  await shop.end(first, 'reversed');
  await shop.operate('payout', payout, { command: 'settle_came_back', amount: 50_000, to: 'payee' });
  await shop.operate('payout', payout, { command: 'settle_came_back', amount: 20_000, to: 'loss' });
}

/** The bank acts, and the service has not recorded it. */
async function leaveUnrecorded(shop: Shop): Promise<void> {
  const escrow = await shop.initiate(250_000);
  await shop.pay(escrow, 30_000, { notified: false });
  await shop.reverse(await shop.pay(escrow, 20_000), { notified: false });
  const sent = await released(shop);
  await shop.end(await shop.send('payout', sent.payout), 'paid', { notified: false });
  const paid = await released(shop);
  await shop.end(await shop.transfer('payout', paid.payout, 'paid'), 'reversed', { notified: false });
  const waiting = await released(shop);
  await shop.send('payout', waiting.payout);
}
