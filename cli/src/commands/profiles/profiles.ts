import { Stop } from '../../exit.js';
import { Profiles } from '../../profiles/profiles.js';
import { announceMode } from '../../remarks.js';
import { modeOf } from '../../settings.js';
import { type Column, renderPairs, renderRows } from '../../views/columns.js';
import type { CommandContext, HandCommand } from '../command.js';
import { type ProfileAnswer, profileAnswer, profileNames, profilePairs } from './view.js';

/** A file that cannot be used has a name and nothing else. */
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
  if (data.length === 0) output.hint('Save the first: escrow-cli login');
}

/** `profiles list`: the keys that are saved on this machine. */
export const listProfilesCommand: HandCommand = {
  words: ['profiles', 'list'],
  summary: 'List the saved profiles',
  description:
    'Every profile with its mode, the end of its key, whose it is and where it goes. The default one is ' +
    'used by commands that name neither a profile nor a key. Nothing is sent.',
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
    if (host.env[variable]) output.note(`${variable} is set and goes before the default profile.`);
}

/** `profiles use`: chooses the default profile. */
export const useProfileCommand: HandCommand = {
  words: ['profiles', 'use'],
  summary: 'Choose the default profile',
  description:
    'From now on commands use this profile, unless a flag or the environment names another, or a key. ' +
    'Until one is chosen, it is the profile called default. Nothing is sent.',
  arguments: [{ name: 'name', description: 'The profile.', profile: true }],
  flags: [],
  key: 'none',
  answer: { names: profileNames },
  examples: ['escrow-cli profiles use shop'],
  run: use,
};
