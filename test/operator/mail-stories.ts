import { setEmail } from '../../server/src/features/accounts/manage.js';
import { mailToAccount } from '../../server/src/features/mail/write.js';
import type { Shop } from '../audit/shop.js';
import { tamper } from '../audit/tampering/tamper.js';
import type { Story } from './stories.js';

/** Makes a mail to the merchant that its server refused. */
async function failedMail({ deps: { services }, accountId, databaseUrl }: Shop): Promise<void> {
  await setEmail(services, accountId, 'ada@example.com');
  const mail = { accountId, mode: 'test', template: 'webhook.disabled', cause: services.newId() } as const;
  const data = {
    account: 'Adire Market',
    mode: 'test' as const,
    endpointId: 'endpoint-1',
    failingSince: 0,
    address: 'https://shop.example.com/',
    lastFailure: 'gone' as const,
    lastStatus: 410,
    apiUrl: 'https://api.example.com',
    reason: 'gone' as const,
    replaySince: 0,
  };
  await services.store.transact([mailToAccount(services, { ...mail, data })]);
  const failed = "update mail set status = 'failed', failure = '550 no such user'";
  await tamper(databaseUrl, `${failed} where cause = '${mail.cause}'`);
}

const kind = 'mail_failed';

/** Stories of failed mails, one for each command that clears one. */
export const mailStories: readonly Story[] = [
  { kind, prepare: failedMail, says: /is pending: the server sends it now\./ },
  {
    kind,
    prepare: failedMail,
    nth: 1,
    says: /is pending: the server sends it now\./,
    fill: async () => ({ ADDRESS: 'bola@example.com' }),
  },
  { kind, prepare: failedMail, nth: 2, says: /is dismissed\./ },
];
