import { createHmac } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAuthority } from '../../harness/authority.js';
import { Receiver } from '../../harness/receiver.js';
import { ask, createMerchant, operate, startProcess } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';

describe('escrow-server start', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
  const databaseIn = (name: string) => `sqlite:${join(folder, name, 'escrow.db')}`;

  it('creates a demo merchant once, shows its key and default secret once, and keeps the data', async () => {
    const database = databaseIn('demo');
    const receiver = await Receiver.start(await createAuthority(['localhost']));
    const authority = join(folder, 'authority.pem');
    writeFileSync(authority, receiver.authority.certificate);
    const settings = { SECRET_KEY: '', WEBHOOK_ALLOW_LOOPBACK: '1', NODE_EXTRA_CA_CERTS: authority };
    const first = await startProcess(database, settings, ['--demo']);
    const [, file = ''] = await first.says(/^ {2}\. (\S+)\n/m);
    const written = readFileSync(file, 'utf8');
    const [, key = ''] = /^export ESCROW_API_KEY=(svc_test_\w+)\n/m.exec(written) ?? [];
    const [, secret = ''] = /^export WEBHOOK_SECRET=([0-9a-f]{64})\n/m.exec(written) ?? [];
    await first.says(/(^ {2}curl [^\n]*\n){3}/m);
    expect(first.said().match(/^ {2}curl /gm)).toHaveLength(3);
    // Its stderr is a pipe here, which may be a log.
    expect(first.said()).not.toContain(key);
    expect(first.said()).not.toContain(secret);
    const modes = readdirSync(join(folder, 'demo')).map((name) => [name, modeOf(join(folder, 'demo', name))]);
    expect(Object.fromEntries(modes)).toEqual({
      'demo-secrets.sh': '600',
      'escrow.db': '600',
      'escrow.db-shm': '600',
      'escrow.db-wal': '600',
      'escrow.db.serve-lock': '600',
      'escrow.db.serve-lock-journal': '600',
      'secret.key': '600',
    });
    expect(modeOf(join(folder, 'demo'))).toBe('700');
    const kept = initiateBody({ reference: 'KEPT', callback_url: receiver.url('/hooks', 'localhost') });
    expect((await ask(first.url, key, 'POST', '/escrow/initiate', kept)).status).toBe(200);
    await ask(first.url, key, 'POST', '/sandbox/escrow/KEPT/fund');
    const [delivery] = await first.during(receiver.count('/hooks', 1));
    const signature = createHmac('sha256', secret)
      .update(delivery?.text ?? '')
      .digest('hex');
    expect(delivery?.headers['x-service-signature']).toBe(signature);
    await receiver.stop();
    expect(await first.kill('SIGTERM')).toBe(0);
    // As a copy of a backup may be.
    for (const name of ['escrow.db', 'secret.key']) chmodSync(join(folder, 'demo', name), 0o644);
    const second = await startProcess(database, { SECRET_KEY: '' }, ['--demo']);
    for (const name of ['escrow.db', 'secret.key']) expect(modeOf(join(folder, 'demo', name))).toBe('600');
    expect((await ask(second.url, key, 'GET', '/escrow/KEPT')).body.reference).toBe('KEPT');
    const [said] = await second.says(/The data of the last start is kept.*: (npx .*)\n/);
    expect(said).toContain('npx escrow-server key create ');
    expect(second.said()).not.toMatch(/svc_test_|WEBHOOK_SECRET/);
    expect(await second.kill('SIGINT')).toBe(0);
  });

  it('refuses a second server on one SQLite database, but not operator commands', async () => {
    const database = databaseIn('shared');
    const server = await startProcess(database);
    await expect(startProcess(database)).rejects.toThrow(/Another server is using/);
    expect(server.said()).not.toContain('Metrics');
    const { key, accountId } = createMerchant(database);
    expect((await ask(server.url, key, 'GET', '/account')).body.account_id).toBe(accountId);
    operate(database, 'account', 'plan', accountId, 'free');
    expect((await ask(server.url, key, 'GET', '/account')).body.plan).toBe('free');
    const row = operate(database, 'key', 'list', accountId).trim().split(/\s+/);
    operate(database, 'key', 'revoke', row[0] as string);
    expect((await ask(server.url, key, 'GET', '/account')).body.code).toBe('revoked_key');
    await server.kill('SIGKILL');
    const next = await startProcess(database);
    expect(await next.kill('SIGTERM')).toBe(0);
  });

  it('says in one sentence that the port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const attempt = startProcess(databaseIn('port'), { PORT: String(port) });
    await expect(attempt).rejects.toThrow(new RegExp(`ended with 1: Port ${port} is in use[^\\n]*\\n$`));
    const measured = startProcess(databaseIn('port'), { METRICS_PORT: String(port) });
    await expect(measured).rejects.toThrow(/ended with 1: Port \d+ is in use[^\n]* METRICS_PORT [^\n]*\n$/);
    taken.close();
  });

  it('says in one sentence which setting is wrong', async () => {
    const attempt = startProcess(databaseIn('setting'), { PORT: 'abc', LOG_LEVEL: 'loud' });
    await expect(attempt).rejects.toThrow(
      /ended with 1: These settings are invalid: PORT [^;]+; LOG_LEVEL [^\n]+\n$/,
    );
    expect(existsSync(join(folder, 'setting'))).toBe(false);
  });

  it('names the partner at which live mode opens accounts, and refuses half a configuration', async () => {
    const paystack = { PAYSTACK_SECRET_KEY: 'sk_live_0123456789' };
    const half = { MONNIFY_API_KEY: 'MK_PROD_0123456789', MONNIFY_SECRET_KEY: '0123456789ABCDEF' };
    const monnify = { ...half, MONNIFY_CONTRACT_CODE: '0102345678', MONNIFY_ACCOUNT_NUMBER: '3934178936' };
    const settings = { ...paystack, ...monnify, LIVE_PARTNER: 'monnify' };
    const server = await startProcess(databaseIn('partners'), settings);
    await server.says(/Live mode opens new accounts at monnify; paystack keeps what was opened there\.\n/);
    expect(await server.kill('SIGTERM')).toBe(0);
    for (const [wrong, sentence] of [
      [half, /ended with 1: [^\n]*CONTRACT_CODE and MONNIFY_ACCOUNT_NUMBER must be set, too[^\n]*\n$/],
      [{ ...paystack, LIVE_PARTNER: 'flutterwave' }, /ended with 1: [^\n]*LIVE_PARTNER must be[^\n]*\n$/],
    ] as const)
      await expect(startProcess(databaseIn('half'), wrong)).rejects.toThrow(sentence);
  });

  it('says what to set where only a proxy can make it public', async () => {
    const settings = { SITE_URL: 'https://pay.example.com' };
    const behind = await startProcess(databaseIn('proxy'), settings);
    await behind.says(/a proxy is in front[^\n]*Set PROXY_HOPS to the number of your proxies\.\n/);
    expect(await behind.kill('SIGTERM')).toBe(0);
    const told = await startProcess(databaseIn('proxy'), { ...settings, PROXY_HOPS: '1' });
    expect(await told.kill('SIGTERM')).toBe(0);
    expect(told.said()).not.toContain('proxy');
  });

  it('refuses a fourth test key and a live key on the free plan', () => {
    const database = databaseIn('keys');
    const { accountId } = createMerchant(database);
    operate(database, 'key', 'create', accountId);
    operate(database, 'key', 'create', accountId);
    expect(() => operate(database, 'key', 'create', accountId)).toThrow(/3 active test keys/);
    operate(database, 'account', 'plan', accountId, 'free');
    expect(() => operate(database, 'key', 'create', accountId, '--mode', 'live')).toThrow(/Business plan/);
  });
});
