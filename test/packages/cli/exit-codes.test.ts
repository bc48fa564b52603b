import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exitMeanings } from '../../../cli/src/exit.js';
import { type Answer, problem } from './api.js';
import { readyRecord } from './records.js';
import { liveKey, runCli, runnerFor, testKey } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
const cli = runnerFor(api.baseUrl);

describe('an answer of the API ends with the exit code of its kind', () => {
  const internal = problem(500, 'internal_error', { retryable: true });
  const unavailable = problem(503, 'partner_unavailable', { retryable: true });
  const html: Answer = {
    status: 200,
    body: '<html>a proxy</html>',
    headers: { 'content-type': 'text/html' },
  };
  const redirect: Answer = { status: 302, body: '', headers: { location: 'https://elsewhere.example.com/' } };
  const cases: [string, number, (Answer | 'drop')[]][] = [
    ['400', 3, [problem(400, 'validation_failed')]],
    ['404', 3, [problem(404, 'not_found')]],
    ['401', 4, [problem(401, 'invalid_key')]],
    ['403', 4, [problem(403, 'plan_required')]],
    ['409', 5, [problem(409, 'already_delivered')]],
    ['500 three times', 6, [internal, internal, internal]],
    ['503 once, then an answer', 0, [unavailable]],
    ['a cut connection three times', 6, ['drop', 'drop', 'drop']],
    ['a page that is not JSON', 6, [html]],
    ['a redirect', 1, [redirect]],
  ];
  it.each(cases)('%s: %i', async (_, code, answers) => {
    api.escrows.set('ORD-1001', readyRecord());
    api.next(...answers);
    const ran = await cli.test('get', 'ORD-1001');
    expect(ran.code, ran.stderr).toBe(code);
    if (code === 0) return;
    expect(ran.stdout).toBe('');
    expect(ran.stderr).toContain('error:');
  });
});

it.each(['', 'null', '[]', '"done"'])('a success whose body is %j leaves a write open: 6', async (body) => {
  api.escrows.set('ORD-1001', readyRecord());
  for (const words of [
    ['accept', 'ORD-1001'],
    ['list', '--all'],
  ]) {
    api.next({ status: 200, body });
    const ran = await cli.test(...words);
    expect([ran.code, ran.stdout], ran.stderr).toEqual([6, '']);
    expect(ran.stderr).not.toMatch(/^ +at /m);
    expect(ran.stderr.includes('The outcome is unknown.')).toBe(words[0] === 'accept');
  }
});

it('an object that is no page of a list: 6', async () => {
  api.next({ status: 200, body: {} });
  expect(await cli.test('list', '--all')).toMatchObject({ code: 6, stdout: '' });
});

