import { basename, join, resolve } from 'node:path';
import { exitCodes, Stop, usage } from '../../exit.js';
import { printable, quoted } from '../../printable.js';
import { clonedSdkFolder, releaseVersion } from '../../starter.js';
import type { CommandContext, CustomCommand } from '../command.js';
import { copySdk, type Placement, placeFiles, refuseFilled, writeFiles } from './folder.js';
import { install, packageManagerOf } from './install.js';
import { isPackageName, packageNameOf, planFiles, type StarterOptions } from './plan.js';

/** Where the SDK of a clone is copied, below the new folder. */
const vendored = 'vendor/sdk';
const secondsMax = 300;

interface Begun {
  folder: string;
  name: string;
  /** The SDK's version, or the folder it was copied to. */
  sdk: string;
  files: string[];
  kept: string[];
  moved: Placement['moved'];
  installed: boolean;
  next: string[];
}

const answerNames = ['folder', 'name', 'sdk', 'files', 'kept', 'moved', 'installed', 'next'];

/** Reads the flags; the key is written to a file only with `--with-key`. */
async function optionsOf(
  context: CommandContext,
  folder: string,
  clone: string | null,
): Promise<StarterOptions> {
  const { values } = context;
  const given = values.name as string | undefined;
  if (given !== undefined && !isPackageName(given))
    throw usage(`--name must be a valid name of an npm package, such as my-shop, not '${given}'.`);
  const settings = values.withKey ? await context.settings() : null;
  return {
    name: given ?? packageNameOf(basename(folder)),
    sdk: clone ? `file:./${vendored}` : releaseVersion(),
    apiKey: settings?.apiKey ?? null,
    baseUrl: settings?.baseUrl ?? (values.baseUrl as string | undefined) ?? null,
  };
}

function nextCommands(manager: string, shown: string, installed: boolean): string[] {
  return [
    ...(shown === '.' ? [] : [`cd ${quoted(shown)}`]),
    ...(installed ? [] : [`${manager} install`]),
    `${manager} run sale`,
  ];
}

/** Installs the dependencies; returns the failure, if any. */
async function installInto(context: CommandContext, folder: string, manager: string): Promise<Stop | null> {
  const { host, output, values, flight } = context;
  output.hint(
    output.paintNote('dim', `Installing with ${manager}. Press Ctrl-C to install it yourself later.`),
  );
  const abort = new AbortController();
  flight.windDown = () => abort.abort();
  const timeoutMs = Number(values.timeout ?? secondsMax) * 1_000;
  const { outcome, said } = await install(host, manager, folder, { timeoutMs, signal: abort.signal });
  if (outcome === 'done') return null;
  if (outcome === 'interrupted')
    return new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
  const why = outcome === 'late' ? `took more than ${timeoutMs / 1_000} s` : 'failed';
  if (said) output.hint(said.split('\n').map(printable).join('\n'));
  const detail = `The files are written, but ${manager} install ${why}.`;
  return new Stop(exitCodes.unavailable, { title: 'Not installed', code: 'not_installed', detail });
}

function advise({ host, output, values }: CommandContext, { kept, moved, next }: Begun): void {
  for (const path of kept) output.note(`kept ${printable(path)} as it was`);
  for (const { path, to } of moved) output.note(`moved ${printable(path)} to ${printable(to)}`);
  if (!values.withKey && !kept.includes('.env'))
    output.hint(
      host.env.ESCROW_API_KEY
        ? 'The shop reads the key from ESCROW_API_KEY, or from .env, which has none yet.'
        : 'Put a test key of the service into .env, after ESCROW_API_KEY=.',
    );
  output.hint(`Next, with the sandbox service running:\n${next.map((line) => `  ${line}`).join('\n')}`);
}

/** Refuses before anything is written. */
function refuse({ values }: CommandContext, folder: string, shown: string, placement: Placement): void {
  if (!values.force) refuseFilled(folder, shown);
  if (values.withKey && placement.kept.includes('.env'))
    throw usage('There is a .env already, which is not changed. Write the key into it yourself.');
}

async function init(context: CommandContext): Promise<void> {
  const { host, output, values, params } = context;
  const shown = params.folder ?? '.';
  const folder = resolve(shown);
  if (!values.force) refuseFilled(folder, shown);
  const clone = clonedSdkFolder();
  const options = await optionsOf(context, folder, clone);
  const placement = placeFiles(folder, planFiles(options));
  refuse(context, folder, shown, placement);
  const manager = packageManagerOf(host);
  const files = [...placement.written.map(({ path }) => path), ...(clone ? [`${vendored}/`] : [])];
  const begun = (installed: boolean): Begun => ({
    folder,
    name: options.name,
    sdk: clone ? vendored : options.sdk,
    files,
    kept: placement.kept,
    moved: placement.moved,
    installed,
    next: nextCommands(manager, shown, installed),
  });
  const show = (answer: Begun) =>
    context.print(answer, () => files.map((path) => printable(join(shown, path))).join('\n'));
  if (values.dryRun) {
    show(begun(false));
    return output.hint('Nothing was written.');
  }
  writeFiles(folder, placement);
  if (clone) copySdk(clone, join(folder, vendored));
  const failure = values.install === false ? null : await installInto(context, folder, manager);
  const answer = begun(values.install !== false && failure === null);
  show(answer);
  advise(context, answer);
  if (failure) throw failure;
}

export const initCommand: CustomCommand = {
  words: ['init'],
  summary: 'Write a merchant backend to start from',
  description:
    'Writes a small backend into an empty folder and installs its packages. It uses TypeScript, Express ' +
    'and the SDK, and has tests and a webhook handler that verifies each event and handles it once. `npm ' +
    'run sale` then takes a sale through the sandbox, from the order to the payout. It asks no ' +
    'questions. Installing may take five minutes, or --timeout. In a clone of the service the SDK is ' +
    'copied from there.',
  arguments: [{ name: 'folder', description: 'The folder; the current one by default.', optional: true }],
  flags: [
    { flag: '--name <name>', description: 'The name of the package; by default that of the folder.' },
    { flag: '--with-key', description: 'Write your test key and the address of the service into .env.' },
    { flag: '--no-install', description: 'Write the files without installing the packages.' },
    { flag: '--force', description: 'Write into a folder that is not empty; files in the way are moved.' },
    { flag: '--dry-run', description: 'List the files without writing any.' },
  ],
  key: 'test',
  answer: { names: answerNames },
  examples: ['escrow-cli init shop', 'escrow-cli init shop --with-key', 'escrow-cli init shop --dry-run'],
  run: init,
};
