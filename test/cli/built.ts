import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

function newestMs(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(...files.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs));
}

function isStale(folder: string, output: string): boolean {
  const built = statSync(join(root, folder, output), { throwIfNoEntry: false });
  return !built || built.mtimeMs < newestMs(join(root, folder, 'src'));
}

/** One process builds at a time: test files run side by side. */
async function locked(work: () => void): Promise<void> {
  const lock = join(tmpdir(), `escrow-cli-build-${process.getuid?.() ?? 0}-${root.replaceAll(/\W/g, '_')}`);
  for (let triesLeft = 300; ; triesLeft -= 1) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (triesLeft === 0)
        throw new Error(`Another build holds ${lock}; remove it if none runs.`, { cause: error });
      await wait(100);
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

/** Builds what the CLI runs from, unless it is newer than its sources. */
export async function ensureBuilt(): Promise<void> {
  const packages = [
    ['sdk', 'dist/index.js'],
    ['cli', 'dist/main.js'],
  ] as const;
  await locked(() => {
    for (const [folder, output] of packages) {
      if (!isStale(folder, output)) continue;
      execFileSync(join(root, folder, 'node_modules/.bin/tsup'), {
        cwd: join(root, folder),
        stdio: 'inherit',
      });
    }
  });
}

/** The command as people run it. */
export const cliPath = join(root, 'cli/bin/escrow-cli.js');
