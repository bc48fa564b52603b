import { type Kysely, sql } from 'kysely';
import { type RenderedMail, renderLetter } from '../../../domain/mail/render.js';
import type { Clock } from '../../../ports/clock.js';
import type { Mailer } from '../../../ports/mailer.js';
import type { Store } from '../../../ports/store.js';
import type { Database } from '../../store/database.js';
import type { SandboxMail } from '../../store/mail-rows.js';
import { deleteInPortions } from '../../store/portions.js';
import { insertOnce, selectBy, selectNewest } from '../../store/row-statements.js';
import { anyRows, statement } from '../../store/statement.js';

const keep = insertOnce('sandbox_mail.keep', 'sandbox_mail', ['id']);

const listNewest = selectNewest('sandbox_mail.newest', 'sandbox_mail', [], 100, ['keptAt', 'id']);

const find = selectBy('sandbox_mail.find', 'sandbox_mail', ['id']);

interface Old {
  before: number;
}

function oldMails(db: Kysely<Database>, { before }: Old, count: number) {
  const rows = db.selectFrom('sandbox_mail').select('id').where('kept_at', '<=', before);
  return rows.orderBy('kept_at').limit(sql.lit(count));
}

const findOld = statement<Old, { id: string }>('sandbox_mail.find_old', (db, p) => oldMails(db, p, 1));

const purge = statement<Old, unknown>('sandbox_mail.purge', (db, p) =>
  db.deleteFrom('sandbox_mail').where('id', 'in', oldMails(db, p, 500)),
);

const keptMs = 7 * 24 * 3_600_000;

/** A mail as somebody reads it. */
export type KeptMail = Omit<SandboxMail, 'letterJson'> & RenderedMail;

/** The words are those that were sent; their layout is that of today. */
function readable({ letterJson, ...mail }: SandboxMail): KeptMail {
  return { ...mail, ...renderLetter(JSON.parse(letterJson)) };
}

/** Keeps every mail in a table for developers to read, and sends none. */
export interface SandboxMailer extends Mailer {
  /** Returns the newest hundred. */
  list(): Promise<KeptMail[]>;
  read(id: string): Promise<KeptMail | null>;
  /** Deletes what it has kept for a week. */
  purge(): Promise<void>;
}

export function createSandboxMailer({ store, clock }: { store: Store; clock: Clock }): SandboxMailer {
  return {
    async send({ id, to, letter }) {
      const row = { id, recipient: to, letterJson: JSON.stringify(letter), keptAt: clock.now() };
      return { outcome: 'accepted', step: anyRows(keep, row) };
    },
    list: async () => (await store.all(listNewest, {})).map(readable),
    async read(id) {
      const mail = await store.one(find, { id });
      return mail ? readable(mail) : null;
    },
    async purge() {
      const params = { before: clock.now() - keptMs };
      await deleteInPortions(store, { find: findOld, params, portion: [anyRows(purge, params)] });
    },
    close: async () => {},
  };
}
