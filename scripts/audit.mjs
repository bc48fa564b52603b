// `npm run audit:ledger -- <database>`: the independent auditor, which brings a SQLite of its own. Kept to
// old syntax for the same reason as start.mjs.
import { refuseOldNode } from './lib/node-version.mjs';

if (refuseOldNode()) {
  import('./lib/audit.mjs').then((module) => module.audit(process.argv.slice(2)));
}
