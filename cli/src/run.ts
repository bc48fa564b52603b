import { type Command, CommanderError } from 'commander';
import { runCommand } from './commands/session.js';
import { answerCompletion } from './completion/answer.js';
import { askWord } from './completion/scripts.js';
import type { Host } from './context.js';
import { type Context, type Flight, referenceOf } from './context.js';
import { type ExitCode, exitCodes, Stop, usage } from './exit.js';
import { createOutput, type Output } from './output.js';
import { perform } from './perform.js';
import { commanderExitCode, createProgram, type Invocation, valueFlags } from './program.js';
import { report } from './report.js';
import { readSettings } from './settings.js';

/** Gives a bare `--json` an equals sign, so that it does not take the next word as its fields. */
function protectJson(argv: readonly string[], taking: ReadonlySet<string>): string[] {
  const end = argv.indexOf('--');
  return argv.map((word, index) => {
    const isValue = taking.has(argv[index - 1] ?? '');
    return word === '--json' && !isValue && (end < 0 || index < end) ? '--json=' : word;
  });
}

/** Treats help for an unknown command like the command itself, so that near names are suggested. */
function askPlainly(words: string[], { commands }: Command): string[] {
  const named = words[0] === 'help' ? words.slice(1) : words;
  const [name] = named;
  const isName = name !== undefined && name !== 'help' && !name.startsWith('-');
  return isName && commands.every((command) => command.name() !== name)
    ? named.filter((word) => word !== '--help' && word !== '-h')
    : words;
}

function outputOf(host: Host, { values }: Pick<Invocation, 'values'>): Output {
  const { json, quiet, color } = values;
  return createOutput(host, {
    json: json !== undefined,
    quiet: quiet === true,
    colour: color !== false,
    profile: values.profile as string | undefined,
  });
}

async function carryOut(host: Host, flight: Flight, invocation: Invocation): Promise<void> {
  const { row, command, params, values } = invocation;
  const output = outputOf(host, invocation);
  flight.profile = values.profile as string | undefined;
  if (command) return runCommand(command, { host, flight, output, values, params });
  const settings = await readSettings(host, values);
  const context: Context = { row, host, output, values, params, settings, flight };
  await perform(context);
}

/** Runs a command line and returns its exit code. */
export async function run(argv: readonly string[], host: Host, flight: Flight): Promise<number> {
  if (argv[0] === askWord) {
    await answerCompletion(argv.slice(1), host);
    return exitCodes.done;
  }
  let invocation: Invocation | undefined;
  const said: string[] = [];
  const program = createProgram(
    argv,
    (invoked) => {
      invocation = invoked;
      return carryOut(host, flight, invoked);
    },
    (text) => void host.stdout.write(`${text}\n`),
  );
  // Commander prints before it throws; its text is held back in case it must be JSON.
  const speech = {
    writeOut: (text: string) => void host.stdout.write(text),
    writeErr: (text: string) => void said.push(text),
    outputError: (text: string) => void said.push(text),
  };
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap((inner) => inner.commands),
  ]) {
    command.configureOutput(speech);
  }
  const words = protectJson(askPlainly([...argv], program), valueFlags(program));
  const json = words
    .slice(0, words.indexOf('--') + 1 || undefined)
    .some((word) => word.startsWith('--json='));
  const output = (): Output =>
    outputOf(host, { values: { ...(json ? { json } : {}), ...invocation?.values } });
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      const reference = invocation && referenceOf(invocation.params, undefined);
      return report(output(), error, json, invocation?.row, reference);
    }
    const exitCode = commanderExitCode(error);
    if (exitCode === exitCodes.done) return exitCode;
    return refuse(output(), said.join(''), helpLine(program, words), json);
  }
}

/** Returns the command line for the help of the command that the words reach. */
function helpLine(program: Command, words: readonly string[]): string {
  let reached = program;
  const names = [program.name()];
  for (const word of words) {
    const next = reached.commands.find((command) => command.name() === word);
    if (!next) continue;
    reached = next;
    names.push(word);
  }
  return `${names.join(' ')} --help`;
}

/** Reports what commander says about a wrong command line. */
function refuse(output: Output, said: string, help: string, json: boolean): ExitCode {
  const text = said.trimEnd();
  const [detail = '', ...advice] = text
    .replace(/^error: /, '')
    .replace("'--json='", "'--json'")
    .split('\n');
  const lines = [...advice.map((each) => each.replace(/^\((.*)\)$/, '$1')), `Help: ${help}`];
  // For a group without a command, commander prints its help.
  if (!text.startsWith('Usage: ')) report(output, usage(detail, ...lines), json);
  else if (json) report(output, usage('A command is missing.', `Help: ${help}`), json);
  else output.say(text);
  return exitCodes.usage;
}

/** Returns what Ctrl-C ends with: an unknown outcome while a write is under way. */
export function interruption(flight: Flight): Stop {
  const { advice } = flight;
  if (!advice) {
    return new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
  }
  const problem = {
    title: 'Interrupted',
    code: 'outcome_unknown',
    detail: 'Interrupted before the response arrived.',
  };
  return new Stop(exitCodes.unavailable, problem, advice);
}
