import type { CustomCommand } from './command.js';
import { completionCommand } from './completion.js';
import { failedCommand } from './failed.js';
import { initCommand } from './init/init.js';
import { listenCommand } from './listen/listen.js';
import { explainCommand } from './profiles/explain.js';
import { loginCommand } from './profiles/login.js';
import { listProfilesCommand, logoutCommand, useProfileCommand } from './profiles/saved.js';
import { whoamiCommand } from './profiles/whoami.js';
import { signCommand } from './sign.js';
import { trackCommand } from './track.js';
import { triggerCommand } from './trigger/trigger.js';
import { verifyCommand } from './verify/verify.js';

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
  completionCommand,
];
