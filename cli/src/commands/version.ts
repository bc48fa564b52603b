import { releaseVersion } from '../starter.js';
import type { CommandContext, CustomCommand } from './command.js';

async function showVersion({ print }: CommandContext): Promise<void> {
  const answer = { version: releaseVersion(), node: process.version, platform: process.platform };
  print(answer, () => `escrow-cli ${answer.version} (Node ${answer.node}, ${answer.platform})`);
}

export const versionCommand: CustomCommand = {
  words: ['version'],
  summary: 'Print the version',
  description: 'Prints the version of escrow-cli, of Node, and the platform. Include them in a bug report.',
  arguments: [],
  flags: [],
  key: 'none',
  answer: { names: ['version', 'node', 'platform'] },
  examples: ['escrow-cli version', 'escrow-cli version --query version'],
  run: showVersion,
};
