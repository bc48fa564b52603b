import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createHistory,
  migrations,
  recordMigration,
} from '../../../server/src/adapters/store/migrations/index.js';
import { tamper } from '../../audit/tampering/tamper.js';
import { forEachDatabaseAtOnce } from '../../harness/databases.js';
import { operateBeside } from '../../harness/server-process.js';
import { loadDatabase } from '../../store/kept/dump.js';

/** Numbers may be left out, so neither is counted. */
const [before, newest] = migrations.slice(-2).map(({ number }) => number);

/** Makes a database as the version before the newest migration left it. */
async function fill(url: string): Promise<void> {
  const engine = url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const earlier = migrations.slice(0, -1);
  const tables = earlier.flatMap((each) => each.statements(engine));
  const marks = earlier.map((each) => recordMigration(each, 1));
  await loadDatabase(url, [createHistory(engine), ...tables, ...marks].map((text) => `${text};`).join('\n'));
}

forEachDatabaseAtOnce((engine, _, emptyDatabase) => {
  describe(`an operator command, on ${engine} and a database`, { timeout: 60_000 }, () => {
    const run = (url: string, words: string) => operateBeside({ DATABASE_URL: url }, ...words.split(' '));

    it.each(['account list', 'account create Shop', 'inbox'])(
      'that is behind: %s migrates nothing',
      async (words) => {
        const url = await emptyDatabase();
        await fill(url);
        for (let n = 0; n < 2; n++) {
          const ran = await run(url, words);
          expect(ran).toMatchObject({ code: 1, stdout: '' });
          const numbers = `is at migration ${before}, this program at ${newest}`;
          const sentence = `${numbers}: run escrow-server migrate`;
          expect(ran.stderr).toMatch(new RegExp(`^The database \\S+ ${sentence}, or start [^\\n]+\\.\\n$`));
        }
        expect(await run(url, 'migrate')).toMatchObject({ code: 0, stderr: '' });
        expect(await run(url, words)).toMatchObject({ code: 0, stderr: '' });
      },
    );

    it('that is ahead: no command touches it', async () => {
      const url = await emptyDatabase();
      await run(url, 'migrate');
      await tamper(url, "insert into migration values (9000, 'from-tomorrow', 0)");
      for (const words of ['account list', 'migrate']) {
        const ran = await run(url, words);
        expect(ran).toMatchObject({ code: 1, stdout: '' });
        const numbers = `is at migration 9000, this program at ${newest}`;
        const sentence = `${numbers}: use the escrow-server of the version`;
        expect(ran.stderr).toMatch(new RegExp(`^The database \\S+ ${sentence}[^\\n]+\\.\\n$`));
      }
    });

    it('that is empty: only account create and migrate make tables', async () => {
      const url = await emptyDatabase();
      if (url.startsWith('sqlite:')) writeFileSync(url.slice('sqlite:'.length), '');
      const ran = await run(url, 'account list');
      expect(ran).toMatchObject({ code: 1, stdout: '' });
      expect(ran.stderr).toMatch(/^The database \S+ has no tables yet: run escrow-server migrate[^\n]*\.\n$/);
      expect(await run(url, 'account create Shop')).toMatchObject({ code: 0, stderr: '' });
      expect(await run(url, 'account list')).toMatchObject({ code: 0, stderr: '' });
    });
  });
});
