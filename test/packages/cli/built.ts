import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locked } from '../../harness/lock.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

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

/** Builds what the CLI runs from, unless it is newer than its sources. */
export async function ensureBuilt(): Promise<void> {
  const packages = [
    ['sdk', 'dist/index.js'],
    ['cli', 'dist/main.js'],
  ] as const;
  locked('cli-build', () => {
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
