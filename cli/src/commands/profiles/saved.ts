import { Stop } from '../../exit.js';
import { masked } from '../../printable.js';
import type { Profile } from '../../profiles/profile-file.js';
import { Profiles } from '../../profiles/profile-file.js';
import { announceMode } from '../../remarks.js';
import { modeOf } from '../../settings.js';
import { type Column, renderPairs, renderRows } from '../../views/columns.js';
import type { CommandContext, CustomCommand } from '../command.js';

/** A profile with its key masked. */
export interface ProfileAnswer {
  name: string;
  default: boolean;
  mode: 'test' | 'live';
  key: string;
  account_id: string;
  account_name: string;
  base_url: string;
  saved_at: string;
}

export const profileNames = [
  'name',
  'default',
  'mode',
  'key',
  'account_id',
  'account_name',
  'base_url',
  'saved_at',
] as const;

export function profileAnswer(profile: Profile, defaultName: string): ProfileAnswer {
  const { name, api_key, ...saved } = profile;
  const isDefault = name === defaultName;
  return { name, default: isDefault, mode: modeOf(api_key), key: masked(api_key), ...saved };
}

export function profilePairs(answer: ProfileAnswer): [string, string][] {
  return [
    ['profile', answer.default ? `${answer.name} (default)` : answer.name],
    ['account', answer.account_name],
    ['mode', answer.mode],
    ['key', answer.key],
    ['address', answer.base_url],
  ];
}

async function logout({ host, output, values, print }: CommandContext): Promise<void> {
  const profiles = new Profiles(host);
  const given = (values.profile as string | undefined) ?? (host.env.ESCROW_PROFILE || undefined);
  const name = given ?? profiles.default().name;
  profiles.remove(name);
  print({ name, removed: true }, () => `Removed the key of profile ${name} from this machine.`);
  output.hint('The key itself still works. If somebody else may have it, revoke it: escrow-cli keys revoke');
}

export const logoutCommand: CustomCommand = {
  words: ['logout'],
  summary: 'Remove a saved API key',
  description:
    'Removes a profile and its key from this machine, by default the default profile. Nothing is sent, ' +
    'and the key itself still works.',
  arguments: [],
  flags: [{ flag: '--profile <name>', description: 'The profile to remove (ESCROW_PROFILE).' }],
  key: 'none',
  answer: { names: ['name', 'removed'] },
  examples: ['escrow-cli logout', 'escrow-cli logout --profile shop'],
  run: logout,
};

/** An unusable file has only its name. */
type Listed = Partial<ProfileAnswer> & Pick<ProfileAnswer, 'name' | 'default'>;

const columns: readonly Column<Listed>[] = [
  { title: 'profile', text: ({ name }) => name },
  { title: 'default', text: (listed) => (listed.default ? 'default' : '') },
  { title: 'mode', text: ({ mode }) => mode ?? '' },
  { title: 'key', text: ({ key }) => key ?? '' },
  { title: 'account', text: ({ account_name }) => account_name ?? '' },
  { title: 'address', text: ({ base_url }) => base_url ?? '' },
];

async function list({ host, output, print }: CommandContext): Promise<void> {
  const profiles = new Profiles(host);
  const { name: defaultName } = profiles.default();
  const data = profiles.names().flatMap((name): Listed[] => {
    try {
      const profile = profiles.read(name);
      return profile ? [profileAnswer(profile, defaultName)] : [];
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      output.note(`${name}: ${[error.message, ...error.advice].join(' ')}`);
      return [{ name, default: name === defaultName }];
    }
  });
  print({ data }, () => renderRows(data, columns, output.terminal, output.paint));
  if (data.length === 0) output.hint('Save the first one: escrow-cli login');
}

export const listProfilesCommand: CustomCommand = {
  words: ['profiles', 'list'],
  summary: 'List the saved profiles',
  description:
    'Lists every profile with its mode, the end of its key, its account and its address. Commands ' +
    'without a profile or a key use the default one. Nothing is sent.',
  arguments: [],
  flags: [],
  key: 'none',
  answer: { names: ['data'], item: profileNames },
  examples: ['escrow-cli profiles list', 'escrow-cli profiles list --json=name,mode,default'],
  run: list,
};

async function use({ host, params, output, print }: CommandContext): Promise<void> {
  const profiles = new Profiles(host);
  const profile = profiles.demand(params.name ?? '');
  profiles.use(profile.name);
  const { name, api_key, base_url } = profile;
  announceMode({
    settings: { apiKey: api_key, baseUrl: base_url, mode: modeOf(api_key), profile: name },
    output,
  });
  const answer = profileAnswer(profile, name);
  print(answer, () => renderPairs(profilePairs(answer), output.paint));
  for (const variable of ['ESCROW_API_KEY', 'ESCROW_PROFILE'])
    if (host.env[variable]) output.note(`${variable} is set and overrides the default profile.`);
}

export const useProfileCommand: CustomCommand = {
  words: ['profiles', 'use'],
  summary: 'Choose the default profile',
  description:
    'Commands use this profile from now on, unless a flag or the environment names another profile or a ' +
    'key. Until you choose one, the profile called default is used. Nothing is sent.',
  arguments: [{ name: 'name', description: 'The profile.', profile: true }],
  flags: [],
  key: 'none',
  answer: { names: profileNames },
  examples: ['escrow-cli profiles use shop'],
  run: use,
};
