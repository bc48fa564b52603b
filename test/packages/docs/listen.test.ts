import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { cliPath, ensureBuilt } from '../cli/built.js';
import { LocalServer } from '../cli/local-server.js';
import { runCommand } from '../cli/run.js';
import { blocksOf } from './blocks.js';

const [block] = blocksOf('docs/webhooks.md').filter(({ word }) => word === 'terminal');
const [command = '', ...shown] = (block?.text ?? '').trimEnd().split('\n');

/** Without what is different each time: addresses, secrets and times. */
function settled(line: string): string {
  return stripVTControlCharacters(line)
    .replace(/https?:\/\/[\w.]+:\d+/, 'ADDRESS')
    .replace(/[0-9a-f]{64}/, 'SECRET')
    .replace(/^\d\d:\d\d:\d\d/, 'TIME')
    .replace(/ +\d+ ms/, ' MS')
    .trimEnd();
}

forEachDatabase((engine, freshDatabase) => {
  const local = new LocalServer();
  let service: Service;
  beforeAll(async () => {
    await ensureBuilt();
    await local.start();
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await service.stop();
    await local.stop();
  });

  it(`listen shows on a terminal what the guide says that it shows, on ${engine}`, async () => {
    const words = command.replace(/^\$ escrow-cli /, '').replace(/http:\S+/, local.url);
    const env = {
      ESCROW_API_KEY: service.testKey,
      ESCROW_BASE_URL: service.url,
      SHELL: '/bin/sh',
      XDG_STATE_HOME: join(temporaryFolder(), 'state'),
    };
    const sell = async () => {
      const body = initiateBody({ reference: 'ORD-1001' });
      await service.call('POST', '/escrow/initiate', { body });
      await service.call('POST', '/sandbox/escrow/ORD-1001/fund', {});
    };
    let seen = '';
    const ran = await runCommand(
      'script',
      ['-qec', `exec '${process.execPath}' '${cliPath}' ${words}`, '/dev/null'],
      {
        env,
        keepStdin: true,
        started: (child) => {
          child.stdout?.on('data', (chunk: Buffer) => {
            const before = seen;
            seen += chunk.toString();
            const secret = /WEBHOOK_SECRET=([0-9a-f]{64})/.exec(seen)?.[1];
            if (secret) local.secret = secret;
            const hasJust = (text: string) => !before.includes(text) && seen.includes(text);
            if (hasJust('to stop')) void sell();
            if (hasJust('escrow.funded')) child.stdin?.write('\u0003');
          });
        },
      },
    );
    expect(ran.code, ran.stdout).toBe(130);
    expect(local.refused).toEqual([]);
    const lines = ran.stdout.split('\n').map(settled).filter(Boolean);
    expect(lines.slice(0, shown.length)).toEqual(shown.map(settled));
  });
});
