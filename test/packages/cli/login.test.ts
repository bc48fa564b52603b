import { chmodSync, chownSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from './api.js';
import { anAccount, ProfileHome } from './profile-home.js';
import { accountRecord } from './records.js';
import { liveKey, testKey } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
let home: ProfileHome;
beforeEach(() => {
  home = new ProfileHome();
});

/** Logs in in a pipe, with the key on stdin. */
const login = (key: string, ...args: string[]) =>
  home.run(['login', '--api-key-stdin', ...args], { ESCROW_BASE_URL: api.baseUrl }, key);

const otherAccount = { ...accountRecord, account_id: '0198c0de-0000-7000-8000-00000000000b', name: 'Other' };

describe('login', () => {
  it('saves the key with its address and whose it is, for this user alone', async () => {
    const ran = await login(`  ${testKey}\r\n`);
    expect(ran.code, ran.stderr).toBe(0);
    expect(home.saved('default')).toMatchObject({ api_key: testKey, base_url: api.baseUrl, ...anAccount });
    expect(home.mode(home.file('default'))).toBe('600');
    expect([home.folder, join(home.folder, '..')].map(home.mode)).toEqual(['700', '700']);
    expect(home.files()).toEqual(['default.json']);
    expect(ran.stdout).toMatch(/^profile {2}default \(default\)\naccount {2}Example Shop\nmode {5}test\n/);
    expect(`${ran.stdout}${ran.stderr}`).not.toContain(testKey);
  });

  it('takes the key from a file, and prints one document with --json', async () => {
    const file = join(home.env().XDG_CONFIG_HOME ?? '', 'key.txt');
    writeFileSync(file, `${testKey}\n`);
    const args = ['login', '--profile', 'shop', '--base-url', api.baseUrl, '--api-key-file', file, '--json'];
    const ran = await home.run(args);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    const shown = {
      name: 'shop',
      default: false,
      mode: 'test',
      key: 'svc_test_…0000',
      base_url: api.baseUrl,
    };
    expect(JSON.parse(ran.stdout)).toMatchObject(shown);
  });

  it('marks a live key', async () => {
    const ran = await login(liveKey, '--profile', 'shop');
    expect(ran.code).toBe(0);
    expect(ran.stdout).toContain('live');
    expect(ran.stderr).toContain(' LIVE  Real money, profile shop, key svc_live_…ab12.');
    expect(ran.stderr).toContain('escrow-cli profiles use shop');
  });

  it.each([
    ['the API refuses the key', 4, [problem(401, 'invalid_key')]],
    ['no answer comes', 6, ['drop', 'drop', 'drop'] as const],
    ['something else answers', 6, [{ status: 200, body: { hello: 'world' } }]],
    ['the answer is of another mode', 6, [{ status: 200, body: { ...accountRecord, mode: 'live' } }]],
  ])('saves nothing when %s: %i', async (_, code, answers) => {
    api.next(...answers);
    const ran = await login(testKey);
    expect(ran).toMatchObject({ code, stdout: '' });
    expect(ran.stderr).toContain('Nothing was saved.');
    expect(home.files()).toEqual([]);
  });

  it.each([
    ['the secret of a webhook', 'ab'.repeat(32), 'signing secret of a webhook'],
    ['the secret of another service', `whsec_${'a'.repeat(32)}`, 'signing secret of a webhook'],
    ['white space inside', `${testKey.slice(0, 20)} ${testKey.slice(20)}`, 'in one piece'],
    ['a line of a shell', `ESCROW_API_KEY=${testKey}`, 'Copy the key alone'],
    ['quotes', `"${testKey}"`, 'Copy the key alone'],
    ['nothing', '\n', 'No API key.'],
  ])('refuses %s, sends nothing and repeats none of it', async (_, text, said) => {
    const ran = await login(text);
    expect(ran).toMatchObject({ code: 4, stdout: '' });
    expect(ran.stderr).toContain(said);
    expect(ran.stderr).not.toContain(text.trim() || '\u0000');
    expect(api.received).toEqual([]);
    expect(home.files()).toEqual([]);
  });

  it('asks nothing without a terminal, and says how to log in there', async () => {
    const ran = await home.run(['login'], { ESCROW_BASE_URL: api.baseUrl }, testKey);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain('--api-key-stdin');
  });

  it('sends a live key over https only', async () => {
    const ran = await login(liveKey, '--base-url', 'http://escrow.example.com');
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('https');
    expect(home.files()).toEqual([]);
  });

  it('puts a newer key of the same account in place of the older', async () => {
    await login(testKey);
    const newer = testKey.replace('0000', '1111');
    const ran = await login(newer);
    expect(ran.stderr).toContain('This replaced the key');
    expect(home.saved('default').api_key).toBe(newer);
  });

  it.each([
    ['of another account', testKey, otherAccount],
    ['of the other mode', liveKey, { ...accountRecord, mode: 'live' }],
  ])('does not write a key %s over one that may be the only copy', async (_, key, account) => {
    await login(testKey);
    api.next({ status: 200, body: account });
    const ran = await login(key);
    expect(ran.code).toBe(5);
    expect(ran.stderr).toContain("'default' has the test key of Example Shop");
    expect(home.saved('default').api_key).toBe(testKey);
  });

  it('loses nothing when several log in at once', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const all = await Promise.all(names.map((name) => login(testKey, '--profile', name)));
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(home.files()).toEqual(names.map((name) => `${name}.json`).sort());
  });

  it('of two accounts that log in under one name at once, one is refused', async () => {
    api.next({ status: 200, body: accountRecord }, { status: 200, body: otherAccount });
    const ran = await Promise.all([login(testKey), login(testKey)]);
    expect(ran.map(({ code }) => code).sort()).toEqual([0, 5]);
  });

  it.each(['Shop', '../shop', '', '-x', 'a'.repeat(33), 'shop.json'])(
    'refuses %j as a name',
    async (name) => {
      const ran = await login(testKey, `--profile=${name}`);
      expect(ran.code).toBe(2);
      expect(ran.stderr).toContain('cannot be the name of a profile');
      expect(api.received).toEqual([]);
    },
  );
});

