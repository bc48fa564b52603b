import { expect } from 'vitest';
import type { Mail } from '../../../server/src/adapters/store/mail-rows.js';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import type { RenderedMail } from '../../../server/src/domain/mail/render.js';
import { readMail } from '../../../server/src/features/operator/mails.js';
import type { Service } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { sentNow } from './mails.js';

let count = 0;

function listMailsTo(addresses: readonly string[]) {
  return adHoc<Mail>((db) =>
    db.selectFrom('mail').select(columns('mail')).where('recipient', 'in', addresses).orderBy('id'),
  );
}

/** A buyer and a seller with unused addresses, and every mail they get. */
export class Parties {
  readonly buyer = `buyer-${++count}@buyers.example`;
  readonly seller = `seller-${count}@sellers.example`;
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Opens an escrow between the two. */
  open(fields: Record<string, unknown> = {}): Promise<TestEscrow> {
    const people = { customer_email: this.buyer, customer_name: 'Bola Buyer', seller_email: this.seller };
    const named = { ...people, seller_name: 'Ada Stitches', description: 'Red shoes' };
    return TestEscrow.open(this.#service, { ...named, ...fields });
  }

  /** Returns every mail in the order of writing, once all are sent. */
  async mails(): Promise<Mail[]> {
    await sentNow(this.#service);
    return this.#service.deps.services.store.list(listMailsTo([this.buyer, this.seller]));
  }

  /** Returns recipient and template of every mail, in order: `b receipt`, `s funded`. */
  async received(): Promise<string[]> {
    const mails = await this.mails();
    for (const mail of mails) await this.#check(mail);
    return mails.map(({ template, recipient }) => `${recipient.slice(0, 1)} ${template.split('.')[1]}`);
  }

  /** Returns the text of the newest mail of a template. */
  async words(template: string): Promise<RenderedMail> {
    const mail = (await this.mails()).findLast((each) => each.template === template);
    if (!mail) throw new Error(`There is no mail ${template}`);
    return (await readMail(this.#service.deps.services, mail.id)).words;
  }

  /** Expects the mail as the operator sees it, sent once, without data of the other side. */
  async #check(mail: Mail): Promise<void> {
    const { services } = this.#service.deps;
    expect(mail).toMatchObject({ status: 'sent', attempts: 1 });
    const { words } = await readMail(services, mail.id);
    const kept = await services.sandboxMailer.read(mail.id);
    // Only the first part is compared: what remains to be done may have changed since.
    expect(kept?.recipient).toBe(mail.recipient);
    expect(kept?.subject).toContain(words.subject.split(':')[0]);
    const other = mail.recipient === this.buyer ? this.seller : this.buyer;
    for (const text of [words.subject, kept?.text, kept?.html]) {
      expect(text).not.toContain(other);
      expect(text).not.toMatch(/\b\d{10}\b|@sellers|@buyers|undefined|null|NaN|Invalid/);
    }
    expect(kept?.text).toContain('This order is a test. No real money moves.');
    if (mail.recipient === this.seller) expect(kept?.text).not.toContain('key=');
  }
}
