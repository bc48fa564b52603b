import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../harness/stores.js';
import { problem } from './api.js';
import { ProfileHome } from './profile-home.js';
import { readyRecord } from './records.js';
import { liveKey, runInside, testKey } from './run.js';
import { openApi } from './suite.js';

const keys = {
  file: testKey.replace('0000', 'file'),
  environment: testKey.replace('0000', 'envi'),
  default: testKey.replace('0000', 'dflt'),
  shop: testKey.replace('0000', 'shop'),
};
const [defaultUrl, shopUrl] = ['https://default.example.com', 'https://shop.example.com'].map(
  (origin) => `${origin}/api/public/v1`,
) as [string, string];
const builtIn = 'http://127.0.0.1:4000/api/public/v1';
const keyFile = join(temporaryFolder(), 'key.txt');
writeFileSync(keyFile, keys.file);

const api = await openApi();
let home: ProfileHome;
beforeEach(() => {
  home = new ProfileHome();
  home.putProfile('default', keys.default, defaultUrl);
  home.putProfile('shop', keys.shop, shopUrl);
});

interface Explained {
  setting: string;
  value: unknown;
  source: string;
  name: string | null;
}

/** The value and source of each setting, as `config explain` prints them. */
async function explain(args: readonly string[], more: Record<string, string>) {
  const ran = await runInside(['config', 'explain', '--json', ...args], home.env(more));
  if (ran.code !== 0) return { code: ran.code, stderr: ran.stderr, found: new Map<string, string>() };
  const { data } = JSON.parse(ran.stdout) as { data: Explained[] };
  const place = ({ source, name }: Explained) => (source === 'profile' ? 'profile' : (name ?? source));
  const found = new Map(data.map((row) => [row.setting, `${row.value} by ${place(row)}`]));
  return { code: ran.code, stderr: ran.stderr, found };
}

const shown = (key: string) => `svc_test_…${key.slice(-4)}`;
const environment = { ESCROW_API_KEY: keys.environment };
const [elsewhere, flagged] = [
  'https://else.example.com/api/public/v1',
  'https://flag.example.com/v9',
] as const;
const noProfile = 'null by default';

interface Row {
  given: string;
  args?: string[];
  env?: Record<string, string>;
  profile: string;
  key: string;
  address: string;
}

const byDefault = { profile: 'default by default', key: `${shown(keys.default)} by profile` };
const byShop = { key: `${shown(keys.shop)} by profile`, address: `${shopUrl} by profile` };
const byVariable = { profile: noProfile, key: `${shown(keys.environment)} by ESCROW_API_KEY` };
const byFile = { profile: noProfile, key: `${shown(keys.file)} by --api-key-file` };

describe('a flag overrides the environment, which overrides the default profile', () => {
  const rows: Row[] = [
    { given: 'nothing', ...byDefault, address: `${defaultUrl} by profile` },
    { given: '--profile', args: ['--profile', 'shop'], profile: 'shop by --profile', ...byShop },
    {
      given: '--profile and all of the environment',
      args: ['--profile', 'shop'],
      env: { ...environment, ESCROW_BASE_URL: elsewhere, ESCROW_PROFILE: 'default' },
      profile: 'shop by --profile',
      ...byShop,
    },
    {
      given: 'ESCROW_PROFILE',
      env: { ESCROW_PROFILE: 'shop' },
      profile: 'shop by ESCROW_PROFILE',
      ...byShop,
    },
    { given: 'ESCROW_API_KEY', env: environment, ...byVariable, address: `${builtIn} by default` },
    {
      given: 'ESCROW_API_KEY and ESCROW_BASE_URL',
      env: { ...environment, ESCROW_BASE_URL: 'https://else.example.com/' },
      ...byVariable,
      address: `${elsewhere} by ESCROW_BASE_URL`,
    },
    {
      given: 'ESCROW_API_KEY, ESCROW_BASE_URL and --base-url',
      args: ['--base-url', flagged],
      env: { ...environment, ESCROW_BASE_URL: elsewhere },
      ...byVariable,
      address: `${flagged} by --base-url`,
    },
    {
      given: '--api-key-file, and a key and a profile in the environment',
      args: ['--api-key-file', keyFile],
      env: { ...environment, ESCROW_PROFILE: 'shop' },
      ...byFile,
      address: `${builtIn} by default`,
    },
    {
      given: 'the same address twice',
      args: ['--base-url', 'https://default.example.com'],
      env: { ESCROW_BASE_URL: `${defaultUrl}/` },
      ...byDefault,
      address: `${defaultUrl} by profile`,
    },
    { given: 'empty variables', env: empty(), ...byDefault, address: `${defaultUrl} by profile` },
  ];
  it.each(rows)('$given', async ({ args = [], env = {}, profile, key, address }) => {
    const { code, stderr, found } = await explain(args, env);
    expect(code, stderr).toBe(0);
    expect([found.get('profile'), found.get('api_key'), found.get('base_url')]).toEqual([
      profile,
      key,
      address,
    ]);
  });

  it('profiles use makes another one the default, until it is gone', async () => {
    expect((await home.run(['profiles', 'use', 'shop'])).stdout).toContain('shop (default)');
    expect((await explain([], {})).found.get('base_url')).toBe(`${shopUrl} by profile`);
    await home.run(['logout']);
    expect(home.files()).toEqual(['default', 'default.json']);
    // Not the other profile by itself: it may hold a live key.
    expect((await explain([], {})).found.get('api_key')).toBe(noProfile);
  });

  it('every other setting says as well where it comes from', async () => {
    const env = { NO_COLOR: '1', WEBHOOK_SECRET: 'ab'.repeat(32) };
    const { found } = await explain(['--timeout', '5', '--no-input'], env);
    expect(Object.fromEntries(found)).toMatchObject({
      timeout_seconds: '5 by --timeout',
      input: 'false by --no-input',
      quiet: 'false by default',
      color: 'false by NO_COLOR',
      webhook_secret: '…abab by WEBHOOK_SECRET',
      config_folder: expect.stringMatching(/escrow-cli by XDG_CONFIG_HOME$/),
    });
  });
});

