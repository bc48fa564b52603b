import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { cliPath, ensureBuilt } from './built.js';
import { HoldingProxy } from './holding-proxy.js';
import { Lasting } from './lasting.js';
import { type Ran, runCli, runCommand } from './run.js';

type Begin = (...more: string[]) => Lasting;

/** One point at which a command can be interrupted. */
interface Point {
  name: string;
  /** Brings a command to the point. */
  reach(proxy: HoldingProxy, begin: Begin): Promise<Lasting>;
  /** The exit code after Ctrl-C; a process that is starting or ending has another. */
  code?: number;
  /** Its advice, after the line about the money. */
  says: RegExp;
}

const unknown =
  /The outcome is unknown\. Check it: escrow-cli get \S+\nRunning the same command again is safe with --i/;

async function held(reached: Promise<void>, command: Lasting): Promise<Lasting> {
  await reached;
  return command;
}

const points: Record<string, Point> = {
  beginning: {
    name: 'before the first request',
    // It waits for its key on stdin, which never comes.
    reach: async (_, begin) => {
      const command = begin('--api-key-stdin');
      await once(command.child, 'spawn');
      return command;
    },
    says: /^$/,
  },
  looking: {
    name: 'while the state is read',
    reach: (proxy, begin) => held(proxy.hold('GET', 'answer'), begin()),
    code: 130,
    says: /^Nothing was (released|refunded)\.\n$/,
  },
  leaving: {
    name: 'when the write has left and has not reached the service',
    reach: (proxy, begin) => held(proxy.hold('POST', 'request'), begin()),
    code: 6,
    says: unknown,
  },
  committed: {
    name: 'after the commit and before the answer',
    reach: (proxy, begin) => held(proxy.hold('POST', 'answer'), begin()),
    code: 6,
    says: unknown,
  },
  printing: {
    name: 'while it prints',
    reach: async (_, begin) => {
      const command = begin();
      if (command.child.stdout) await once(command.child.stdout, 'data');
      return command;
    },
    says: /^Re(lease|fund) ₦/,
  },
  waiting: {
    name: 'while it waits for the money to arrive',
    reach: async (_, begin) => {
      const command = begin('--wait', 'paid');
      await command.says(/Waiting for paid/);
      return command;
    },
    code: 130,
    says: /Stopped waiting: \S+ is .*pending\.\n/,
  },
};

const every = Object.values(points);
const hardest = [points.leaving, points.committed] as Point[];

beforeAll(ensureBuilt);

