import { connect } from '../client.js';
import type { Flight, Host } from '../context.js';
import { exitCodes, Stop } from '../exit.js';
import type { Values } from '../flags.js';
import type { Output } from '../output.js';
import { readSelection, selected } from '../select.js';
import { readSettings, type Settings } from '../settings.js';
import type { CommandContext, CustomCommand } from './command.js';

interface Given {
  host: Host;
  flight: Flight;
  output: Output;
  values: Values;
  params: CommandContext['params'];
}

function refuseLive(command: CustomCommand, settings: Settings): Settings {
  if (command.key !== 'test' || settings.mode === 'test') return settings;
  throw new Stop(
    exitCodes.unauthorised,
    {
      title: 'Test keys only',
      code: 'test_mode_only',
      detail: `${command.words.join(' ')} works in test mode only. Nothing was sent.`,
    },
    ['Use a key that begins with svc_test_.'],
  );
}

/** The first Ctrl-C asks a lasting command to end, the second ends the process. */
function windDownSignal(command: CustomCommand, flight: Flight): AbortSignal {
  const controller = new AbortController();
  if (command.lasts) flight.windDown = () => controller.abort();
  return controller.signal;
}

function contextOf(command: CustomCommand, given: Given): CommandContext {
  const { host, flight, output, values } = given;
  const selection = readSelection(
    command,
    values.json as string | undefined,
    values.query as string | undefined,
  );
  let read: Promise<Settings> | undefined;
  const settings = (): Promise<Settings> => {
    read ??= readSettings(host, values).then((settings) => refuseLive(command, settings));
    return read;
  };
  return {
    ...given,
    signal: windDownSignal(command, flight),
    settings,
    connect: async () => connect({ values, flight, output, settings: await settings() }),
    print: (answer, text) => output.data(selected(answer, selection, output) ?? text()),
    printLine: (answer, text) => output.data(selected(answer, selection, { ...output, indent: 0 }) ?? text()),
  };
}

export async function runCommand(command: CustomCommand, given: Given): Promise<void> {
  const context = contextOf(command, given);
  try {
    await command.run(context);
  } finally {
    given.flight.windDown = undefined;
  }
}
