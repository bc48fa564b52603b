import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.js';
import { forEachDatabaseAtOnce } from '../../harness/databases.js';
import {
  ask,
  createMerchant,
  operate,
  type ServerProcess,
  startProcess,
} from '../../harness/server-process.js';
import { databaseFolder, temporaryFolder } from '../../harness/stores.js';
import { writeShop } from './packed.js';
import { readBooks, runShop, ShopProcess } from './shop-process.js';

const escrow = ['npm', 'run', '--silent', 'sale'];
/** The same without npm between, so that a signal reaches it. */
const saleItself = [process.execPath, '--import', 'tsx', 'src/sale.ts'];
const itself = [process.execPath, '--import', 'tsx', 'src/main.ts'];
const expectedEvents = [
  'payment.success',
  'escrow.funded',
  'escrow.accepted',
  'escrow.delivered',
  'escrow.released',
  'payout.paid',
];

/** Listens on a port of its own; ended, the port is free. */
async function takePort(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: String((server.address() as { port: number }).port) };
}

async function freePort(): Promise<string> {
  const { server, port } = await takePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const written = join(temporaryFolder(), 'my-shop');
beforeAll(() => writeShop(temporaryFolder(), written), 120_000);

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`the sale of a new shop, on ${engine}`, { timeout: 120_000 }, () => {
    const folder = join(temporaryFolder(), 'my-shop');
    let database: string;
    let server: ServerProcess;
    let key: string;
    let env: Record<string, string>;
    beforeAll(async () => {
      cpSync(written, folder, { recursive: true, verbatimSymlinks: true });
      database = await freshDatabase();
      server = await startProcess(database);
      ({ key } = createMerchant(database));
      env = { ESCROW_API_KEY: key, ESCROW_BASE_URL: server.url, PORT: '0' };
    }, 120_000);
    afterAll(async () => {
      expect(operate(database, 'ledger', 'verify')).toMatch(/^The books are right/);
      expect(await audit(database)).toEqual([]);
      expect(await server.kill('SIGTERM')).toBe(0);
    });

    /** The events of an order, as the service has them. */
    const eventsOf = async (reference: string): Promise<{ event: string; event_id: string }[]> => {
      const { body } = await ask(server.url, key, 'GET', `/events?reference=${reference}&limit=100`);
      return body.data.reverse();
    };

    /** The order is paid out, at the service and in the books of the shop, which has received every event. */
    const expectPaidOut = async (reference: string) => {
      const { body } = await ask(server.url, key, 'GET', `/escrow/${reference}`);
      const [payout] = body.payouts;
      expect(body).toMatchObject({ status: 'released', amount_released: 250_000, amount_held: 0 });
      expect(payout).toMatchObject({ status: 'paid', amount: 250_000 });
      const { orders, handled } = readBooks(folder);
      const order = orders[reference];
      expect(order).toMatchObject({ status: 'released' });
      expect(order?.payouts).toMatchObject({ [payout.id]: { status: 'paid', amount: 250_000 } });
      expect(order?.events.map(({ event }) => event)).toEqual(expectedEvents);
      const events = await eventsOf(reference);
      expect(Object.keys(handled)).toEqual(expect.arrayContaining(events.map(({ event_id }) => event_id)));
    };

    it('goes from the order to the payout with one command, and says so in naira', async () => {
      const { code, stdout, stderr } = await runShop(folder, escrow, env);
      expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
      for (const said of [
        'The buyer orders: Ankara bag, ₦2,500.00.',
        'escrow.funded    ₦2,500.00 is held in escrow',
        'payout.paid      ₦2,500.00 reached the seller',
        "In the shop's own books the order is released, and the seller has ₦2,500.00.",
      ])
        expect(stdout).toContain(said);
      const [, reference = ''] = /escrow-cli timeline (\S+)\n/.exec(stdout) ?? [];
      await expectPaidOut(reference);
      expect(stdout).not.toContain(key);
    });

    it('is another one when it is run again', async () => {
      const before = Object.keys(readBooks(folder).orders);
      expect(await runShop(folder, escrow, env)).toMatchObject({ code: 0 });
      const [reference = '', ...others] = Object.keys(readBooks(folder).orders).filter(
        (name) => !before.includes(name),
      );
      expect(others).toEqual([]);
      await expectPaidOut(reference);
    });

    it.each([
      ['SIGINT', 130],
      ['SIGKILL', null],
    ] as const)('ended by %s in the middle, it is caught up with by the next', async (signal, code) => {
      const first = new ShopProcess(folder, saleItself, env);
      const [, reference = ''] = await first.says(/order (ORD-\w+)[\s\S]*4\. The parcel arrives/);
      first.child.kill(signal);
      expect(await first.ended).toBe(code);
      if (signal === 'SIGINT') expect(first.stderr).toContain(`escrow-cli get ${reference}`);
      const dispute = { reason: 'item_not_received', on_behalf_of: 'buyer' };
      const meanwhile = await ask(server.url, key, 'POST', `/escrow/${reference}/dispute`, dispute);
      expect(meanwhile.status).toBe(200);
      expect(await runShop(folder, escrow, env)).toMatchObject({ code: 0, stderr: '' });
      const order = readBooks(folder).orders[reference];
      const events = await eventsOf(reference);
      expect(order?.events.map(({ event }) => event)).toEqual(events.map(({ event }) => event));
      expect(order?.events.at(-1)?.event).toBe('dispute.opened');
    });

    it('goes through the shop that is open in another terminal, whose page shows it', async () => {
      const open = { ...env, PORT: await freePort() };
      const shop = new ShopProcess(folder, itself, open);
      await shop.says(/The shop is open at http/);
      const { code, stdout } = await runShop(folder, escrow, open);
      expect(code, stdout).toBe(0);
      const [address = ''] = /http:\S+\?key=\S+/.exec(stdout) ?? [];
      const page = await fetch(address, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('<li>₦2,500.00 reached the seller</li>');
      const refused = await runShop(folder, escrow, env);
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toMatch(/^Process \d+ of \S+ has .*shop\.json open/);
      shop.child.kill('SIGTERM');
      expect(await shop.ended).toBe(0);
    });

    it('moves nothing when released too early, and nothing twice when released twice', async () => {
      const shop = new ShopProcess(folder, itself, env);
      const [, url = ''] = await shop.says(/open at (http\S+),/);
      const token = /^STAFF_TOKEN=(\w+)$/m.exec(readFileSync(join(folder, '.env'), 'utf8'))?.[1] ?? '';
      const post = (path: string, body: object = {}) => ask(url, token, 'POST', path, body);
      const chargeBody = {
        cart: 'cart-of-a-browser-1',
        product: 'kente-scarf',
        buyer_email: 'buyer@example.com',
      };
      const { reference, buyerKey } = (await post('/orders', chargeBody)).body;
      const release = () => post(`/orders/${reference}/release?key=${buyerKey}`);
      expect(await release()).toMatchObject({ status: 409, body: { code: 'not_funded' } });
      await ask(server.url, key, 'POST', `/sandbox/escrow/${reference}/fund`, {});
      const account = { bank_code: '058', account_number: '0123456789' };
      expect(await post(`/orders/${reference}/acceptance`, account)).toMatchObject({ status: 200 });
      expect(await release()).toMatchObject({ status: 200, body: { status: 'released' } });
      expect(await release()).toMatchObject({ status: 200, body: { status: 'released' } });
      const { body } = await ask(server.url, key, 'GET', `/escrow/${reference}`);
      expect(body.payouts).toMatchObject([{ amount: 120_000 }]);
      shop.child.kill('SIGTERM');
      expect(await shop.ended).toBe(0);
    });
  });
});

