import { fingerprintContents, listFiles } from './fingerprint.mjs';
import { runPnpm } from './pnpm.mjs';
import { printProgress } from './progress.mjs';
import { Stop } from './run.mjs';
import { readStamp, removeStamp, requireWritableRoot, writeStamp } from './stamp.mjs';

const stampName = '.escrow-installed';
const packages = ['contract', 'web', 'server', 'sdk', 'cli', 'openapi', 'site', 'test'];

/** Leaves out the tests' packages, and with them a second SQLite and a PostgreSQL. */
const productFilters = [
  '.',
  '@escrow-checkout/server...',
  '@escrow-checkout/cli...',
  '@escrow-checkout/site...',
];

/** Whether this scope (`product` or `all`) is installed, for this Node. */
export function isInstalled(scope) {
  const stamp = readStamp(stampName);
  const covers = stamp?.scope === scope || stamp?.scope === 'all';
  return covers && stamp.abi === abi() && stamp.manifests === fingerprintManifests();
}

/** Installs the frozen lock file. Returns false if there was nothing to do; `print` gets progress lines. */
export async function install(scope, print = undefined) {
  if (isInstalled(scope)) return false;
  requireWritableRoot();
  const before = readStamp(stampName);
  removeStamp(stampName);
  const filters = scope === 'product' ? productFilters.flatMap((filter) => ['--filter', filter]) : [];
  const settings = ['--frozen-lockfile', '--config.confirm-modules-purge=false', '--reporter=append-only'];
  await runOrStop([...filters, 'install', ...settings], print);
  // pnpm keeps a native addon that was built for another Node, which then fails to load.
  if (before && before.abi !== abi()) await runOrStop(['-r', 'rebuild', '--reporter=append-only'], print);
  writeStamp(stampName, { scope, abi: abi(), manifests: fingerprintManifests() });
  return true;
}

async function runOrStop(args, print) {
  const progress = printProgress(print);
  const { code, output } = await runPnpm(args, { onLine: progress.onLine }).finally(progress.end);
  if (code === 0) return;
  console.error(output.split('\n').slice(-60).join('\n'));
  throw new Stop('Installing failed, for the reason above; once it is mended, the same command carries on.');
}

function abi() {
  return `${process.platform}-${process.arch}-${process.versions.modules}`;
}

function fingerprintManifests() {
  const manifests = packages.map((name) => `${name}/package.json`);
  return fingerprintContents(
    listFiles(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]),
  );
}
