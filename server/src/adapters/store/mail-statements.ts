import { type Compilable, sql } from 'kysely';
import type { NewEvent } from '../../domain/change.js';
import type { MailTemplate } from '../../domain/mail/templates.js';
import type { Step } from '../../ports/store.js';
import { anyRows, statement } from './statement.js';

/** What the commit of an event writes to the buyer; the words are made when it is sent. */
const templates: Readonly<Record<string, MailTemplate>> = {
  'escrow.funded': 'checkout.receipt',
  'charge.success': 'checkout.receipt',
};

interface NewMail {
  id: string;
  checkoutId: string;
  template: string;
  cause: string;
  now: number;
}

const insertMailToBuyer = statement<NewMail, unknown>('mail.insert_to_buyer', (db, p) => {
  const now = sql`cast(${p.now} as bigint)`;
  const text = sql`insert into mail (id, account_id, mode, template, cause, recipient, data_sealed, status,
      tries, begun_at, created_at, updated_at)
    select cast(${p.id} as text), c.account_id, c.mode, cast(${p.template} as text),
      cast(${p.cause} as text), c.customer_email, '', 'pending', 0, ${now}, ${now}, ${now}
    from checkout as c where c.id = ${p.checkoutId}`;
  return { compile: () => text.compile(db) } as Compilable<unknown>;
});

/** The steps that put an event into a mail to the buyer, where it is one to be told of. */
export function buyerMailSteps(
  { id: cause, type, checkoutId, at }: NewEvent,
  newId: () => string,
  clockOffsetMs: number,
): Step[] {
  const template = templates[type];
  if (template === undefined) return [];
  const now = Math.max(0, at - clockOffsetMs);
  return [anyRows(insertMailToBuyer, { id: newId(), checkoutId, template, cause, now })];
}
