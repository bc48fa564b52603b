// `npm start`: installs and builds what is missing, then serves. This file and the one it imports keep to
// syntax that a very old Node can read, so that an old Node is refused with a sentence and not with a syntax
// error.
import { refuseOldNode } from './lib/node-version.mjs';

if (refuseOldNode()) {
  import('./lib/start.mjs').then((module) => module.start(process.argv.slice(2)));
}
