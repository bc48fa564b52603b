import type { HandCommand } from './command.js';
import { completionCommand } from './completion.js';
import { failedCommand } from './failed.js';
import { listenCommand } from './listen/command.js';
import { signCommand } from './sign.js';
import { triggerCommand } from './trigger/trigger.js';
import { verifyCommand } from './verify/verify.js';

/** The commands that are written by hand, in the order of the help. */
export const handCommands: readonly HandCommand[] = [
  listenCommand,
  triggerCommand,
  failedCommand,
  verifyCommand,
  signCommand,
  completionCommand,
];
