import { type Operation, operations } from '@escrow-checkout/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { kindsOf } from '../../../server/src/adapters/store/fields.js';
import { decideSaveMerchantBankAccount, decideSaveSeller } from '../../../server/src/domain/payee.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { systemContext } from '../../../server/src/pipeline/context.js';
import { isRefusal } from '../../../server/src/pipeline/retry.js';
import { sealedPlaces } from '../../../server/src/ports/sealed-places.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openLive } from '../../harness/live-escrow.js';
import { chooseSchedule } from '../../harness/payout-schedule.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { unserved } from '../../packages/openapi/sample-states.js';
import { sendExample } from '../../packages/openapi/send-example.js';
import { expectExactUsage } from '../storage/stored.js';

const all = Object.values(operations).flatMap((group) => Object.values(group) as Operation[]);

/** The rows of live mode in tables without a mode: those of live objects. */
const modeless: Readonly<Record<string, string>> = {
  // The test clock, which live mode never reads: the column is compared by what live answers below.
  account: "id, created_at, name, plan, email from account where id = 'ACCOUNT'",
  ledger_account: `* from ledger_account where id in (select debit_account from movement where mode = 'live'
    union select credit_account from movement where mode = 'live')`,
  attempt: `* from attempt where object_id in (select id from payout where mode = 'live'
    union select id from combined_payout where mode = 'live'
    union select id from refund where mode = 'live')`,
  webhook_attempt: `* from webhook_attempt
    where delivery_id in (select id from webhook_delivery where mode = 'live')`,
  delivery_rate: "* from delivery_rate where mode = 'live'",
  session: "* from session where person_id in (select id from person where mode = 'live')",
};

/** Tables without a mode that no key changes in a way that live mode reads, and why. */
const shared: Readonly<Record<string, string>> = {
  service_clock: 'it runs by itself',
  test_usage: 'it counts what test mode stores',
  test_quota: 'the operator sets what test mode may store',
  test_expiry: 'the worker removes what test mode does not use',
  database_copy: 'the operator copies both modes at once; no key reaches it',
  block: 'the chain links the changes of both modes',
  sign_in: 'people sign in before their mode is known; no key reaches it',
  sign_in_counter: 'it counts codes, which no key asks for',
  staff_person: 'people of merchants sign in for both modes',
  staff_session: 'the mode of the dashboard is in its address',
  staff_code: 'people sign in for both modes; no key reaches it',
  account_member: 'a role says by itself what it lets somebody do in which mode',
  account_sign_up: 'it bounds how many accounts a person opens',
  account_approval: 'the operator decides it; no key reaches it',
  account_brand: 'the operator approves it for live mode; no key reaches it',
  stored_file: 'pictures of pages of both modes; no key reaches it',
  key_use: 'it notes when keys were used',
  account_invitation: 'people are invited to both modes; no key reaches it',
  staff_factor: 'people of merchants are in both modes; no key reaches it',
  staff_factor_attempt: 'people of merchants are in both modes; no key reaches it',
  staff_passkey: 'people of merchants are in both modes; no key reaches it',
  staff_challenge: 'people of merchants are in both modes; no key reaches it',
  staff_recovery_code: 'people of merchants are in both modes; no key reaches it',
  owner_recovery: 'the operator asks for it; no key reaches it',
  account_closing: 'an owner closes both modes; no key reaches it',
  account_setting: 'it is about people, who are in both modes; no key reaches it',
  member_alert: 'it says who gets mails; no key reaches it',
  audit_network: 'it notes where changes came from, and nothing reads it but the log',
  api_request: 'requests of live mode are written a second after their answers',
  api_request_size: 'it counts the request log, a second later',
  daily_figure: 'a job adds up what both modes have committed',
  figure_cursor: 'a job adds up what both modes have committed',
  heartbeat: 'servers write it',
  server_heartbeat: 'servers write it',
  secret_key: 'the operator rotates it',
  sandbox_mail: 'mails of test mode',
  sandbox_credit: 'the sandbox bank',
  sandbox_arrival: 'the sandbox bank',
  sandbox_fault: 'the sandbox bank',
  sandbox_transfer: 'the sandbox bank',
  sandbox_shipment: 'the sandbox carriers',
};

const tables = Object.entries(kindsOf).map(([name, fields]) => ({ name, hasMode: 'mode' in fields }));

