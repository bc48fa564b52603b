import type { Command } from 'commander';
import type { Mode } from '../domain/records.js';
import { OperatorError } from './environment.js';

/** The options of a list of one mode, which is live unless `--test` asks for the sandbox. */
export interface ModeOptions {
  live: boolean;
  test: boolean;
}

export function addModeOptions(command: Command, whatIsListed: string): Command {
  return command
    .option('--live', `${whatIsListed} of live mode, which is the default`, false)
    .option('--test', `${whatIsListed} of test mode instead`, false);
}

/** @throws OperatorError if both are named */
export function modeOf({ live, test }: ModeOptions): Mode {
  if (live && test) throw new OperatorError('Name --live or --test, not both: a list is of one mode.');
  return test ? 'test' : 'live';
}
