import { sandboxDeliveryStatuses } from '@escrow-checkout/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { askWord } from '../../../../cli/src/completion/scripts.js';
import { eventMoments } from '../../../../cli/src/operations.generated.js';
import { problem } from '../api.js';
import { readyRecord } from '../records.js';
import { liveKey, runCli, runInside, testKey } from '../run.js';
import { openApi } from '../suite.js';

const api = await openApi();
beforeEach(() => {
  api.escrows.set('ORD-1001', readyRecord());
});

async function ask(line: string, env: Record<string, string> = {}) {
  const full = { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl, ...env };
  const ran = await runInside([askWord, 'zsh', `escrow-cli ${line}`], full);
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  const [kind, ...lines] = ran.stdout.split('\n').slice(0, -1);
  return { kind, words: lines.map((each) => each.split('\t')[0]), lines };
}

describe('suggestions at the cursor', () => {
  const types = Object.keys(eventMoments);
  const cases: [line: string, kind: string, words: string[]][] = [
    ['re', 'whole', ['release', 'refund']],
    ['help rel', 'whole', ['release']],
    ['help webhooks ver', 'whole', ['verify']],
    ['webhooks ver', 'whole', ['verify']],
    ['--quiet webhooks ver', 'whole', ['verify']],
    ['nonsense ', 'whole', []],
    ['completion ', 'whole', ['bash', 'zsh', 'fish']],
    ['trigger payout.', 'whole', types.filter((type) => type.startsWith('payout.'))],
    ['list --status re', 'whole', ['released', 'refunded']],
    ['list --status=re', 'whole', ['--status=released', '--status=refunded']],
    ['list --limit ', 'whole', []],
    ['get x --json=reference,curr', 'open', ['--json=reference,currency']],
    ['get x --json=reference,ref', 'open', ['--json=reference,refunds', '--json=reference,refunds_count']],
    ['list --query ', 'open', ['data', 'has_more', 'next_cursor']],
    ['list --json=refere', 'open', ['--json=reference']],
    ['events stream --events escrow.funded,charge.f', 'open', ['escrow.funded,charge.failed']],
    ['listen --events payout.f', 'open', ['payout.failed']],
    ['initiate --from ', 'files', []],
    ['webhooks verify --headers-file=', 'files', []],
    ['webhooks verify < ', 'files', []],
    ['get ', 'whole', ['ORD-1001']],
    ['delivery tr', 'whole', ['track']],
    ['delivery track ', 'whole', ['ORD-1001']],
    ['delivery track x --wait ', 'whole', ['delivered']],
    ['delivery track x --query label', 'open', ['label_url']],
    ['sandbox delivery ORD-1001 --status ', 'whole', [...sandboxDeliveryStatuses]],
    ['get -- ORD', 'whole', ['ORD-1001']],
    ['get ORD-2', 'whole', []],
    ['release ORD-1001 --confirm ', 'whole', ['ORD-1001']],
    ['dispute show ', 'whole', ['0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d']],
    ['webhooks get ', 'whole', ['0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15']],
    ['webhooks redeliver ', 'whole', ['0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b16']],
    ['webhooks verify --delivery ', 'whole', ['0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b16']],
    ['events get ', 'whole', ['0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10']],
    ['events stream --after ', 'whole', ['0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10']],
    ['charge get ', 'whole', ['ORD-2001']],
    ['sellers get ', 'whole', ['seller@example.com']],
    ['initiate --seller-email ', 'whole', ['seller@example.com']],
    ['accept x --payout-bank-code ', 'whole', ['058']],
    ['initiate --reference ', 'whole', []],
  ];
  it.each(cases)('%s', async (line, kind, words) => {
    expect(await ask(line)).toMatchObject({ kind, words });
  });

  it('of a flag: each once, and not beside its opposite', async () => {
    const { words } = await ask('initiate --reference x --amount-naira 5 --no-input --');
    expect(words).toContain('--customer-email');
    for (const gone of ['--reference', '--amount-naira', '--amount-kobo', '--no-input', '--amount'])
      expect(words).not.toContain(gone);
  });

  it('of a flag that may be repeated: once more', async () => {
    const { words } = await ask('listen --header a:b --resume --');
    expect(words).toContain('--header');
    expect(words).not.toContain('--resume');
  });

  it('after the last argument: flags, required ones first', async () => {
    expect((await ask('initiate ')).words.slice(0, 3)).toEqual([
      '--reference',
      '--amount-kobo',
      '--customer-email',
    ]);
  });

  it('of a reference: its state beside it, without what could move the cursor', async () => {
    api.escrows.set('evil', readyRecord({ reference: 'evil\u001b[2J', customer_email: 'a@example.com' }));
    api.escrows.set('mail', readyRecord({ reference: 'mail', customer_email: 'b\u001b[2J@example.com' }));
    expect((await ask('get ')).lines).toEqual([
      'ORD-1001\tfunded, buyer@example.com, ₦2,500.00 (250000 kobo)',
      'mail\tfunded, b\\x1b[2J@example.com, ₦2,500.00 (250000 kobo)',
    ]);
  });

  it('of a reference that begins with a dash: first the dashes that must precede it', async () => {
    api.escrows.set('-1', readyRecord({ reference: '-1' }));
    expect((await ask('get ')).words).toEqual(['ORD-1001', '--']);
    expect((await ask('get -- ')).words).toEqual(['ORD-1001', '-1']);
  });
});

describe('a suggestion', () => {
  it('only reads, with a live key as well, and the newest 50', async () => {
    expect((await ask('release ', { ESCROW_API_KEY: liveKey })).words).toEqual(['ORD-1001']);
    expect(api.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/public/v1/escrow?limit=50',
    ]);
  });

  it('asks the API for nothing but what it lists', async () => {
    for (const line of ['', 'initiate --', 'get --json=', 'list --status ', 'trigger ']) await ask(line);
    expect(api.received).toEqual([]);
  });

  it.each([
    ['without a key', { ESCROW_API_KEY: '' }],
    ['with a revoked key', { ESCROW_API_KEY: `${testKey}revoked` }],
    ['without a server', { ESCROW_BASE_URL: 'http://127.0.0.1:1/' }],
    ['with an address that is none', { ESCROW_BASE_URL: 'nowhere' }],
  ])('is silent %s', async (_, env) => {
    expect((await ask('get ', env)).words).toEqual([]);
  });

  it('is silent when the API refuses, answers nonsense or not at all', async () => {
    api.next(problem(403, 'plan_required'));
    expect((await ask('get ')).words).toEqual([]);
    api.next({ status: 200, body: '<html>', headers: { 'content-type': 'text/html' } });
    expect((await ask('get ')).words).toEqual([]);
    api.next('hold');
    const env = { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl };
    const ran = await runCli([askWord, 'bash', 'escrow-cli get ', ''], { env });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([[], ['tcsh', 'escrow-cli '], ['bash']])(
    'is silent when it is asked wrongly: %s',
    async (...words) => {
      expect(await runInside([askWord, ...words.flat()])).toMatchObject({ code: 0, stderr: '' });
    },
  );

  it('leaves stdin to the command', async () => {
    expect((await ask('get --api-key-stdin ')).words).toEqual([]);
    expect(api.received).toEqual([]);
  });
});

it('completion refuses a shell it does not know', async () => {
  const ran = await runInside(['completion', 'tcsh']);
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr).toContain('Shells: bash, zsh, fish');
});
