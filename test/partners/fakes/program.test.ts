import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let child: ChildProcess | undefined;
afterEach(async () => {
  if (child && child.exitCode === null && child.kill()) await once(child, 'exit');
});

function run(...args: string[]): ChildProcess {
  child = spawn(process.execPath, ['--import', loader, program, ...args]);
  return child;
}

/** Returns what the program prints up to a line. */
async function printed(stream: NodeJS.ReadableStream | null, until: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) {
    text += chunk;
    if (until.test(text)) break;
  }
  return text;
}

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const type = { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...type, ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
};

describe('The fake that a developer starts', () => {
  it('prints its address, its key and how to pay, and these work as printed', async () => {
    const text = await printed(run('paystack', '--port', '0').stdout, /settle_collections/);
    const url = /PAYSTACK_URL=(http:\/\/127\.0\.0\.1:\d+)/.exec(text)?.[1];
    const key = /PAYSTACK_SECRET_KEY=(sk_live_\w+)/.exec(text)?.[1];
    const charge = JSON.parse(/-d '(\{"email".*\})'/.exec(text)?.[1] ?? 'null');
    const payment = JSON.parse(/-d '(\{"account_number".*\})'/.exec(text)?.[1] ?? 'null');
    const headers = { authorization: `Bearer ${key}` };
    const { data } = (await post(`${url}/charge`, charge, headers)) as { data: { account_number: string } };
    const paid = await post(`${url}/_fake/pay`, { ...payment, account_number: data.account_number });
    expect(paid).toMatchObject({ outcome: 'credited' });
    const verified = await fetch(`${url}/transaction/verify/esc-1`, { headers });
    expect(await verified.json()).toMatchObject({ data: { status: 'success', amount: 2_500_000 } });
    expect(await post(`${url}/_fake/pay`, { amount: 1 })).toEqual({ error: 'account_number has to be text' });
  });

  it('prints the settings of Monnify, which log in', async () => {
    const text = await printed(run('monnify', '--port', '0').stdout, /settle_collections/);
    const setting = (name: string) => new RegExp(`${name}=(\\S+)`).exec(text)?.[1] ?? '';
    const url = setting('MONNIFY_URL');
    const keys = `${setting('MONNIFY_API_KEY')}:${setting('MONNIFY_SECRET_KEY')}`;
    const authorization = `Basic ${Buffer.from(keys).toString('base64')}`;
    const token = await post(`${url}/api/v1/auth/login`, {}, { authorization });
    expect(token).toMatchObject({ responseBody: { accessToken: expect.any(String), expiresIn: 3_600 } });
    expect(await post(`${url}/_fake/top_up`, { amount: 1 })).toEqual({ balance: 100_000_001 });
  });

  it('prints the settings of Terminal Africa, whose wallet has the float', async () => {
    const text = await printed(run('terminal-africa', '--port', '0').stdout, /drop_carrier/);
    const url = /TERMINAL_AFRICA_URL=(\S+)/.exec(text)?.[1];
    const key = /TERMINAL_AFRICA_SECRET_KEY=(sk_live_\w+)/.exec(text)?.[1];
    const wallet = await fetch(`${url}/v1/users/wallet`, { headers: { authorization: `Bearer ${key}` } });
    expect(await wallet.json()).toMatchObject({ data: { amount: 1_000_000 } });
    expect(await post(`${url}/_fake/fill_wallet`, { amount: 1 })).toEqual({ wallet: 100_000_001 });
  });

  it('prints the settings of Shipbubble, whose wallet has the float', async () => {
    const text = await printed(run('shipbubble', '--port', '0').stdout, /drop_courier/);
    const url = /SHIPBUBBLE_URL=(\S+)/.exec(text)?.[1];
    const key = /SHIPBUBBLE_KEY=(sb_prod_\w+)/.exec(text)?.[1];
    const headers = { authorization: `Bearer ${key}` };
    const wallet = await fetch(`${url}/v1/shipping/wallet/balance`, { headers });
    expect(await wallet.json()).toMatchObject({ data: { balance: 1_000_000 } });
    expect(await post(`${url}/_fake/fill_wallet`, { amount: 1 })).toEqual({ wallet: 100_000_001 });
  });

  it.each([
    [['flutterwave'], 'There is no fake of flutterwave.'],
    [['paystack', '--port', 'x'], '--port x is not a whole number'],
    [['paystack', '--notify', 'https://shop.test/'], 'https://shop.test/ is not on this machine'],
  ])('refuses %j in one sentence, with its usage', async (args, sentence) => {
    const started = run(...args);
    const text = await printed(started.stderr, /keeps nothing/);
    expect(text).toContain(sentence);
    expect(text).toContain('npm run fake-partner');
    if (started.exitCode === null) await once(started, 'exit');
    expect(started.exitCode).toBe(1);
  });
});
