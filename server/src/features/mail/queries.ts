import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import type { Mail } from '../../adapters/store/mail-rows.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import { readByKey, statement } from '../../adapters/store/statement.js';

export type NewMail = Pick<Mail, 'id' | 'mode' | 'template' | 'cause' | 'dataSealed'> & {
  accountId: string;
  now: number;
};

/** Inserts a mail to the merchant once per cause, if an address is on file in this commit. */
export const insertMailToAccount = statement<NewMail, unknown>('mail.insert_to_account', (_db, p) => {
  const now = sql`cast(${p.now} as bigint)`;
  const text = sql`insert into mail (id, account_id, mode, template, cause, recipient, data_sealed, status,
      attempts, begun_at, created_at, updated_at)
    select cast(${p.id} as text), account.id, cast(${p.mode} as text), cast(${p.template} as text),
      cast(${p.cause} as text), account.email, cast(${p.dataSealed} as text), 'pending', 0, ${now}, ${now},
      ${now}
    from account where account.id = ${p.accountId} and account.email is not null
    on conflict (template, cause) do nothing`;
  return text;
});

export const findMail = selectBy('mail.find', 'mail', ['id']);

/** Finds the mail of a template about a cause. */
export const findMailOf = readByKey<Pick<Mail, 'template' | 'cause'>, Pick<Mail, 'id'>>(
  'mail.of_cause',
  (db, p) =>
    db.selectFrom('mail').select('id').where('template', '=', p.template).where('cause', '=', p.cause),
);

/**
 * When the mail about a payout's missing bank account was sent, in account time: the payout says when it was
 * written, the mail how long it then took. No row while it is not sent.
 */
export const findNoticeSent = readByKey<{ payoutId: string }, { sentAt: number }>(
  'mail.notice_sent',
  (db, p) =>
    db
      .selectFrom('payout')
      .innerJoin('mail', 'mail.cause', 'payout.id')
      .select(sql<number>`payout.reminded_at + mail.updated_at - mail.created_at`.as('sentAt'))
      .where('payout.id', '=', p.payoutId)
      .where('payout.reminded_at', 'is not', null)
      .where('mail.template', '=', sql.lit('seller.bank_account_missing'))
      .where('mail.status', '=', sql.lit('sent')),
);

type MailAttempt = Pick<Mail, 'id' | 'recipient' | 'status' | 'failure' | 'updatedAt'>;

/** Records an attempt, unless the mail was finished or readdressed meanwhile. */
export const recordAttempt = statement<MailAttempt, unknown>('mail.record_attempt', (db, p) =>
  db
    .updateTable('mail')
    .set({ status: p.status, failure: p.failure, updated_at: p.updatedAt, attempts: sql`attempts + 1` })
    .where('id', '=', p.id)
    .where('recipient', '=', p.recipient)
    // An expression, so that the mail is read by its id and not by walking all that are pending.
    .where(sql<boolean>`status || '' = 'pending'`),
);

export interface OldMails {
  status: 'sent' | 'dismissed';
  before: number;
}

/** Old mails of one final status, the oldest first; not those about payouts that wait for a bank account. */
function oldMails(db: Kysely<Database>, p: OldMails, count: number) {
  return (
    db
      .selectFrom('mail as old')
      .select('old.id')
      .where('old.status', '=', p.status)
      .where('old.created_at', '<=', p.before)
      // A payout may go back only while the mail to its seller says that it was sent.
      .where(sql<boolean>`not exists (select 1 from payout
        where payout.id = old.cause and payout.status in ('waiting_details', 'manual'))`)
      .orderBy('old.created_at')
      .limit(sql.lit(count))
  );
}

export const findOldMail = statement<OldMails, { id: string }>('mail.find_old', (db, p) =>
  oldMails(db, p, 1),
);

/** Deletes old mails, a bounded number at a time. */
export const purgeMails = statement<OldMails, unknown>('mail.purge', (db, p) =>
  db.deleteFrom('mail').where('id', 'in', oldMails(db, p, 500)),
);
