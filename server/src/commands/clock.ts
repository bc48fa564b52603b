import type { Command } from 'commander';
import { confirmClock } from '../features/clock/service-clock.js';
import { withServices } from './operator.js';
import { print, timeOf } from './output.js';

/** Adds the command that lets money move again after a leap of the clock. */
export function addClockCommands(program: Command): void {
  program
    .command('clock')
    .description('the clock of the service')
    .command('confirm')
    .description('after a leap, confirm that the clock is right: what it makes due moves again')
    .action(() =>
      withServices(async (services) => {
        const now = await confirmClock(services);
        if (now === null) print('The clock has not leapt: there is nothing to confirm.');
        else print(`It is ${timeOf(now)}. What this makes due moves within seconds.`);
      }),
    );
}
