import type { Command } from 'commander';
import { applyNow, dismissNotification, readStored } from '../features/operator/notifications.js';
import { withServices } from './operator.js';
import { print, quoted, readReason, repeated, timeOf } from './output.js';

/** Adds the commands for notifications of partners that could not be applied. */
export function addNotificationCommands(program: Command): void {
  const notification = program.command('notification').description('notifications of banking partners');
  notification
    .command('show <notification>')
    .description('show when it came, what it is about, and why it is not applied')
    .action((id: string) => withServices((services) => show(services, id)));
  notification
    .command('apply <notification>')
    .description('ask the partner about it at once')
    .action((id: string) =>
      withServices(async (services) => {
        const { isRepeat } = await applyNow(services, id);
        print(`The notification ${id} is applied${repeated(isRepeat)}.`);
      }),
    );
  notification
    .command('dismiss <notification>')
    .description('let one be that cannot be applied')
    .requiredOption('--reason <text>', 'why nothing is lost by it', readReason)
    .action((id: string, { reason }: { reason: string }) =>
      withServices(async (services) => {
        const { isRepeat } = await dismissNotification(services, id, reason);
        print(`The notification ${id} is dismissed${repeated(isRepeat)}.`);
      }),
    );
}

async function show(services: Parameters<typeof readStored>[0], id: string): Promise<void> {
  const { notification, lastError } = await readStored(services, id);
  const { partner, mode, receivedAt, appliedAt, dismissedReason, aboutJson } = notification;
  print(`notification  ${notification.id}, ${partner}, ${mode}, received ${timeOf(receivedAt)}`);
  print(`about         ${quoted(aboutJson)}`);
  if (dismissedReason !== null) print(`dismissed     ${timeOf(appliedAt ?? 0)}: ${quoted(dismissedReason)}`);
  else if (appliedAt !== null) print(`applied       ${timeOf(appliedAt)}`);
  else print(`not applied   ${lastError === null ? 'yet' : quoted(lastError)}`);
}