describe('the exit codes', () => {
  const readme = readFileSync(new URL('../../../cli/README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| (\d+) +\| (.+?) +\|$/gm)].map(([, code, meaning]) => [code, meaning]);

  it('are in the README what they are in the program', () => {
    expect(rows).toEqual(Object.entries(exitMeanings));
  });

  const reached: [code: number, words: string[], answers: (Answer | 'hold')[]][] = [
    [0, ['get', 'ORD-1001'], []],
    [1, ['get', 'ORD-1001'], [{ status: 302, body: '', headers: { location: 'https://example.com/' } }]],
    [2, ['get'], []],
    [3, ['get', 'ORD-9'], []],
    [4, ['get', 'ORD-1001'], [problem(401, 'invalid_key')]],
    [5, ['accept', 'ORD-1001'], [problem(409, 'final')]],
    [6, ['get', 'ORD-1001', '--base-url', 'http://127.0.0.1:1/'], []],
    [7, ['release', 'ORD-1001', '--confirm', 'ORD-9'], []],
    [130, ['get', 'ORD-1001'], ['hold']],
  ];

  it.each(reached)('%i is reached by %j', async (code, words, answers) => {
    api.escrows.set('ORD-1001', readyRecord({ mode: 'live' }));
    api.next(...answers);
    const ran = await runCli(words, {
      env: { ESCROW_API_KEY: liveKey, ESCROW_BASE_URL: api.baseUrl },
      started: (child) => {
        if (answers.includes('hold')) void api.held().then(() => child.kill('SIGINT'));
      },
    });
    expect(ran.code, ran.stderr).toBe(code);
  });

  it('are each reached above', () => {
    expect(reached.map(([code]) => String(code))).toEqual(Object.keys(exitMeanings));
  });
});

describe('what is wrong on the command line is found before anything is sent, and exits 2', () => {
  const body = ['--reference', 'ORD-1', '--customer-email', 'buyer@example.com'];
  const cases: [string, string[], string][] = [
    ['no command', [], 'Usage: escrow-cli'],
    ['a group without its command', ['sellers'], 'Usage: escrow-cli sellers'],
    ['help on an unknown command', ['help', 'relase'], 'Did you mean release?\nHelp: escrow-cli --help'],
    ['the help flag on an unknown command', ['relase', '--help'], 'Did you mean release?'],
    ['a group with an unknown command', ['sandbox', 'pay'], 'Help: escrow-cli sandbox --help'],
    ['an unknown command', ['relase', 'ORD-1'], 'Did you mean release?'],
    ['an unknown flag', ['initiate', '--refrence', 'ORD-1'], 'Did you mean --reference?'],
    ['a missing argument', ['get'], "missing required argument 'reference'\nHelp: escrow-cli get --help"],
    ['a word too many', ['get', 'ORD-1', 'ORD-2'], 'too many arguments'],
    [
      'missing flags, all at once',
      ['initiate'],
      '--reference, --amount-kobo or --amount-naira, --customer-email',
    ],
    ['half an account', ['accept', 'ORD-1', '--payout-bank-code', '058'], '--payout-account-number'],
    ['a bare amount', ['initiate', ...body, '--amount', '2500'], 'Use --amount-kobo'],
    ['a bare amount with a sign', ['initiate', ...body, '--amount=2500'], '--amount-naira'],
    ['both amounts', ['initiate', ...body, '--amount-kobo', '1', '--amount-naira', '1'], 'not both'],
    [
      'kobo with a point',
      ['initiate', ...body, '--amount-kobo', '2500.00'],
      'For naira, pass --amount-naira 2500.00',
    ],
    ['naira with three decimals', ['initiate', ...body, '--amount-naira', '2500.001'], 'two decimals'],
    ['an unknown choice', ['list', '--status', 'payed'], 'Allowed choices'],
    ['a number that is none', ['list', '--limit', 'ten'], 'whole number'],
    ['metadata that is not JSON', ['initiate', ...body, '--metadata', '{a}'], '--metadata is not JSON'],
    ['metadata that is not an object', ['initiate', ...body, '--metadata', '[1]'], 'must be a JSON object'],
    [
      'a proof that is no address',
      ['deliver', 'ORD-1', '--proof-photo-url', 'photo.jpg'],
      '--proof-photo-url',
    ],
    ['an unknown field', ['get', 'ORD-1', '--json=reference,stat'], "has no field 'stat'"],
    ['an unknown path', ['get', 'ORD-1', '--query', 'crdits[0]'], "has no field 'crdits'"],
    ['a path that is none', ['get', 'ORD-1', '--query', 'a..b'], '--query must be a path'],
    ['an empty reference', ['get', ''], 'must not be empty'],
    ['a reference that URLs fold away', ['release', '..'], 'must not be `..`'],
    ['a file that is not there', ['initiate', '--from', 'no-such-file.json'], '--from cannot be read'],
    ['an address that is none', ['get', 'ORD-1', '--base-url', 'nowhere'], 'is not a URL'],
  ];
  it.each(cases)('%s', async (_, args, said) => {
    const ran = await cli.test(...args);
    expect(ran.code, ran.stderr).toBe(2);
    expect(ran.stderr).toContain(said);
    expect(ran.stdout).toBe('');
    expect(api.received).toEqual([]);
  });

  it('lists the valid fields beside an unknown one', async () => {
    const ran = await cli.test('sellers', 'list', '--json=mail');
    expect(ran.stderr).toContain('Fields: email, name, payout, payout_saved_by, created_at, updated_at');
  });

  it('refuses a live key over plain http to another machine', async () => {
    const env = {
      ESCROW_API_KEY: testKey.replace('test', 'live'),
      ESCROW_BASE_URL: 'http://api.example.com',
    };
    const ran = await runCli(['get', 'ORD-1'], { env });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain('https');
  });
});

describe('the key', () => {
  const env = () => ({ ESCROW_BASE_URL: api.baseUrl });

  it('is missing: 4, with the ways to give one', async () => {
    const ran = await runCli(['get', 'ORD-1001'], { env: env() });
    expect(ran.code).toBe(4);
    expect(ran.stderr).toContain('ESCROW_API_KEY');
    expect(ran.stderr).toContain('--api-key-file');
  });

  it('can come from stdin', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    const ran = await runCli(['get', 'ORD-1001', '--api-key-stdin'], { env: env(), stdin: `${testKey}\n` });
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.headers.authorization).toBe(`Bearer ${testKey}`);
  });

  it('cannot come from a flag, and one typed there is not repeated on the screen', async () => {
    const ran = await runCli(['get', 'ORD-1001', `--api-key=${testKey}`], { env: env() });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('svc_test_…0000');
    expect(ran.stderr).not.toContain(testKey);
  });
});

