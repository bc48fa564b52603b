import { chargeTable } from '../../../server/src/domain/charge/table.js';
import { escrowTable } from '../../../server/src/domain/escrow/table.js';
import { chargeAfter, worldAfter } from '../../../server/src/domain/testing/cells.js';
import { type CommandWord, chargeStories, escrowStories } from './stories.js';

/** What a command does to a status: where it leads, and whether that is its usual way. */
export interface Transition {
  from: string;
  command: CommandWord;
  to: string;
  /** Without parts released, returned or taken back before. */
  isUsual: boolean;
}

interface Story {
  given: string;
  isUsual: boolean;
}

/** A life as its table of rules has it. */
export interface Machine {
  statuses: readonly string[];
  /** Every cell of the table. */
  cells: readonly { from: string; command: CommandWord }[];
  transitions: readonly Transition[];
}

interface Life {
  status: string;
  /** Where a phrase leads; null where it is refused or changes nothing. */
  say(phrase: string): string | null;
}

type Table = Readonly<Record<string, object>>;

/**
 * Takes the rules themselves through every story and every command, and notes what they do. Nobody writes the
 * picture down: it is what the service does.
 */
function explore(
  table: Table,
  stories: readonly Story[],
  phrases: readonly string[],
  live: (given: string) => Life,
): Machine {
  const found = new Map<string, Transition>();
  for (const { given, isUsual } of stories) {
    for (const phrase of phrases) {
      const life = live(given);
      const from = life.status;
      const command = phrase.split(' ')[0] as CommandWord;
      const to = command in (table[from] ?? {}) ? life.say(phrase) : null;
      if (to === null) continue;
      const key = `${from} ${command} ${to}`;
      const known = found.get(key);
      found.set(key, { from, command, to, isUsual: isUsual || known?.isUsual === true });
    }
  }
  const cells = Object.entries(table).flatMap(([from, row]) =>
    Object.keys(row).map((command) => ({ from, command: command as CommandWord })),
  );
  return { statuses: Object.keys(table), cells, transitions: [...found.values()] };
}

/** The life of an escrow. */
export function escrowMachine(): Machine {
  return explore(escrowTable, escrowStories.givens, escrowStories.phrases, (given) => {
    const world = worldAfter(given);
    const say = (phrase: string) => {
      const decision = tryTo(() => world.say(phrase));
      return decision && 'kind' in decision && decision.kind === 'change'
        ? decision.after.escrow.status
        : null;
    };
    return { status: world.aggregate.escrow.status, say };
  });
}

/** The life of a direct charge. */
export function chargeMachine(): Machine {
  return explore(chargeTable, chargeStories.givens, chargeStories.phrases, (given) => {
    const world = chargeAfter(given);
    const say = (phrase: string) => {
      const decision = tryTo(() => world.say(phrase));
      return decision && 'kind' in decision && decision.kind === 'change'
        ? decision.after.charge.status
        : null;
    };
    return { status: world.aggregate.charge.status, say };
  });
}

/** A phrase can speak of what a story has not, such as a credit before any arrived. */
function tryTo<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
