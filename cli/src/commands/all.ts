import type { CustomCommand } from './command.js';
import { completionCommand } from './completion.js';
import { docsCommand } from './docs.js';
import { failedCommand } from './failed.js';
import { initCommand } from './init/init.js';
import { keysCommands } from './keys.js';
import { listenCommand } from './listen/listen.js';
import { openCommand } from './open.js';
import { explainCommand } from './profiles/explain.js';
import { loginCommand } from './profiles/login.js';
import { listProfilesCommand, logoutCommand, useProfileCommand } from './profiles/saved.js';
import { whoamiCommand } from './profiles/whoami.js';
import { signCommand } from './sign.js';
import { trackCommand } from './track.js';
import { triggerCommand } from './trigger/trigger.js';
import { verifyCommand } from './verify/verify.js';
import { versionCommand } from './version.js';

/** In the order of the help. */
export const customCommands: readonly CustomCommand[] = [
  initCommand,
  listenCommand,
  triggerCommand,
  loginCommand,
  logoutCommand,
  whoamiCommand,
  listProfilesCommand,
  useProfileCommand,
  explainCommand,
  failedCommand,
  verifyCommand,
  signCommand,
  trackCommand,
  openCommand,
  ...keysCommands,
  docsCommand,
  completionCommand,
  versionCommand,
];
