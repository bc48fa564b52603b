import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMerchant, tryOperate } from '../../harness/server-process.js';
import { createDatabase, temporaryFolder } from '../../harness/stores.js';

describe('an operator command', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  const databaseIn = (name: string) => `sqlite:${join(folder, name, 'escrow.db')}`;
  const folderWith = (name: string, files: Record<string, string>) => {
    mkdirSync(join(folder, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  };

  it.each([
    ['ledger', 'verify'],
    ['account', 'list'],
    ['account', 'plan', 'nobody', 'free'],
    ['key', 'create', 'nobody'],
    ['key', 'list', 'nobody'],
    ['key', 'revoke', 'nothing'],
  ])('%s %s refuses a missing SQLite database, and creates nothing', (...words) => {
    mkdirSync(join(folder, 'wrong'), { recursive: true });
    const settings = { DATABASE_URL: databaseIn('wrong'), SECRET_KEY: '' };
    const ran = tryOperate(settings, ...words);
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^There is no database at \S+wrong\S+escrow\.db: [^\n]*DATABASE_URL[^\n]*\n$/);
    expect(existsSync(join(folder, 'wrong', 'escrow.db'))).toBe(false);
    expect(existsSync(join(folder, 'wrong', 'secret.key'))).toBe(false);
  });

  it.each([['migrate'], ['account', 'create', 'Shop']])('%s creates the database', (...words) => {
    const settings = { DATABASE_URL: databaseIn(`made-by-${words[0]}`), SECRET_KEY: '' };
    expect(tryOperate(settings, ...words)).toMatchObject({ code: 0, stderr: '' });
    expect(tryOperate(settings, 'ledger', 'verify').code).toBe(0);
  });

  it('says in one sentence that PostgreSQL does not answer, without the password', async () => {
    const port = await freePort();
    const ran = tryOperate(
      { DATABASE_URL: `postgres://me:hidden@127.0.0.1:${port}/books` },
      'account',
      'list',
    );
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(
      /^Cannot use the database 127\.0\.0\.1:\d+\/books: [^\n]*ECONNREFUSED[^\n]*\n$/,
    );
    expect(ran.stderr).not.toContain('hidden');
  });

  it('says in one sentence that PostgreSQL has no such database', async () => {
    const url = new URL(await createDatabase());
    url.pathname = '/no_such_database';
    const ran = tryOperate({ DATABASE_URL: url.href }, 'account', 'list');
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^Cannot use the database [^\n]*no_such_database[^\n]* does not exist\.\n$/);
  });

  it.each([
    ['start', 'a file that is no database', 'no-database', { 'escrow.db': 'a letter\n'.repeat(500) }, {}],
    ['account list', 'a file that is no database', 'letter', { 'escrow.db': 'a letter\n'.repeat(500) }, {}],
    ['start', 'a malformed secret.key', 'bad-key', { 'secret.key': 'abc\n' }, { SECRET_KEY: '' }],
  ])('%s names %s in one sentence', (words, _what, name, files, settings) => {
    folderWith(name, files);
    const ran = tryOperate({ DATABASE_URL: databaseIn(name), ...settings }, ...words.split(' '));
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^\S+ (is not a SQLite database|does not hold 64 hexadecimal)[^\n]*\n$/);
  });

  it.each(['sqlite:', 'postgres://'])('refuses an address that names nothing: %s', (address) => {
    const ran = tryOperate({ DATABASE_URL: address }, 'migrate');
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^These settings are invalid: DATABASE_URL must be [^\n]*\n$/);
  });

  it.each([
    ['empty', 'an empty name', ''],
    ['long', 'a name of 201 characters', 'x'.repeat(201)],
  ])('account create refuses (%s) %s in one sentence', (place, _what, name) => {
    const settings = { DATABASE_URL: databaseIn(place) };
    const ran = tryOperate(settings, 'account', 'create', name);
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^The name must be 1 to 200 characters[^\n]*\n$/);
    expect(tryOperate(settings, 'account', 'list').stdout).toBe('');
    expect(tryOperate(settings, 'account', 'create', '\u{1f9fa}'.repeat(200)).code).toBe(0);
  });

  it('key list of an account that does not exist says so', () => {
    const database = databaseIn('accounts');
    createMerchant(database);
    const ran = tryOperate({ DATABASE_URL: database }, 'key', 'list', 'nobody');
    expect(ran).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no account nobody; see escrow-server account list.\n',
    });
  });

  it('key create takes limits, refuses what are none, and key list shows them', () => {
    const database = databaseIn('limited-keys');
    const { accountId: account } = createMerchant(database);
    const create = (...words: string[]) =>
      tryOperate({ DATABASE_URL: database }, 'key', 'create', account, ...words);
    expect(create('--scope', 'all').stderr).toMatch(/^There is no scope all; the scopes are read, [^\n]+\n$/);
    expect(create('--network', 'shop.test').stderr).toContain('shop.test is no address and no network');
    expect(create('--expires-in', 'soon').stderr).toContain('--expires-in takes whole days');
    const limits = ['--scope', 'read', 'escrows', '--network', '203.0.113.0/24', '--expires-in', '90'];
    expect(create('--name', 'reports', ...limits).stdout).toMatch(/^svc_test_\w+\n$/);
    const listed = tryOperate({ DATABASE_URL: database }, 'key', 'list', account).stdout;
    expect(listed).toContain(' active   reports  (may read, escrows; from 203.0.113.0/24; until 2');
  });
});

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
