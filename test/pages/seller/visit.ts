import { expect } from 'vitest';
import type { Service } from '../../harness/service.js';
import { payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { Order, type Page, type Place, sellerPlace, Visitor } from '../../harness/visitor.js';

/** One escrow with its signed-in seller and its buyer. */
export interface SellerVisit {
  escrow: TestEscrow;
  place: Place;
  bola: Visitor;
  /** Returns the current seller's page. */
  show(): Promise<string>;
  order: Order;
  ada: Visitor;
  /** Returns the current checkout page. */
  showCheckoutPage(): Promise<string>;
}

let count = 0;

/** Opens an escrow, and signs its seller in; `withBuyer` signs the buyer in too. */
export async function openEscrow(
  service: Service,
  fields: Record<string, unknown> = {},
  { withBuyer = false }: { withBuyer?: boolean } = {},
): Promise<SellerVisit> {
  const who = ++count;
  const [buyer, seller] = [`ada-${who}@example.com`, `bola-${who}@example.com`];
  const escrow = await TestEscrow.open(service, { customer_email: buyer, seller_email: seller, ...fields });
  const { escrow_id: id, checkout_url: url } = await escrow.read();
  const [place, order] = [sellerPlace(id), Order.of(url)];
  const [bola, ada] = [new Visitor(service), new Visitor(service)];
  await bola.signIn(place, seller);
  if (withBuyer) await ada.signIn(order, buyer);
  const show = async () => (await bola.get(place.at())).text;
  const showCheckoutPage = async () => (await ada.get(order.at())).text;
  return { escrow, place, bola, show, order, ada, showCheckoutPage };
}

/** Returns the value of a hidden field of a page's form. */
export function fieldIn({ text }: Pick<Page, 'text'>, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
}

/** Submits the form of a page with its hidden fields and the input; `times` submits it concurrently. */
export async function submit(
  visitor: Visitor,
  path: string,
  typed: Record<string, string> = {},
  times = 1,
): Promise<Page[]> {
  const page = await visitor.get(path);
  expect(page.status).toBe(200);
  const hidden = ['dispute', 'amount'].map((name) => [name, fieldIn(page, name)]);
  const fields = { ...Object.fromEntries(hidden), ...typed };
  return Promise.all(Array.from({ length: times }, () => visitor.post(path, fields)));
}

/** Delivers a paid escrow and lets its buyer report damage. */
export async function dispute({ escrow, order, ada, place, bola }: SellerVisit): Promise<void> {
  await escrow.fund();
  await escrow.post('accept', { payout });
  expect((await bola.post(place.at('send'), proof)).status).toBe(303);
  const report = { reason: 'damaged', text: 'Torn at <b>one end</b>.', links: 'https://a.example/1' };
  expect((await ada.post(order.at('problem'), report)).status).toBe(303);
}

/** Returns the timeline entries of some types, with their actor. */
export async function entriesOf({ escrow }: SellerVisit, ...types: string[]) {
  const { entries } = await escrow.read('/timeline');
  return entries.filter(({ type }: { type: string }) => types.includes(type));
}
