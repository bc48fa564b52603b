import { randomBytes } from 'node:crypto';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import { initiateEscrow } from '../../server/src/domain/escrow/initiate.js';
import type { Escrow } from '../../server/src/domain/records.js';
import { listMails, readMail } from '../../server/src/features/operator/mails.js';
import { systemContext } from '../../server/src/pipeline/context.js';
import type { Service } from './service.js';
import { codesDecided } from './visitor.js';

/** A live escrow, committed without a partner: most suites have none in live mode. */
export async function openLive(service: Service, fields: Partial<Escrow> = {}): Promise<Escrow> {
  const { services } = service.deps;
  const id = services.newId();
  const account = { partnerReference: `live-${id}`, partner: 'sandbox', accountNumber: '1234567890' };
  const context = systemContext(services, { now: services.clock.now(), clockOffsetMs: 0 }, `suite:${id}`);
  const input = {
    accountId: service.accountId,
    mode: 'live' as const,
    amount: 55_500,
    currency: 'NGN',
    reference: `LIVE-${randomBytes(4).toString('hex')}`,
    customerEmail: 'live@example.com',
    customerName: null,
    sellerEmail: null,
    sellerName: null,
    description: null,
    returnUrl: null,
    callbackUrl: null,
    metadata: null,
    releaseWindowHours: null,
    chargeId: null,
    deliveryMode: 'self_managed' as const,
    locale: null,
    releaseCodeSealed: null,
    checkoutKey: 'livelivelivelivelive00',
    ...fields,
  };
  const opened = { ...account, bankName: 'Live Bank', accountName: null, expiresAt: context.now + 3_600_000 };
  const { change, after } = initiateEscrow(input, opened, context);
  await commitChange(services.store, change, { evidence: services });
  return after.escrow;
}

/** The code in the pending live mail; no mail server accepts it. */
export async function waitingCode(service: Service): Promise<string> {
  await codesDecided(service);
  const { services } = service.deps;
  const [waiting] = await listMails(services, 'pending', 'live');
  const { words } = await readMail(services, waiting?.id ?? '');
  return /^ {2}(\d{6})$/m.exec(words.text)?.[1] ?? '';
}
