import { sql } from 'kysely';
import { columns, insertRow, updateRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { RetiredSecret, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Mode } from '../../domain/records.js';

interface Owner {
  accountId: string;
  mode: Mode;
}

export const insertEndpoint = statement<WebhookEndpoint, unknown>('webhook_endpoint.insert', (db, p) =>
  insertRow(db, 'webhook_endpoint', p),
);

export const updateEndpoint = statement<WebhookEndpoint, unknown>('webhook_endpoint.update', (db, p) =>
  updateRow(db, 'webhook_endpoint', p),
);

/** Finds deleted endpoints as well, whose log can still be read. */
export const findEndpoint = statement<Owner & { id: string }, WebhookEndpoint>(
  'webhook_endpoint.find',
  (db, p) =>
    db
      .selectFrom('webhook_endpoint')
      .select(columns('webhook_endpoint'))
      .where('id', '=', p.id)
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode),
);

/** Every endpoint of an account that is not deleted, both modes, newest first. */
export const listEndpoints = statement<{ accountId: string }, WebhookEndpoint>(
  'webhook_endpoint.list',
  (db, p) =>
    db
      .selectFrom('webhook_endpoint')
      .select(columns('webhook_endpoint'))
      .where('account_id', '=', p.accountId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
);

export const replaceDefaultSecret = statement<{ id: string; known: string; sealed: string }, unknown>(
  'account.replace_default_secret',
  (db, p) =>
    db
      .updateTable('account')
      .set({ default_secret_sealed: p.sealed })
      .where('id', '=', p.id)
      .where(sql`coalesce(default_secret_sealed, '')`, '=', p.known),
);

export const retireSecret = statement<RetiredSecret, unknown>('retired_secret.set', (db, p) =>
  insertRow(db, 'retired_secret', p).onConflict((conflict) =>
    conflict.column('account_id').doUpdateSet({
      secret_sealed: sql`excluded.secret_sealed`,
      expires_at: sql`excluded.expires_at`,
    }),
  ),
);

export const purgeRetiredSecret = statement<{ accountId: string }, unknown>('retired_secret.purge', (db, p) =>
  db.deleteFrom('retired_secret').where('account_id', '=', p.accountId),
);

export const findRetiredSecret = statement<{ accountId: string }, RetiredSecret>(
  'retired_secret.find',
  (db, p) =>
    db.selectFrom('retired_secret').select(columns('retired_secret')).where('account_id', '=', p.accountId),
);
