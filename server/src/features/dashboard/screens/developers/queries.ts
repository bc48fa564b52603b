import { sql } from 'kysely';
import { adHoc } from '../../../../adapters/store/statement.js';
import type { WebhookAttempt, WebhookDelivery } from '../../../../adapters/store/webhook-rows.js';
import type { Owner } from '../format.js';

/** How many deliveries of an endpoint its health is judged by. */
const judgedMax = 200;

type Judged = Pick<WebhookDelivery, 'status'> & { totalMs: WebhookAttempt['totalMs'] | null };

/** The newest deliveries of an endpoint, each with how long its newest attempt took. */
export function judgeEndpoint(owner: Owner, endpointId: string) {
  return adHoc<Judged>((db) =>
    db
      .selectFrom('webhook_delivery as d')
      .select('d.status')
      .select((eb) =>
        eb
          .selectFrom('webhook_attempt as a')
          .select('a.total_ms')
          .whereRef('a.delivery_id', '=', 'd.id')
          .orderBy('a.started_at', 'desc')
          .orderBy('a.id', 'desc')
          .limit(sql.lit(1))
          .as('totalMs'),
      )
      .where('d.endpoint_id', '=', endpointId)
      .where('d.account_id', '=', owner.accountId)
      .where('d.mode', '=', owner.mode)
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(sql.lit(judgedMax)),
  );
}
