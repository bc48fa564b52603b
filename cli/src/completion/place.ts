import type { Command, Option } from 'commander';
import { attributeOf, readAnother, type Values } from '../flags.js';

/** The command line before the cursor, parsed. */
export interface Place {
  command: Command;
  /** The words that led to the command. */
  words: string[];
  /** Long names of the given flags. */
  given: Set<string>;
  values: Values;
  operands: string[];
  /** The flag whose value is next. */
  awaited?: Option;
  /** After `--`: everything that follows is an operand. */
  ended: boolean;
  /** After `help`: only names of commands follow. */
  helping: boolean;
}

/** The flags of the command and of its parents. */
export function flagsAt({ command }: Pick<Place, 'command'>): readonly Option[] {
  return command.parent
    ? [...command.options, ...flagsAt({ command: command.parent }).filter((flag) => !isIn(command, flag))]
    : command.options;
}

function isIn(command: Command, { long }: Option): boolean {
  return command.options.some((option) => option.long === long);
}

export function repeats(flag: Option): boolean {
  return (flag.parseArg as unknown) === readAnother;
}

function readFlag(place: Place & { values: Record<string, unknown> }, word: string): Option | undefined {
  const at = word.indexOf('=');
  const name = at < 0 ? word : word.slice(0, at);
  const flag = flagsAt(place).find(({ long, short }) => long === name || short === name);
  if (!flag) return undefined;
  place.given.add(flag.long ?? name);
  if (flag.required && at < 0) return flag;
  place.values[attributeOf(flag.long ?? name)] = at < 0 ? true : word.slice(at + 1);
  return undefined;
}

function readOperand(place: Place, word: string): void {
  if (word === 'help' && place.command.commands.length > 0 && !place.helping) {
    place.helping = true;
    return;
  }
  const inner = place.command.commands.find((command) => command.name() === word);
  if (inner && place.operands.length === 0) {
    place.command = inner;
    place.words.push(word);
  } else {
    place.operands.push(word);
  }
}

/** Parses the words before the cursor. */
export function findPlace(program: Command, words: readonly string[]): Place {
  const values: Record<string, unknown> = {};
  const place: Place & { values: Record<string, unknown> } = {
    command: program,
    words: [],
    given: new Set(),
    values,
    operands: [],
    ended: false,
    helping: false,
  };
  let awaited: Option | undefined;
  for (const word of words) {
    if (awaited) {
      values[attributeOf(awaited.long ?? '')] = word;
      awaited = undefined;
    } else if (word === '--' && !place.ended) place.ended = true;
    else if (!place.ended && word.startsWith('-') && word !== '-') awaited = readFlag(place, word);
    else readOperand(place, word);
  }
  return awaited ? { ...place, awaited } : place;
}
