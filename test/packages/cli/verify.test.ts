import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Vector, vectorsPath } from '../../api/webhooks/vectors.js';
import { temporaryFolder } from '../../harness/stores.js';
import { ensureBuilt } from './built.js';
import { runCli } from './run.js';

const { vectors } = JSON.parse(readFileSync(vectorsPath, 'utf8')) as { vectors: Vector[] };
const secret = '0123456789abcdef'.repeat(4);
const other = 'fedcba9876543210'.repeat(4);
const text = '{"event":"escrow.funded","event_id":"event-1","reference":"ÒRD/1","amount":10000}';

type Key = string | Buffer;
const mac = (content: Buffer, key: Key) => createHmac('sha256', key).update(content);

/** A signed delivery, sent now by default. */
function signed(body: Buffer | string, key: Key = secret, second = Math.floor(Date.now() / 1_000)) {
  const raw = Buffer.from(body as string);
  const content = Buffer.concat([Buffer.from(`event-1.${second}.`), raw]);
  return {
    'webhook-id': 'event-1',
    'webhook-timestamp': String(second),
    'webhook-signature': `v1,${mac(content, key).digest('base64')}`,
    'x-service-signature': mac(raw, key).digest('hex'),
  };
}

const folder = temporaryFolder();
function inFile(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const flagsOf = (headers: object) =>
  Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);

interface Given {
  headers?: object;
  body?: string | Buffer;
  secret?: string;
  flags?: string[];
}

function verify({ headers = signed(text), body = text, secret: given = secret, flags = [] }: Given = {}) {
  const file = inFile('body', body);
  const args = ['webhooks', 'verify', ...flagsOf(headers), '--body-file', file, ...flags];
  return runCli(args, { env: { WEBHOOK_SECRET: given } });
}

beforeAll(ensureBuilt);

