import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Vector, vectorsPath } from '../../api/webhooks/vectors.js';
import { temporaryFolder } from '../../harness/stores.js';
import { ensureBuilt } from './built.js';
import { runCli } from './run.js';

const { vectors } = JSON.parse(readFileSync(vectorsPath, 'utf8')) as { vectors: Vector[] };
const secret = '0123456789abcdef'.repeat(4);
const body = `{"event":"escrow.funded","event_id":"event-1","note":"Ada's ₦1\\n"}\n`;
const env = { WEBHOOK_SECRET: secret };
const folder = temporaryFolder();
const file = join(folder, 'body.json');

beforeAll(async () => {
  writeFileSync(file, body);
  await ensureBuilt();
});

/** The words a shell gives to curl. */
function wordsOf(commandLine: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${commandLine}`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('webhooks sign', () => {
  it.each(vectors)(
    'signs as the service does: $name',
    async ({ secrets, id, timestamp, headers, ...vector }) => {
      const args = [
        '--secret-stdin',
        '--body-file',
        file,
        '--id',
        id,
        '--timestamp',
        String(timestamp),
        '--json',
      ];
      writeFileSync(file, vector.body);
      const ran = await runCli(['webhooks', 'sign', ...args], { stdin: `${secrets.join('\n')}\n` });
      writeFileSync(file, body);
      expect(ran, ran.stderr).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(ran.stdout)).toMatchObject(headers);
    },
  );

  it('prints headers, a line each, that `webhooks verify` takes', async () => {
    const signed = await runCli(['webhooks', 'sign'], { env, stdin: body });
    expect(signed).toMatchObject({ code: 0, stderr: '' });
    expect(signed.stdout).toMatch(/^webhook-id: event-1$/m);
    expect(signed.stdout).toMatch(/^x-service-event: escrow\.funded$/m);
    const headers = join(folder, 'headers');
    writeFileSync(headers, signed.stdout);
    const args = ['webhooks', 'verify', '--headers-file', headers];
    expect(await runCli(args, { env, stdin: body })).toMatchObject({ code: 0 });
  });

  it.each([
    ['from stdin is part of the line', [], ['--data-raw', body]],
    ['in a file is named', ['--body-file', file], ['--data-binary', `@${file}`]],
  ])('prints a curl command: a body %s', async (_, flags, data) => {
    const url = 'http://localhost:3000/webhooks?a=1&b=2';
    const ran = await runCli(['webhooks', 'sign', '--curl', url, ...flags], { env, stdin: body });
    expect(ran, ran.stderr).toMatchObject({ code: 0, stderr: '' });
    const words = wordsOf(ran.stdout);
    expect(words).toContain(url);
    expect(words).toContain('webhook-id: event-1');
    expect(words.slice(-2)).toEqual(data);
  });

  it('says on stderr when the body is no event, and signs it all the same', async () => {
    const ran = await runCli(['webhooks', 'sign'], { env, stdin: 'hello' });
    expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining('not an event') });
    expect(ran.stdout).toContain('webhook-signature: v1,');
    expect(ran.stdout).not.toContain('x-service-event');
  });

  it.each([
    ['no secret', [], {}, body, 'No signing secret'],
    ['a secret that is none', [], { WEBHOOK_SECRET: 'abc' }, body, 'secret_malformed'],
    ['no body', [], env, '', 'The body is empty'],
    ['an address that is none', ['--curl', 'localhost'], env, body, 'http:// or https://'],
    ['JSON and curl', ['--curl', 'http://localhost', '--json'], env, body, 'leave out --json'],
    ['a time in words', ['--timestamp', 'now'], env, body, 'seconds since 1970'],
    ['secret and body from stdin', ['--secret-stdin'], {}, secret, 'cannot both come from stdin'],
  ])('%s is wrong usage: 2', async (_, flags, given, stdin, said) => {
    const ran = await runCli(['webhooks', 'sign', ...flags], { env: given, stdin });
    expect(ran, ran.stderr).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
  });
});
