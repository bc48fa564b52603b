import type { Command, Option } from 'commander';
import { repeats } from './completion/place.js';
import { isOperation, rowAt, type Source, sourceOfArgument, sourceOfFlag } from './completion/source.js';
import { exitMeanings } from './exit.js';
import { flagTerm } from './flags.js';
import { operationExamples } from './help.js';

/** A command that is no group, with the words that lead to it. */
export interface Leaf {
  words: string[];
  command: Command;
}

export function leavesOf(command: Command, words: readonly string[] = []): Leaf[] {
  return command.commands.flatMap((inner) => {
    const path = [...words, inner.name()];
    return inner.commands.length > 0 ? leavesOf(inner, path) : [{ words: path, command: inner }];
  });
}

function valuesOf(source: Source | undefined): object {
  if (!source) return {};
  if (source.from === 'choices')
    return { choices: source.choices, ...(source.listed ? { several: true } : {}) };
  if (source.from === 'list') return { listed_by: source.list.words.join(' '), field: source.name };
  if (source.from === 'profiles') return { listed_by: 'profiles list', field: 'name' };
  return { takes: source.from === 'files' ? 'file' : 'argument' };
}

function flagOf(option: Option, words: readonly string[]): object {
  const { long, description, required, optional } = option;
  const value = required ? 'required' : optional ? 'optional' : 'none';
  return {
    flag: long,
    usage: flagTerm(option),
    value,
    description,
    required: /\(required[;)]/.test(description),
    repeats: repeats(option),
    ...(value === 'none' ? {} : valuesOf(sourceOfFlag(rowAt(words), option))),
  };
}

function argumentsOf({ command, words }: Leaf): object[] {
  const row = rowAt(words);
  return command.registeredArguments.map((argument, index) => ({
    name: argument.name(),
    description: argument.description,
    required: argument.required,
    ...valuesOf(row && sourceOfArgument(row, index)),
  }));
}

function visibleFlags(command: Command): readonly Option[] {
  return command.options.filter(({ hidden }) => !hidden);
}

/** Returns what depends on whether a command is one operation of the API or not. */
function natureOf(words: readonly string[]): object {
  const row = rowAt(words);
  if (!row) return { key: 'none', examples: [`escrow-cli ${words.join(' ')}`] };
  if (isOperation(row)) {
    const { operationId, method, path, fields, body, previews, repeat, streams, errors, answer } = row;
    return {
      key: row.keys ?? 'any',
      operationId,
      method,
      path,
      fields,
      body,
      previews,
      repeat,
      lasts: streams === true,
      errors,
      answer,
      examples: operationExamples(row),
    };
  }
  const { key, lasts = false, answer, examples } = row;
  return { key, lasts, answer, examples };
}

function commandOf(leaf: Leaf): object {
  const { command, words } = leaf;
  return {
    command: words.join(' '),
    summary: command.summary(),
    description: command.description(),
    arguments: argumentsOf(leaf),
    flags: visibleFlags(command).map((flag) => flagOf(flag, words)),
    ...natureOf(words),
  };
}

/** Describes every command and flag, for programs. */
export function capabilitiesOf(program: Command): object {
  return {
    version: program.version(),
    exit_codes: exitMeanings,
    flags: visibleFlags(program).map((flag) => flagOf(flag, [])),
    commands: leavesOf(program).map(commandOf),
  };
}
