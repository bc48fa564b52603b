import type { Restore } from '../../server/src/adapters/store/restore-rows.js';
import { commandOf } from './commands/index.js';
import { type Intent, tellIntent } from './intent.js';
import type { Fault } from './scheduler.js';

/** One choice of the scheduler. A program is a list of them; any list is a program. */
export type Choice =
  /** Starts a command. */
  | { do: 'start'; task: number; intent: Intent }
  /** A waiting task makes its call and runs on to the next. */
  | { do: 'go'; task: number; nth: number; fault: Fault | null }
  /** A task makes one call after another while all others wait. */
  | { do: 'through'; task: number }
  /** The process ends under a task, which never continues. */
  | { do: 'crash'; task: number }
  /** Real time goes on, or is set back. */
  | { do: 'clock'; ms: number }
  /** A copy of the database is kept. */
  | { do: 'back up' }
  /**
   * The service stops, and starts again on an earlier copy of the database, counted back from the newest. The
   * operator says so, or PostgreSQL does by following another history; then nobody else does.
   */
  | { do: 'restore'; copy: number; cause: Restore['cause'] };

/** A program in lines that can be read; what a task does in one go is one line. */
export function tellProgram(program: readonly Choice[]): string[] {
  const lines: string[] = [];
  let run = { task: 0, count: 0 };
  for (const choice of program) {
    if (choice.do === 'go' && choice.fault === null && choice.task === run.task) {
      run.count += 1;
      lines[lines.length - 1] = `#${run.task} goes on, ${run.count} calls`;
      continue;
    }
    lines.push(tell(choice));
    run =
      choice.do === 'go' && choice.fault === null ? { task: choice.task, count: 1 } : { task: 0, count: 0 };
  }
  return lines;
}

function tell(choice: Choice): string {
  switch (choice.do) {
    case 'start':
      return `#${choice.task} ${tellIntent(choice.intent, commandOf(choice.intent.command).reads)}`;
    case 'go':
      return `#${choice.task} goes on${choice.fault === null ? '' : `, and its call is ${choice.fault}`}`;
    case 'through':
      return `#${choice.task} goes on to its end`;
    case 'crash':
      return `#${choice.task} dies`;
    case 'clock':
      return `${choice.ms} ms pass`;
    case 'back up':
      return 'the database is backed up';
    case 'restore':
      return `the database is copy ${choice.copy} again, as the ${choice.cause} says`;
  }
}