describe('a file of profiles that cannot be trusted is refused by its name, and nothing is sent', () => {
  beforeEach(() => home.putProfile('default', testKey, api.baseUrl));

  const refused: [string, () => void, string][] = [
    ['read by others', () => chmodSync(home.file('default'), 0o644), 'chmod 600'],
    ['read by the group', () => chmodSync(home.file('default'), 0o640), 'chmod 600'],
    ['in a folder of others', () => chmodSync(home.folder, 0o755), 'chmod 700'],
    ['cut off', () => home.put('default', '{"api_key": "svc_'), 'escrow-cli logout --profile default'],
    ['of another form', () => home.put('default', '{"token": "abc"}'), 'is not a profile'],
    ['null', () => home.put('default', 'null'), 'is not a profile'],
    [
      'a link',
      () => {
        renameSync(home.file('default'), join(home.folder, 'elsewhere'));
        symlinkSync(join(home.folder, 'elsewhere'), home.file('default'));
      },
      'is a symbolic link',
    ],
    [
      'in a folder that is a link',
      () => {
        renameSync(home.folder, `${home.folder}-elsewhere`);
        symlinkSync(`${home.folder}-elsewhere`, home.folder);
      },
      'is a symbolic link',
    ],
    ['a folder', () => mkdirSync(home.file('shop')), 'is not a file'],
  ];
  it.each(refused)('%s', async (what, spoil, said) => {
    spoil();
    const name = what === 'a folder' ? 'shop' : 'default';
    for (const args of [['balance'], ['login', '--api-key-stdin', '--base-url', api.baseUrl]]) {
      const ran = await home.run([...args, '--profile', name], {}, testKey);
      expect(ran.code, ran.stderr).toBe(2);
      expect(ran.stderr).toContain(home.folder);
      expect(ran.stderr).toContain(said);
    }
    expect(api.received).toEqual([]);
  });

  it.skipIf(process.getuid?.() !== 0)('of another user', async () => {
    chownSync(home.file('default'), 4711, 4711);
    const ran = await home.run(['balance']);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('belongs to another user (4711)');
  });

  it('with a key in the environment none of them is read', async () => {
    chmodSync(home.folder, 0o755);
    const env = { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl };
    expect((await home.run(['balance'], env)).code).toBe(0);
  });

  it('one broken profile hides no other in the list, and logout removes it', async () => {
    home.put('shop', '{');
    const ran = await home.run(['profiles', 'list']);
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(
      /^default\tdefault\ttest\tsvc_test_…0000\tExample Shop\t.*\nshop\t\t\t\t\t\n$/,
    );
    expect(ran.stderr).toContain(`${home.file('shop')} is not a profile.`);
    expect((await home.run(['logout', '--profile', 'shop'])).code).toBe(0);
    expect(home.files()).toEqual(['default.json']);
  });
});
