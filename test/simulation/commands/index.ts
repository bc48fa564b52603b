import { backgroundCommands } from './background.js';
import { quirkCommands } from './bank-quirks.js';
import { buyerCommands } from './buyer.js';
import type { Command } from './command.js';
import { merchantCommands } from './merchant.js';
import { decisionCommands, operatorCommands } from './operator.js';
import { partnerCommands } from './partner.js';
import { paymentReportCommands } from './payment-report.js';
import { restoreCommands } from './restores.js';
import { sellerCommands } from './seller.js';
import { transferCommands } from './transfers.js';

/** Every command. A new one is one more row in one of these tables. */
export const commands: readonly Command[] = [
  ...merchantCommands,
  ...sellerCommands,
  ...buyerCommands,
  ...paymentReportCommands,
  ...operatorCommands,
  ...transferCommands,
  ...partnerCommands,
  ...quirkCommands,
  ...restoreCommands,
  ...backgroundCommands,
];

const decisions = new Set(
  [...merchantCommands, ...sellerCommands, ...buyerCommands, ...decisionCommands].map(({ name }) => name),
);

/** Whether somebody decides with this command what becomes of a checkout, and would decide it again. */
export function isDecision(name: string): boolean {
  return decisions.has(name) && name !== 'advance clock';
}

const byName = new Map(commands.map((command) => [command.name, command]));

export function commandOf(name: string): Command {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command;
}
