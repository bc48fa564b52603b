// `npm test`: installs, builds and checks everything; the last line it prints is the count. `npm test --
// <path>` runs only the suites named. Kept to old syntax for the same reason as start.mjs.
import { refuseOldNode } from './lib/node-version.mjs';

if (refuseOldNode()) {
  import('./lib/test.mjs').then((module) => module.test(process.argv.slice(2)));
}