describe('the sale of a new shop', { timeout: 120_000 }, () => {
  let server: ServerProcess;
  let env: Record<string, string>;
  beforeAll(async () => {
    const database = `sqlite:${join(databaseFolder(), 'escrow.db')}`;
    server = await startProcess(database);
    env = { ESCROW_API_KEY: createMerchant(database).key, ESCROW_BASE_URL: server.url, PORT: '0' };
  });
  afterAll(async () => {
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  const live = 'svc_live_0123456789abcdefghijklmnopqrst00ab12';
  it.each([
    [
      'no service',
      async () => ({ ESCROW_BASE_URL: `http://127.0.0.1:${await freePort()}` }),
      /Nothing answers/,
    ],
    ['no key', async () => ({ ESCROW_API_KEY: '' }), /There is no API key\. Put a test key/],
    [
      'an unknown key',
      async () => ({ ESCROW_API_KEY: `svc_test_${'0'.repeat(36)}` }),
      /does not take the key/,
    ],
    ['a live key', async () => ({ ESCROW_API_KEY: live }), /live key.*sandbox/],
    [
      'a live key and a public address',
      async () => ({ ESCROW_API_KEY: live, PUBLIC_URL: 'https://shop.example.com' }),
      /live key.*test keys only/,
    ],
  ])('says what is wrong with %s, in one line', async (_, wrong, said) => {
    const { code, stdout, stderr } = await runShop(written, saleItself, { ...env, ...(await wrong()) });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(said);
    expect(stderr.trimEnd()).not.toMatch(/\n|svc_\w+_\w{10}/);
    expect(existsSync(join(written, 'data/shop.json.lock'))).toBe(false);
  });

  it('reports a port taken by a program that does not accept its token', async () => {
    const taken = await takePort();
    taken.server.on('connection', (socket) => socket.destroy());
    const { code, stderr } = await runShop(written, saleItself, { ...env, PORT: taken.port });
    taken.server.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${taken.port} is taken. End the program that has it, or choose another with PORT= in .env.\n`,
    );
  });
});
