import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { AlreadyServed, holdServeLock } from '../../server/src/adapters/store/serve-lock.js';
import { openSqliteIn, temporaryFolder } from '../harness/stores.js';
import { seedAccount } from './fixtures.js';

const folder = temporaryFolder();

it('refuses a second server and lets commands write beside the first', async () => {
  const file = join(folder, 'served.db');
  const lock = holdServeLock(file);
  expect(() => holdServeLock(file)).toThrow(AlreadyServed);
  const command = openSqliteIn(folder, { file });
  await command.migrate();
  await seedAccount(command);
  await command.close();
  lock.release();
  holdServeLock(file).release();
});

it.each(['exists', 'is still to be created'])(
  'refuses a second server through a symbolic link to a file that %s',
  (state) => {
    const file = join(folder, `linked that ${state}.db`);
    if (state === 'exists') writeFileSync(file, '');
    const [link, linkToLink] = [`${file}-link`, `${file}-link-to-link`];
    symlinkSync(file, link);
    symlinkSync(basename(link), linkToLink);
    for (const [first, second] of [
      [file, link],
      [linkToLink, file],
      [link, linkToLink],
    ] as const) {
      const lock = holdServeLock(first);
      expect(() => holdServeLock(second)).toThrow(AlreadyServed);
      lock.release();
    }
  },
);

it('the lock is released when its process ends, in whichever way', async () => {
  const file = join(folder, 'killed.db');
  const script = `
    import Sqlite from 'better-sqlite3';
    const lock = new Sqlite(process.argv[1] + '.serve-lock');
    lock.exec('begin exclusive');
    console.log('held');
    setInterval(() => lock.open, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, file], {
    cwd: new URL('..', import.meta.url),
  });
  await once(holder.stdout, 'data');
  expect(() => holdServeLock(file)).toThrow(AlreadyServed);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  holdServeLock(file).release();
});
