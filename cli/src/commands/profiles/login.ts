import { exitCodes, Stop, usage } from '../../exit.js';
import { askHidden } from '../../hidden-prompt.js';
import { canAsk } from '../../moving/ask.js';
import { apiKeyPattern, checkProfileName, type Profile, Profiles } from '../../profiles/profile-file.js';
import { announceMode } from '../../remarks.js';
import {
  defaultAddress,
  givenAddress,
  modeOf,
  readAddress,
  readFlaggedKey,
  type Settings,
} from '../../settings.js';
import { renderPairs } from '../../views/columns.js';
import type { CommandContext, CustomCommand } from '../command.js';
import { profileAnswer, profileNames, profilePairs } from './saved.js';
import { type Account, readAccount } from './whoami.js';

/** The profile that commands would use without a key. */
function targetName({ host, values }: CommandContext, profiles: Profiles): string {
  const given = (values.profile as string | undefined) ?? (host.env.ESCROW_PROFILE || undefined);
  return given === undefined ? profiles.default().name : checkProfileName(given);
}

/** Asks the API whose key it is. */
async function ask(context: CommandContext, settings: Settings): Promise<Account> {
  try {
    return await readAccount(context, settings);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    throw new Stop(error.exitCode, error.problem, [...error.advice, 'Nothing was saved.']);
  }
}

/** Refuses to overwrite a key of another account, mode or address: it may be the only copy. */
function refuseOther(before: Profile, { api_key, account_id, base_url, name }: Profile): void {
  const isSame =
    before.account_id === account_id &&
    modeOf(before.api_key) === modeOf(api_key) &&
    before.base_url === base_url;
  if (isSame) return;
  const held = `the ${modeOf(before.api_key)} key of ${before.account_name} for ${before.base_url}`;
  throw new Stop(
    exitCodes.conflict,
    { title: 'The profile is taken', code: 'profile_taken', detail: `'${name}' has ${held}.` },
    [
      'Save this key under another name: escrow-cli login --profile <name>',
      `Or remove that profile first: escrow-cli logout --profile ${name}`,
      'Nothing was saved.',
    ],
  );
}

/** Saves a profile; returns whether it replaced an older key. */
function save(profiles: Profiles, profile: Profile): boolean {
  if (profiles.create(profile)) return false;
  const before = profiles.read(profile.name);
  if (before) refuseOther(before, profile);
  profiles.replace(profile);
  return before !== null;
}

function comment({ output, host }: CommandContext, name: string, isDefault: boolean, isNewer: boolean): void {
  if (isNewer) output.note('This replaced the key that was saved before.');
  if (!isDefault)
    output.hint(`Use it with --profile ${name}, or make it the default: escrow-cli profiles use ${name}`);
  else if (host.env.ESCROW_API_KEY)
    output.note('ESCROW_API_KEY is set and overrides the default profile. Unset it to use the saved key.');
  else
    output.hint(
      output.paintNote('dim', 'next: escrow-cli initiate --help, or a backend: escrow-cli init shop'),
    );
}

async function login(context: CommandContext): Promise<void> {
  const { host, output, values } = context;
  const profiles = new Profiles(host);
  const name = targetName(context, profiles);
  // A broken or readable-by-others file is refused before the key is typed.
  const before = profiles.read(name);
  const saved = before && { value: readAddress(before.base_url) };
  const { value: baseUrl } = givenAddress(host, values) ?? saved ?? defaultAddress;
  const apiKey = await readLoginKey(context, `API key for ${baseUrl} (not shown while you type): `);
  const settings: Settings = { apiKey, baseUrl, mode: modeOf(apiKey) };
  announceMode({ settings: { ...settings, profile: name }, output });
  const account = await ask(context, settings);
  const profile: Profile = {
    name,
    api_key: apiKey,
    base_url: baseUrl,
    account_id: account.account_id,
    account_name: account.name,
    saved_at: new Date(host.now()).toISOString(),
  };
  const isNewer = save(profiles, profile);
  const answer = profileAnswer(profile, profiles.default().name);
  context.print(answer, () => renderPairs(profilePairs(answer), output.paint));
  comment(context, name, answer.default, isNewer);
}

export const loginCommand: CustomCommand = {
  words: ['login'],
  summary: 'Verify an API key and save it',
  description:
    'Asks for an API key without showing it, verifies it with the API, and saves it as a profile: the ' +
    'key and the address it is for, in a file that only you can read. Commands then need no key. Without ' +
    '--profile it saves the default profile. It does not overwrite a profile of another account, mode or ' +
    'address.',
  arguments: [],
  flags: [],
  key: 'any',
  answer: { names: profileNames },
  examples: [
    'escrow-cli login',
    'escrow-cli login --profile shop --base-url https://escrow.example.com',
    'escrow-cli login --profile shop --api-key-file key.txt',
  ],
  run: login,
};

function noKey(title: string, code: string, detail: string, ...advice: string[]): Stop {
  return new Stop(exitCodes.unauthorised, { title, code, detail }, [...advice, 'Nothing was saved.']);
}

/** Refuses what cannot be a key, without printing any of it. */
function checkKey(text: string): string {
  const key = text.trim();
  const refuse = (detail: string, remedy: string): Stop =>
    noKey('Not an API key', 'invalid_key_format', detail, remedy);
  if (key === '')
    throw noKey('No API key', 'missing_key', 'No API key.', 'A key begins with svc_test_ or svc_live_.');
  if (/^(whsec_\S*|[0-9a-f]{64})$/i.test(key))
    throw refuse(
      'This looks like the signing secret of a webhook.',
      'An API key begins with svc_test_ or svc_live_.',
    );
  if (/\s/.test(key)) throw refuse('It contains white space.', 'Copy the key again, in one piece.');
  if (apiKeyPattern.test(key)) return key;
  throw refuse(
    'A key begins with svc_test_ or svc_live_, followed by letters and digits.',
    'Copy the key alone, without quotes or a name before it.',
  );
}

/** Reads the key from a flag, else from a hidden prompt. */
async function readLoginKey(context: CommandContext, question: string): Promise<string> {
  const given = await readFlaggedKey(context.host, context.values);
  if (given) return checkKey(given.value);
  if (!canAsk(context))
    throw usage(
      'login can only ask for the key on a terminal.',
      'Elsewhere, pass --api-key-file <file>, or --api-key-stdin with the key on stdin.',
    );
  const { text, ending } = await askHidden(context.host, question);
  if (ending === 'interrupted')
    throw new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
  return checkKey(text);
}
