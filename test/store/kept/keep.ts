import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../harness/postgres.js';
import { Receiver } from '../../harness/receiver.js';
import { dumpDatabase } from './dump.js';
import {
  engines,
  fingerprintsFile,
  fingerprintsNow,
  folderOf,
  isKept,
  readFingerprints,
  version,
} from './files.js';
import { KeptService } from './service.js';
import { tellStory } from './story.js';

const usage = `Usage: npm run keep-database [-- --again]

Run it at every release, and when you have added a migration. It notes the fingerprint of each migration that
has none, and keeps a database of this version (${version}) unless there is one. A kept database and a noted
fingerprint never change; --again makes those of this version anew, which is right only before anything of it
has landed on main.`;

const now = Date.UTC(2026, 10, 20, 12);

/** Adds the fingerprints of new migrations; existing fingerprints stay as they are. */
function noteFingerprints(again: boolean): void {
  const kept = again ? {} : readFingerprints();
  const all = { ...fingerprintsNow(), ...kept };
  writeFileSync(fingerprintsFile, `${JSON.stringify(all, null, 2)}\n`);
}

async function keep(): Promise<void> {
  const folder = folderOf(version);
  const scratch = mkdtempSync(join(tmpdir(), 'escrow-kept-'));
  const postgres = await startPostgres();
  const receiver = await Receiver.start();
  try {
    mkdirSync(folder, { recursive: true });
    for (const engine of engines) {
      const databaseUrl =
        engine === 'sqlite' ? `sqlite:${join(scratch, 'kept.db')}` : await postgres.createDatabase('kept');
      const liveBooksUrl = `sqlite:${join(scratch, `live-${engine}.db`)}`;
      const service = await KeptService.open({ databaseUrl, liveBooksUrl, receiver, now, series: 1 });
      const story = await tellStory(service, receiver).finally(() => service.close());
      const dump = await dumpDatabase(engine, databaseUrl);
      writeFileSync(join(folder, `${engine}.sql`), dump);
      writeFileSync(join(folder, `${engine}.json`), `${JSON.stringify(story, null, 2)}\n`);
      console.log(`${engine}: ${Math.round(dump.length / 1000)} kB`);
    }
  } finally {
    await receiver.stop();
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

const args = process.argv.slice(2).filter((word) => word !== '--');
if (args.some((word) => word !== '--again')) {
  console.log(usage);
} else {
  const again = args.includes('--again');
  noteFingerprints(again);
  if (again || !isKept(version)) await keep();
  else console.log(`A database of ${version} is kept already.`);
}