function empty(): Record<string, string> {
  return { ESCROW_API_KEY: ' ', ESCROW_BASE_URL: '', ESCROW_PROFILE: '' };
}

describe('what cannot be meant is refused with a remedy, and nothing is sent', () => {
  const cases: [string, string[], Record<string, string>, string][] = [
    ['an unknown profile', ['--profile', 'shp'], {}, 'Did you mean shop?'],
    ['an unknown profile in the environment', [], { ESCROW_PROFILE: 'defualt' }, 'Did you mean default?'],
    ['one far from any', ['--profile', 'warehouse'], {}, 'Profiles: default, shop'],
    [
      'a profile and a key',
      ['--profile', 'shop', '--api-key-file', keyFile],
      {},
      'leave out either --profile',
    ],
    ['both in the environment', [], { ...environment, ESCROW_PROFILE: 'shop' }, 'are both set'],
    [
      'another address for the default profile',
      [],
      { ESCROW_BASE_URL: elsewhere },
      `Unset ESCROW_BASE_URL, or pass --profile default.`,
    ],
    [
      'another address for the profile of the environment',
      [],
      { ESCROW_PROFILE: 'shop', ESCROW_BASE_URL: elsewhere },
      `The key of profile 'shop' is for ${shopUrl}, but ESCROW_BASE_URL is ${elsewhere}.`,
    ],
    ['another address in a flag', ['--profile', 'shop', '--base-url', flagged], {}, 'Leave out --base-url.'],
  ];
  it.each(cases)('%s', async (_, args, env, said) => {
    const ran = await runInside(['balance', ...args], home.env(env));
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
  });

  it('a key of a profile is not sent to the address of an attacker, by no command', async () => {
    for (const words of [
      ['get', 'ORD-1'],
      ['whoami'],
      ['listen', '--forward-to', '3000'],
      ['webhooks', 'failed'],
    ]) {
      const ran = await runInside([...words, '--base-url', api.baseUrl], home.env());
      expect(ran.code).toBe(2);
      expect(ran.stderr).toContain('Nothing was sent.');
    }
    expect(api.received).toEqual([]);
  });

  it('where there is no key, the ways to one are named, and the profiles that are there', async () => {
    await home.run(['logout']);
    const ran = await home.run(['balance']);
    expect(ran.code).toBe(4);
    for (const said of ['escrow-cli login', '--profile: shop', 'ESCROW_API_KEY'])
      expect(ran.stderr).toContain(said);
  });
});

describe('a command by a profile', () => {
  beforeEach(() => home.putProfile('near', keys.shop, api.baseUrl));

  it('goes to its address with its key; the flag may come before the command', async () => {
    const ran = await home.run(['--profile', 'near', 'balance', '--json'], {
      ...environment,
      ESCROW_BASE_URL: '',
    });
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.headers.authorization).toBe(`Bearer ${keys.shop}`);
  });

  it('is named in the commands that come next, so that a paste does not reach another account', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    const delivered = await home.run([
      'deliver',
      'ORD-1001',
      '--tracking-number',
      'G-1',
      '--profile',
      'near',
    ]);
    expect(delivered.stderr).toContain('next: escrow-cli --profile near release ORD-1001');
    api.next('drop', 'drop', 'drop');
    const lost = await home.run(['accept', 'ORD-1001', '--profile', 'near']);
    expect(lost.stderr).toContain('Check it: escrow-cli --profile near get ORD-1001');
  });

  it('says how to renew a key that is not taken any more', async () => {
    api.next(problem(401, 'invalid_key'));
    const ran = await home.run(['balance', '--profile', 'near']);
    expect(ran.code).toBe(4);
    expect(ran.stderr).toContain('escrow-cli login --profile near');
  });

  it('with a live key names the profile in the banner, also when it is made the default', async () => {
    home.putProfile('live', liveKey, api.baseUrl);
    const said = ' LIVE  Real money, profile live, key svc_live_…ab12.';
    expect((await home.run(['balance', '--profile', 'live'])).stderr).toContain(said);
    expect((await home.run(['profiles', 'use', 'live'])).stderr).toContain(said);
  });
});

describe('profiles list', () => {
  it('prints a line for each in a pipe, the keys masked', async () => {
    const ran = await home.run(['profiles', 'list']);
    expect(ran.stdout.split('\n')).toEqual([
      ['default', 'default', 'test', shown(keys.default), 'Example Shop', defaultUrl].join('\t'),
      ['shop', '', 'test', shown(keys.shop), 'Example Shop', shopUrl].join('\t'),
      '',
    ]);
  });

  it('is a list with --json, and empty before the first login', async () => {
    const ran = await home.run(['profiles', 'list', '--json=name,default']);
    expect(JSON.parse(ran.stdout)).toEqual({
      data: [
        { name: 'default', default: true },
        { name: 'shop', default: false },
      ],
    });
    home = new ProfileHome();
    expect(await home.run(['profiles', 'list', '--json'])).toMatchObject({ code: 0, stderr: '' });
    expect((await home.run(['profiles', 'list'])).stderr).toContain('escrow-cli login');
  });
});
