import { configFolder, type OwnFolder, stateFolder } from '../../folders.js';
import { wantsColour } from '../../output.js';
import { maskedSecret } from '../../printable.js';
import { type Connection, findConnection, modeOf, type Source } from '../../settings.js';
import { type Column, renderRows } from '../../views/columns.js';
import type { CommandContext, CustomCommand } from '../command.js';

/** One setting with its value and source. */
interface Setting extends Source {
  setting: string;
  value: string | number | boolean | null;
}

const usual: Source = { source: 'default', name: null };
const flag = (name: string): Source => ({ source: 'flag', name });
const variable = (name: string): Source => ({ source: 'environment', name });

function sourceOf({ source, name }: Source): Source {
  return { source, name };
}

function connectionSettings({ profile, apiKey, baseUrl }: Connection): Setting[] {
  const key = apiKey?.value;
  return [
    { setting: 'profile', value: profile?.value.name ?? null, ...sourceOf(profile ?? usual) },
    { setting: 'api_key', value: key ? maskedSecret(key) : null, ...sourceOf(apiKey ?? usual) },
    { setting: 'mode', value: key ? modeOf(key) : null, ...sourceOf(apiKey ?? usual) },
    { setting: 'base_url', ...baseUrl },
  ];
}

function colourSource({ host, values }: CommandContext): Source {
  if (values.color === false) return flag('--no-color');
  const { NO_COLOR, CLICOLOR_FORCE, TERM, CLICOLOR } = host.env;
  if (NO_COLOR) return variable('NO_COLOR');
  if (CLICOLOR_FORCE && CLICOLOR_FORCE !== '0') return variable('CLICOLOR_FORCE');
  if (TERM === 'dumb') return variable('TERM');
  return CLICOLOR === '0' ? variable('CLICOLOR') : usual;
}

function otherSettings(context: CommandContext): Setting[] {
  const { host, values } = context;
  const { env, stdout } = host;
  const secret = env.WEBHOOK_SECRET ? maskedSecret(env.WEBHOOK_SECRET) : null;
  const folder = ({ path, variable: name }: OwnFolder) => ({
    value: path,
    ...(name === null ? usual : variable(name)),
  });
  return [
    {
      setting: 'timeout_seconds',
      ...(values.timeout === undefined
        ? { value: 120, ...usual }
        : { value: Number(values.timeout), ...flag('--timeout') }),
    },
    {
      setting: 'input',
      value: values.input !== false,
      ...(values.input === false ? flag('--no-input') : usual),
    },
    { setting: 'quiet', value: values.quiet === true, ...(values.quiet ? flag('--quiet') : usual) },
    {
      setting: 'color',
      value: wantsColour(env, stdout.isTTY === true, values.color !== false),
      ...colourSource(context),
    },
    { setting: 'webhook_secret', value: secret, ...(secret === null ? usual : variable('WEBHOOK_SECRET')) },
    { setting: 'config_folder', ...folder(configFolder(host)) },
    { setting: 'state_folder', ...folder(stateFolder(host)) },
  ];
}

const columns: readonly Column<Setting>[] = [
  { title: 'setting', text: ({ setting }) => setting },
  { title: 'value', text: ({ value }) => (value === null ? '-' : String(value)) },
  { title: 'source', text: ({ source }) => source },
  { title: 'named', text: ({ name }) => name ?? '-' },
];

async function explain(context: CommandContext): Promise<void> {
  const { host, values, output, print } = context;
  const connection = await findConnection(host, values);
  const data = [...connectionSettings(connection), ...otherSettings(context)];
  print({ data }, () => renderRows(data, columns, output.terminal, output.paint));
}

export const explainCommand: CustomCommand = {
  words: ['config', 'explain'],
  summary: 'Print every setting and where it comes from',
  description:
    'Prints the settings of a command with these flags in this environment: each value, with keys ' +
    'hidden, and whether it comes from a flag, a variable, a profile or the default. Nothing is sent.',
  arguments: [],
  flags: [],
  key: 'any',
  answer: { names: ['data'], item: ['setting', 'value', 'source', 'name'] },
  examples: ['escrow-cli config explain', 'escrow-cli config explain --profile shop --json'],
  run: explain,
};
