import { insertOne, selectBy } from '../../adapters/store/row-statements.js';
import { columns, updateRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { DefaultSecret, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Owner } from '../../domain/records.js';

export const insertEndpoint = insertOne('webhook_endpoint.insert', 'webhook_endpoint');

export const updateEndpoint = statement<WebhookEndpoint, unknown>('webhook_endpoint.update', (db, p) =>
  updateRow(db, 'webhook_endpoint', p),
);

/** Finds deleted endpoints as well, whose log can still be read. */
export const findEndpoint = selectBy('webhook_endpoint.find', 'webhook_endpoint', [
  'id',
  'accountId',
  'mode',
]);

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

export const findDefaultSecret = selectBy('default_secret.find', 'default_secret', ['accountId', 'mode']);
export const insertDefaultSecret = insertOne('default_secret.insert', 'default_secret');

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
