import { backgroundCommands } from './background.js';
import type { Command } from './command.js';
import { merchantCommands } from './merchant.js';
import { operatorCommands } from './operator.js';
import { partnerCommands } from './partner.js';
import { sellerCommands } from './seller.js';
import { transferCommands } from './transfers.js';

/** Every command. A new one is one more row in one of these tables. */
export const commands: readonly Command[] = [
  ...merchantCommands,
  ...sellerCommands,
  ...operatorCommands,
  ...transferCommands,
  ...partnerCommands,
  ...backgroundCommands,
];

const byName = new Map(commands.map((command) => [command.name, command]));

export function commandOf(name: string): Command {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command;
}