describe('Ctrl-C', () => {
  const interrupt = async (...args: string[]) => {
    const ran = runCli(args, {
      env: { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl },
      started: (child) => void api.held().then(() => child.kill('SIGINT')),
    });
    return await ran;
  };

  it('while a write is under way says that the outcome is unknown, and exits 6', async () => {
    api.next('hold');
    const ran = await interrupt('accept', "Ada's order");
    expect(ran.code).toBe(6);
    expect(ran.stdout).toBe('');
    expect(ran.stderr).toContain("The outcome is unknown. Check it: escrow-cli get 'Ada'\\''s order'");
    expect(ran.stderr).toMatch(/--idempotency-key=[0-9a-f-]{36}/);
    expect(ran.stderr).toContain(String(api.received[0]?.headers['idempotency-key']));
  });

  it('while something is read exits 130', async () => {
    api.next('hold');
    expect(await interrupt('get', 'ORD-1001')).toMatchObject({ code: 130, stdout: '' });
  });
});

it('a 503 after which the pickup may be booked says how to check it, and a 409 exits 6 too', async () => {
  const open = { outcome_unknown: true, retryable: false };
  for (const [status, code] of [
    [503, 'partner_unavailable'],
    [409, 'conflict'],
  ] as const) {
    api.next(problem(status, code, open));
    const ran = await cli.live('delivery', 'retry', 'ORD-1001');
    expect(ran.code, ran.stderr).toBe(6);
    expect(ran.stderr).toContain('The outcome is unknown. Check it: escrow-cli get ORD-1001');
  }
});

it('a write that is cut off three times says how to check and how to repeat it', async () => {
  api.escrows.set('ORD-1001', readyRecord());
  api.next('drop', 'drop', 'drop');
  const ran = await cli.test('deliver', 'ORD-1001', '--tracking-number', 'GIG-1');
  expect(ran.code).toBe(6);
  expect(ran.stderr).toContain('The outcome is unknown. Check it: escrow-cli get ORD-1001');
  const keys = new Set(api.received.map((request) => request.headers['idempotency-key']));
  expect(api.received).toHaveLength(3);
  expect(keys.size).toBe(1);
  expect(ran.stderr).toContain(`--idempotency-key=${[...keys][0]}`);
});

it('what was given as a key and is none is shown nowhere: it may be another secret', async () => {
  const secret = 'hunter2-of-another-service';
  const env = { ESCROW_API_KEY: secret, ESCROW_BASE_URL: api.baseUrl };
  for (const words of [['get', 'ORD-1001'], ['accept', 'ORD-1001', '--dry-run'], ['whoami']]) {
    const ran = await runCli(words, { env });
    expect(`${ran.stdout}${ran.stderr}`).toContain('…vice');
    expect(`${ran.stdout}${ran.stderr}`).not.toContain(secret);
  }
});
