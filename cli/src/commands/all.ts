import type { HandCommand } from './command.js';
import { listenCommand } from './listen/command.js';
import { signCommand } from './sign.js';

/** The commands that are written by hand, in the order of the help. */
export const handCommands: readonly HandCommand[] = [listenCommand, signCommand];
