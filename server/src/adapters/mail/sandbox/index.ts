import { sql } from 'kysely';
import type { Clock } from '../../../ports/clock.js';
import type { Mailer } from '../../../ports/mailer.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxMail } from '../../store/mail-rows.js';
import { columns, insertRow } from '../../store/shapes.js';
import { anyRows, statement } from '../../store/statement.js';

const keep = statement<SandboxMail, unknown>('sandbox_mail.keep', (db, p) =>
  insertRow(db, 'sandbox_mail', p).onConflict((conflict) => conflict.column('id').doNothing()),
);

const listNewest = statement<object, SandboxMail>('sandbox_mail.newest', (db) =>
  db
    .selectFrom('sandbox_mail')
    .select(columns('sandbox_mail'))
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(100)),
);

const find = statement<{ id: string }, SandboxMail>('sandbox_mail.find', (db, p) =>
  db.selectFrom('sandbox_mail').select(columns('sandbox_mail')).where('id', '=', p.id),
);

const purge = statement<{ before: number }, unknown>('sandbox_mail.purge', (db, p) =>
  db.deleteFrom('sandbox_mail').where('kept_at', '<=', p.before),
);

/** Keeps every mail in a table for developers to read, and sends none. */
export interface SandboxMailer extends Mailer {
  /** Returns the newest hundred. */
  list(): Promise<SandboxMail[]>;
  read(id: string): Promise<SandboxMail | null>;
  /** Deletes the mails that are older. */
  purge(before: number): Promise<void>;
}

export function createSandboxMailer({ store, clock }: { store: Store; clock: Clock }): SandboxMailer {
  return {
    async send({ id, to, subject, text, html }) {
      const row = {
        id,
        messageId: `<${id}@sandbox.invalid>`,
        sender: 'sandbox@sandbox.invalid',
        recipient: to,
        subject,
        plain: text,
        html,
        keptAt: clock.now(),
      };
      await store.transact([anyRows(keep, row)]);
      return { outcome: 'accepted' };
    },
    list: () => store.all(listNewest, {}),
    read: async (id) => (await store.one(find, { id })) ?? null,
    purge: async (before) => {
      await store.transact([anyRows(purge, { before })]);
    },
    close: async () => {},
  };
}
