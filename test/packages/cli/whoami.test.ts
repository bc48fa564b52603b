import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { blocksOf } from '../docs/blocks.js';
import { cliPath, ensureBuilt } from './built.js';
import { ProfileHome } from './profile-home.js';
import { runCommand } from './run.js';

let service: Service;
let home: ProfileHome;
beforeAll(async () => {
  await ensureBuilt();
  service = await startService(`sqlite:${join(databaseFolder(), 'whoami.db')}`);
});
beforeEach(() => {
  home = new ProfileHome();
});
afterAll(() => service.stop());

const login = (key: string, ...args: string[]) =>
  home.run(['login', '--api-key-stdin', '--base-url', service.url, ...args], {}, key);

describe('against the service itself', () => {
  it('whoami after a login needs no key, and says whose it is and where everything comes from', async () => {
    expect((await login(service.testKey)).code).toBe(0);
    const ran = await home.run(['whoami', '--json']);
    expect(ran, ran.stderr).toMatchObject({ code: 0, stderr: '' });
    const { body: account } = await service.call('GET', '/account');
    expect(JSON.parse(ran.stdout)).toEqual({
      account_id: service.accountId,
      account_name: account.name,
      plan: account.plan,
      mode: 'test',
      key: `svc_test_…${service.testKey.slice(-4)}`,
      key_from: home.file('default'),
      scopes: null,
      networks: null,
      expires_at: null,
      profile: 'default',
      profile_from: 'default',
      base_url: service.url,
      base_url_from: home.file('default'),
    });
    const text = await home.run(['whoami']);
    expect(text.stdout).toContain(`account     ${account.name}\n`);
    expect(text.stdout).toContain(`(${home.file('default')})`);
    expect(text.stdout).not.toContain(service.testKey);
  });

  it('whoami by the environment knows no profile', async () => {
    const env = { ESCROW_API_KEY: service.testKey, ESCROW_BASE_URL: service.url };
    const ran = await home.run(['whoami', '--json=profile,key_from,base_url_from'], env);
    const expected = { profile: null, key_from: 'ESCROW_API_KEY', base_url_from: 'ESCROW_BASE_URL' };
    expect(JSON.parse(ran.stdout)).toEqual(expected);
  });

  it('a live key of the same account has a profile of its own', async () => {
    const merchant = await service.newMerchant();
    const [test, live] = [await merchant.key('test'), await merchant.key('live')];
    expect((await login(test)).code).toBe(0);
    expect((await login(live)).code).toBe(5);
    const ran = await login(live, '--profile', 'live');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stderr).toContain(' LIVE ');
    expect((await home.run(['whoami', '--query', 'mode'])).stdout).toBe('test\n');
    const said = await home.run(['whoami', '--query', 'mode', '--profile', 'live']);
    expect(said.stdout).toBe('live\n');
    expect(said.stderr).toContain('profile live');
  });

  it('a key that the service does not know is not saved', async () => {
    const ran = await login(`${service.testKey.slice(0, -6)}000000`);
    expect(ran.code).toBe(4);
    expect(ran.stderr).toContain('Nothing was saved.');
    expect(home.files()).toEqual([]);
  });

  it('the block of the README logs in, and every command after it finds the profile', async () => {
    const [block] = blocksOf('cli/README.md').filter(({ text }) => text.includes('escrow-cli login'));
    const program = `'${process.execPath}' '${cliPath}'`;
    const lines = block?.text.replaceAll(/^escrow-cli /gm, `${program} `) ?? '';
    expect(lines.match(/^'/gm)).toHaveLength(3);
    // The shell of a reader who follows the quickstart knows the address.
    const env = home.env({ ESCROW_BASE_URL: service.url, SHELL: '/bin/sh', NO_COLOR: '1' });
    const ran = await runCommand('script', ['-qec', `set -e; ${lines}`, '/dev/null'], {
      env,
      keepStdin: true,
      started: ({ stdout, stdin }) =>
        void stdout?.on('data', (chunk: Buffer) => {
          if (chunk.includes('not shown while you type')) stdin?.write(`${service.testKey}\r`);
        }),
    });
    expect(ran.code, ran.stdout).toBe(0);
    expect(ran.stdout).toMatch(/\nprofile +shop {2}\(\S*profiles\/default\)/);
    expect(ran.stdout).not.toContain(service.testKey);
  });
});
