// `node scripts/program.mjs <file> <arguments>`: runs a program of test/, after installing and building what
// it needs. Kept to old syntax for the same reason as start.mjs.
import { refuseOldNode } from './lib/node-version.mjs';

if (refuseOldNode()) {
  import('./lib/program.mjs').then((module) => module.runProgram(process.argv[2], process.argv.slice(3)));
}
