import { beforeAll, describe, expect, it } from 'vitest';
import { customCommands } from '../../../cli/src/commands/all.js';
import { exitMeanings } from '../../../cli/src/exit.js';
import { eventMoments, operationRows } from '../../../cli/src/operations.generated.js';
import { createProgram } from '../../../cli/src/program.js';
import { runInside } from './run.js';

interface Flag {
  flag: string;
  value: string;
  required: boolean;
  repeats: boolean;
  choices?: string[];
  takes?: string;
  listed_by?: string;
}

interface Capability {
  command: string;
  summary: string;
  arguments: { name: string; required: boolean; choices?: string[]; listed_by?: string }[];
  flags: Flag[];
  examples: string[];
  errors?: string[];
}

let document: { version: string; exit_codes: object; flags: Flag[]; commands: Capability[] };
beforeAll(async () => {
  const { code, stdout, stderr } = await runInside(['capabilities', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  document = JSON.parse(stdout) as typeof document;
});

const program = createProgram(
  [],
  () => Promise.resolve(),
  () => undefined,
);

type Command = typeof program;

/** The commands that can be called, as commander knows them. */
function callable(command: Command, words: string[] = []): [words: string[], command: Command][] {
  return command.commands.flatMap((inner): [string[], Command][] =>
    inner.commands.length > 0
      ? callable(inner, [...words, inner.name()])
      : [[[...words, inner.name()], inner]],
  );
}

const find = (name: string): Capability | undefined =>
  document.commands.find(({ command }) => command === name);
const flagOf = (name: string, flag: string) => find(name)?.flags.find((each) => each.flag === flag);

describe('capabilities', () => {
  it('name every command that can be called, and no other', () => {
    const called = callable(program).map(([words]) => words.join(' '));
    expect(document.commands.map(({ command }) => command)).toEqual(called);
    const made = [...operationRows, ...customCommands].map(({ words }) => words.join(' '));
    expect([...called].sort()).toEqual([...made, 'capabilities'].sort());
  });

  it.each(callable(program))('of %s name every flag and argument', (words, command) => {
    const found = find(words.join(' '));
    const flags = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long);
    expect(found?.flags.map(({ flag }) => flag)).toEqual(flags);
    expect(found?.arguments.map(({ name }) => name)).toEqual(
      command.registeredArguments.map((argument) => argument.name()),
    );
    expect(found?.examples.length).toBeGreaterThan(0);
    for (const { argChoices, long } of command.options)
      if (argChoices) expect(flagOf(words.join(' '), long ?? '')?.choices).toEqual(argChoices);
  });

  it('say what a value can be', () => {
    expect(flagOf('list', '--status')?.choices).toContain('funded');
    expect(flagOf('listen', '--events')?.choices).toEqual(Object.keys(eventMoments));
    expect(flagOf('get', '--json')?.choices).toContain('amount_held');
    expect(flagOf('initiate', '--from')?.takes).toBe('file');
    expect(flagOf('initiate', '--reference')?.required).toBe(true);
    expect(flagOf('listen', '--header')?.repeats).toBe(true);
    expect(find('release')?.arguments).toMatchObject([{ name: 'reference', listed_by: 'list' }]);
    expect(find('completion')?.arguments[0]?.choices).toEqual(['bash', 'zsh', 'fish']);
    expect(find('release')?.errors).toContain('not_funded');
  });

  it('say what the exit codes mean, and which flags may come before a command', () => {
    expect(document.exit_codes).toEqual(JSON.parse(JSON.stringify(exitMeanings)));
    expect(document.flags.map(({ flag }) => flag)).toEqual(program.options.map(({ long }) => long));
    expect(document.version).toBe(program.version());
  });
});