describe('webhooks verify', () => {
  it.each(vectors)('takes the vector: $name', async ({ body, headers, secrets }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const files = [
      '--headers-file',
      inFile('headers', `POST /webhooks HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
      '--body-file',
      inFile('vector', body),
    ];
    for (const scheme of ['standard', 'body']) {
      const flags = ['--secret-stdin', '--ignore-timestamp', '--scheme', scheme, '--json'];
      const ran = await runCli(['webhooks', 'verify', ...files, ...flags], { stdin: secrets.join('\n') });
      expect(ran, ran.stderr).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(ran.stdout)).toEqual(JSON.parse(body));
    }
  });

  it('takes the body from stdin byte for byte, and says to people that it is valid', async () => {
    const body = `{\r\n"event":"escrow.funded",\t"reference":"ÒRD-📦"}\n\n`;
    const args = ['webhooks', 'verify', ...flagsOf(signed(body))];
    const ran = await runCli(args, { env: { WEBHOOK_SECRET: secret }, stdin: body });
    expect(ran).toMatchObject({ code: 0, stderr: 'valid: signature, id and time are right.\n' });
    expect(ran.stdout).toContain('ÒRD-📦');
    expect(`${ran.stdout}${ran.stderr}`).not.toContain('\u001b');
  });

  const long = Math.floor(Date.now() / 1_000) - 1_000;
  const cases: [string, string, string, Given][] = [
    ['the secret of another endpoint', 'signature_mismatch', 'secret of this endpoint', { secret: other }],
    [
      'a sender who decodes the secret',
      'signature_mismatch',
      'decoded the secret from hexadecimal',
      { headers: signed(text, Buffer.from(secret, 'hex')) },
    ],
    [
      'a sender who takes it for Base64',
      'signature_mismatch',
      'decoded the secret from Base64',
      { headers: signed(text, Buffer.from(secret, 'base64')) },
    ],
    ['a line end of an editor', 'signature_mismatch', 'ends with a line break', { body: `${text}\n` }],
    [
      'a line end that was cut off',
      'signature_mismatch',
      'was removed. It was signed',
      { headers: signed(`${text}\n`), body: text },
    ],
    [
      'line ends that became CRLF',
      'signature_mismatch',
      'became CRLF.',
      { headers: signed(`{\n"event":"e"\n}`), body: `{\r\n"event":"e"\r\n}` },
    ],
    [
      'CRLF that became line ends',
      'signature_mismatch',
      'became LF',
      { headers: signed(`{\r\n"event":"e"\r\n}`), body: `{\n"event":"e"\n}` },
    ],
    ['a byte order mark', 'signature_mismatch', 'byte order mark', { body: `\ufeff${text}` }],
    [
      'a body that was parsed and written again',
      'signature_mismatch',
      'parsed and serialized again',
      { body: JSON.stringify(JSON.parse(text), null, 2).replace('/', '\\/') },
    ],
    [
      'a body read as Latin-1',
      'signature_mismatch',
      'read as Latin-1',
      { body: Buffer.from(Buffer.from(text).toString('latin1')) },
    ],
    [
      'two mistakes at once',
      'signature_mismatch',
      'decoded the secret from hexadecimal',
      { headers: signed(text, Buffer.from(secret, 'hex')), body: `${text}\n` },
    ],
    [
      'the id of another delivery',
      'signature_mismatch',
      'x-service-signature matches this body and this secret (--scheme body)',
      { headers: { ...signed(text), 'webhook-id': 'event-2' } },
    ],
    [
      'the other scheme',
      'signature_mismatch',
      'webhook-signature matches this body and this secret (--scheme standard)',
      {
        headers: { ...signed(text), 'x-service-signature': '0'.repeat(64) },
        flags: ['--scheme', 'body'],
      },
    ],
    [
      'only one of the headers',
      'header_missing',
      'webhook-id',
      { headers: { 'x-service-signature': signed(text)['x-service-signature'] } },
    ],
    [
      'an old delivery',
      'timestamp_too_old',
      'The signature is right. Only the time is wrong.',
      { headers: signed(text, secret, long) },
    ],
    [
      'an old delivery with another secret',
      'signature_mismatch',
      'Neither signature matches',
      { headers: signed(text, other, long) },
    ],
    [
      'a delivery from the future',
      'timestamp_too_new',
      '--ignore-timestamp',
      { headers: signed(text, secret, long + 9_000) },
    ],
    [
      'a time in milliseconds',
      'timestamp_malformed',
      'not milliseconds',
      { headers: signed(text, secret, 1_700_000_000_000) },
    ],
    ['an empty body', 'body_empty', '--body-file', { body: '' }],
    [
      'a signed text that is no event',
      'event_malformed',
      'not an event',
      { headers: signed('[]'), body: '[]' },
    ],
    [
      'half a signature',
      'signature_malformed',
      'Base64',
      { headers: { ...signed(text), 'webhook-signature': 'v1,abc' } },
    ],
  ];
  it.each(cases)('explains %s: 3', async (_, code, said, given) => {
    const people = await verify(given);
    expect(people, people.stderr).toMatchObject({ code: 3, stdout: '' });
    expect(people.stderr).toContain(said);
    expect(people.stderr).toContain(`(${code})`);
    expect(people.stderr).not.toContain(given.secret ?? secret);
    const program = await verify({ ...given, flags: [...(given.flags ?? []), '--json'] });
    expect(program).toMatchObject({ code: 3, stdout: '' });
    expect(JSON.parse(program.stderr)).toMatchObject({ code, title: expect.any(String) });
  });

  const wrong: [string, string, Given][] = [
    ['a secret with a line end', 'white space', { secret: `${secret}\n` }],
    ['a secret that is none', 'not a signing secret', { secret: 'abc' }],
    ['a secret in capitals', 'Only its 64 characters in lower case match', { secret: secret.toUpperCase() }],
    ['no secret', 'No signing secret', { secret: '' }],
    ['no headers', 'No headers', { headers: {} }],
    ['a header without a colon', 'a name, a colon and a value', { flags: ['--header', 'webhook-id'] }],
    ['no tolerance at all', 'in seconds, above 0', { flags: ['--tolerance', '0'] }],
    ['a scheme that is none', 'Allowed choices', { flags: ['--scheme', 'v2'] }],
    ['a secret in a flag', "unknown option '--secret=…cdef'", { flags: [`--secret=${secret}`] }],
    ['stdin twice', '--secret-stdin and --api-key-stdin', { flags: ['--secret-stdin', '--api-key-stdin'] }],
    ['a file that is not there', 'cannot be read', { flags: ['--headers-file', '/no/such/file'] }],
    ['a delivery and headers', 'from the log', { flags: ['--delivery', 'x'] }],
  ];
  it.each(wrong)('%s is wrong usage: 2', async (_, said, given) => {
    const ran = await verify(given);
    expect(ran, ran.stderr).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
    expect(ran.stderr).not.toContain(secret);
  });

  it('holds an old delivery to the tolerance that is given', async () => {
    expect(
      await verify({ headers: signed(text, secret, long), flags: ['--tolerance', '3600'] }),
    ).toMatchObject({
      code: 0,
    });
  });
});
