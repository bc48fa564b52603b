import type { Shop } from '../audit/shop.js';
import { tamper } from '../audit/tampering/tamper.js';
import type { Story } from './stories.js';

const hourMs = 3_600_000;
let made = 0;

/** A notification about a refund that nobody knows, which a partner without keys has kept waiting. */
export async function unapplied({ databaseUrl, deps: { services } }: Shop): Promise<string> {
  made += 1;
  const id = services.newId();
  const since = services.clock.now() - 2 * hourMs;
  await tamper(
    databaseUrl,
    `insert into partner_notification
       (id, partner, mode, digest, about_json, body_sealed, received_at, applied_at, dismissed_reason)
     values ('${id}', 'sandbox', 'test', 'digest-${made}',
       '[{"kind":"refund","reference":"rf-nobody-knows-this-one"}]', 'sealed', ${since}, null, null)`,
  );
  await tamper(
    databaseUrl,
    `insert into job
       (id, kind, subject, account_id, mode, run_at, attempts, lease_token, lease_until, last_error,
        created_at)
     values ('job-${id}', 'notification.apply', '${id}', null, 'test', ${since + 24 * hourMs}, 3, null, null,
       'PartnerUnavailable: The partner sandbox is not configured in test mode', ${since})`,
  );
  return id;
}

const kind = 'notification_stuck';
const prepare = async (shop: Shop) => void (await unapplied(shop));

/** Stories of notifications that could not be applied, one for each command that clears one. */
export const notificationStories: readonly Story[] = [
  { kind, prepare, says: /^The notification \S+ is applied\.\n$/ },
  {
    kind,
    prepare,
    nth: 2,
    fill: async () => ({ REASON: 'compared-with-the-dashboard' }),
    says: /^The notification \S+ is dismissed\.\n$/,
  },
];
