import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignedNotification } from '../../../server/src/adapters/bank/sandbox/notification.js';
import { findCredit } from '../../../server/src/features/checkouts/queries.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import type { BankingPartner } from '../../../server/src/ports/bank.js';
import { audit } from '../../audit/audit.js';
import { inTestMode } from '../../harness/partners.js';
import { type Answer, initiateBody, keyHeader, type Service, startService } from '../../harness/service.js';
import { createDatabaseOn, mayMount, mountSmallDisk } from '../../harness/small-disk.js';
import { temporaryFolder } from '../../harness/stores.js';
import { payout, TestEscrow } from '../../harness/test-escrow.js';
import { Order, Visitor } from '../../harness/visitor.js';
import { rawStatement } from '../../store/fixtures.js';

/** A database with little space. */
interface Place {
  database: string;
  fill(service: Service): Promise<void> | void;
  free(service: Service): Promise<void> | void;
  remove(): Promise<void> | void;
}

const mounts = mayMount();

/** Limits the pages of the file: stands for a full disk where none can be mounted. */
async function limitedFile(): Promise<Place> {
  const pragma = async ({ deps }: Service, text: string) =>
    (await deps.services.store.all(rawStatement(`pragma ${text}`), {}))[0];
  return {
    database: `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`,
    fill: async (service) => {
      const pages = Number((await pragma(service, 'page_count'))?.page_count);
      await pragma(service, `max_page_count = ${pages}`);
    },
    free: async (service) => void (await pragma(service, 'max_page_count = 1000000')),
    remove: () => {},
  };
}

async function smallDisk(megabytes: number, databaseIn: 'sqlite' | 'postgres'): Promise<Place> {
  const disk = mountSmallDisk(megabytes);
  if (!disk) throw new Error('No disk could be mounted');
  const acts = { fill: () => disk.fill(), free: () => disk.free() };
  if (databaseIn === 'sqlite') {
    const database = `sqlite:${join(disk.folder, 'small.db')}`;
    return { database, ...acts, remove: () => disk.remove() };
  }
  const { url, drop } = await createDatabaseOn(disk);
  const remove = async () => {
    disk.free();
    await drop();
    disk.remove();
  };
  return { database: url, ...acts, remove };
}

const folder = temporaryFolder();

describe('SQLite with a limit of pages', () => suite(limitedFile));
// Mounting takes root, which a developer's own machine rarely gives.
describe.skipIf(!mounts)('SQLite on a small disk', () => suite(() => smallDisk(8, 'sqlite')));
// The same; PostgreSQL has no other way to be out of space.
describe.skipIf(!mounts)('PostgreSQL on a small disk', () => suite(() => smallDisk(48, 'postgres')));

function suite(open: () => Promise<Place>): void {
  describe('a full disk', { timeout: 90_000 }, () => {
    let place: Place;
    let service: Service;
    let effects: string[];
    beforeAll(async () => {
      place = await open();
      service = await startService(place.database);
      effects = watchEffects(service);
    }, 60_000);
    afterAll(async () => {
      await service?.stop();
      await place?.remove();
    });

    it('refuses writes, goes on with reads, begins nothing at a partner, and recovers', async () => {
      const owed = await TestEscrow.funded(service);
      const { page, visitor } = await signedIn(service);
      const reversal = await unreportedReversal(service, await TestEscrow.funded(service));
      const waiting = await TestEscrow.open(service);
      // Its payout is due when the disk is full.
      await service.deps.worker.stop();
      expect((await owed.post('release', {})).status).toBe(200);

      await place.fill(service);
      const refused = await untilRefused(service);
      const begun = [...effects];
      const key = keyHeader();
      const newcomer = new Visitor(service);
      const writes = async (): Promise<Answer[]> => [
        await service.call('POST', '/escrow/initiate', { body: refused }),
        await waiting.fund({}, key),
        await service.call('PUT', '/sellers/seller@example.com', { body: { payout } }),
        await service.call('POST', '/webhooks', { body: { url: 'https://shop.example.com/hooks' } }),
        await report(service, reversal),
      ];
      const signIn = () => newcomer.post(page.at('sign-in'), { email: 'another@example.com' });

      for (const answer of await writes()) {
        expect([answer.status, answer.body.code]).toEqual([503, 'storage_full']);
        expect([answer.body.retryable, answer.headers.get('retry-after')]).toEqual([true, '10']);
      }
      const form = await signIn();
      expect([form.status, form.headers.get('retry-after')]).toEqual([503, '10']);
      expect(form.text).toContain('cannot record anything');

      expect((await owed.read()).status).toBe('released');
      expect((await service.call('GET', '/events')).status).toBe(200);
      const shown = await visitor.get(page.at());
      expect([shown.status, shown.text.includes('Pay ₦2,500 by bank transfer')]).toEqual([200, true]);
      expect((await service.call('GET', '!/healthz', { key: null })).status).toBe(200);
      const ready = await service.call('GET', '!/readyz', { key: null });
      expect([ready.status, ready.body]).toEqual([503, { status: 'not ready', reason: 'storage_full' }]);

      expect(await service.deps.worker.runDue()).toBe(0);
      expect(effects).toEqual(begun);
      service.deps.worker.start();

      await place.free(service);
      await vi.waitFor(
        async () => expect((await service.call('GET', '!/readyz', { key: null })).status).toBe(200),
        { timeout: 30_000 },
      );
      for (const { status, text } of await writes()) expect(status, text).toBeLessThan(300);
      expect((await signIn()).status).toBe(303);
      await vi.waitFor(() => expect(effects).toContain('transfer'), { timeout: 20_000 });
      expect((await verifyLedger(service.deps.services)).discrepancies).toEqual([]);
      expect(await audit(place.database)).toEqual([]);
    });
  });
}

/** Initiates until one is refused; returns its body. On PostgreSQL the pages that exist are filled first. */
async function untilRefused(service: Service): Promise<Record<string, unknown>> {
  for (let count = 0; count < 2_000; count++) {
    const body = initiateBody({ metadata: { filling: randomBytes(200).toString('hex') } });
    if ((await service.call('POST', '/escrow/initiate', { body })).status === 503) return body;
  }
  throw new Error('The disk does not get full');
}

/** Returns the calls to the partner that have an effect, which are noted from now on. */
function watchEffects({ deps: { services } }: Service): string[] {
  const effects: string[] = [];
  const bank: BankingPartner = services.sandboxBank;
  const watched = new Proxy(bank, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'openVirtualAccount' && name !== 'transfer' && name !== 'refund')
        return value.bind(target);
      return (request: never) => {
        effects.push(name);
        return target[name](request);
      };
    },
  });
  services.partners = inTestMode(watched);
  return effects;
}

async function signedIn(service: Service) {
  const escrow = await TestEscrow.open(service);
  const page = Order.of((await escrow.read()).checkout_url);
  const visitor = new Visitor(service);
  await visitor.signIn(page, 'buyer@example.com');
  return { page, visitor };
}

/** Reverses the credit of an escrow at the bank; returns the notification, which has not been sent. */
async function unreportedReversal(service: Service, escrow: TestEscrow): Promise<SignedNotification> {
  const { credits } = await escrow.read();
  const { store, sandboxBank } = service.deps.services;
  const credit = await store.one(findCredit, { id: credits[0].id });
  return (await sandboxBank.reverse(credit?.partnerCreditId ?? '')) as SignedNotification;
}

function report(service: Service, { headers, rawBody }: SignedNotification): Promise<Answer> {
  const options = { key: null, headers: headers as never, raw: rawBody };
  return service.call('POST', '!/partners/sandbox/notifications', options);
}
