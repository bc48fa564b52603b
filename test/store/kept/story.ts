import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { createKey, revokeKey } from '../../../server/src/features/keys/manage.js';
import type { Receiver } from '../../harness/receiver.js';
import type { Answer, KeptService } from './service.js';
import { tellDisputes, tellEscrows, tellTransfers } from './story-checkouts.js';
import { payLive, signIn } from './story-doors.js';

/** Facts that a later version needs to continue a kept story. */
export interface KeptStory {
  /** Real time when it ended. */
  endedAt: number;
  accountId: string;
  keys: { test: string; live: string };
  endpoint: { id: string; secret: string };
  /** A cookie of a buyer who is signed in, and their checkout page. */
  session: { cookie: string; page: string; reference: string };
  /** A refund that was answered under an Idempotency-Key. */
  refunded: { path: string; key: string; body: object; answer: object };
  /** Responses of the lists at the end, by their paths. */
  lists: Record<string, object[]>;
}

export const payout = { bank_code: '058', account_number: '0123456789' };

/** Plays the story of a merchant through the API. */
export class Teller {
  constructor(
    readonly service: KeptService,
    readonly key: string,
  ) {}

  /** @throws when the call is refused, since the story would then differ */
  async call(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const answer = await this.service.call(this.key, method, path, body, headers);
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
  }

  /** Opens an escrow with a seller. */
  open(reference: string, fields: object = {}): Promise<Answer> {
    return this.call('POST', '/escrow/initiate', {
      reference,
      amount: 250_000,
      currency: 'NGN',
      customer_email: 'ada@example.com',
      seller_email: 'seller@example.com',
      ...fields,
    });
  }

  async funded(reference: string, fields: object = {}): Promise<void> {
    await this.open(reference, fields);
    await this.call('POST', `/sandbox/escrow/${reference}/fund`, {});
    await this.act(reference, 'accept');
  }

  act(reference: string, action: string, body?: object, headers?: Record<string, string>): Promise<Answer> {
    return this.call('POST', `/escrow/${reference}/${action}`, body, headers);
  }

  /** Advances the account's clock; every job due by then has run when it returns. */
  async advance(time: { hours?: number; minutes?: number }): Promise<void> {
    const count = this.service.services.newId();
    await this.call('POST', '/sandbox/clock/advance', time, { 'Idempotency-Key': `advance-${count}` });
  }
}

/** Plays the whole story on an empty database. */
export async function tellStory(service: KeptService, receiver: Receiver): Promise<KeptStory> {
  const { services } = service;
  // A merchant's mails come to 150 kB; those from here to the sign-in go to nobody.
  services.mailerFor = () => ({ send: async () => ({ outcome: 'accepted' }), close: async () => {} });
  const { account } = await createAccount(services, 'Adire Market', 'business', 'shop@example.com');
  const keys = {
    test: (await createKey(services, account, 'test', 'backend')).key,
    live: (await createKey(services, account, 'live', 'backend')).key,
  };
  await revokeKey(services, (await createKey(services, account, 'test', 'lost')).row.id);
  await createAccount(services, 'Kente House', 'free');
  const teller = new Teller(service, keys.test);
  await teller.call('PUT', '/account/payout', payout);
  await teller.call('PUT', '/sellers/seller@example.com', { name: 'Bisi Ade', payout });
  await teller.call('PUT', '/sellers/new@example.com', { name: 'Chidi Eze' });
  const endpoint = await registerEndpoints(teller, receiver);
  await tellEscrows(teller);
  await tellTransfers(teller);
  await tellDisputes(teller);
  const refunded = await refundUnderKey(teller);
  await service.introduce(account.id);
  await payLive(service, account.id, keys.live);
  await service.runDue();
  services.mailerFor = (mode) => (mode === 'test' ? services.sandboxMailer : null);
  const session = await signIn(teller);
  await service.runDue();
  const lists = await readLists(service, keys.test);
  return { endedAt: services.clock.now(), accountId: account.id, keys, endpoint, session, refunded, lists };
}

/** One endpoint that works, one that fails, one that is paused and one that was deleted. */
async function registerEndpoints(teller: Teller, receiver: Receiver): Promise<KeptStory['endpoint']> {
  receiver.on('/broken', (response) => response.writeHead(500).end('out of order'));
  const register = async (path: string, events: string[]) =>
    (await teller.call('POST', '/webhooks', { url: receiver.url(path), events })).body;
  const { id, secret } = await register('/hooks', ['escrow.funded', 'escrow.released', 'escrow.refunded']);
  await register('/broken', ['escrow.declined']);
  const paused = await register('/paused', ['escrow.funded']);
  await teller.call('PATCH', `/webhooks/${paused.id}`, { active: false });
  const deleted = await register('/deleted', ['escrow.funded']);
  await teller.call('DELETE', `/webhooks/${deleted.id}`);
  return { id, secret };
}

async function refundUnderKey(teller: Teller): Promise<KeptStory['refunded']> {
  await teller.funded('PART-REFUNDED');
  const body = { amount: 60_000, reason: 'One of two was missing' };
  const key = 'refund-of-one';
  const { body: answer } = await teller.act('PART-REFUNDED', 'refund', body, { 'Idempotency-Key': key });
  return { path: '/escrow/PART-REFUNDED/refund', key, body, answer };
}

const listed = ['/escrow', '/charge', '/disputes', '/sellers', '/webhooks', '/webhook-deliveries', '/events'];

/** Fields that every later version must return unchanged; addresses and times are left out. */
const keptFields = [
  'id',
  'reference',
  'event',
  'email',
  'name',
  'status',
  'amount',
  'amount_received',
  'amount_held',
  'amount_released',
  'amount_refunded',
  'amount_excess',
  'outcome',
  'attempt_count',
];

/** Returns every list, reduced to the fields that show a loss. */
export async function readLists(service: KeptService, key: string): Promise<KeptStory['lists']> {
  const lists: KeptStory['lists'] = {};
  for (const path of listed) {
    const { status, body, text } = await service.call(
      key,
      'GET',
      path === '/webhooks' ? path : `${path}?limit=100`,
    );
    if (status !== 200) throw new Error(`GET ${path} was answered ${status}: ${text}`);
    lists[path] = (body.data ?? body.endpoints).map((row: Record<string, unknown>) =>
      Object.fromEntries(keptFields.filter((name) => name in row).map((name) => [name, row[name]])),
    );
  }
  return lists;
}
