import type { Service } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { type Page, type Place, sellerPlace, Visitor } from '../../harness/visitor.js';

/** A bank account as sellers type it. */
export const typed = { bank: '058', number: '0123456789' };

export interface OpenedEscrow {
  escrow: TestEscrow;
  place: Place;
}

/** Opens an escrow; returns it with the address of its seller's page. */
export async function openEscrow(
  service: Service,
  fields: Record<string, unknown> = {},
): Promise<OpenedEscrow> {
  const escrow = await TestEscrow.open(service, fields);
  return { escrow, place: sellerPlace((await escrow.read()).escrow_id) };
}

/** Opens an escrow and signs its seller in. */
export async function openedEscrow(
  service: Service,
  email: string,
  fields: Record<string, unknown> = {},
): Promise<OpenedEscrow & { seller: Visitor; page: Page }> {
  const opened = await openEscrow(service, { seller_email: email, ...fields });
  const seller = new Visitor(service);
  const page = await seller.signIn(opened.place, email);
  return { ...opened, seller, page };
}

/** Returns the holder's name from the hidden field of the confirmation. */
export function holderIn({ text }: Page): string {
  return /name="holder" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

export function titleIn({ text }: Page): string | undefined {
  return /<h1[^>]*>([^<]*)/.exec(text)?.[1];
}
