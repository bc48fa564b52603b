import type { HandCommand } from './command.js';
import { completionCommand } from './completion.js';
import { failedCommand } from './failed.js';
import { initCommand } from './init/command.js';
import { listenCommand } from './listen/command.js';
import { explainCommand } from './profiles/explain.js';
import { loginCommand } from './profiles/login.js';
import { logoutCommand } from './profiles/logout.js';
import { listProfilesCommand, useProfileCommand } from './profiles/profiles.js';
import { whoamiCommand } from './profiles/whoami.js';
import { signCommand } from './sign.js';
import { triggerCommand } from './trigger/trigger.js';
import { verifyCommand } from './verify/verify.js';

/** The commands that are written by hand, in the order of the help. */
export const handCommands: readonly HandCommand[] = [
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
  completionCommand,
];