forEachDatabase((engine, freshDatabase) => {
  // What the command does before it writes and after it was answered does not depend on the database.
  const tried = engine === 'SQLite' ? every : hardest;
  let service: Service;
  let proxy: HoldingProxy;
  const machine = { XDG_STATE_HOME: temporaryFolder() };
  beforeAll(async () => {
    service = await startService(await freshDatabase());
    proxy = await HoldingProxy.start(service.url);
  });
  afterAll(async () => {
    proxy.stop();
    await expectSoundLedger(service);
    await service.stop();
  });

  const env = (more: Record<string, string> = machine) => ({ ESCROW_API_KEY: service.testKey, ...more });
  const direct = (more?: Record<string, string>) => ({ ...env(more), ESCROW_BASE_URL: service.url });
  const through = () => ({ ...env(), ESCROW_BASE_URL: proxy.url });

  /** Brings a command to a point and ends it; what it has sent arrives late. */
  async function interrupt(point: Point, words: string[], signal: NodeJS.Signals): Promise<Lasting> {
    const command = await point.reach(proxy, (...more) => new Lasting([...words, ...more], through()));
    command.child.kill(signal);
    const code = await command.ended;
    if (signal === 'SIGINT') {
      if (point.code !== undefined) expect(code, command.stderr).toBe(point.code);
      expect(command.stderr).toMatch(point.says);
      if (point.code !== undefined) expect(command.stdout).toBe('');
    }
    return command;
  }

  /** Repeats the command, as advised if there is advice. */
  function repeat(words: string[], { stderr }: Lasting, from = direct()): Promise<Ran> {
    const advised = /--idempotency-key=[\w-]+/.exec(stderr);
    return runCli([...words, ...(advised ?? [])], { env: from });
  }

  const moved = async (escrow: TestEscrow, kind: 'payouts' | 'refunds'): Promise<number[]> =>
    (await escrow.read())[kind].map(({ amount }: { amount: number }) => amount);

  describe.each(tried)('release, interrupted $name', { timeout: 30_000 }, (point) => {
    it.each(['SIGINT', 'SIGKILL'] as const)('by %s and repeated pays once', async (signal) => {
      const escrow = await TestEscrow.funded(service);
      const words = ['release', escrow.reference];
      const first = await interrupt(point, words, signal);
      // The repeat overtakes the request that is still under way.
      const again = await repeat(words, first);
      proxy.letGo();
      expect(again.code, again.stderr).toBe(0);
      expect(again.stdout).toMatch(/^status +released$/m);
      const elsewhere = await runCli([...words, '--quiet'], {
        env: direct({ XDG_STATE_HOME: temporaryFolder() }),
      });
      expect(elsewhere.code, elsewhere.stderr).toBe(0);
      expect(elsewhere.stderr).toContain('already done: this was a repeat');
      expect(await moved(escrow, 'payouts')).toEqual([250_000]);
    });

    it.each(['SIGINT', 'SIGKILL'] as const)(
      'of a part, by %s and typed again, pays the part once',
      async (signal) => {
        const escrow = await TestEscrow.funded(service);
        const words = ['release', escrow.reference, '--amount-naira', '1000'];
        await interrupt(point, words, signal);
        const again = await runCli(words, { env: direct() });
        proxy.letGo();
        expect(again.code, again.stderr).toBe(0);
        // After its answer was printed, the same words are a new request.
        if (point !== points.printing) expect(await moved(escrow, 'payouts')).toEqual([100_000]);
      },
    );
  });

  describe.each(hardest)('release, interrupted $name', { timeout: 30_000 }, (point) => {
    it('by SIGKILL and repeated on a machine that knows nothing of it pays once', async () => {
      const escrow = await TestEscrow.funded(service);
      const words = ['release', escrow.reference];
      await interrupt(point, words, 'SIGKILL');
      proxy.letGo();
      const again = await runCli(words, { env: direct({ XDG_STATE_HOME: temporaryFolder() }) });
      expect(again.code, again.stderr).toBe(0);
      expect(await moved(escrow, 'payouts')).toEqual([250_000]);
    });
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'a part, interrupted by %s, is paid once also with a newer API key',
    async (signal) => {
      const escrow = await TestEscrow.funded(service);
      const words = ['release', escrow.reference, '--amount-naira', '1000'];
      await interrupt(points.committed as Point, words, signal);
      proxy.letGo();
      const again = await runCli(words, { env: { ...direct(), ESCROW_API_KEY: await service.newTestKey() } });
      expect(again.code, again.stderr).toBe(0);
      expect(again.stderr).toContain('An earlier run of this command was cut off');
      expect(await moved(escrow, 'payouts')).toEqual([100_000]);
    },
  );

  describe.each(hardest)('refund, interrupted $name', { timeout: 30_000 }, (point) => {
    it.each(['SIGINT', 'SIGKILL'] as const)('by %s and repeated pays back once', async (signal) => {
      const escrow = await TestEscrow.funded(service);
      const words = ['refund', escrow.reference];
      const again = await repeat(words, await interrupt(point, words, signal));
      proxy.letGo();
      expect(again.code, again.stderr).toBe(0);
      expect((await runCli(words, { env: direct() })).stderr).toContain('already done');
      expect(await moved(escrow, 'refunds')).toEqual([250_000]);
    });
  });

  it.each([0, 1, 100])(
    'a release whose answer is cut after %i bytes repeats itself, and pays once',
    async (bytes) => {
      const escrow = await TestEscrow.funded(service);
      const cut = proxy.cut('POST', bytes);
      const ran = await runCli(['release', escrow.reference, '--amount-naira', '1000'], { env: through() });
      await cut;
      expect(ran.code, ran.stderr).toBe(0);
      expect(ran.stderr).toContain('already done: this was a repeat');
      expect(await moved(escrow, 'payouts')).toEqual([100_000]);
    },
  );

  it('the same part again, after the first was answered, is a new request', async () => {
    const escrow = await TestEscrow.funded(service);
    const words = ['release', escrow.reference, '--amount-naira', '1000'];
    for (const _ of [1, 2]) expect((await runCli(words, { env: direct() })).code).toBe(0);
    expect(await moved(escrow, 'payouts')).toEqual([100_000, 100_000]);
  });

  /** Ends the command while the question is open; the proxy makes the escrow look live, so that it asks. */
  it.each([
    ['Ctrl-C', 130],
    ['the end of its terminal', null],
  ])('%s while the question is open moves nothing; repeated, it pays once', async (end, code) => {
    const escrow = await TestEscrow.funded(service);
    proxy.rewrite = (text) => text.replaceAll('"mode":"test"', '"mode":"live"');
    let seen = '';
    const line = `exec '${process.execPath}' '${cliPath}' release ${escrow.reference}`;
    const ran = await runCommand('script', ['-qec', line, '/dev/null'], {
      env: { ...through(), SHELL: '/bin/sh' },
      keepStdin: true,
      started: (child) => {
        child.stdout?.on('data', (chunk: Buffer) => {
          seen += chunk.toString();
          if (!seen.includes('to release: ')) return;
          if (code === null) child.kill('SIGKILL');
          else child.stdin?.write('\u0003');
        });
      },
    });
    proxy.rewrite = (text) => text;
    expect(ran.code, `${end}: ${seen}`).toBe(code);
    if (code !== null) expect(seen).toContain('Nothing was released.');
    expect(await moved(escrow, 'payouts')).toEqual([]);
    const again = await runCli(['release', escrow.reference], { env: direct() });
    expect(again.code).toBe(0);
    expect(await moved(escrow, 'payouts')).toEqual([250_000]);
  });
});