/** Returns the rows that live mode of an account reads, by table, as they are stored. */
async function liveRows({ deps }: Service, accountId: string): Promise<Record<string, string[]>> {
  const { store } = deps.services;
  const rows: Record<string, string[]> = {};
  for (const { name, hasMode } of tables) {
    if (name in shared) continue;
    const own = hasMode ? `* from ${name} where mode = 'live'${ofAccount(name)}` : modeless[name];
    const query = fixedQuery<object>(`select ${own}`.replaceAll('ACCOUNT', accountId));
    rows[name] = (await store.list(query)).map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

/** Other accounts of the suite have live rows too. */
function ofAccount(name: string): string {
  return 'accountId' in kindsOf[name as 'checkout'] ? " and account_id = 'ACCOUNT'" : '';
}

interface Shop extends Service {
  liveKey: string;
}

/** An account with rows of live mode, whose calls are made with a test key. */
async function openShop(service: Service): Promise<Shop> {
  const merchant = await service.newMerchant();
  const { accountId } = merchant;
  const [testKey, liveKey] = [await merchant.key('test'), await merchant.key('live')];
  const call: Service['call'] = (method, path, options) =>
    service.call(method, path, { key: testKey, ...options });
  const shop = { ...service, accountId, testKey, liveKey, call };
  await saveLivePayees(shop);
  await openLive(shop);
  const url = 'https://live.example.com/hook';
  const made = await shop.call('POST', '/webhooks', { key: liveKey, body: { url }, headers: keyHeader() });
  expect(made.status).toBeLessThan(300);
  return shop;
}

async function saveLivePayees({ deps: { services }, accountId }: Shop): Promise<void> {
  const context = () =>
    systemContext(services, { now: services.clock.now(), clockOffsetMs: 0 }, `suite:${services.newId()}`);
  const bankAccountOf = (sellerKey: string | null) => {
    const place = sealedPlaces.accountNumber({ accountId, mode: 'live', sellerKey });
    return {
      bankCodePartner: 'sandbox',
      bankCode: '058',
      bankName: 'Guaranty Trust Bank',
      accountName: 'LIVE',
      accountNumberSealed: services.sealer.seal(place, '9999999999'),
      accountLast4: '9999',
    };
  };
  const owner = { accountId, mode: 'live' } as const;
  const email = 'seller@example.com';
  const seller = {
    ...owner,
    email,
    name: 'Live',
    bankAccount: bankAccountOf(email),
    savedBy: 'merchant',
  } as const;
  const decisions = [
    decideSaveSeller(null, seller, context()),
    decideSaveMerchantBankAccount(null, { ...owner, bankAccount: bankAccountOf(null) }, context()),
  ];
  for (const decision of decisions) {
    if (isRefusal(decision)) throw new Error(decision.code);
    // The rows rest, so that whatever changes them is of the test key.
    await commitChange(services.store, { ...decision.change, jobs: [] }, { evidence: services });
  }
  await chooseSchedule(services.store, { ...owner, schedule: 'daily' });
}

it('every table is compared, or shared for a reason', () => {
  const known = tables.filter(({ name, hasMode }) => hasMode || name in modeless || name in shared);
  expect(known).toEqual(tables);
});

forEachDatabase((_, freshDatabase) => {
  let service: Service;
  const played: { shop: Shop; before: Record<string, string[]> }[] = [];
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(() => service.stop());

  const served = all.filter((operation) => !('streams' in operation));

  it.each(served)(
    'a test key changes no row of live mode, and what it writes is counted: $metadata.operationId',
    async (operation) => {
      const shop = await openShop(service);
      const before = await liveRows(service, shop.accountId);
      for (const table of ['checkout', 'seller', 'merchant_bank_account', 'payout_schedule']) {
        expect(before[table], table).not.toEqual([]);
      }
      for (const table of ['default_secret', 'webhook_endpoint', 'api_key', 'account']) {
        expect(before[table], table).not.toEqual([]);
      }
      played.push({ shop, before });
      const { status } = await sendExample(shop, operation);
      if (operation.metadata.operationId in unserved) expect(status).toBe(403);
      else expect(status).toBeLessThan(300);
      expect(await liveRows(service, shop.accountId)).toEqual(before);
      await expectExactUsage(service, shop.accountId);
    },
  );

  it('nor do the jobs that follow, whose rows are counted, and live mode keeps the real time', async () => {
    const { services } = service.deps;
    for (const { shop, before } of played) {
      await services.deliverNow(shop.accountId);
      expect(await liveRows(service, shop.accountId)).toEqual(before);
      await expectExactUsage(service, shop.accountId);
      const { body } = await shop.call('GET', '/balance', { key: shop.liveKey });
      expect(Date.parse(body.as_of)).toBeLessThanOrEqual(services.clock.now());
    }
  });
});
