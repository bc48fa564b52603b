import { masked } from '../../printable.js';
import type { Profile } from '../../profiles/profiles.js';
import { modeOf } from '../../settings.js';

/** A profile as it is shown: its key but for the last letters hidden. */
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
  ...['name', 'default', 'mode', 'key', 'account_id', 'account_name', 'base_url', 'saved_at'],
] as const;

export function profileAnswer(profile: Profile, defaultName: string): ProfileAnswer {
  const { name, api_key, ...saved } = profile;
  const isDefault = name === defaultName;
  return { name, default: isDefault, mode: modeOf(api_key), key: masked(api_key), ...saved };
}

/** The same in lines for people. */
export function profilePairs(answer: ProfileAnswer): [string, string][] {
  return [
    ['profile', answer.default ? `${answer.name} (default)` : answer.name],
    ['account', answer.account_name],
    ['mode', answer.mode],
    ['key', answer.key],
    ['address', answer.base_url],
  ];
}
