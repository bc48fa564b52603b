import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PartnerRefused, PartnerUnavailable } from '../../../server/src/ports/bank.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { faultyBank } from '../../harness/faulty-bank.js';
import { inTestMode } from '../../harness/partners.js';
import { keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { chargeBody, createCharge } from '../../harness/test-charge.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

const newKey = () => keyHeader()['Idempotency-Key'] as string;

forEachDatabase((engine, freshDatabase) => {
  let database: string;
  let service: Service;
  beforeAll(async () => {
    database = await freshDatabase();
    service = await startService(database);
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  test.each([
    ['7 characters', 'k'.repeat(7), 400],
    ['8 characters', 'k'.repeat(8), 200],
    ['128 characters', 'k'.repeat(128), 200],
    ['129 characters', 'k'.repeat(129), 400],
    ['every kind of character', 'AZaz09_.-:', 200],
    ['only punctuation', '_.-:_.-:', 200],
    ['a space', 'key with space', 400],
    ['a slash', 'order/1001', 400],
    ['a comma', 'order,1001', 400],
    ['quotes', '"order-1001"', 400],
    ['a letter beyond ASCII', 'order-é-1001', 400],
    ['nothing', '', 400],
  ])(`${engine}: a key of %s`, async (_what, key, status) => {
    const answer = await createCharge(service, chargeBody(), key);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.errors[0].pointer).toBe('Idempotency-Key');
  });

  test(`two keys on one request are refused, on ${engine}`, async () => {
    expect(await sendTwoKeys(service)).toBe(400);
  });

  test(`a repeat gets the same bytes, in any order of its fields, on ${engine}`, async () => {
    const key = newKey();
    const body = chargeBody({ metadata: { colour: 'red', size: 7 } });
    const first = await createCharge(service, body, key);
    expect([first.status, first.headers.get('idempotent-replay')]).toEqual([200, null]);
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    const withDefaults = { ...body, currency: 'NGN', release_window_hours: 168 };
    for (const same of [body, reordered, withDefaults]) {
      const again = await createCharge(service, same, key);
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      expect(again.text).toBe(first.text);
    }
  });

  test(`a key that belongs to another request is refused, on ${engine}`, async () => {
    const key = newKey();
    const body = chargeBody();
    expect((await createCharge(service, body, key)).status).toBe(200);
    for (const other of [{ amount: 120_001 }, { metadata: {} }, { reference: `${body.reference}-2` }]) {
      const refused = await createCharge(service, { ...body, ...other }, key);
      expect([refused.status, refused.body.code]).toEqual([409, 'idempotency_mismatch']);
    }
    const checkout = await TestEscrow.open(service);
    const elsewhere = await checkout.post('cancel', {}, { 'Idempotency-Key': key });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'idempotency_mismatch']);
    expect((await checkout.read()).status).toBe('awaiting_payment');
  });

  test(`two accounts can use the same key, on ${engine}`, async () => {
    const key = newKey();
    expect((await createCharge(service, chargeBody(), key)).status).toBe(200);
    const auth = await (await service.newMerchant()).key('test');
    const answer = await createCharge(service, chargeBody(), key, auth);
    expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([200, null]);
  });

  test.each([true, false])(
    `${engine}: 50 concurrent duplicates make one charge (escrow: %s)`,
    async (escrow) => {
      const key = newKey();
      const body = chargeBody({ escrow });
      const duplicates = await Promise.all(
        Array.from({ length: 50 }, () => createCharge(service, body, key)),
      );
      expect(new Set(duplicates.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(duplicates.map(({ text }) => text)).size).toBe(1);
      const firsts = duplicates.filter(({ headers }) => headers.get('idempotent-replay') === null);
      expect(firsts).toHaveLength(1);
    },
  );

  test(`50 concurrent duplicates without a key make one charge, on ${engine}`, async () => {
    const body = chargeBody();
    const duplicates = await Promise.all(Array.from({ length: 50 }, () => createCharge(service, body)));
    expect(new Set(duplicates.map((duplicate) => duplicate.body.charge_id)).size).toBe(1);
    expect(new Set(duplicates.map((duplicate) => duplicate.body.account_number)).size).toBe(1);
  });

  test(`an invalid request leaves the key free, on ${engine}`, async () => {
    const key = newKey();
    expect((await createCharge(service, chargeBody({ amount: 0 }), key)).status).toBe(400);
    expect((await createCharge(service, chargeBody({ amount: 1_000_000_001 }), key)).status).toBe(400);
    expect((await createCharge(service, chargeBody(), key, 'svc_test_nobody')).status).toBe(401);
    const answer = await createCharge(service, chargeBody(), key);
    expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([200, null]);
  });

  test(`a refusal about a state is kept, on ${engine}`, async () => {
    const checkout = await TestEscrow.open(service);
    const key = newKey();
    const body = chargeBody({ reference: checkout.reference });
    const refused = await createCharge(service, body, key);
    const again = await createCharge(service, body, key);
    expect([refused.status, again.status]).toEqual([409, 409]);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(again.text).toBe(refused.text);
  });

  test.each([
    ['does not answer', () => new PartnerUnavailable('down'), 503, 'partner_unavailable'],
    ['refuses', () => new PartnerRefused('no'), 502, 'partner_error'],
  ])(
    `${engine}: a request to a partner that %s runs again when repeated`,
    async (_what, fault, status, code) => {
      const { services } = service.deps;
      const { partners, sandboxBank } = services;
      const openVirtualAccount = () => Promise.reject(fault());
      services.partners = inTestMode({ ...sandboxBank, openVirtualAccount });
      const key = newKey();
      const body = chargeBody();
      const failed = await createCharge(service, body, key);
      expect([failed.status, failed.body.code]).toEqual([status, code]);
      expect((await service.call('GET', `/charge/${segment(body.reference)}`)).status).toBe(404);
      services.partners = partners;
      const answer = await createCharge(service, body, key);
      expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([200, null]);
    },
  );

  test(`an answer lost on the way from the partner opens no second account, on ${engine}`, async () => {
    const { services } = service.deps;
    const { partners } = services;
    const bank = faultyBank(services.sandboxBank);
    bank.fail('openVirtualAccount', 'after');
    services.partners = inTestMode(bank);
    const key = newKey();
    const body = chargeBody();
    expect((await createCharge(service, body, key)).status).toBe(503);
    const answer = await createCharge(service, body, key);
    services.partners = partners;
    expect(answer.status).toBe(200);
    const { entries } = (await service.call('GET', `/charge/${segment(body.reference)}/timeline`)).body;
    expect(entries.filter(({ type }: { type: string }) => type === 'account.opened')).toHaveLength(1);
  });

  test(`a key is kept over a restart, for 72 hours of account time, on ${engine}`, async () => {
    const key = newKey();
    const body = chargeBody();
    const auth = service.testKey;
    const first = await createCharge(service, body, key);
    await service.stop();
    service = await startService(database);
    const replayed = await createCharge(service, body, key, auth);
    expect(replayed.headers.get('idempotent-replay')).toBe('true');
    expect(replayed.text).toBe(first.text);
    const mine = newKey();
    expect((await createCharge(service, chargeBody(), mine)).status).toBe(200);
    await advance(service, { hours: 73 });
    const another = await createCharge(service, chargeBody(), mine);
    expect([another.status, another.headers.get('idempotent-replay')]).toEqual([200, null]);
  });
});

/** Uses `node:http`, because `fetch` joins the two into one header. */
function sendTwoKeys(service: Service): Promise<number> {
  const headers = {
    Authorization: `Bearer ${service.testKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': ['first-key', 'second-key'],
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${service.url}/charge`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(chargeBody()));
  });
}
