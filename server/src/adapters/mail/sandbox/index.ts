import type { Clock } from '../../../ports/clock.js';
import type { Mailer } from '../../../ports/mailer.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxMail } from '../../store/mail-rows.js';
import { insertOnce, selectBy, selectNewest } from '../../store/row-statements.js';
import { anyRows, statement } from '../../store/statement.js';

const keep = insertOnce('sandbox_mail.keep', 'sandbox_mail', ['id']);

const listNewest = selectNewest('sandbox_mail.newest', 'sandbox_mail', [], 100, ['keptAt', 'id']);

const find = selectBy('sandbox_mail.find', 'sandbox_mail', ['id']);

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
