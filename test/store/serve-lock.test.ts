import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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

it('ends with the process that held it, however that ends', async () => {
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
