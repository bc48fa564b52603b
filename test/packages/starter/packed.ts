import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packed } from '../../harness/packed.js';
import { runCommand } from '../cli/run.js';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Unpacks what is published of a package to where a registry's install would put it. */
async function installPacked(workspace: 'sdk' | 'cli', folder: string): Promise<string> {
  const target = join(folder, 'node_modules/@escrow-checkout', workspace);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', (await packed())[workspace], '-C', target, '--strip-components=1']);
  return target;
}

/** Other packages come from this workspace, so that no registry is asked. */
function link(folder: string, names: readonly string[], from: string): void {
  for (const name of names) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(at(`${from}/${name}`), target);
  }
}

/** Installs `escrow-cli` from its tarball, and returns the command. */
async function installCli(folder: string): Promise<string> {
  await installPacked('sdk', folder);
  const cli = await installPacked('cli', folder);
  link(folder, ['commander'], 'cli/node_modules');
  return join(cli, 'bin/escrow-cli.js');
}

/** Has the packed `escrow-cli` write a shop, and installs what that needs. */
export async function writeShop(tools: string, folder: string): Promise<void> {
  const cli = await installCli(tools);
  const ran = await runCommand(process.execPath, [cli, 'init', folder, '--no-install']);
  if (ran.code !== 0) throw new Error(ran.stderr);
  await installPacked('sdk', folder);
  link(folder, ['express', 'tsx', 'typescript', '@types/express'], 'cli/node_modules');
  link(folder, ['@types/node'], 'node_modules');
}
