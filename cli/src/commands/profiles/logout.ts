import { Profiles } from '../../profiles/profiles.js';
import type { CommandContext, HandCommand } from '../command.js';

async function logout({ host, output, values, print }: CommandContext): Promise<void> {
  const profiles = new Profiles(host);
  const given = (values.profile as string | undefined) ?? (host.env.ESCROW_PROFILE || undefined);
  const name = given ?? profiles.default().name;
  profiles.remove(name);
  print({ name, removed: true }, () => `Removed the key of profile ${name} from this machine.`);
  output.hint('The key itself goes on working. If somebody else may know it, have it revoked.');
}

/** `logout`: removes a saved key from this machine. */
export const logoutCommand: HandCommand = {
  words: ['logout'],
  summary: 'Remove a saved API key',
  description:
    'Removes a profile, and with it the key, from this machine; without --profile the default one. Nothing ' +
    'is sent, and the key itself goes on working.',
  arguments: [],
  flags: [{ flag: '--profile <name>', description: 'The profile to remove (ESCROW_PROFILE).' }],
  key: 'none',
  answer: { names: ['name', 'removed'] },
  examples: ['escrow-cli logout', 'escrow-cli logout --profile shop'],
  run: logout,
};
