import { readFileSync } from 'node:fs';

/** Returns whether this Node is new enough; if not, prints which is needed and sets the exit code. */
export function refuseOldNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const wanted = manifest.engines.node.replace('>=', '');
  const found = process.versions.node;
  if (isAtLeast(found, wanted)) return true;
  console.error(
    `Escrow Checkout needs Node ${wanted} or newer, and this is Node ${found}: install a newer one.`,
  );
  process.exitCode = 1;
  return false;
}

function isAtLeast(version, wanted) {
  const have = version.split('.').map(Number);
  const need = wanted.split('.').map(Number);
  for (let place = 0; place < need.length; place += 1) {
    if (have[place] !== need[place]) return have[place] > need[place];
  }
  return true;
}
