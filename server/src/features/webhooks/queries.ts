import { columns, insertRow, updateRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { DefaultSecret, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
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

/** Every endpoint of an account and mode that is not deleted, newest first. */
export const listEndpoints = statement<Owner, WebhookEndpoint>('webhook_endpoint.list', (db, p) =>
  db
    .selectFrom('webhook_endpoint')
    .select(columns('webhook_endpoint'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

export const findDefaultSecret = statement<Owner, DefaultSecret>('default_secret.find', (db, p) =>
  db
    .selectFrom('default_secret')
    .select(columns('default_secret'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode),
);

export const insertDefaultSecret = statement<DefaultSecret, unknown>('default_secret.insert', (db, p) =>
  insertRow(db, 'default_secret', p),
);

/** Writes nothing if another request replaced the secret meanwhile. */
export const replaceDefaultSecret = statement<DefaultSecret & { known: string }, unknown>(
  'default_secret.replace',
  (db, p) =>
    db
      .updateTable('default_secret')
      .set({
        secret_sealed: p.secretSealed,
        previous_secret_sealed: p.previousSecretSealed,
        previous_secret_until: p.previousSecretUntil,
      })
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where('secret_sealed', '=', p.known),
);
