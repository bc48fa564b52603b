import { Sale } from '../harness/sale.js';
import type { Service } from '../harness/service.js';
import { Order, type Place, salePlace, Visitor } from '../harness/visitor.js';

/** One escrow with its seller at his page, and its buyer at his. */
export interface SaleVisit {
  sale: Sale;
  place: Place;
  bola: Visitor;
  /** The seller's page as it stands. */
  show(): Promise<string>;
  order: Order;
  ada: Visitor;
  /** The buyer's. */
  showOrder(): Promise<string>;
}

let count = 0;

/** Opens an escrow, and signs its seller in; the buyer signs in too where he is needed. */
export async function openSale(
  service: Service,
  fields: Record<string, unknown> = {},
  { withBuyer = false }: { withBuyer?: boolean } = {},
): Promise<SaleVisit> {
  const who = ++count;
  const [buyer, seller] = [`ada-${who}@example.com`, `bola-${who}@example.com`];
  const sale = await Sale.open(service, { customer_email: buyer, seller_email: seller, ...fields });
  const { escrow_id: id, checkout_url: url } = await sale.read();
  const [place, order] = [salePlace(id), Order.of(url)];
  const [bola, ada] = [new Visitor(service), new Visitor(service)];
  await bola.signIn(place, seller);
  if (withBuyer) await ada.signIn(order, buyer);
  const show = async () => (await bola.get(place.at())).text;
  const showOrder = async () => (await ada.get(order.at())).text;
  return { sale, place, bola, show, order, ada, showOrder };
}
